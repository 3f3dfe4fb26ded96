"""Events as sentences, bursts of the same kind as one."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Any, Final

from elbowroom.catalogue import face
from elbowroom.kernel.events import Event
from elbowroom.text.catalogue import texts
from elbowroom.text.table_names import TableNames

Facts = dict[str, Any]
Values = dict[str, str | int]
OF_SEATS: Final = ("seat", "to")
"""Facts that are the number of a seat: texts take the name of who sits there."""


def event_sentences(events: Sequence[Event], names: TableNames, language: str = "en") -> list[str]:
    """Tell what happened, in order, one sentence for each burst of events."""
    teller = _teller(names, language)
    told: list[str] = []
    for (kind, seat), run in groupby(events, key=lambda event: (event.kind, event.player)):
        told += teller.tell(kind, seat, [event.facts for event in run])
    return told


class Teller:
    """Makes sentences of events with the names of one table, in one language.

    A game's own teller knows what its facts mean; this one tells the events of any game.
    """

    def __init__(self, names: TableNames, language: str) -> None:
        self.names = names
        self.texts = texts(language, names.game).naming(names.things)

    def tell(self, kind: str, seat: int, run: list[Facts]) -> list[str]:
        """Tell events of one kind by one player; bare facts must do where no text takes them."""
        return [self._told(kind, seat, facts) for facts in run]

    def sentence(self, kind: str, seat: int, values: Values) -> str:
        """Fill the text of a kind of event."""
        return self.texts.format(_key(kind), player=self.names.player(seat), **values)

    def _told(self, kind: str, seat: int, facts: Facts) -> str:
        values = {name: self._value(name, value) for name, value in facts.items()}
        player, key = self.names.player(seat), _key(kind)
        if self.texts.has(key) and not self.texts.faults(key, player=player, **values):
            return self.sentence(kind, seat, values)
        listed = "; ".join(f"{name} {value}" for name, value in values.items())
        told = f"{player}: {kind.replace('_', ' ')}"
        return f"{told} ({listed})" if listed else told

    def _value(self, name: str, value: Any) -> str | int:
        if isinstance(value, bool):
            return "yes" if value else "no"
        if name == "region":
            return self.names.place(value)
        if name in OF_SEATS and isinstance(value, int):
            return self.names.player(value)
        if isinstance(value, list):
            return ", ".join(str(each) for each in value)
        return value if isinstance(value, int) else str(value)


def _key(kind: str) -> str:
    return f"event-{kind.replace('_', '-')}"


def _teller(names: TableNames, language: str) -> Teller:
    found = face(names.game, "teller") if names.game else None
    teller: Teller = (found or Teller)(names, language)
    return teller
