"""Whoever thinks for a page, in a worker of its own: one question after the other."""

from __future__ import annotations

from typing import Any

from elbowroom.browser import judge
from elbowroom.browser.worker import packed, unpacked
from elbowroom.hosting.bench import Bench

_bench = Bench()


def think(question: str) -> str:
    """Answer a question that another worker has packed."""
    return packed(_bench.answer(unpacked(question)))


def judge_with(network: Any) -> None:
    """Let JavaScript multiply for the learned judge."""
    judge.install(network)
