"""How a table speaks: the words of one language with the names of one game."""

from __future__ import annotations

from collections.abc import Sequence

from elbowroom.conquest.engine.combo import NO_POWER, power_of, race_of
from elbowroom.conquest.engine.state import ConquestState
from elbowroom.conquest.telling import ConquestTeller
from elbowroom.kernel.events import Event
from elbowroom.kernel.game import Game
from elbowroom.kernel.reasons import Explanation, Refusal
from elbowroom.kernel.state import State
from elbowroom.text.catalogue import texts
from elbowroom.text.events import event_sentences
from elbowroom.text.reasons import part_name, refusal_sentence
from elbowroom.text.table_names import TableNames
from elbowroom.text.traits import short_text


class Words:
    """The words of one language, before there is a table."""

    def __init__(self, language: str = "en", game: str = "") -> None:
        self.language = language
        self._texts = texts(language, game)

    def say(self, key: str, **values: str | int) -> str:
        """Give a text of the catalogue."""
        return self._texts.format(key, **values)

    def game(self, game: Game) -> str:
        """Name a game."""
        key = f"ui-game-name-{game.id}"
        return self.say(key) if self._texts.has(key) else game.name

    def coins(self, count: int) -> str:
        """Count coins."""
        return self.say("name-coins", count=count)

    def terrain(self, terrain: str) -> str:
        """Name a terrain inside a sentence."""
        return self._texts.names.named("terrain", terrain)

    def symbol(self, symbol: str) -> str:
        """Name a printed symbol inside a sentence."""
        return self._texts.names.named("symbol", symbol)

    def marker(self, marker: str) -> str:
        """Name a piece inside a sentence."""
        return self._texts.names.noun(marker)


class Speech(Words):
    """Speaks of one table, whatever is played there."""

    called: TableNames
    """The names of players and places."""

    def follow(self, state: State) -> None:
        """Learn the names of what has been laid out since."""

    def examples(self) -> tuple[str, str, str, str]:
        """Give three regions and something of the rules to show by what can be written."""
        raise NotImplementedError

    def parts(self, explained: Explanation) -> str:
        """Write a number as the sum of its parts, the number first."""
        words = ""
        for part in explained.parts:
            sign = " + " if part.amount >= 0 else " - "
            name = part_name(part.key, self.called, self._texts, part.name)
            words += f"{sign if words else ''}{abs(part.amount)} {name}"
        return f"{explained.total} = {words}" if words else str(explained.total)

    def explained(self, explained: Explanation) -> str:
        """Say what a number is, and its parts."""
        return f"{self.say(f'part-what-{explained.what}')}: {self.parts(explained)}"

    def refusal(self, refusal: Refusal) -> str:
        """Say why something is not allowed, with the rule behind it."""
        why = refusal_sentence(refusal, self.called, self.language)
        return f"{why} ({refusal.rule})" if refusal.rule else why

    def events(self, events: Sequence[Event]) -> list[str]:
        """Tell what happened."""
        return event_sentences(events, self.called, self.language)


class Tongue(Speech):
    """Speaks of one game: its players, regions, races and powers by name."""

    def __init__(self, state: ConquestState, language: str = "en") -> None:
        super().__init__(language, state.game_id)
        self.rules = state.rules
        """The rules whose regions it names."""
        self._places = ConquestTeller.table_names(state, self._texts).places
        both = {id: f"{id} ({name})" for id, name in self._places.items()}
        self.called = ConquestTeller.table_names(state, self._texts, both)
        """Regions by their id, which people write, and their name."""
        self._own_texts = {
            trait["id"]: texts_of
            for pack in state.setup.get("packs", [])
            for trait in [*pack.get("races", []), *pack.get("powers", [])]
            if isinstance(texts_of := trait.get("text"), dict)
        }

    def examples(self) -> tuple[str, str, str, str]:
        """Give three regions and a race to show by what can be written."""
        ids = self.rules.board.ids
        races = [race.id for race in self.rules.races]
        chosen = [ids[min(place, len(ids) - 1)] for place in (11, 4, 5)]
        return (chosen[0], chosen[1], chosen[2], "orcs" if "orcs" in races else races[0])

    def place(self, region: str) -> str:
        """Name a region without its id."""
        return self._places[region]

    def race(self, state: ConquestState, number: int) -> str:
        """Name a race."""
        return self.say("name-race", race=self.called.race(state.rules.races[number].id))

    def combo(self, state: ConquestState, key: int, text: str = "name-combo") -> str:
        """Name a race with its power; `name-combo-label` where there is little room."""
        race = self.called.race(state.rules.races[race_of(key)].id)
        if power_of(key) == NO_POWER:
            return self.say("name-race", race=race)
        power = self.called.power(state.rules.powers[power_of(key)].id)
        return self.say(text, race=race, power=power)

    def combo_texts(self, state: ConquestState, key: int) -> list[str]:
        """Give the short rule texts of a combo: of its race, of its power."""
        race = state.rules.races[race_of(key)]
        told = [f"{self.race(state, race_of(key))}: {self._short_text('race', race.id)}"]
        if power_of(key) != NO_POWER:
            power = state.rules.powers[power_of(key)].id
            name = self.say("name-power", power=self.called.power(power))
            told.append(f"{name}: {self._short_text('power', power)}")
        return told

    def _short_text(self, kind: str, id: str) -> str:
        """Give the text of the catalogue, or the one a content pack brings for its own."""
        own = self._own_texts.get(id, {})
        carried = short_text(kind, id, self.language, self.called.game)
        return carried or str(own.get(self.language) or own.get("en") or self._from_pack())

    def _from_pack(self) -> str:
        return self.say("terminal-from-pack")
