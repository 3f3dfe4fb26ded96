"""What the server tells; the OpenAPI document is made from this."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel, ConfigDict

from elbowroom.kernel.decisions import Value
from elbowroom.protocol.requests import Clock, Id


class Told(BaseModel):
    """Something the server says."""

    model_config = ConfigDict(json_schema_serialization_defaults_required=True)


class Health(Told):
    """The server is there."""

    status: Literal["ok"]
    version: str


class Address(Told):
    """How this server can be reached."""

    network: str | None
    """Its address in the local network, if it listens there."""
    alone: bool
    """Whether only this computer can reach it."""


class SeatKey(Told):
    """What makes a seat yours."""

    seat: int
    secret: str
    link: str


class Opened(Told):
    """A new table and the seats given to whoever opened it."""

    table: str
    version: int
    seats: list[SeatKey]
    watch: str
    host: str | None
    """The host's own secret, when the host has no seat."""


class ClockFace(Told):
    """A seat's clock at the moment it was told."""

    seconds: float
    running: bool


class Seat(Told):
    """A seat as everybody sees it."""

    seat: int
    kind: Literal["person", "bot", "waiting"]
    name: str
    bot: str | None
    open: bool
    """A waiting seat that anybody may take."""
    opened: str | None
    """When somebody last looked at the link of this seat, which waits for them."""
    connected: bool
    standing_in: str | None
    """The bot that plays for an absent person."""
    resigned: bool
    """Has given the game up: the bot plays it to the end."""
    agreed: bool
    """Has agreed to close the table."""
    votes: list[int]
    """The seats that want to go on without this one."""
    clock: ClockFace | None


class PatienceRule(Told):
    """How long a table waits for somebody, in seconds; null: for ever."""

    away: int | None
    """Disconnected for so long, a bot may stand in."""
    idle: int | None
    """Asked for so long, the others may vote that a bot stands in."""
    close: int
    """So long people with a bot in their seat may object to the closing of the table."""
    consent: Literal["most", "all", "one"]
    """How many of the others have to agree to go on without somebody."""


class Published(Told):
    """The challenge a table is a game of; its seed is known to everybody beforehand."""

    day: str
    name: str
    """The name under which chance draws."""
    seed: str


class TableFace(Told):
    """The public face of a table."""

    table: str
    game: str
    status: Literal["waiting", "playing", "over", "closed"]
    version: int
    moves: int
    created: str
    private: bool
    spectators: bool
    players: int
    setup: dict[str, Any]
    clock: Clock | None
    hints: bool
    """Whether players may ask for hints."""
    patience: PatienceRule
    study: bool
    """Whether odds and mistakes can be asked for once the game is over."""
    seats: list[Seat]
    commitment: str
    challenge: Published | None
    """The challenge that is played here, with the seed everybody knows beforehand."""


class Invitation(TableFace):
    """What somebody is invited to who follows the link of a seat."""

    chair: int
    by: str
    """Who opened the table; empty where they have no seat."""


class TableLine(Told):
    """A line of the lobby."""

    table: str
    game: str
    version: int
    status: str
    created: str
    players: int
    names: list[str]
    open_seats: list[int]
    challenge: str | None = None
    """The day of the challenge that is played here."""
    patience: PatienceRule | None = None
    """How long this table waits for somebody."""


class Tables(Told):
    """Public tables that wait or play."""

    tables: list[TableLine]


class Part(Told):
    """A named part of a number."""

    amount: int
    key: str
    rule: str


class Score(Told):
    """What a seat has, or would have if the game ended now, as named parts."""

    total: int
    what: str
    parts: list[Part]


class Due(Told):
    """Coins paid before an action, with the seat that gets them; null is the bank."""

    total: int
    what: str
    parts: list[Part]
    payee: int | None


class Argument(Told):
    """What an action is about: its name in the verb, its type, and its value.

    Types that all games share are `count`, `seat` and `place` (in a row), whose values are numbers
    (or null for nobody), and `region`, an id. A game adds types of its own, whose values are ids:
    `race`, `power`, `resource`, `hero`. Some stand for several, such as `tools`.
    """

    name: str
    type: str
    value: Value


class ActionStep(Told):
    """An action by its text, and by its verb and arguments."""

    do: str
    verb: str
    arguments: list[Argument]


class Action(ActionStep):
    """An allowed answer, with all a board needs to offer it."""

    facts: dict[str, Value]
    """What else a board needs to know: whom it attacks, what is left afterwards."""
    total: int | None
    what: str | None
    parts: list[Part]
    needs: int | None
    chance: float | None
    dues: list[Due]


class Income(Told):
    """What a seat would score now."""

    total: int
    what: str
    parts: list[Part]


class Decision(Told):
    """Who is asked, and what for; player -1 is chance."""

    player: int
    kind: str
    facts: dict[str, Value]
    """What a board needs to know of the question beyond the position."""


class Event(Told):
    """A fact for eyes."""

    kind: str
    player: int
    facts: dict[str, Any]


