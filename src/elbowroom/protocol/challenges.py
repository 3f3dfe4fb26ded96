"""What is said and told of challenges; the OpenAPI document is made from this."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import Field, StringConstraints

from elbowroom.protocol.requests import Name, Said
from elbowroom.protocol.responses import Told

Day = Annotated[str, StringConstraints(pattern=r"^\d{4}-\d\d-\d\d$")]


class OpenChallenge(Said):
    """Somebody takes up the challenge of a day, which has to be today."""

    name: Name
    day: Day


class Scored(Told):
    """A result of a challenge."""

    table: str
    day: str
    name: str
    won: bool
    points: int
    rival: int | None
    """The points of the best of the others."""
    yours: bool


class Streak(Told):
    """Days in a row with a result."""

    now: Annotated[int, Field(ge=0)]
    """Up to today, or to yesterday while today's is not played."""
    most: Annotated[int, Field(ge=0)]


class ChallengeFace(Told):
    """The challenge of a day, with its score table."""

    game: str
    day: str
    today: str
    setup: dict[str, Any]
    """What is played; the same for everybody."""
    seed: str
    """The published seed."""
    best: list[Scored]
    """The results of the day that count, best first: of each player the first."""
    earlier: list[Scored]
    """The best result of each earlier day, the latest first."""
    yours: list[Scored]
    """Your results that count, the latest first."""
    streak: Streak
