"""What the server tells of a game's past; the OpenAPI document is made from this."""

from __future__ import annotations

from typing import Any

from elbowroom.protocol.responses import Change, Decision, Event, Score, Told


class Moment(Told):
    """The view after so many moves."""

    move: int
    moves: int
    position: dict[str, Any]
    decision: Decision | None


class MissedStep(Told):
    """One move of others: what it changed for who looks, and who is asked after it."""

    move: int
    decision: Decision | None
    changes: list[Change]


class Missed(Told):
    """What others did since one's own last turn: the view before it, then move by move."""

    move: int
    position: dict[str, Any]
    decision: Decision | None
    steps: list[MissedStep]


class ReplayStep(Told):
    """One move of a finished game, and what it changed."""

    move: int
    player: int
    action: str
    events: list[Event]
    changes: list[Change]


class RoundScores(Told):
    """What everybody had after a round, if the game had ended then."""

    round: int
    """0 is the set-up."""
    move: int
    """How many moves had been made."""
    seats: list[Score]


class Replay(Told):
    """A finished game, move by move."""

    setup: dict[str, Any]
    position: dict[str, Any]
    steps: list[ReplayStep]
    rounds: list[RoundScores]
    """Empty where a game counts as it goes."""
