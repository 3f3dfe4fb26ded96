"""The functions that messages may call: names and counted nouns in the case a sentence needs.

The names of own races and powers are left as their inventors wrote them, untranslated ones too.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from elbowroom.text.names import NOMINATIVE, Names, capital, small

_LETTERS: dict[str, Callable[[str], str]] = {"": str, "capital": capital, "small": small}


def functions_of(names: Names) -> dict[str, Callable[..., Any]]:
    """Give the functions of a language.

    COUNT, RACE, POWER, COMBO, MARKER, TERRAIN, SYMBOL, SITE, FACTION, ISLAND, HERO, TERRITORY,
    RESOURCE, ACTION.
    """

    def count(number: Any, noun: Any, case: str = NOMINATIVE) -> str:
        return names.counted(int(number), str(noun), case)

    def race(race: Any, case: str = NOMINATIVE, letter: str = "") -> str:
        told = names.race(str(race), case)
        return told if names.keeps_letters(str(race)) else _LETTERS[letter](told)

    def power(power: Any, letter: str = "") -> str:
        told = names.power(str(power))
        return _LETTERS[letter](told) if str(power) in names.powers else told

    def combo(
        race: Any, power: Any, case: str = NOMINATIVE, letter: str = "", room: str = ""
    ) -> str:
        if room == "little":
            return names.combo_label(str(race), str(power))
        told = names.combo(str(race), str(power), case)
        return told if names.keeps_letters(str(race)) else _LETTERS[letter](told)

    def marker(marker: Any, case: str = NOMINATIVE, letter: str = "") -> str:
        return _LETTERS[letter](names.noun(str(marker), case))

    def terrain(terrain: Any, letter: str = "") -> str:
        return _LETTERS[letter](names.terrain(str(terrain)))

    def symbol(symbol: Any, letter: str = "") -> str:
        return _LETTERS[letter](names.symbol(str(symbol)))

    def site(site: Any) -> str:
        return names.site(str(site))

    def faction(faction: Any, case: str = NOMINATIVE, letter: str = "") -> str:
        return _LETTERS[letter](names.faction(str(faction), case))

    def island(island: Any) -> str:
        return names.island(str(island))

    return {
        "COUNT": count,
        "RACE": race,
        "POWER": power,
        "COMBO": combo,
        "MARKER": marker,
        "TERRAIN": terrain,
        "SYMBOL": symbol,
        "SITE": site,
        "FACTION": faction,
        "ISLAND": island,
        "HERO": _called(names.hero),
        "TERRITORY": _called(names.territory),
        "RESOURCE": _called(names.resource),
        "ACTION": _called(names.action),
    }


def _called(name_of: Callable[[str, str], str]) -> Callable[..., str]:
    """Make a function of messages that names something in a case."""

    def called(id: Any, case: str = NOMINATIVE, letter: str = "") -> str:
        return _LETTERS[letter](name_of(str(id), case))

    return called
