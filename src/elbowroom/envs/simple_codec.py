"""A codec that is short to write: a game lists its fields and gives their values.

    class LedgesCodec(SimpleCodec):
        longest = 200
        chance_verbs = ("die", "deal")

        def fields(self, state):
            return [Field("holder", (9,), 4, "0 nobody, else 1 + the distance of the seat")]

        def values(self, seen, player):
            return {"holder": [...]}

Every observation is written anew, so it is not the quickest; `Codec` is for those who need that.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from elbowroom.envs.codecs.codec import Cache, Codec, Parts
from elbowroom.envs.codecs.layout import Field, Layout, seat_field
from elbowroom.envs.codecs.numbering import ABSENT, Numbering, Span
from elbowroom.kernel.decisions import NOBODY
from elbowroom.kernel.errors import ElbowroomError
from elbowroom.kernel.notation import COUNT, MOST, Verb, encode, first_of, second_of
from elbowroom.kernel.state import State
from elbowroom.text.position_lines import position_lines

__all__ = ["Field", "SimpleCodec", "seat_field"]

SEAT: Final = "seat"
"""The kind of argument that names a seat: it is numbered by distance, as observations tell seats."""


class SimpleCodec(Codec):
    """Numbers all actions of a game's notation, and shows the fields the game lists."""

    version = 1
    longest: int
    """More answers than any game takes, those of chance included."""
    chance_verbs: ClassVar[tuple[str, ...]] = ()
    """Verbs that only chance answers with, so that players' actions are numbered without them."""
    highest_count: ClassVar[Mapping[str, int]] = {}
    """The highest number that a verb's counts take, by verb; 63 unless said here."""

    def __init__(self, state: State) -> None:
        self.players = int(state.setup["players"])
        self._notation = state.notation
        verbs = state.notation.verbs
        chance = [verb for verb in verbs if verb.word in self.chance_verbs]
        players = [verb for verb in verbs if verb.word not in self.chance_verbs]
        self.numbering = Numbering([self._span(verb) for verb in players])
        self.chance = Numbering([self._span(verb) for verb in chance or verbs])
        self.layout = Layout(self.fields(state), self.players)
        self.width = self.layout.width

    def _span(self, verb: Verb) -> Span:
        sizes = [
            self.highest_count.get(verb.word, MOST) + 1
            if kind == COUNT
            else len(self._notation.names[kind])
            for kind in verb.arguments
        ]
        first, second = [*sizes, 1, 1][:2]
        return Span(verb.number, first, 0, second - 1)

    # What a game gives.

    @abstractmethod
    def fields(self, state: State) -> list[Field]:
        """List the fields of an observation; `seat_field` makes one of which every seat has its own."""

    @abstractmethod
    def values(self, seen: Any, player: int) -> dict[str, Any]:
        """Give the numbers of every field; `seen` is the position as the player may know it.

        A number or a list of them; of a seat's field a list with one of these for every seat.
        """

    # What follows from it.

    def asked(self, state: State) -> int:
        return state.decision.player

    def new_cache(self) -> Cache:
        return Cache()

    def parts(self, state: State, player: int, cache: Cache) -> Parts:
        values = self.values(state.redacted(player), player)
        known = [field.name for field in (*self.layout.fields, *self.layout.seat_fields)]
        if set(values) != set(known):
            raise ElbowroomError(
                f"A codec's values are for {', '.join(values)}; its fields are {', '.join(known)}."
            )
        page = bytearray()
        for field in self.layout.fields:
            page += _entries(field, values[field.name], field.size())
        for distance in range(self.players):
            seat = (player + distance) % self.players
            for field in self.layout.seat_fields:
                page += _entries(field, values[field.name][seat], self.layout.size_of_seat(field))
        return [page]

    def index(self, action: int, player: int) -> int:
        return self.indices([action], player)[0]

    def indices(self, actions: list[int], player: int) -> list[int]:
        numbers = self.numbering.numbers
        turned = [self._turned(action, -player) for action in actions]
        found = [numbers[each] if each < len(numbers) else ABSENT for each in turned]
        if ABSENT in found:
            text = self._notation.text(actions[found.index(ABSENT)])
            raise ElbowroomError(f"The codec of this game has no number for '{text}'.")
        return found

    def action(self, index: int, player: int) -> int:
        return self._turned(self.numbering.action(index), player)

    def _turned(self, action: int, by: int) -> int:
        """Name the seats of an action from another place at the table."""
        verb = self._notation.verb(action)
        if SEAT not in verb.arguments:
            return action
        numbers = [first_of(action), second_of(action)][: len(verb.arguments)]
        for place, kind in enumerate(verb.arguments):
            if kind == SEAT and numbers[place] < self.players:
                numbers[place] = (numbers[place] + by) % self.players
        return encode(verb.number, *numbers)

    def table_of_actions(self) -> list[tuple[str, int, int]]:
        return self.numbering.table(self._notation.verbs)

    def render(self, state: State) -> str:
        asked = state.decision
        now = "the game is over" if state.over else f"seat {asked.player} is asked: {asked.kind}"
        return "\n".join([now, *position_lines(state.redacted(NOBODY))])


def _entries(field: Field, given: Any, size: int) -> bytes:
    """Check and flatten the numbers of a field."""
    numbers = _flat(given)
    if len(numbers) != size or not all(0 <= number <= field.most for number in numbers):
        raise ElbowroomError(
            f"The field {field.name} takes {size} numbers from 0 to {field.most}, not {numbers}."
        )
    return bytes(numbers)


def _flat(given: int | Sequence[Any]) -> list[int]:
    if isinstance(given, int):
        return [int(given)]
    return [number for each in given for number in _flat(each)]
