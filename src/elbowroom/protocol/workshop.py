"""What is said and told of packs and maps people make; the OpenAPI document is made from this."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Literal

from pydantic import Field

from elbowroom.protocol.requests import MOST_SEATS, Said, Seal, SeatWish
from elbowroom.protocol.responses import Told

GameId = Annotated[str, Field(min_length=1, max_length=60)]


class Made(Said):
    """A pack or a map that somebody made."""

    game: GameId
    document: Any


class OneOf(Said):
    """One thing of a pack, by its list and id."""

    game: GameId
    pack: dict[str, Any]
    list: Annotated[str, Field(min_length=1, max_length=40)]
    thing: Annotated[str, Field(min_length=1, max_length=40)]


class Weigh(OneOf):
    """Something for the scales; by itself it is played for as long as a verdict needs."""

    seconds: Annotated[int, Field(ge=1, le=900)] | None = None
    """How long it is played in all, for whoever wants to see smaller differences."""


class TryIt(OneOf):
    """Play against bots at once, with one thing of a pack first in the row."""

    seats: Annotated[Sequence[SeatWish], Field(min_length=1, max_length=MOST_SEATS)]
    seal: Seal | None = None
    part: Annotated[int, Field(ge=0, le=15)] | None = None
    """One of its effects: the table begins at a turn where that makes a difference."""


class MapToDraw(Said):
    """A map to be drawn one way round."""

    game: GameId
    map: dict[str, Any]
    orientation: Literal["landscape", "portrait"] = "landscape"


class MakingFault(Told):
    """What is wrong with a pack or a map, and where; every fault is listed."""

    place: str
    """The field, such as `races[0].effects[1].change`; empty for the whole."""
    message: str
    key: str
    """The kind of fault, by which the catalogue has it in every language."""
    values: dict[str, str | int]
    """The names and numbers of that sentence, the limit among them."""
    nearest: list[str]
    """Allowed names that look most like a wrong one."""
    regions: list[str]
    """The regions of a map it is about."""


class Checked(Told):
    """Whether something made can be played with."""

    kind: Literal["pack", "map"]
    faults: list[MakingFault]
    read: dict[str, list[dict[str, list[str]]]]
    """What everything in a pack does, by its list and place: by language, a sentence for each part."""


class VocabularyField(Told):
    """A field of a thing, an effect or a record: what it holds, its bounds, what a new one shows."""

    name: str
    kind: str
    required: bool
    label: str
    least: int | None = None
    most: int | None = None
    default: int | str | None = None
    options: list[str] | None = None
    sentence: str | None = None
    """How a condition is said, among the fields of a record."""
    kinds: list[str] | None = None
    """The kinds of things that may say it, where not all may."""


class VocabularyKind(Told):
    """A kind of thing a pack may hold, and one to begin with where its fields alone make none."""

    kind: str
    fields: list[VocabularyField]
    list: str
    example: dict[str, Any] | None = None


class VocabularyEffect(Told):
    """An effect: its sentence, its fields, whether it lasts in decline, who of the box has it."""

    type: str
    category: str
    kinds: list[str]
    sentence: str
    fields: list[VocabularyField]
    lasts: str
    when: bool
    """Whether it takes conditions in a field `when` of its own."""
    levels: list[int] | None = None
    """The places among a thing's effects at which it may stand, where not everywhere."""
    scope: dict[str, str] | None = None
    """By kind of thing, the text that says for whom it works."""
    owners: list[dict[str, str]]
    example: dict[str, Any]


class VocabularyCategory(Told):
    """What effects are about."""

    id: str
    label: str


class Vocabulary(Told):
    """Everything a pack may say in a game."""

    game: str
    rules_version: int
    format: int
    licences: list[str]
    limits: dict[str, Any]
    kinds: list[VocabularyKind]
    records: dict[str, list[VocabularyField]]
    shapes: dict[str, list[VocabularyField]] | None = None
    """The fields of the parts of things that are lists of objects, such as regions."""
    names: dict[str, list[str]]
    categories: list[VocabularyCategory]
    effects: list[VocabularyEffect]
    weighed: list[str]
    """The lists whose things can be weighed."""


class BoxBoard(Told):
    """A board of the box as a map of one's own begins with."""

    name: str
    players: int
    regions: list[dict[str, Any]]


