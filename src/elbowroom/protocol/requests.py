"""What clients say to the server; the OpenAPI document is made from this."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, StringConstraints

from elbowroom.protocol.actions import written_action

LONGEST_NAME = 40
LONGEST_CHAT = 500
LONGEST_WORDS = 200
LONGEST_ACTION = 600
MOST_SEATS = 8
MOST_ARGUMENTS = 64

Name = Annotated[str, StringConstraints(max_length=LONGEST_NAME)]
Words = Annotated[
    str, StringConstraints(min_length=16, max_length=LONGEST_WORDS, pattern=r"^[!-~]+$")
]
"""What a player adds to the dice: random characters, made by the player's own browser or program."""
Seal = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{64}$")]
Key = Annotated[str, StringConstraints(min_length=8, max_length=64, pattern=r"^[!-~]+$")]
TakingKey = Annotated[str, StringConstraints(min_length=22, max_length=64, pattern=r"^[!-~]+$")]
"""A key from which the secret of a seat is made: 22 random characters are 128 bits."""
Secret = Annotated[str, StringConstraints(min_length=1, max_length=64)]
Word = Annotated[str, StringConstraints(min_length=1, max_length=40, pattern=r"^[^\s=]+$")]
WrittenAction = Annotated[str, StringConstraints(min_length=1, max_length=LONGEST_ACTION)]
ChatText = Annotated[str, StringConstraints(min_length=1, max_length=LONGEST_CHAT)]
SeatNumber = Annotated[int, Field(ge=0, lt=MOST_SEATS)]
Version = Annotated[int, Field(ge=0, le=10**9)]


class Said(BaseModel):
    """Something a client says: fields nobody knows and values of another kind are refused."""

    model_config = ConfigDict(extra="forbid", strict=True)


class GivenArgument(Said):
    """An argument of an action, by its name in the verb."""

    name: Word
    value: int | Word | Annotated[list[Word], Field(max_length=MOST_ARGUMENTS)] | None


class GivenAction(Said):
    """An action as its verb and its arguments, in any order."""

    verb: Word
    arguments: Annotated[list[GivenArgument], Field(max_length=MOST_ARGUMENTS)]

    def text(self) -> str:
        """Write the action in the notation, each argument as `name=value`."""
        return written_action(self.verb, [(each.name, each.value) for each in self.arguments])


def _as_text(action: Any) -> Any:
    return GivenAction.model_validate(action).text() if isinstance(action, dict) else action


ActionText = Annotated[
    WrittenAction, BeforeValidator(_as_text, json_schema_input_type=WrittenAction | GivenAction)
]
"""An action, in the notation or as its verb and arguments; read once, as text."""


# What clients say over HTTP.


class SeatWish(Said):
    """How one seat of a new table shall be filled."""

    kind: Literal["me", "here", "link", "open", "bot"]
    name: Name = ""
    bot: Name | None = None


class FastClock(Said):
    """So many seconds for the whole game, and some more for each turn finished."""

    kind: Literal["fast"]
    seconds: Annotated[int, Field(ge=10, le=86400)]
    increment: Annotated[int, Field(ge=0, le=3600)] = 0


class DaysClock(Said):
    """So many days for each turn."""

    kind: Literal["days"]
    days: Annotated[int, Field(ge=1, le=30)]


Clock = Annotated[FastClock | DaysClock, Field(discriminator="kind")]


class PatienceWish(Said):
    """How long a table shall wait for somebody, in seconds; null: for ever."""

    away: Annotated[int, Field(ge=30, le=7 * 86400)] | None = None
    idle: Annotated[int, Field(ge=60, le=30 * 86400)] | None = None
    close: Annotated[int, Field(ge=3600, le=30 * 86400)] = 86400
    consent: Literal["most", "all", "one"] = "most"
    """How many of the others have to agree to go on without somebody."""


