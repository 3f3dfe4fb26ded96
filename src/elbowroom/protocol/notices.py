"""What is said about being told: by the browser, or by mail."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from elbowroom.protocol.requests import Said, Secret
from elbowroom.protocol.responses import Told

MOST_LINES = 60
"""Tables that one call asks about."""
Hour = Annotated[int, Field(ge=0, le=23)]
Key = Annotated[str, StringConstraints(min_length=8, max_length=200, pattern="^[A-Za-z0-9_-]+=*$")]
TableName = Annotated[str, StringConstraints(pattern="^[a-z0-9]{1,40}$")]


class Habits(Said):
    """In which language somebody is told, and when not."""

    language: Annotated[str, StringConstraints(pattern="^[a-z]{2}$")] = "en"
    zone: Annotated[str, StringConstraints(max_length=60, pattern="^[A-Za-z0-9_+/-]*$")] = "UTC"
    offset: Annotated[int, Field(ge=-1440, le=1440)] = 0
    """Minutes from UTC, where the zone is not known."""
    quiet: Annotated[list[Hour], Field(min_length=2, max_length=2)] = Field(
        default_factory=lambda: [22, 8]
    )
    """From which hour to which nothing is told."""


class Subscribe(Habits):
    """Tell this browser."""

    endpoint: Annotated[str, StringConstraints(min_length=8, max_length=1024)]
    p256dh: Key
    auth: Key


class WriteTo(Habits):
    """Write to this address."""

    address: Annotated[str, StringConstraints(min_length=3, max_length=254)]


class Want(Said):
    """Tell, or no longer tell, whoever brings this secret about the seats they hold at a table."""

    listener: Secret
    want: bool = True


class Token(Said):
    """What stands in the link of a letter."""

    token: Annotated[str, StringConstraints(min_length=1, max_length=200)]


class Offered(Told):
    """How this server can tell people something."""

    push: str | None
    """The key to subscribe with; null where browsers are not told."""
    mail: bool


class Heard(Told):
    """How somebody is told."""

    push: bool
    mail: str | None
    """The address, where there is one."""
    confirmed: bool
    """Whether letters are sent to it."""
    quiet: list[int]
    tables: list[str]
    """Of which tables."""


class Confirmed(Told):
    """What a link did."""

    done: Literal["confirmed", "stopped"]


class Held(Said):
    """A table and what opens one's seats there."""

    table: TableName
    secrets: Annotated[list[Secret], Field(max_length=8)]


class AskTurns(Said):
    """Tell which of these tables wait for me."""

    tables: Annotated[list[Held], Field(max_length=MOST_LINES)]


class TurnLine(Told):
    """A table as one's own list shows it."""

    table: str
    game: str
    status: str
    """`gone` where there is no such table."""
    names: list[str]
    yours: list[int]
    host: bool
    asked: int | None
    """The seat that is asked."""
    seconds: float | None
    """What is left on the clock of whoever is asked."""
    allowance: float | None
    """What that clock began with."""
    round: int | None
    rounds: int | None
    open_seats: int


class Turns(Told):
    """One's tables, in the order asked for."""

    tables: list[TurnLine]
