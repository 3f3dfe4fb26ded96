"""What is said about one's own data and seats."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import StringConstraints

from elbowroom.protocol.requests import LONGEST_CHAT, Name, Said, SeatNumber
from elbowroom.protocol.responses import SeatKey, Told


class Erase(Said):
    """Forget whoever holds a seat."""

    name: Name
    """The name that is to be forgotten, to be sure."""


class RecoveryCode(Said):
    """A code that opens seats whose secrets are lost."""

    code: Annotated[str, StringConstraints(min_length=1, max_length=80)]


class Report(Said):
    """Something about another player that the operator should know."""

    seat: SeatNumber
    """Who reports."""
    about: SeatNumber
    reason: Literal["chat", "name", "play", "other"]
    text: Annotated[str, StringConstraints(max_length=LONGEST_CHAT)] = ""


class PersonalData(Told):
    """All that is kept of a person at one table."""

    table: str
    game: str
    created: str
    seat: int
    name: str
    words: str
    """What was added to the seed."""
    host: bool
    notices: list[dict[str, Any]]
    """By which way they are told of their turns: endpoints of browsers, addresses."""
    entries: list[dict[str, Any]]
    """What was said and done."""


class Erased(Told):
    """Whether the whole table is gone, nobody else being there to want it."""

    removed: bool


class Kept(Told):
    """The code was kept, as a hash."""

    kept: bool


class RecoveredSeat(SeatKey):
    """A seat with its new secret."""

    table: str
    game: str
    players: int


class Recovered(Told):
    """All seats that a code opens."""

    seats: list[RecoveredSeat]