class Entry(BaseModel):
    """One thing that happened at a table; the other fields depend on the kind."""

    model_config = ConfigDict(extra="allow")

    version: int
    kind: Literal[
        "opened",
        "seated",
        "sealed",
        "unsealed",
        "redrawn",
        "left",
        "returned",
        "started",
        "action",
        "chance",
        "undone",
        "chat",
        "agreed",
        "voted",
        "closing",
        "erased",
        "moderated",
        "recovered",
        "over",
        "closed",
        "rematch",
        "paused",
        "resumed",
    ]
    seat: int | None
    at: str
    move: int | None = None
    action: str | None = None
    act: int | None = None
    number: int | None = None
    events: list[Event] | None = None
    name: str | None = None
    bot: str | None = None
    text: str | None = None
    to_move: int | None = None
    commitment: str | None = None
    seeds: list[str] | None = None
    seal: str | None = None
    words: str | None = None
    left_out: list[int] | None = None
    scores: list[int] | None = None
    ranks: list[int] | None = None
    winners: list[int] | None = None
    seed: str | None = None
    agree: bool | None = None
    without: int | None = None
    due: str | None = None
    why: str | None = None
    table: str | None = None
    hints: bool | None = None


class Change(BaseModel):
    """A part of the position to be set, or removed."""

    path: list[str | int]
    value: Any = None
    gone: bool = False


class Sealing(Told):
    """What is known of the words that players bring: sealed by all before any is opened."""

    seals: list[str | None]
    brings: list[bool]
    missing: list[int]
    """Seats everybody waits for, once all are taken."""
    since: str | None
    patience: int
    """Seconds after which anybody may go on without those who are missing."""
    left_out: list[int]


class Snapshot(Told):
    """All that one connection may know now."""

    type: Literal["snapshot"]
    table: str
    version: int
    moves: int
    game: str
    setup: dict[str, Any]
    status: Literal["waiting", "playing", "over", "closed"]
    private: bool
    clock: Clock | None
    hints: bool
    patience: PatienceRule
    waiting_since: str | None
    """Since when the table waits for the answer of a person."""
    closes: str | None
    """When the table closes, unless somebody objects."""
    seats: list[Seat]
    yours: list[int]
    looking: int | None
    """The seat whose view this is; null for a spectator's, and while nobody looks at a device."""
    host: bool
    rounds: int | None
    position: dict[str, Any] | None
    decision: Decision | None
    actions: list[Action]
    ahead: list[Action]
    """What may be done at once although something else is asked: it answers that too."""
    income: dict[str, Income]
    hidden: dict[str, list[str]]
    """What each seat of a shared device knows and the others there may not see, by name."""
    undo: bool
    commitment: str
    challenge: Published | None
    lesson: str | None
    """The lesson that is played here: a guided first game, or an exercise."""
    puzzle: str | None
    """The puzzle that is tried here; bots answer only until it is decided."""
    seeds: list[str]
    sealing: Sealing | None
    """Of the players' words; null where there is no place for them."""
    result: dict[str, Any] | None
    rematch: str | None
    entries: list[Entry]


class Entries(Told):
    """What happened at a table after a version, oldest first."""

    version: int
    """The newest there is."""
    entries: list[Entry]
    more: bool
    """Whether there are newer ones: ask again since the last of these."""


class Update(Told):
    """What changed at a table."""

    type: Literal["update"]
    version: int
    moves: int
    status: Literal["waiting", "playing", "over", "closed"]
    entries: list[Entry]
    position: dict[str, Any] | None
    """The whole position where there was none before (the game began)."""
    changes: list[Change]
    decision: Decision | None
    actions: list[Action]
    ahead: list[Action]
    """What may be done at once although something else is asked: it answers that too."""
    income: dict[str, Income]
    hidden: dict[str, list[str]]
    """As in a snapshot, of all seats that share a device."""
    undo: bool
    seats: list[Seat] | None
    """All seats, when one of them changed."""
    waiting_since: str | None
    closes: str | None
    result: dict[str, Any] | None


class Done(Told):
    """The entries that followed from a call."""

    version: int
    entries: list[Entry]


class Refusal(Told):
    """Why an action is not allowed."""

    key: str
    message: str
    rule: str
    values: dict[str, Any]


class Why(Told):
    """Whether an action is allowed, the number behind it, and why not."""

    allowed: bool
    explanation: Income | None
    refusal: Refusal | None


class Fault(Told):
    """What was wrong, for programs and for people."""

    code: Literal[
        "malformed",
        "illegal",
        "stale",
        "not_your_turn",
        "not_your_seat",
        "no_such_table",
        "no_such_call",
        "seat_taken",
        "too_large",
        "too_many",
        "not_now",
        "unavailable",
    ]
    message: str
    rule: str
    key: str | None
    values: dict[str, Any]
    allowed: list[str]
    version: int | None
    """The table's newest version, when the call was made against an older one."""


class Failure(Told):
    """Every error looks like this."""

    error: Fault


class Pong(Told):
    """The server is there."""

    type: Literal["pong"]


class Answer(Told):
    """The answer to the message with this id."""

    type: Literal["answer"]
    id: Id | None
    ok: bool
    version: int | None = None
    entries: list[Entry] | None = None
    why: Why | None = None
    error: Fault | None = None


class Presence(Told):
    """Who is connected changed; nothing happened at the table itself."""

    type: Literal["seats"]
    seats: list[Seat]
