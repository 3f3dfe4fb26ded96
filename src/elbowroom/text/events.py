"""Events as sentences, bursts of the same kind as one."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Any

from elbowroom.catalogue import face
from elbowroom.kernel.events import Event
from elbowroom.text.catalogue import texts
from elbowroom.text.table_names import TableNames

Facts = dict[str, Any]
Values = dict[str, str | int]


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
        self.texts = texts(language, names.game)

    def tell(self, kind: str, seat: int, run: list[Facts]) -> list[str]:
        """Tell events of one kind by one player."""
        return [self.sentence(kind, seat, facts) for facts in run]

    def sentence(self, kind: str, seat: int, values: Values) -> str:
        """Fill the text of a kind of event; without one its bare facts must do."""
        key = f"event-{kind.replace('_', '-')}"
        player = self.names.player(seat)
        if self.texts.has(key):
            return self.texts.format(key, player=player, **values)
        facts = ", ".join(f"{name} {value}" for name, value in values.items())
        told = kind.replace("_", " ")
        return f"{player}: {told} ({facts})" if facts else f"{player}: {told}"


def _teller(names: TableNames, language: str) -> Teller:
    found = face(names.game, "teller") if names.game else None
    teller: Teller = (found or Teller)(names, language)
    return teller
