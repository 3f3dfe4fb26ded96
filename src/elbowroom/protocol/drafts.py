"""What is said and told of positions set up by hand and of records; the OpenAPI document is made from this."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import Field

from elbowroom.protocol.replays import Replay
from elbowroom.protocol.requests import MOST_SEATS, Said, Seal, SeatNumber, SeatWish
from elbowroom.protocol.responses import Decision, Refusal, Told

GameId = Annotated[str, Field(min_length=1, max_length=60)]


class EmptyBoard(Said):
    """Set a game up to its first turn, to write a position on it."""

    game: GameId
    players: Annotated[int, Field(ge=1, le=MOST_SEATS)]
    options: dict[str, Any] = Field(default_factory=dict)


class DraftPosition(Said):
    """A position as somebody has set it up, and whose turn it is to be at which step."""

    game: GameId
    setup: dict[str, Any]
    position: dict[str, Any]
    player: SeatNumber | None = None
    phase: Annotated[str, Field(max_length=40)] | None = None


class GoOn(Said):
    """Play on from a position at a new table."""

    game: GameId
    setup: dict[str, Any]
    position: dict[str, Any]
    seats: Annotated[list[SeatWish], Field(min_length=1, max_length=MOST_SEATS)]
    private: bool = True
    seal: Seal | None = None


class AskedPosition(Said):
    """A position that a game can go on from, to be told the best turns of whoever is asked."""

    game: GameId
    setup: dict[str, Any]
    position: dict[str, Any]


class GivenRecord(Said):
    """A game record from a file."""

    record: Any


class GivenParcel(Said):
    """A game from a file that is to go on at a new table."""

    parcel: Any
    seats: Annotated[list[SeatWish], Field(min_length=1, max_length=MOST_SEATS)]
    seal: Seal | None = None


class Breach(Refusal):
    """A law of the game that a position breaks, and where."""

    regions: list[str]


class Drafted(Told):
    """A position with a box that fits it, the laws it breaks, and in which steps it can go on."""

    game: str
    setup: dict[str, Any]
    position: dict[str, Any]
    phases: list[str]
    """The steps at which the player can be asked something here."""
    decision: Decision | None
    """Who is asked what; null where the position breaks a law or the game is over."""
    breaches: list[Breach]


class RecordedGame(Replay):
    """The game of a record, move by move."""

    game: str
    names: list[str]
    judged: bool
    """Whether odds and mistakes can be asked for."""
