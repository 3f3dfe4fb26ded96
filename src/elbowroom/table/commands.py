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
    seal: str | None = None
    """The seal of the words this seat will bring, if it brings any."""


@dataclass(frozen=True, slots=True)
class SealWords(Command):
    """A seat seals the words it will bring."""

    seal: str


@dataclass(frozen=True, slots=True)
class OpenWords(Command):
    """A seat opens the words it has sealed."""

    words: str


@dataclass(frozen=True, slots=True)
class Redraw(Command):
    """A seat will wait no longer for the words of others."""


@dataclass(frozen=True, slots=True)
class Act(Command):
    """A seat answers the present question in text."""

    version: int
    action: str
    by_bot: bool = False
    failed: str | None = None
    """Why this stands in for what the bot of the seat should have answered; None when it answered itself."""
    salt: str | None = None
    """By letters: what opens an answer that was sealed before."""


@dataclass(frozen=True, slots=True)
class Release(Command):
    """By letters: a seat releases the next link of its chain, and its turn begins."""

    link: str


@dataclass(frozen=True, slots=True)
class StandIn(Command):
    """By letters: a seat has answered in secret; any answer stands in for it until it is opened."""

    version: int
    seal: str


@dataclass(frozen=True, slots=True)
class Post(Command):
    """By letters: a letter is sent, and nothing of it can be taken back."""


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
    """A bot stands in for a person who wants that."""

    bot: str
    resigned: bool = False
    """Whether they go for good."""


@dataclass(frozen=True, slots=True)
class Replace(Command):
    """A bot shall stand in for a person who is away."""

    bot: str
    away: float | None
    """Seconds since that person was last connected, as the server knows it; None: connected."""


@dataclass(frozen=True, slots=True)
class Vote(Command):
    """A seat wants, or no longer wants, to go on without another."""

    without: int
    agree: bool
    bot: str
    away: float | None
    """Seconds since the other was last connected; None: connected."""
    present: frozenset[int]
    """The seats somebody is connected for."""
    began: datetime
    """When the server began: nobody has waited for longer."""


@dataclass(frozen=True, slots=True)
class Return(Command):
    """A person takes the seat back from the bot."""


@dataclass(frozen=True, slots=True)
class Agree(Command):
    """A seat agrees, or no longer agrees, to close the table."""

    agree: bool


@dataclass(frozen=True, slots=True)
class CloseDue(Command):
    """The time to object to the closing of the table is over."""


@dataclass(frozen=True, slots=True)
class RunOut(Command):
    """The clock of a seat has run out."""

    bot: str


@dataclass(frozen=True, slots=True)
class Erase(Command):
    """A person wants to be forgotten; a bot goes on in the seat."""

    bot: str


@dataclass(frozen=True, slots=True)
class Recover(Command):
    """A person who lost the secret of a seat gets a new one; the old one opens nothing."""


@dataclass(frozen=True, slots=True)
class Shut(Command):
    """The operator closes the table."""


@dataclass(frozen=True, slots=True)
class Moderate(Command):
    """The operator took away a name or a line of chat."""

    what: str
    """`name` or `chat`."""


@dataclass(frozen=True, slots=True)
class Announce(Command):
    """The rematch of a finished game is at another table."""

    table: str


@dataclass(frozen=True, slots=True)
class Desert(Command):
    """Nobody watches a game of bots any more."""


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
