"""The events of conquest as sentences, bursts of the same kind as one.

The page tells events in the same way (web/src/lib/text/events.ts); a change here belongs there
as well, and the samples in tests/text hold both to the same words.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from elbowroom.conquest.engine.board import Region
from elbowroom.conquest.engine.state import ConquestState
from elbowroom.text.catalogue import Texts
from elbowroom.text.events import Facts, Teller, Values
from elbowroom.text.names import Names
from elbowroom.text.reasons import part_name
from elbowroom.text.table_names import TableNames, own_things, players_of

MERGED_FROM: Final = 3
"""So many conquests in a row are told as one."""
TOLD_TOGETHER: Final = ("abandoned", "placed", "revealed")
"""Kinds of which a whole run is one sentence."""


class ConquestTeller(Teller):
    """Makes sentences of the events of conquest."""

    @classmethod
    def table_names(
        cls, state: ConquestState, texts: Texts, places: Mapping[str, str] | None = None
    ) -> TableNames:
        """Name a table; regions of a map of one's own go by what it calls them."""
        rules = state.rules
        known = texts.names
        return TableNames(
            players=players_of(state),
            places={
                region.id: (places or {}).get(region.id) or _place(region, state.setup, known)
                for region in rules.board.regions
            },
            races={race.id: race.name for race in rules.races if race.id not in known.races},
            powers={power.id: power.name for power in rules.powers if power.id not in known.powers},
            things=own_things(state),
            game=state.game_id,
        )

    def tell(self, kind: str, seat: int, run: list[Facts]) -> list[str]:
        """Tell events of one kind by one player."""
        if kind == "conquered" and len(run) >= MERGED_FROM:
            return [self.sentence("conquered-many", seat, self._regions(run))]
        if kind in TOLD_TOGETHER:
            return [self.sentence(kind, seat, getattr(self, f"_{kind}")(run))]
        values = getattr(self, f"_{kind}", self._plain)
        return [self.sentence(kind, seat, values(facts, seat)) for facts in run]

    def sentence(self, kind: str, seat: int, values: Values) -> str:
        """Tell a score that nothing adds up to by a text of its own."""
        nothing = kind == "scored" and not values["parts"]
        return super().sentence("scored-nothing" if nothing else kind, seat, values)

    # Told together: the values of one sentence for a whole run.

    def _regions(self, run: list[Facts]) -> Values:
        regions = [self.names.place(facts["region"]) for facts in run]
        return {"count": len(run), "regions": self.texts.listed(regions)}

    _abandoned = _regions

    def _revealed(self, run: list[Facts]) -> Values:
        return {"combos": self.texts.listed([self._combo(facts) for facts in run])}

    def _placed(self, run: list[Facts]) -> Values:
        """Tell how many pieces stand where; what a region held in between does not matter."""
        last = {(facts["region"], facts["marker"]): facts["count"] for facts in run}
        pieces = [
            self.texts.format(
                "event-placed-piece", count=count, marker=marker, region=self.names.place(region)
            )
            for (region, marker), count in last.items()
        ]
        return {"pieces": self.texts.listed(pieces)}

    # Told one by one: the values of the sentence of one event.

    def _plain(self, facts: Facts, seat: int) -> Values:
        """Take the facts as they are; regions, players and races by their names."""
        values: Values = {}
        for name, value in facts.items():
            if name in {"region", "goal"}:
                values[name] = self.names.place(value)
            elif name in {"to", "owner"}:
                values[name] = self.names.player(value)
            elif name == "race":
                values[name] = self.names.race(value)
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
            "region": self.names.place(facts["region"]),
            "tokens": facts["tokens"],
            "way": facts["way"],
            "against": against,
            "loser": "" if loser is None else self.names.player(loser),
            "loser_race": self.names.race(facts["from_race"] or ""),
            "helped": "alone",
        }

    def _rolled(self, facts: Facts, seat: int) -> Values:
        """Tell what was needed too, where a region was rolled for."""
        aimed = "needs" in facts
        return {
            "die": facts["die"],
            "aim": "region" if aimed else "none",
            "region": self.names.place(facts["region"]) if aimed else "",
            "needs": facts["needs"] if aimed else 0,
        }

    def _peace(self, facts: Facts, seat: int) -> Values:
        return {"ally": self.names.player(facts["with"])}

    def _scored(self, facts: Facts, seat: int) -> Values:
        parts = [
            self.texts.format(
                "event-scored-part",
                part=part_name(part["key"], self.names, self.texts),
                coins=part["coins"],
            )
            for part in facts["parts"]
            if part["coins"]
        ]
        return {"coins": facts["coins"], "parts": ", ".join(parts)}

    def _game_over(self, facts: Facts, seat: int) -> Values:
        scores = [
            self.texts.format("event-game-over-score", player=self.names.player(each), coins=coins)
            for each, coins in enumerate(facts["coins"])
        ]
        return {"scores": ", ".join(scores)}

    def _combo(self, facts: Facts) -> str:
        race = self.names.race(facts["race"])
        power = self.names.power(facts["power"])
        return self.texts.format("event-combo", race=race, power=power)


def _place(region: Region, setup: Mapping[str, Any], known: Names) -> str:
    """Name a region: on printed maps the catalogue does, whose ids may repeat between maps."""
    map = setup.get("map")
    if map is not None and not isinstance(map, str):
        return known.place(region.label)
    key = region.id if map is None else f"{map}.{region.id}"
    name = known.named("place", key)
    return known.place(region.label) if name == key else name
