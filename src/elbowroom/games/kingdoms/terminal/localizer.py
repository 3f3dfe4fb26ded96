"""How a table of realms speaks: factions, heroes, territories and resources by name."""

from __future__ import annotations

from elbowroom.conquest.terminal.localizer import Speech
from elbowroom.games.kingdoms.engine.state import KingdomsState
from elbowroom.games.kingdoms.engine.terms import RESOURCES
from elbowroom.games.kingdoms.telling import KingdomsTeller
from elbowroom.kernel.reasons import Part
from elbowroom.kernel.state import State
from elbowroom.text.catalogue import texts
from elbowroom.text.reasons import part_name
from elbowroom.text.traits import traits


class RealmTongue(Speech):
    """Speaks of one game of realms."""

    def __init__(self, state: KingdomsState, language: str) -> None:
        super().__init__(language, state.game_id)
        self._names = texts(language, state.game_id)
        self.rules = state.rules
        self.called = KingdomsTeller.table_names(state, self._names)

    def follow(self, state: State) -> None:
        if isinstance(state, KingdomsState) and state.rules is not self.rules:
            self.rules = state.rules
            self.called = KingdomsTeller.table_names(state, self._names)

    def examples(self) -> tuple[str, str, str, str]:
        ids = self.rules.board.ids or ["a1", "a2", "a3"]
        return (ids[0], ids[1], ids[2], self.rules.factions[0].id)

    def place(self, space: int) -> str:
        """Name a region or feature."""
        return self.called.place(self.rules.board.ids[space])

    def faction(self, number: int) -> str:
        """Name a faction."""
        return self.say("name-faction", faction=self.rules.factions[number].id)

    def hero(self, number: int) -> str:
        """Name a hero."""
        return self.say("name-hero", hero=self.rules.heroes[number].id)

    def territory(self, id: str) -> str:
        """Name a side of a territory card."""
        return self.say("name-territory", territory=id)

    def amount(self, resource: int, count: int) -> str:
        """Count units of a resource."""
        return self.say("name-amount", count=count, resource=RESOURCES[resource])

    def part(self, part: Part) -> str:
        """Name a part of a number."""
        return part_name(part.key, self.called, self._names, part.name)

    def listed(self, items: list[str]) -> str:
        """Join items as a sentence lists them."""
        return self._names.listed(items)

    def rule_lines(self, kind: str, id: str) -> list[str]:
        """Give the short rule text of a faction, hero or territory, and its levels."""
        trait = traits(self.called.game)[(kind, id)]
        return [trait.texts[self.language], *trait.lines.get(self.language, [])]
