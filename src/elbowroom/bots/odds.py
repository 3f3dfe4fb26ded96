"""A game judged whole: who was likely to win at every turn, what each turn lost, and where it turned."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any, Final, NamedTuple

from elbowroom.bots.study import Chances, chances, looked_at
from elbowroom.bots.turns import PlayedTurn, Turns, turns_of
from elbowroom.catalogue import game as find_game
from elbowroom.kernel.state import State
from elbowroom.kernel.view import View

TURNING_POINTS = 3
"""How many turning points are named, unless more or fewer are asked for."""
LEAST_SWING = 0.1
"""A turn that moved less than this share of the victory is no turning point."""
_OF_A_TURN: Final = ("bot", "before", "after", "lost", "mark", "why", "better")


class Odds(NamedTuple):
    """What is expected at one moment of a game."""

    move: int
    """How many answers had been given."""
    turn: int
    """How many turns had begun."""
    round: int
    player: int
    """Who begins to play; after the last turn, who had it."""
    wins: list[float]
    """Each seat's chance, in whole hundredths."""
    scores: list[float]
    """What each seat is expected to end with: coins or points."""


class TurningPoint(NamedTuple):
    """A turn that moved the odds."""

    turn: int
    """The number of the turn, from 1."""
    round: int
    player: int
    """Who played it."""
    swing: float
    """The share of the victory that changed hands."""
    move: int
    """How many answers had been given when it began."""


class JudgedGame(NamedTuple):
    """A game judged whole."""

    moments: list[Odds]
    """Whenever somebody began to play, and the end, or now."""
    turns: list[dict[str, Any]]
    """What every turn was worth, in the order they were played."""


def judged_game(state: State) -> JudgedGame:
    """Judge a game so far: every turn against the best one from what its player saw."""
    turns = turns_of(state)
    looked = [looked_at_turn(state.game_id, state.setup, turn) for turn in turns.ended]
    return put_together(state, turns, looked, chances(state))


def odds_of_game(state: State) -> list[Odds]:
    """Give the odds whenever somebody began to play in a game so far, and at its end."""
    return judged_game(state).moments


def odds_of_record(record: Any) -> list[Odds]:
    """Give the odds of a recorded game; a record that does not replay is refused."""
    return odds_of_game(replayed(record))


def replayed(record: Any, until: int | None = None) -> State:
    """Replay a record of any game; one that was cut short, edited or made under other rules is refused."""
    name = str(record.get("game", "")) if isinstance(record, dict) else ""
    return find_game(name).replay(record, until)


def looked_at_turn(game: str, setup: dict[str, Any], turn: PlayedTurn) -> dict[str, Any]:
    """Compare one turn of a game with the best one from what its player saw."""

    def seen(position: dict[str, Any]) -> View:
        return find_game(game).restore(setup, position).view(turn.seat)

    later = {place: seen(position) for place, position in turn.later.items()}
    return looked_at(seen(turn.position), turn.played, later)


def put_together(
    final: State, turns: Turns, looked: Sequence[dict[str, Any]], end: Chances
) -> JudgedGame:
    """Put turns that were looked at, and what is expected at the end or now, in order."""
    moments = [
        Odds(turn.move, turn.turn, turn.round, turn.seat, each["wins"], each["scores"])
        for turn, each in zip(turns.ended, looked, strict=True)
    ]
    moments.append(_last(final, turns, end))
    told = [
        {
            "turn": turn.turn,
            "round": turn.round,
            "seat": turn.seat,
            "move": turn.move,
            "until": turn.until,
            "played": turn.own_answers(),
            **{key: each[key] for key in _OF_A_TURN},
            "better_move": turn.move + each["better_after"],
        }
        for turn, each in zip(turns.ended, looked, strict=True)
    ]
    return JudgedGame(moments, told)


def _last(final: State, turns: Turns, end: Chances) -> Odds:
    """Give the end of a game, or the moment it has come to."""
    last = turns.going_on or (turns.ended[-1] if turns.ended else None)
    now = int(final.position_dict()["round"])
    player = last.seat if last else 0
    return Odds(len(final.journal), final.turns_begun, now, player, end.wins, end.scores)


def turning_points(moments: Sequence[Odds], most: int = TURNING_POINTS) -> list[TurningPoint]:
    """Find the turns that moved the odds most, biggest swing first."""
    found: list[TurningPoint] = []
    for before, after in pairwise(moments):
        moved = sum(abs(a - b) for a, b in zip(after.wins, before.wins, strict=True)) / 2
        swing = round(moved, 2)
        if swing >= LEAST_SWING:
            found.append(TurningPoint(before.turn, before.round, before.player, swing, before.move))
    found.sort(key=lambda point: (-point.swing, point.move))
    return found[:most]
