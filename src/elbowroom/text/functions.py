"""The functions that messages may call: names and counted nouns in the case a sentence needs.

The names of own races and powers are left as their inventors wrote them, untranslated ones too.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from elbowroom.text.locales import KINDS
from elbowroom.text.names import NOMINATIVE, Names, capital, small

_LETTERS: dict[str, Callable[[str], str]] = {"": str, "capital": capital, "small": small}


def functions_of(names: Names) -> dict[str, Callable[..., Any]]:
    """Give the functions of a language: COUNT, COMBO, MARKER, and one for each kind, such as RACE."""

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

    def marker(marker: Any, amount: Any = "", case: str = NOMINATIVE, letter: str = "") -> str:
        number = int(amount) if isinstance(amount, int) else None
        return _LETTERS[letter](names.noun(str(marker), case, number))

    named = {kind.upper(): _naming(names, kind) for kind in KINDS}
    return {
        **named,
        "COUNT": count,
        "RACE": race,
        "POWER": power,
        "COMBO": combo,
        "MARKER": marker,
    }


def _naming(names: Names, kind: str) -> Callable[..., str]:
    """Make the function of messages that names a thing of a kind in a case."""

    def name(id: Any, case: str = NOMINATIVE, letter: str = "") -> str:
        return _LETTERS[letter](names.named(kind, str(id), case))

    return name
