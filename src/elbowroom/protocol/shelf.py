"""What is said and told of published packs and maps; the OpenAPI document is made from this."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Literal

from pydantic import StringConstraints

from elbowroom.protocol.requests import Name, Said
from elbowroom.protocol.responses import Told
from elbowroom.protocol.workshop import GameId, MakingFault

LONGEST_CHANGES = 300
LONGEST_VERSION = 20
Address = Annotated[str, StringConstraints(pattern=r"^[a-z0-9-]{1,40}$")]
Content = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{32}$")]
Licence = Literal["CC0-1.0", "CC-BY-4.0", "CC-BY-SA-4.0"]
Word = Literal["fair", "strong", "weak", "mixed", "uneven", "unclear", "none"]
What = Literal["races", "powers", "maps"]
Line = Annotated[str, StringConstraints(min_length=1, max_length=LONGEST_VERSION)]


class Publish(Said):
    """A pack or a map for the shelf; the author's secret comes in the header."""

    game: GameId
    document: dict[str, Any]
    author: Name
    version: Line
    licence: Licence
    changes: Annotated[str, StringConstraints(max_length=LONGEST_CHANGES)] = ""
    address: Address | None = None
    """Of what this is a new version."""
    origin: Content | None = None
    """The content of what it was forked from."""


class Withdraw(Said):
    """Take something back, or put it on the shelf again."""

    withdrawn: bool = True


class Forget(Said):
    """Forget an author."""

    name: Name
    """The author's, to be sure."""


class ShelfThing(Told):
    """Something in a pack, as its card shows it."""

    list: str
    name: str
    icon: str | None = None
    colour: str | None = None


class ShelfCell(Told):
    """A region of a map, for its sketch on the card: its terrain and its corners, x and y in turn."""

    terrain: str
    points: Sequence[int]


class ShelfCount(Told):
    """What the server's own games with one number of players say; of several things the furthest from fair."""

    players: int
    games: int
    fair: float
    rate: float
    low: float
    high: float
    word: Literal["too_strong", "too_weak", "fair", "nothing_seen"]


class ShelfVerdict(Told):
    """What the server found: one word for all, and the figures behind it."""

    word: Word
    games: int
    counts: Sequence[ShelfCount]


class ShelfCredit(Told):
    """What something was made from."""

    name: str
    author: str
    licence: str
    content: str


class ShelfCard(Told):
    """Something published, as it lies on the shelf."""

    address: str
    content: str
    """Decides what a game was played with."""
    game: str
    kind: Literal["pack", "map"]
    name: str
    author: str
    version: str
    licence: str
    at: str
    rules: int
    rules_here: int
    state: Literal["", "withdrawn", "removed"]
    local: bool
    """Whether it lies in the server's own folder."""
    games: int
    forks: int
    things: Sequence[ShelfThing]
    players: Sequence[int]
    """The numbers of players a map is for."""
    cells: Sequence[ShelfCell]
    credits: Sequence[ShelfCredit]
    verdict: ShelfVerdict


class ShelfPage(Told):
    """A page of the shelf, with how many of each kind there are."""

    packs: Sequence[ShelfCard]
    found: int
    all: int
    counts: dict[str, dict[str, int]]
    """By filter and value: how many there would be with it, all other filters kept."""


class ShelfVersion(Told):
    """One version of something published."""

    content: str
    version: str
    licence: str
    at: str
    changes: str
    games: int


class ShelfThingVerdict(Told):
    """What the server found about one thing of a pack."""

    list: str
    thing: str
    name: str
    games: int
    bot: str
    rules_version: int
    counts: Sequence[ShelfCount]


class ShelfWhole(Told):
    """Everything about something published."""

    card: ShelfCard
    document: dict[str, Any]
    """Empty once it is gone from the shelf."""
    faults: Sequence[MakingFault]
    """Why it cannot be played here now, if it cannot."""
    versions: Sequence[ShelfVersion]
    verdicts: Sequence[ShelfThingVerdict]


class OwnVersion(ShelfVersion):
    """One version of something of one's own."""

    name: str


class OwnPack(Told):
    """Something of one's own, wherever it is."""

    address: str
    game: str
    kind: Literal["pack", "map"]
    state: Literal["", "withdrawn", "removed"]
    created: str
    versions: Sequence[OwnVersion]
    document: dict[str, Any]
    """That of the newest version; empty where the operator took it away."""


class OwnAuthor(Told):
    """A name under which somebody has published, and all that is kept with it."""

    name: str
    since: str
    packs: Sequence[OwnPack]


class ShelfMine(Told):
    """All that is kept of whoever holds an author's secret."""

    authors: Sequence[OwnAuthor]


class Forgotten(Told):
    """How much went with an author."""

    packs: int


class OnTheShelf(Told):
    """Where something was published."""

    address: str
    content: str
    version: str
    link: str


class Withdrawn(Told):
    """Whether something is taken back now."""

    withdrawn: bool