class LandWords(Told):
    """The limits of a land: a small map that is a thing of a pack."""

    list: str
    """The list of a pack it stands in."""
    card: Sequence[int]
    """The sheet it is written on; it is drawn on that of all maps."""
    fewest: int
    most: int
    most_features: int
    fewest_borders: int
    needed: Sequence[str]
    most_of: dict[str, int]


class MapWords(Told):
    """What a map of a game is made of, its limits, and words for the names of places."""

    game: str
    format: int
    canvas: list[int]
    terrains: list[str]
    waters: list[str]
    symbols: list[str]
    players: list[int]
    most_regions: int
    most_corners: int
    least_area: int
    """Square units of a region that a token can stand in."""
    land_for_each: int
    """Regions of land that a map needs for each player."""
    longest_name: int
    names: dict[str, list[str]]
    """By terrain: beginnings and endings, each in one line; an underscore stands for a space."""
    boards: list[BoxBoard]
    land: LandWords | None = None
    """Where what is drawn is a land of a pack and no map by itself."""


class Drawn(Told):
    """A drawn map, as the page reads the boards of the box."""

    map: str
    orientation: str
    view: list[float]
    pieces: float
    type: float
    arcs: list[dict[str, Any]]
    regions: dict[str, dict[str, Any]]
    kinds: list[str]
    glyphs: list[list[Any]]
    rivers: Sequence[dict[str, Any]] = ()
    """Borders along which a river flows, where there are such."""


class WeighedStep(Told):
    """How many games show a difference from the fair share four times in five."""

    difference: float
    games: int


class WeighedThing(Told):
    """A shipped thing that others began with in the same games."""

    id: str
    rate: float


class WeighedCount(Told):
    """What the games with one number of players say."""

    players: int
    games: int
    fair: float
    rate: float
    low: float
    high: float
    word: Literal["too_strong", "too_weak", "fair", "nothing_seen"]
    smallest: float
    """The smallest difference these games would have shown four times in five."""
    more: list[WeighedStep]
    place: int
    best_place: int
    worst_place: int
    shipped: list[WeighedThing]
    coins: float
    shipped_coins: float
    coins_apart: float
    coins_reach: float


class WeighedPartner(Told):
    """Coins with a partner beside what it brings to others; the reach is widened for looking at many."""

    id: str
    games: int
    coins: float
    reach: float
    word: Literal["too_strong", "too_weak", "nothing_seen"]


class WeighedNeighbour(Told):
    """One step away from the thing: which field, from what to what, and what games say of it."""

    place: list[str | int]
    before: int | None
    after: int | None
    pack: dict[str, Any]
    games: int
    endless: int
    counts: list[WeighedCount]
    partners: list[WeighedPartner]


class WeighedSeat(Told):
    """How the seat that moves at a place of the order fares on a map; its interval is widened for looking at all."""

    seat: int
    players: int
    games: int
    fair: float
    rate: float
    low: float
    high: float
    word: Literal["too_strong", "too_weak", "fair", "nothing_seen"]
    box_rate: float | None
    """How it fares on the board of the box, as far as that was played."""


class WeighedGround(Told):
    """What the games on a map with one number of players say."""

    players: int
    games: int
    fair: float
    seats: list[WeighedSeat]
    smallest: float
    more: list[WeighedStep]
    coins: float
    box_coins: float
    coins_apart: float
    coins_reach: float
    never: list[str]
    """Regions of land that nobody holds from the end of the third round on."""
    always: list[str]
    """Regions that somebody always holds then."""


class Verdict(Told):
    """What a thing is worth, as far as it was played."""

    key: str
    """Tells one content from another: the same is weighed once."""
    status: Literal["waiting", "playing", "around", "done", "stopped"]
    seconds: float
    first_look: float
    whole: float
    game: str
    list: str
    thing: str
    earned: Literal["coins", "points"]
    partner: str
    """The kind of thing that comes with it, such as a power with a race."""
    bot: str
    rules_version: int
    games: int
    endless: int
    counts: Sequence[WeighedCount]
    partners: Sequence[WeighedPartner]
    neighbours: Sequence[WeighedNeighbour]
    grounds: Sequence[WeighedGround] = ()
    """Of a map: what its games say, by number of players; everything by things is empty then."""
