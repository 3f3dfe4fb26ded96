"""Names of the game's things in every language: cases, counted nouns, combined names."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from babel import Locale

from elbowroom.text.locales import KINDS, check_language, read_game_names, read_names

NOMINATIVE: Final = "nom"


class Names:
    """The names of one language in one game, or those that all games share."""

    def __init__(self, language: str, game: str = "") -> None:
        shared = read_names(check_language(language))
        of_game = read_game_names(language, game)
        facts = {**shared, **of_game, "nouns": {**shared["nouns"], **of_game.get("nouns", {})}}
        self.language = language
        self.game = game
        self._named = {kind: facts.get(place, {}) for kind, place in KINDS.items()}
        self.races: dict[str, dict[str, Any]] = self._named["race"]
        self.powers: dict[str, dict[str, Any]] = self._named["power"]
        self.nouns: dict[str, dict[str, dict[str, str]]] = facts["nouns"]
        self._patterns: dict[str, str] = facts["patterns"]
        self._unknown: str = facts["unknown"]
        self._plural = Locale.parse(language).plural_form

    def race(self, race: str, case: str = NOMINATIVE) -> str:
        """Name a race in a case; what is no known id, such as an own race, is its name already."""
        return self.named("race", race, case)

    def keeps_letters(self, race: str) -> bool:
        """Whether a race is written as it is everywhere: an own one, or a name left untranslated."""
        return bool(self.races.get(race, {}).get("as_written", race not in self.races))

    def power(self, power: str) -> str:
        """Name a power as on its badge."""
        return self.named("power", power)

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

    def noun(self, noun: str, case: str = NOMINATIVE, amount: int | None = None) -> str:
        """Give a noun in the singular, or in the form that goes with an amount."""
        if noun not in self.nouns:
            return noun
        forms = self.nouns[noun][case]
        return forms["one"] if amount is None else forms.get(self._plural(amount), forms["other"])

    def counted(self, count: int, noun: str, case: str = NOMINATIVE) -> str:
        """Say a number with its noun: 1 token, 2 tokens."""
        if noun not in self.nouns:
            return f"{count} {noun}"
        forms = self.nouns[noun].get(case, self.nouns[noun][NOMINATIVE])
        return f"{count} {forms.get(self._plural(count), forms['other'])}"

    def ids(self, kind: str) -> list[str]:
        """List what has a name of a kind, in the order of its game."""
        return list(self._named[kind])

    def named(self, kind: str, id: str, case: str = NOMINATIVE) -> str:
        """Name a thing of a kind in a case; what is no known id is shown as it is."""
        known = self._named[kind].get(id)
        return id if known is None else _in_case(known, case)

    def place(self, label: str) -> str:
        """Translate the label of a region that has no name of its own: Sea 1, Moře 1."""
        terrain, _, number = label.rpartition(" ")
        if terrain.lower() not in self._named["terrain"] or not number.isdecimal():
            return label
        return f"{capital(self.named('terrain', terrain.lower()))} {number}"


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
    """Name a race together with its power, in the order the language wants."""
    return names(language, game).combo(race, power)
