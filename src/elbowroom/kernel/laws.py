"""The laws of a game: what is true of every position it can reach, and what a given one breaks."""

from __future__ import annotations

from typing import NamedTuple

from elbowroom.kernel.errors import InvalidPosition
from elbowroom.kernel.reasons import Refusal


class Breach(NamedTuple):
    """A law that a position breaks, and the regions where it does."""

    reason: Refusal
    regions: tuple[str, ...] = ()


def hold(breaches: list[Breach]) -> None:
    """Refuse a position that breaks a law, by the first of them."""
    for breach in breaches:
        raise InvalidPosition(breach.reason.sentence)
