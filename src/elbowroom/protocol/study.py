"""What the server tells those who study: hints, odds and mistakes."""

from __future__ import annotations

from typing import Literal

from elbowroom.protocol.responses import ActionStep, Told


class Reason(Told):
    """What speaks for a turn: what the catalogue knows it by, of whom, and how much."""

    key: str
    seat: int
    amount: int
    instead: int | None
    """How much of it the turn has that it is compared with; null where there is none."""
    regions: list[str]


class TurnPlan(Told):
    """A way to play a turn, as actions in order, and what is expected of it."""

    plan: list[ActionStep]
    then: str | None
    """What must be seen before anybody can plan on: the kind of chance that decides; null if nothing."""
    die: float | None
    """The chance that the last try of the plan succeeds; null without one."""
    lucky: float | None
    """The seat's chance if it does."""
    unlucky: float | None
    wins: list[float]
    """The chances after it, in whole hundredths."""
    scores: list[float]
    """What each seat should end with."""
    lost: float
    """What it gives away of the seat's chance."""
    why: list[Reason]


class Hint(TurnPlan):
    """What a bot would do now in a seat's place, from what the seat may know."""

    version: int
    seat: int
    bot: str
    unit: str
    now: list[float]
    """The chances now: what the best turn keeps."""
    action: str
    runner_up: TurnPlan | None


class BestTurns(Told):
    """The best turns of whoever is asked in a position that really differ, best first."""

    status: Literal["ready"]
    bot: str
    unit: str
    seat: int
    now: list[float]
    """The chances now: what the best turn keeps."""
    scores: list[float]
    turns: list[TurnPlan]


class OddsMoment(Told):
    """What was to be expected when somebody began to play, or at the end."""

    move: int
    """How many moves had been made."""
    turn: int
    round: int
    player: int
    wins: list[float]
    """Each seat's share of the victory in whole hundredths, 1 in all."""
    scores: list[float]
    """What each seat could expect to end with."""


class TurningPoint(Told):
    """A turn that moved the odds."""

    turn: int
    round: int
    player: int
    swing: float
    """The share of the victory that changed hands."""
    move: int
    """How many moves had been made when it began."""


class Making(Told):
    """Something in the making: ask again."""

    status: Literal["making"]
    done: int
    total: int


class GameOdds(Told):
    """The odds of a game, and the turns that moved them most."""

    status: Literal["ready"]
    unit: str
    """What scores are counted in: `coins` or `points`."""
    moments: list[OddsMoment]
    turning_points: list[TurningPoint]


class JudgedTurn(Told):
    """A turn and the best one in its place, judged by what the seat knew then."""

    turn: int
    round: int
    seat: int
    move: int
    """How many moves had been made when it began."""
    until: int
    """How many when it ended."""
    bot: str
    before: float
    """The seat's chance when it began, as the odds have it."""
    after: float
    """What the turn left of it, without luck."""
    lost: float
    mark: Literal["?", "??"] | None
    why: list[Reason]
    """What the better turn has over the played one."""
    played: list[ActionStep]
    better: TurnPlan | None
    kind: str | None
    """The kind of question at which the better turn parts from the played one; null without a better one."""
    better_move: int
    """How many moves had been made where the better turn begins: its start, or after a die."""


class GameStudy(GameOdds):
    """A finished game judged whole."""

    turns: list[JudgedTurn]
    """In the order they were played."""


class Mistakes(Told):
    """The turns of a seat that have a mark, the largest loss first."""

    status: Literal["ready"]
    seat: int
    turns: int
    """How many turns the seat has played."""
    mistakes: list[JudgedTurn]


class Stopped(Told):
    """Whether something was in the making that is no more."""

    stopped: bool
