"""Positions set up by hand: what a game brings so that people can write theirs down."""

from __future__ import annotations

from typing import Any, Protocol


class Drafts(Protocol):
    """How a game completes what somebody has set up, and in which steps of a turn it can go on."""

    phases: tuple[str, ...]
    """The kinds of question a turn can be set to, in their order; not every player comes to each."""

    def complete(self, state: Any) -> None:
        """Put into the box what does not lie on the table, so that nothing is missing or there twice."""

    def begin(self, state: Any, player: int, phase: str) -> None:
        """Let it be a player's turn, at a step of it; what the steps before it do is taken for done."""

    def comes_to(self, state: Any, player: int, phase: str) -> bool:
        """Whether a player with these pieces is ever asked this."""
