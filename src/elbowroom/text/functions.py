"""The functions that messages may call: names and counted nouns in the case a sentence needs.

The names of own races and powers are left as their inventors wrote them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from elbowroom.text.names import NOMINATIVE, Names, capital, small

_LETTERS: dict[str, Callable[[str], str]] = {"": str, "capital": capital, "small": small}


def functions_of(names: Names) -> dict[str, Callable[..., Any]]:
    """Give the functions of a language: COUNT, RACE, POWER, COMBO, MARKER, TERRAIN, SYMBOL."""

    def count(number: Any, noun: Any, case: str = NOMINATIVE) -> str:
        return names.counted(int(number), str(noun), case)

    def race(race: Any, case: str = NOMINATIVE, letter: str = "") -> str:
        told = names.race(str(race), case)
        return _LETTERS[letter](told) if str(race) in names.races else told

    def power(power: Any, letter: str = "") -> str:
        told = names.power(str(power))
        return _LETTERS[letter](told) if str(power) in names.powers else told

    def combo(
        race: Any, power: Any, case: str = NOMINATIVE, letter: str = "", room: str = ""
    ) -> str:
        if room == "little":
            return names.combo_label(str(race), str(power))
        told = names.combo(str(race), str(power), case)
        return _LETTERS[letter](told) if str(race) in names.races else told

    def marker(marker: Any, case: str = NOMINATIVE, letter: str = "") -> str:
        return _LETTERS[letter](names.noun(str(marker), case))

    def terrain(terrain: Any, letter: str = "") -> str:
        return _LETTERS[letter](names.terrain(str(terrain)))

    def symbol(symbol: Any, letter: str = "") -> str:
        return _LETTERS[letter](names.symbol(str(symbol)))

    return {
        "COUNT": count,
        "RACE": race,
        "POWER": power,
        "COMBO": combo,
        "MARKER": marker,
        "TERRAIN": terrain,
        "SYMBOL": symbol,
    }
