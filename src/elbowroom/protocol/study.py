"""What the server tells those who study: hints, odds and mistakes."""

from __future__ import annotations

from typing import Literal

from elbowroom.protocol.responses import ActionStep, Told


class TurnPlan(Told):
    """A way to play a turn, as actions in order, and what is expected of it."""

    plan: list[ActionStep]
    then: str | None
    """What must be seen before anybody can plan on: the kind of chance that decides; null if nothing."""
    expected_coins: list[float] | None
    """What each seat should end with; null where nothing is left to weigh."""
    advantage: float | None
    """How much better off the seat is than the others, as the bot weighs it."""
    die: float | None
    """The chance that the last try of the plan succeeds; null without one."""


class Hint(TurnPlan):
    """What a bot would do now in a seat's place, from what the seat may know."""

    version: int
    seat: int
    bot: str
    action: str
    runner_up: TurnPlan | None


class OddsMoment(Told):
    """What was to be expected when a turn began, or at the end."""

    move: int
    """How many moves had been made."""
    turn: int
    player: int
    wins: list[float]
    """Each seat's share of the victory, 1 in all."""
    coins: list[float]
    """The coins each seat could expect to end with."""


class TurningPoint(Told):
    """A turn that moved the odds."""

    turn: int
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
    """The odds of a finished game, and the turns that moved them most."""

    status: Literal["ready"]
    moments: list[OddsMoment]
    turning_points: list[TurningPoint]


class Mistake(Told):
    """A turn to which a better one existed, judged by what the seat knew then."""

    turn: int
    round: int
    seat: int
    move: int
    """How many moves had been made when it began."""
    bot: str
    lost: float
    """The advantage given away, as the bot weighs it."""
    lost_coins: float
    lost_wins: float | None
    """The share of the victory given away; null where nobody can say."""
    played: list[ActionStep]
    better: TurnPlan


class Mistakes(Told):
    """The worst turns of a seat, worst first."""

    status: Literal["ready"]
    seat: int
    turns: int
    """How many turns were looked at."""
    mistakes: list[Mistake]


class Stopped(Told):
    """Whether something was in the making that is no more."""

    stopped: bool
