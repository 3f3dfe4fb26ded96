"""What can be asked of a table."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime


@dataclass(frozen=True, slots=True)
class Command:
    """Something asked of a table; `key` makes resending safe."""

    seat: int | None
    key: str | None = field(default=None, kw_only=True)


@dataclass(frozen=True, slots=True)
class Sit(Command):
    """A person or a bot takes a waiting seat."""

    name: str
    bot: str | None = None
    words: str = ""


@dataclass(frozen=True, slots=True)
class Act(Command):
    """A seat answers the present question in text."""

    version: int
    action: str
    by_bot: bool = False


@dataclass(frozen=True, slots=True)
class Undo(Command):
    """A seat takes its last action back."""

    version: int


@dataclass(frozen=True, slots=True)
class Chat(Command):
    """A seat says something to the others."""

    text: str


@dataclass(frozen=True, slots=True)
class Leave(Command):
    """A bot stands in for a person."""

    bot: str
    why: str = "left"


@dataclass(frozen=True, slots=True)
class Return(Command):
    """A person takes the seat back from the bot."""


@dataclass(frozen=True, slots=True)
class Agree(Command):
    """A seat agrees, or no longer agrees, to close the table."""

    agree: bool


@dataclass(frozen=True, slots=True)
class RunOut(Command):
    """The clock of a seat has run out."""

    bot: str


@dataclass(frozen=True, slots=True)
class Announce(Command):
    """The rematch of a finished game is at another table."""

    table: str


@dataclass(frozen=True, slots=True)
class Pause(Command):
    """The server goes away: clocks stop."""


@dataclass(frozen=True, slots=True)
class Resume(Command):
    """The server is back: clocks run again."""


@dataclass(frozen=True, slots=True)
class Mend(Command):
    """The server was away without a word: clocks stood still from that moment on until now."""

    since: datetime | None
    """When it was last at work; None: it is known for the last entry only."""