class OpenTable(Said):
    """A table to be opened."""

    game: Name
    players: Annotated[int, Field(ge=1, le=MOST_SEATS)]
    seats: Annotated[list[SeatWish], Field(min_length=1, max_length=MOST_SEATS)]
    options: dict[str, Any] = Field(default_factory=dict)
    private: bool = True
    spectators: bool = True
    clock: Clock | None = None
    hints: bool | None = None
    """Whether players may ask for hints; by itself where all people share one device."""
    patience: PatienceWish | None = None
    """How long the table waits for somebody; as is usual with its clock where nobody says."""
    seal: Seal | None = None
    """The seal of the words that the host brings."""


class TakeSeat(Said):
    """Somebody sits down."""

    name: Name
    secret: Secret | None = None
    seal: Seal | None = None
    """The seal of the words that are brought."""
    key: TakingKey | None = None


class Nothing(Said):
    """A call that needs to say nothing."""


class SeatBot(Said):
    """A bot for a waiting seat."""

    bot: Name


class LeaveSeat(Said):
    """A bot stands in, by this name if given."""

    bot: Name | None = None
    resign: bool = False
    """Whether one goes for good and does not come back to the seat."""


class Vote(Said):
    """A seat's word on going on without another."""

    seat: SeatNumber
    agree: bool


class Act(Said):
    """An answer to the present question."""

    seat: SeatNumber
    version: Version
    key: Key
    action: ActionText


class Undo(Said):
    """Take the last action back."""

    seat: SeatNumber
    version: Version
    key: Key


class Chat(Said):
    """Words to the others."""

    seat: SeatNumber
    text: ChatText
    key: Key


class Agree(Said):
    """A seat's word on closing the table."""

    seat: SeatNumber
    agree: bool


class Rematch(Said):
    """A seat asks for another game."""

    seat: SeatNumber
    seal: Seal | None = None


class SealWords(Said):
    """The seal of the words a seat will bring."""

    seal: Seal


class OpenWords(Said):
    """The words a seat has sealed."""

    words: Words


class Redraw(Said):
    """A seat will wait no longer for the words of others."""

    seat: SeatNumber


class Fork(Said):
    """Go on from a moment of a finished game, at a new table."""

    move: Annotated[int, Field(ge=0, le=10**6)]
    seats: Annotated[list[SeatWish], Field(min_length=1, max_length=MOST_SEATS)]
    private: bool = True
    seal: Seal | None = None


# What goes over the socket.


class Hello(Said):
    """The first message of a client."""

    type: Literal["hello"]
    secrets: Annotated[list[Secret], Field(max_length=MOST_SEATS)] = Field(default_factory=list)
    since: Version | None = None
    looking: SeatNumber | None = None
    """Which of several seats on one device looks at it now; nobody, where none is named."""


class Ping(Said):
    """A client asks whether the server is there."""

    type: Literal["ping"]


Id = Annotated[str, StringConstraints(max_length=64)] | int


class SocketAct(Act):
    """`act` over the socket."""

    type: Literal["act"]
    id: Id


class SocketUndo(Undo):
    """`undo` over the socket."""

    type: Literal["undo"]
    id: Id


class SocketChat(Chat):
    """`chat` over the socket."""

    type: Literal["chat"]
    id: Id


class SocketWhy(Said):
    """`why` over the socket."""

    type: Literal["why"]
    id: Id
    seat: SeatNumber | None = None
    action: ActionText


class SocketLook(Said):
    """Another of the seats on one device looks at it now, or nobody."""

    type: Literal["look"]
    id: Id
    seat: SeatNumber | None


class SocketAttend(Said):
    """Whether somebody looks at the page now, or it lies behind others."""

    type: Literal["attend"]
    here: bool


ClientMessage = Annotated[
    Hello | Ping | SocketAct | SocketUndo | SocketChat | SocketWhy | SocketLook | SocketAttend,
    Field(discriminator="type"),
]
