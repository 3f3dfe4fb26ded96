"""The odds of a game as it went: who was likely to win after each turn, and where it turned."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any, NamedTuple

from elbowroom.bots.study import study_of
from elbowroom.catalogue import game as find_game
from elbowroom.kernel.state import State

TURNING_POINTS = 3
"""How many turning points are named, unless more or fewer are asked for."""
LEAST_SWING = 0.1
"""A turn that moved less than this share of the victory is no turning point."""


class Odds(NamedTuple):
    """What is expected at one moment of a game."""

    move: int
    """How many answers had been given."""
    turn: int
    """How many turns had begun."""
    player: int
    """Whose turn begins; after the last turn, who had it."""
    wins: list[float]
    """Each seat's share of the victory."""
    coins: list[float]
    """The coins each seat is expected to end with."""


class TurningPoint(NamedTuple):
    """A turn that moved the odds."""

    turn: int
    """The number of the turn, from 1."""
    player: int
    """Who played it."""
    swing: float
    """The share of the victory that changed hands."""
    before: Odds
    after: Odds


def odds_of(positions: Sequence[State]) -> list[Odds]:
    """Give the odds of positions of one game, all at once; best asked at the start of a turn."""
    if not positions:
        return []
    expected = study_of(positions[0].game_id).expected(positions)
    return [
        Odds(len(each.journal), each.turns_begun, told.player, told.wins, told.coins)
        for each, told in zip(positions, expected, strict=True)
    ]


def odds_of_game(state: State) -> list[Odds]:
    """Give the odds at the start of every turn of a game so far, and at its end."""
    replica = find_game(state.game_id).start_of(state)
    moments: list[State] = []
    moves: list[int] = []
    begun = replica.turns_begun
    for number, action in enumerate(state.journal):
        replica.apply(action)
        if (replica.turns_begun != begun or replica.over) and not replica.awaits_chance():
            begun = replica.turns_begun
            moments.append(replica.copy())
            moves.append(number + 1)
    found = odds_of(moments)
    return [each._replace(move=move) for each, move in zip(found, moves, strict=True)]


def odds_of_record(record: Any) -> list[Odds]:
    """Give the odds of a recorded game; a record that does not replay is refused."""
    name = str(record.get("game", "")) if isinstance(record, dict) else ""
    return odds_of_game(find_game(name).replay(record))


def turning_points(moments: Sequence[Odds], most: int = TURNING_POINTS) -> list[TurningPoint]:
    """Find the turns that moved the odds most, biggest swing first."""
    found: list[TurningPoint] = []
    for before, after in pairwise(moments):
        swing = sum(abs(a - b) for a, b in zip(after.wins, before.wins, strict=True)) / 2
        if swing >= LEAST_SWING:
            found.append(TurningPoint(before.turn, before.player, swing, before, after))
    found.sort(key=lambda point: (-point.swing, point.turn))
    return found[:most]
