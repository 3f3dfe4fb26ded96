"""How a table of this game speaks: factions, heroes, territories and resources by name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from elbowroom.games.kingdoms.engine.state import KingdomsState
from elbowroom.games.kingdoms.engine.terms import RESOURCES, TERRAINS
from elbowroom.kernel.decisions import Value
from elbowroom.kernel.state import State
from elbowroom.terminal.localizer import TableLocalizer
from elbowroom.text.effects import read_back_pack
from elbowroom.text.traits import traits


class KingdomsLocalizer(TableLocalizer):
    """Speaks of one game of Kingdoms."""

    def name_table(self, state: State) -> None:
        self.rules = cast("KingdomsState", state).rules
        self._packs = state.setup.get("packs", [])
        super().name_table(state)

    def follow(self, state: State) -> None:
        if cast("KingdomsState", state).rules is not self.rules:  # territories were drawn
            self.name_table(state)

    def place(self, space: int) -> str:
        """Name a region or feature."""
        return self.names.place(self.rules.board.ids[space])

    def faction(self, number: int) -> str:
        """Name a faction."""
        return self.say("name-faction", faction=self.rules.factions[number].id)

    def hero(self, number: int) -> str:
        """Name a hero."""
        return self.say("name-hero", hero=self.rules.heroes[number].id)

    def territory(self, id: str) -> str:
        """Name a side of a territory card."""
        return self.say("name-territory", territory=id)

    def terrain(self, terrain: int) -> str:
        """Name a kind of region inside a sentence."""
        return self.texts.names.named("terrain", TERRAINS[terrain])

    def units(self, units: Mapping[str, Value]) -> str:
        """List units of resources; empty for none."""
        told = [
            self.say("name-amount", count=count, resource=resource)
            for resource, count in units.items()
            if isinstance(count, int) and count > 0
        ]
        return self.listed(told)

    def amount(self, resource: int, count: int) -> str:
        """Count units of a resource."""
        return self.say("name-amount", count=count, resource=RESOURCES[resource])

    def listed(self, items: list[str]) -> str:
        """Join items as a sentence lists them."""
        return self.texts.listed(items)

    def rule_lines(self, kind: str, id: str) -> list[str]:
        """Give the short rule text of a faction, hero or territory, and its levels."""
        if id in self.names.things:
            return self._own_lines(kind, id)
        trait = traits(self.texts.game)[(kind, id)]
        return [trait.texts[self.language], *trait.lines.get(self.language, [])]

    def _own_lines(self, kind: str, id: str) -> list[str]:
        """Give what its inventor says of an own thing, and what it does, read back."""
        for pack in self._packs:
            for listed, thing, told in read_back_pack(pack, self.language, self.texts.game):
                if (listed, thing["id"]) == (kind, id):
                    own = thing.get("text", {})
                    said = own.get(self.language) or own.get("en")
                    return [*([said] if said else []), *_numbered(told)]
        return []


def _numbered(lines: list[str]) -> list[str]:
    return [f"{level}. {line}" for level, line in enumerate(lines, 1)]
