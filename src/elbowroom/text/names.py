"""Names of the game's things in every language: cases, counted nouns, combined names."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from babel import Locale

from elbowroom.text.locales import check_language, read_game_names, read_names

NOMINATIVE: Final = "nom"


class Names:
    """The names of one language in one game, or those that all games share."""

    def __init__(self, language: str, game: str = "") -> None:
        shared = read_names(check_language(language))
        of_game = read_game_names(language, game)
        facts = {**shared, **of_game, "nouns": {**shared["nouns"], **of_game.get("nouns", {})}}
        self.language = language
        self.game = game
        self.races: dict[str, dict[str, Any]] = facts.get("races", {})
        self.powers: dict[str, dict[str, Any]] = facts.get("powers", {})
        self.terrains: dict[str, dict[str, str]] = facts.get("terrains", {})
        self.symbols: dict[str, dict[str, str]] = facts.get("symbols", {})
        self.sites: dict[str, dict[str, str]] = facts.get("sites", {})
        self.factions: dict[str, dict[str, Any]] = facts.get("factions", {})
        self.islands: dict[str, dict[str, str]] = facts.get("islands", {})
        self.heroes: dict[str, dict[str, Any]] = facts.get("heroes", {})
        self.territories: dict[str, dict[str, Any]] = facts.get("territories", {})
        self.resources: dict[str, dict[str, Any]] = facts.get("resources", {})
        self.actions: dict[str, dict[str, Any]] = facts.get("actions", {})
        self.nouns: dict[str, dict[str, dict[str, str]]] = facts["nouns"]
        self._patterns: dict[str, str] = facts["patterns"]
        self._unknown: str = facts["unknown"]
        self._plural = Locale.parse(language).plural_form

    def race(self, race: str, case: str = NOMINATIVE) -> str:
        """Name a race in a case; what is no known id, such as an own race, is its name already."""
        known = self.races.get(race)
        if known is None:
            return race
        return _in_case(known, case)

    def keeps_letters(self, race: str) -> bool:
        """Whether a race is written as it is everywhere: an own one, or a name left untranslated."""
        return bool(self.races.get(race, {}).get("as_written", race not in self.races))

    def power(self, power: str) -> str:
        """Name a power as on its badge."""
        known = self.powers.get(power)
        return power if known is None else str(known["name"])

    def combo(self, race: str, power: str, case: str = NOMINATIVE) -> str:
        """Name a race together with its power.

        The power takes the form of the race's class; only a pattern that leaves the power alone
        lets the race take a case.
        """
        if not power:
            return self.race(race, case)
        known = self.powers.get(power)
        if known is None:
            return self._fill(self._unknown, self.race(race), power)
        if "ability" in known:
            return self._fill(known["pattern"], self.race(race, case), known["ability"]["acc"])
        forms = known["forms"]
        form = forms.get(self.races.get(race, {}).get("class", "any"), forms.get("any"))
        if form is None:  # an own race has no class
            return self._fill(self._unknown, self.race(race), known["name"])
        return self._fill(known["pattern"], self.race(race), form)

    def combo_label(self, race: str, power: str) -> str:
        """Name a race together with its power where there is little room."""
        if "label" not in self._patterns or not power:
            return self.combo(race, power)
        return self._fill("label", self.race(race), self.power(power))

    def _fill(self, pattern: str, race: str, power: str) -> str:
        return self._patterns[pattern].replace("{power}", power).replace("{race}", race)

    def noun(self, noun: str, case: str = NOMINATIVE) -> str:
        """Give one of something: a noun in the singular."""
        return self.nouns[noun][case]["one"] if noun in self.nouns else noun

    def counted(self, count: int, noun: str, case: str = NOMINATIVE) -> str:
        """Say a number with its noun: 1 token, 2 tokens."""
        if noun not in self.nouns:
            return f"{count} {noun}"
        forms = self.nouns[noun].get(case, self.nouns[noun][NOMINATIVE])
        return f"{count} {forms.get(self._plural(count), forms['other'])}"

    def terrain(self, terrain: str) -> str:
        """Name a terrain."""
        return self.terrains[terrain]["name"] if terrain in self.terrains else terrain

    def symbol(self, symbol: str) -> str:
        """Name a printed symbol."""
        return self.symbols[symbol]["name"] if symbol in self.symbols else symbol

    def site(self, site: str) -> str:
        """Name an artifact or a legendary place."""
        return self.sites[site]["name"] if site in self.sites else site

    def faction(self, faction: str, case: str = NOMINATIVE) -> str:
        """Name a faction in a case."""
        return _in_case(self.factions[faction], case) if faction in self.factions else faction

    def island(self, island: str) -> str:
        """Name an island."""
        return self.islands[island]["name"] if island in self.islands else island

    def hero(self, hero: str, case: str = NOMINATIVE) -> str:
        """Name a hero in a case."""
        return _in_case(self.heroes[hero], case) if hero in self.heroes else hero

    def territory(self, territory: str, case: str = NOMINATIVE) -> str:
        """Name a territory."""
        known = self.territories
        return _in_case(known[territory], case) if territory in known else territory

    def resource(self, resource: str, case: str = NOMINATIVE) -> str:
        """Name a resource in a case."""
        return _in_case(self.resources[resource], case) if resource in self.resources else resource

    def action(self, action: str, case: str = NOMINATIVE) -> str:
        """Name an action in a case."""
        return _in_case(self.actions[action], case) if action in self.actions else action

    def place(self, label: str) -> str:
        """Translate the label of a region that has no name of its own: Sea 1, Moře 1."""
        terrain, _, number = label.rpartition(" ")
        if terrain.lower() not in self.terrains or not number.isdecimal():
            return label
        return f"{capital(self.terrain(terrain.lower()))} {number}"


def _in_case(known: dict[str, Any], case: str) -> str:
    name: str = known.get("cases", {}).get(case, known["name"])
    return name


def capital(text: str) -> str:
    """Begin a text with a capital letter."""
    return text[:1].upper() + text[1:]


def small(text: str) -> str:
    """Begin a text with a small letter."""
    return text[:1].lower() + text[1:]


@cache
def names(language: str, game: str = "") -> Names:
    """Give the names of a language in a game; without one, those that all games share."""
    return Names(language, game)


def combo_name(race: str, power: str, language: str, game: str) -> str:
    """Name a race together with its power: Flying Skeletons, Létající Kostlivci."""
    return names(language, game).combo(race, power)
