"""Events as sentences, bursts of the same kind as one.

The page tells events in the same way (web/src/lib/text/events.ts); a change here belongs there
as well, and the samples in tests/text hold both to the same words.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Any, Final

from elbowroom.games.kingdoms.telling import RealmTeller
from elbowroom.kernel.events import Event
from elbowroom.text.catalogue import texts
from elbowroom.text.reasons import part_name
from elbowroom.text.table_names import Called

MERGED_FROM: Final = 3
"""So many conquests in a row are told as one."""
TOLD_TOGETHER: Final = ("abandoned", "placed", "revealed")
"""Kinds of which a whole run is one sentence."""

Facts = dict[str, Any]
Values = dict[str, str | int]

TELLERS: Final[dict[str, type[RealmTeller]]] = {"kingdoms": RealmTeller}
"""Games whose events have other facts than those of conquest."""


def event_sentences(events: Sequence[Event], called: Called, language: str = "en") -> list[str]:
    """Tell what happened, in order, one sentence for each burst of events."""
    teller = TELLERS.get(called.game, _Teller)(called, language)
    told: list[str] = []
    for (kind, seat), run in groupby(events, key=lambda event: (event.kind, event.player)):
        told += teller.tell(kind, seat, [event.facts for event in run])
    return told


class _Teller:
    """Makes sentences of events with the names of one table, in one language."""

    def __init__(self, called: Called, language: str) -> None:
        self.called = called
        self.words = texts(language, called.game)

    def tell(self, kind: str, seat: int, run: list[Facts]) -> list[str]:
        """Tell events of one kind by one player."""
        if kind == "conquered" and len(run) >= MERGED_FROM:
            return [self._sentence("conquered-many", seat, self._regions(run))]
        if kind in TOLD_TOGETHER:
            return [self._sentence(kind, seat, getattr(self, f"_{kind}")(run))]
        values = getattr(self, f"_{kind}", self._plain)
        return [self._sentence(kind, seat, values(facts, seat)) for facts in run]

    def _sentence(self, kind: str, seat: int, values: Values) -> str:
        if kind == "scored" and not values["parts"]:
            kind = "scored-nothing"
        key = f"event-{kind.replace('_', '-')}"
        return self.words.format(key, player=self.called.player(seat), **values)

    # Told together: the values of one sentence for a whole run.

    def _regions(self, run: list[Facts]) -> Values:
        regions = [self.called.place(facts["region"]) for facts in run]
        return {"count": len(run), "regions": self.words.listed(regions)}

    _abandoned = _regions

    def _revealed(self, run: list[Facts]) -> Values:
        return {"combos": self.words.listed([self._combo(facts) for facts in run])}

    def _placed(self, run: list[Facts]) -> Values:
        """Tell how many pieces stand where; what a region held in between does not matter."""
        last = {(facts["region"], facts["marker"]): facts["count"] for facts in run}
        pieces = [
            self.words.format(
                "event-placed-piece", count=count, marker=marker, region=self.called.place(region)
            )
            for (region, marker), count in last.items()
        ]
        return {"pieces": self.words.listed(pieces)}

    # Told one by one: the values of the sentence of one event.

    def _plain(self, facts: Facts, seat: int) -> Values:
        """Take the facts as they are; regions, players and races by their names."""
        values: Values = {}
        for name, value in facts.items():
            if name in {"region", "goal"}:
                values[name] = self.called.place(value)
            elif name in {"to", "owner"}:
                values[name] = self.called.player(value)
            elif name == "race":
                values[name] = self.called.race(value)
            else:
                values[name] = value
        return values

    def _picked(self, facts: Facts, seat: int) -> Values:
        values: Values = {name: facts[name] for name in ("price", "coins", "tokens")}
        return {"combo": self._combo(facts), **values}

    def _conquered(self, facts: Facts, seat: int) -> Values:
        loser = facts["from"]
        if loser is None:
            against = "tribe" if facts["lost_tribe"] else "nobody"
        else:
            against = "own" if loser == seat else "player"
        return {
            "region": self.called.place(facts["region"]),
            "tokens": facts["tokens"],
            "way": facts["way"],
            "against": against,
            "loser": "" if loser is None else self.called.player(loser),
            "loser_race": self.called.race(facts["from_race"] or ""),
            **self._help(facts.get("tools", [])),
        }

    def _help(self, tools: list[str]) -> Values:
        """Tell what helped in a conquest, in games where something can."""
        names = [self.words.format("name-tool", tool=tool) for tool in tools]
        return {"helped": "tools" if names else "alone", "tools": self.words.listed(names)}

    def _pushed(self, facts: Facts, seat: int) -> Values:
        out = facts["goal"] == facts["region"]
        return {**self._plain(facts, seat), "whither": "out" if out else "region"}

    def _swapped(self, facts: Facts, seat: int) -> Values:
        return {
            "regions": self.words.listed([self.called.place(each) for each in facts["regions"]])
        }

    def _objective(self, facts: Facts, seat: int) -> Values:
        whose = "own" if facts["owner"] == seat else "other"
        return {**self._plain(facts, seat), "whose": whose}

    def _site_paid(self, facts: Facts, seat: int) -> Values:
        to = facts["to"]
        payee = "" if to is None else self.called.player(to)
        whom = "supply" if to is None else "player"
        return {"site": facts["site"], "coins": facts["coins"], "to": payee, "whom": whom}

    def _peace(self, facts: Facts, seat: int) -> Values:
        return {"ally": self.called.player(facts["with"])}

    def _scored(self, facts: Facts, seat: int) -> Values:
        parts = [
            self.words.format(
                "event-scored-part",
                part=part_name(part["key"], self.called, self.words, part["name"]),
                coins=part["coins"],
            )
            for part in facts["parts"]
            if part["coins"]
        ]
        return {"coins": facts["coins"], "parts": ", ".join(parts)}

    def _game_over(self, facts: Facts, seat: int) -> Values:
        scores = [
            self.words.format("event-game-over-score", player=self.called.player(each), coins=coins)
            for each, coins in enumerate(facts["coins"])
        ]
        return {"scores": ", ".join(scores)}

    def _combo(self, facts: Facts) -> str:
        race = self.called.race(facts["race"])
        power = self.called.power(facts["power"])
        return self.words.format("event-combo", race=race, power=power)
