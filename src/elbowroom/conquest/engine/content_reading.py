"""Reading plain values of a pack: whatever is wrong becomes a fault with its place."""

from __future__ import annotations

from typing import Any

from elbowroom.kernel.errors import listed, shown

SHORTEST_ID = 2
LONGEST_ID = 32
_LETTERS = "abcdefghijklmnopqrstuvwxyz"
_IN_ID = _LETTERS + "0123456789_"
_LANGUAGE_LENGTHS = (2, 3)


class Faults:
    """Everything found wrong so far, each with its place and the limit."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def add(self, place: str, sentence: str) -> None:
        """Note a fault at a place such as `races[0].effects[1].change`."""
        self.found.append(f"{place}: {sentence}." if place else f"{sentence}.")

    def wrong(self, place: str, expected: str, value: Any) -> None:
        """Note a value that is not what the place takes."""
        self.add(place, f"{expected} is expected, not {shown(value)}")


def at(place: str, field: str) -> str:
    """Name the place of a field inside a place."""
    return f"{place}.{field}" if place else field


def read_object(
    faults: Faults, place: str, value: Any, required: list[str], optional: list[str]
) -> dict[str, Any]:
    """Read an object with these fields and no others; empty when there is none."""
    if not isinstance(value, dict):
        faults.wrong(place, "an object", value)
        return {}
    known = [*required, *optional]
    strange = [shown(field) for field in value if field not in known]
    if strange:
        fields = listed(known, most=len(known)) or "none"
        faults.add(place, f"unknown field {listed(strange, most=5)}; the fields are: {fields}")
    for field in required:
        if field not in value:
            faults.add(at(place, field), "this field is missing")
    return value


def read_list(faults: Faults, place: str, value: Any, most: int) -> list[Any]:
    """Read a list that is not too long; empty when there is none."""
    if not isinstance(value, list):
        faults.wrong(place, "a list", value)
        return []
    if len(value) > most:
        faults.add(place, f"at most {most} entries are allowed, not {len(value)}")
        return []
    return value


def read_count(faults: Faults, place: str, value: Any, least: int, most: int) -> int:
    """Read a whole number within bounds; with a bound on each side of zero, not zero."""
    fits = isinstance(value, int) and not isinstance(value, bool) and least <= value <= most
    signed = least < 0 < most
    if fits and not (signed and value == 0):
        return int(value)
    but_zero = ", not 0," if signed else ""
    bounds = f"a whole number from {least} to {most}{but_zero}"
    faults.wrong(place, f"the number {least}" if least == most else bounds, value)
    return max(least, 1)


def read_flag(faults: Faults, place: str, value: Any) -> bool:
    """Read true or false; numbers are neither."""
    if isinstance(value, bool):
        return value
    faults.wrong(place, "true or false", value)
    return False


def read_line(faults: Faults, place: str, value: Any, longest: int) -> str:
    """Read one line of text a person will see: printable, not empty, no spaces around it."""
    if isinstance(value, str) and 1 <= len(value) <= longest:
        if value.isprintable() and value == value.strip():
            return value
        faults.add(place, "printable characters without spaces around them are expected")
        return ""
    what = shown(value)
    if isinstance(value, str) and value:
        what = f"{len(value)}"
    faults.add(place, f"a text of 1 to {longest} characters is expected, not {what}")
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
    )
    return ""


def read_choice(faults: Faults, place: str, value: Any, what: str, known: list[str]) -> str:
    """Read one of several names."""
    if isinstance(value, str) and value in known:
        return value
    names = listed(known, most=len(known)) or "none"
    faults.add(place, f"there is no {what} {shown(value)}; known: {names}")
    return ""


def read_texts(faults: Faults, place: str, value: Any, longest: int, most: int) -> None:
    """Check short texts by language, such as {"en": "…", "cs": "…"}."""
    if not isinstance(value, dict):
        faults.wrong(place, "an object of texts by language", value)
        return
    if len(value) > most:
        faults.add(place, f"at most {most} languages are allowed, not {len(value)}")
        return
    for language, text in value.items():
        if _is_language(language):
            read_line(faults, at(place, language), text, longest)
        else:
            faults.wrong(place, "a language code such as 'en' or 'cs'", language)


def _is_language(value: Any) -> bool:
    return (
        isinstance(value, str)
        and len(value) in _LANGUAGE_LENGTHS
        and all([letter in _LETTERS for letter in value])
    )
