"""How a table of conquest speaks: its players, regions, races and powers by name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, cast

from elbowroom.conquest.engine.combo import NO_POWER, power_of, race_of
from elbowroom.conquest.engine.content import own_texts
from elbowroom.conquest.engine.state import ConquestState
from elbowroom.conquest.telling import ConquestTeller
from elbowroom.kernel.state import State
from elbowroom.terminal.localizer import TableLocalizer
from elbowroom.text.traits import short_text


class ConquestLocalizer(TableLocalizer):
    """Speaks of one game: its players, regions, races and powers by name."""

    marker_signs: ClassVar[Mapping[str, str]] = {}
    """The signs of pieces on the map, in the order they are explained; else a piece's first letter."""

    def __init__(self, state: ConquestState, language: str = "en") -> None:
        super().__init__(state, language)
        self._own_texts = own_texts(state.setup.get("packs", []))

    def name_table(self, state: State) -> None:
        found = cast("ConquestState", state)
        self.rules = found.rules
        """The rules whose regions it names."""
        self._places = ConquestTeller.table_names(found, self.texts).places
        both = {id: f"{id} ({name})" for id, name in self._places.items()}
        self.names = ConquestTeller.table_names(found, self.texts, both)
        """Regions by their id, which people write, and their name."""
        self.texts = self.texts.naming(self.names.things)

    def follow(self, state: State) -> None:
        if cast("ConquestState", state).rules is not self.rules:  # a map was drawn
            self.name_table(state)

    # What a game adds to the shared words.

    def extra_heading(self, state: ConquestState) -> str | None:
        """Say what a step of the game's own asks; None if the shared words do."""
        return None

    def extra_note(self, state: ConquestState, action: int) -> str | None:
        """Say what an action of the game's own means; None if the shared words do."""
        return None

    def dues_note(self, state: ConquestState, action: int) -> str:
        """Say what an action first costs in coins, if anything."""
        return ""

    def extra_signs(self, state: ConquestState, region: int) -> str:
        """Write what only this game lays into regions as signs."""
        return ""

    def extra_names(self, state: ConquestState, region: int) -> list[str]:
        """Name what only this game lays into a region."""
        return []

    # Names.

    def coins(self, count: int) -> str:
        """Count coins."""
        return self.say("name-coins", count=count)

    def terrain(self, terrain: str) -> str:
        """Name a terrain inside a sentence."""
        return self.texts.names.named("terrain", terrain)

    def symbol(self, symbol: str) -> str:
        """Name a printed symbol inside a sentence."""
        return self.texts.names.named("symbol", symbol)

    def marker(self, marker: str) -> str:
        """Name a piece inside a sentence."""
        return self.names.things.get(marker) or self.texts.names.noun(marker)

    def marker_sign(self, marker: str) -> str:
        """Give the sign of a piece on the map."""
        return self.marker_signs.get(marker, marker[0].upper())

    def place(self, region: str) -> str:
        """Name a region without its id."""
        return self._places[region]

    def race(self, state: ConquestState, number: int) -> str:
        """Name a race."""
        return self.say("name-race", race=self.names.race(state.rules.races[number].id))

    def combo(self, state: ConquestState, key: int, text: str = "name-combo") -> str:
        """Name a race with its power; `name-combo-label` where there is little room."""
        race = self.names.race(state.rules.races[race_of(key)].id)
        if power_of(key) == NO_POWER:
            return self.say("name-race", race=race)
        power = self.names.power(state.rules.powers[power_of(key)].id)
        return self.say(text, race=race, power=power)

    def combo_texts(self, state: ConquestState, key: int) -> list[str]:
        """Give the short rule texts of a combo: of its race, of its power."""
        race = state.rules.races[race_of(key)]
        told = [f"{self.race(state, race_of(key))}: {self._short_text('race', race.id)}"]
        if power_of(key) != NO_POWER:
            power = state.rules.powers[power_of(key)].id
            name = self.say("name-power", power=self.names.power(power))
            told.append(f"{name}: {self._short_text('power', power)}")
        return told

    def _short_text(self, kind: str, id: str) -> str:
        """Give the text of the catalogue, or the one a content pack brings for its own."""
        own = self._own_texts.get(id, {})
        carried = short_text(kind, id, self.language, self.names.game)
        return carried or str(own.get(self.language) or own.get("en") or self._from_pack())

    def _from_pack(self) -> str:
        return self.say("terminal-from-pack")
