"""Reading plain values of a pack: whatever is wrong becomes a fault with its place."""

from __future__ import annotations

from difflib import get_close_matches
from typing import Any, Final

from elbowroom.kernel.errors import Fault, listed, shown
from elbowroom.kernel.plain_names import fault_of_name, fault_of_text

SHORTEST_ID: Final = 2
LONGEST_ID: Final = 32
_LETTERS: Final = "abcdefghijklmnopqrstuvwxyz"
_IN_ID: Final = _LETTERS + "0123456789_"
_LANGUAGE_LENGTHS: Final = (2, 3)
_NEAREST: Final = 3
_ALIKE: Final = 0.5
"""How alike two names must be for one to be offered instead of the other."""


class Faults:
    """Everything found wrong so far, each with its place and the limit."""

    def __init__(self) -> None:
        self.found: list[Fault] = []

    def add(
        self,
        place: str,
        sentence: str,
        key: str,
        nearest: tuple[str, ...] = (),
        **values: str | int,
    ) -> None:
        """Note a fault at a place such as `races[0].effects[1].change`; the key is for translators."""
        self.found.append(Fault(place, sentence, key, values, nearest))

    def wrong(self, place: str, expected: str, value: Any, key: str, **values: str | int) -> None:
        """Note a value that is not what the place takes."""
        said = shown(value)
        self.add(place, f"{expected} is expected, not {said}", key, (), value=said, **values)


def at(place: str, field: str) -> str:
    """Name the place of a field inside a place."""
    return f"{place}.{field}" if place else field


def nearest(value: Any, known: list[str]) -> tuple[str, ...]:
    """Give the known names that look most like a wrong one, the nearest first."""
    if not isinstance(value, str):
        return ()
    return tuple(get_close_matches(value[: 2 * LONGEST_ID], known, _NEAREST, _ALIKE))


def read_object(
    faults: Faults, place: str, value: Any, required: list[str], optional: list[str]
) -> dict[str, Any]:
    """Read an object with these fields and no others; empty when there is none."""
    if not isinstance(value, dict):
        faults.wrong(place, "an object", value, "object")
        return {}
    known = [*required, *optional]
    strange = [field for field in value if field not in known]
    if strange:
        fields = listed(known, most=len(known)) or "none"
        told = listed([shown(field) for field in strange], most=5)
        faults.add(
            place,
            f"unknown field {told}; the fields are: {fields}",
            "unknown-field",
            nearest(strange[0], known),
            value=told,
            known=fields,
        )
    for field in required:
        if field not in value:
            faults.add(at(place, field), "this field is missing", "missing")
    return value


def read_list(faults: Faults, place: str, value: Any, most: int) -> list[Any]:
    """Read a list that is not too long; empty when there is none."""
    if not isinstance(value, list):
        faults.wrong(place, "a list", value, "list")
        return []
    if len(value) > most:
        told = f"at most {most} entries are allowed, not {len(value)}"
        faults.add(place, told, "too-many", most=most, count=len(value))
        return []
    return value


def read_count(faults: Faults, place: str, value: Any, least: int, most: int) -> int:
    """Read a whole number within bounds; with a bound on each side of zero, not zero."""
    fits = isinstance(value, int) and not isinstance(value, bool) and least <= value <= most
    signed = least < 0 < most
    if fits and not (signed and value == 0):
        return int(value)
    but_zero = ", not 0," if signed else ""
    if least == most:
        faults.wrong(place, f"the number {least}", value, "number-exact", least=least)
    else:
        bounds = f"a whole number from {least} to {most}{but_zero}"
        key = "number-signed" if signed else "number"
        faults.wrong(place, bounds, value, key, least=least, most=most)
    return max(least, 1)


def read_flag(faults: Faults, place: str, value: Any) -> bool:
    """Read true or false; numbers are neither."""
    if isinstance(value, bool):
        return value
    faults.wrong(place, "true or false", value, "flag")
    return False


def read_line(faults: Faults, place: str, value: Any, longest: int, *, name: bool = False) -> str:
    """Read one line of text a person will see: printable, not empty, no spaces around it."""
    if isinstance(value, str) and 1 <= len(value) <= longest:
        found = fault_of_name(value) if name else fault_of_text(value)
        if not found:
            return value
        faults.add(place, found.sentence, found.key, (), **found.values)
        return ""
    what = f"{len(value)}" if isinstance(value, str) and value else shown(value)
    told = f"a text of 1 to {longest} characters is expected, not {what}"
    faults.add(place, told, "length", (), most=longest, value=what)
    return ""


def read_id(faults: Faults, place: str, value: Any) -> str:
    """Read an id: a small letter, then small letters, digits and underscores."""
    if (
        isinstance(value, str)
        and SHORTEST_ID <= len(value) <= LONGEST_ID
        and value[0] in _LETTERS
        and all([letter in _IN_ID for letter in value])
    ):
        return value
    faults.wrong(
        place,
        f"an id of {SHORTEST_ID} to {LONGEST_ID} small letters a-z, digits and underscores, letter first,",
        value,
        "id",
        least=SHORTEST_ID,
        most=LONGEST_ID,
    )
    return ""


def read_choice(faults: Faults, place: str, value: Any, what: str, known: list[str]) -> str:
    """Read one of several names."""
    if isinstance(value, str) and value in known:
        return value
    names = listed(known, most=len(known)) or "none"
    faults.add(
        place,
        f"there is no {what} {shown(value)}; known: {names}",
        "unknown-name",
        nearest(value, known),
        what=what.replace(" ", "_"),
        value=shown(value),
        known=names,
    )
    return ""


def read_texts(faults: Faults, place: str, value: Any, longest: int, most: int) -> None:
    """Check short texts by language, such as {"en": "…", "cs": "…"}."""
    if not isinstance(value, dict):
        faults.wrong(place, "an object of texts by language", value, "texts")
        return
    if len(value) > most:
        told = f"at most {most} languages are allowed, not {len(value)}"
        faults.add(place, told, "too-many", (), most=most, count=len(value))
        return
    for language, text in value.items():
        if _is_language(language):
            read_line(faults, at(place, language), text, longest)
        else:
            faults.wrong(place, "a language code such as 'en' or 'cs'", language, "language")


def _is_language(value: Any) -> bool:
    return (
        isinstance(value, str)
        and len(value) in _LANGUAGE_LENGTHS
        and all([letter in _LETTERS for letter in value])
    )
