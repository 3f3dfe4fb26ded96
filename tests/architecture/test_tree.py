"""docs/tree.md names every package and module, as their docstrings do."""

from __future__ import annotations

from tests.architecture.tree import MARK, PAGE, entries, written


def test_the_map_of_the_house_is_true() -> None:
    assert MARK in PAGE.read_text("utf-8")
    assert written()[1].lstrip("\n") == entries(), "run: make tree"
