"""What is said and told of puzzles; the OpenAPI document is made from this."""

from __future__ import annotations

from typing import Any, Literal

from elbowroom.protocol.requests import Name, Said
from elbowroom.protocol.responses import ActionStep, Told
from elbowroom.protocol.study import Reason, TurnPlan


class OpenPuzzle(Said):
    """Somebody wants to try a puzzle."""

    name: Name


class PuzzleLine(Told):
    """A puzzle in the list."""

    id: str
    theme: str
    grade: int
    """From 1, easy, to 5."""
    rating: int
    players: int
    kind: Literal["answer", "turn"]
    """Whether one answer decides it, or a whole turn is played."""


class PuzzlesOfGame(Told):
    """The puzzles of a game, easiest first."""

    game: str
    daily: str | None
    """The one of the day."""
    drills: list[str]
    """The themes of which there are enough for a series."""
    puzzles: list[PuzzleLine]


class Puzzles(Told):
    """All puzzles there are."""

    today: str
    games: list[PuzzlesOfGame]


class OtherWay(Told):
    """A way that gives something away, and the bots that fall for it."""

    plan: list[ActionStep]
    lost: float
    bots: list[str]


class PuzzleAnswer(Told):
    """A puzzle with its answer."""

    game: str
    id: str
    theme: str
    kind: Literal["answer", "turn"]
    seat: int
    unit: str
    setup: dict[str, Any]
    position: dict[str, Any]
    now: float
    gap: float
    missed: float
    """The share of weaker bots that miss it."""
    best: TurnPlan
    others: list[OtherWay]


class PuzzleOpen(Told):
    """A try that is not decided yet."""

    status: Literal["open"]


class PuzzleVerdict(Told):
    """A decided try."""

    status: Literal["ready"]
    right: bool
    before: float
    after: float
    lost: float
    mark: Literal["?", "??"] | None
    why: list[Reason]
    """What the answer has over what was played."""
    played: list[ActionStep]
