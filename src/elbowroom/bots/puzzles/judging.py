"""Judging a try: what somebody answered at a puzzle, and what it gave away."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from typing import Any, NamedTuple

from elbowroom.bots.chances import lost_between, mark_of
from elbowroom.bots.puzzles.playing import part_of
from elbowroom.bots.puzzles.puzzle import AT_ONCE, Puzzle
from elbowroom.bots.study import looked_at

DAYS = 9973
"""The puzzle of a day is so many places after that of the day before, over all of a game."""


class Try(NamedTuple):
    """What was answered at a puzzle so far."""

    played: list[tuple[int, str]]
    """Who answered what, chance among them, as far as it counts."""
    decided: bool
    """Whether what is asked for is decided."""


def try_of(puzzle: Puzzle, journal: Sequence[int]) -> Try:
    """Read a try from the answers given at a table that began with the puzzle."""
    state = puzzle.state()
    begun = part_of(state)
    played: list[tuple[int, str]] = []
    for action in journal:
        asked = state.decision.player
        played.append((asked, state.text(action)))
        state.apply(action)
        if asked == puzzle.seat and puzzle.kind == AT_ONCE:
            return Try(played, decided=True)
        if state.over or part_of(state) != begun:
            return Try(played, decided=True)
    return Try(played, decided=False)


def verdict(puzzle: Puzzle, played: list[tuple[int, str]]) -> dict[str, Any]:
    """Say what a decided try gave away, and what the best way has over it."""
    own = [text for asked, text in played if asked == puzzle.seat]
    if puzzle.kind == AT_ONCE:
        lost = puzzle.losses.get(own[0])
        if lost is not None:
            return _told(puzzle, lost, own, [] if lost <= 0.0 else puzzle.best["why"])
    found = looked_at(puzzle.state().view(puzzle.seat), played)
    return _told(puzzle, found["lost"], own, found["why"])


def _told(puzzle: Puzzle, lost: float, own: list[str], why: list[dict[str, Any]]) -> dict[str, Any]:
    lost = min(lost, puzzle.now)
    return {
        "right": puzzle.right(lost),
        "before": puzzle.now,
        "after": lost_between(puzzle.now, lost),
        "lost": lost,
        "mark": mark_of(lost),
        "why": why,
        "played": own,
    }


def daily(puzzles: Sequence[Puzzle], day: date) -> Puzzle | None:
    """Choose the puzzle of a day, the same for everybody; none comes back before all have been."""
    if not puzzles:
        return None
    in_order = sorted(puzzles, key=lambda each: each.id)
    return in_order[day.toordinal() * DAYS % len(in_order)]
