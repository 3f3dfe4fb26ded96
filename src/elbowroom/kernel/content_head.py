"""What a pack says about itself, whatever game it is for: id, name, author, version, licence, rules."""

from __future__ import annotations

from typing import Any, Final

from elbowroom.kernel.content_reading import (
    Faults,
    at,
    read_choice,
    read_count,
    read_id,
    read_line,
    read_list,
    read_object,
)

FORMAT: Final = 1
LONGEST_NAME: Final = 40
LONGEST_AUTHOR: Final = 60
LONGEST_VERSION: Final = 20
LONGEST_SCHEMA: Final = 200
LONGEST_ICON: Final = 40
LICENCES: Final = ("CC0-1.0", "CC-BY-4.0", "CC-BY-SA-4.0")
MOST_CREDITS: Final = 8
CONTENT_MARK: Final = 32
"""Hexadecimal digits that tell one content from another."""
HEAD: Final = ["$schema", "game", "rules", "author", "version", "licence", "credits"]
"""What a pack may say about itself besides format, id and name."""
LOOKS: Final = ["icon", "colour"]
"""What a thing of a pack may say about how it is drawn."""


def read_head(
    faults: Faults, place: str, entry: dict[str, Any], game: str, rules_version: int
) -> None:
    """Check what a pack says about itself; another game and other rules are refused."""
    if "format" in entry:
        read_count(faults, at(place, "format"), entry["format"], FORMAT, FORMAT)
    if "id" in entry:
        read_id(faults, at(place, "id"), entry["id"])
    for field, longest in (("name", LONGEST_NAME), ("author", LONGEST_AUTHOR)):
        if field in entry:
            read_line(faults, at(place, field), entry[field], longest, name=True)
    if "version" in entry:
        read_line(faults, at(place, "version"), entry["version"], LONGEST_VERSION)
    if "licence" in entry:
        read_choice(faults, at(place, "licence"), entry["licence"], "licence", list(LICENCES))
    if "credits" in entry:
        read_credits(faults, at(place, "credits"), entry["credits"])
    if "$schema" in entry and not isinstance(entry["$schema"], str):
        faults.wrong(at(place, "$schema"), "a text", entry["$schema"], "text")
    if "game" in entry and entry["game"] != game:
        faults.wrong(at(place, "game"), f"'{game}'", entry["game"], "other-game", game=game)
    if "rules" in entry and (entry["rules"] != rules_version or isinstance(entry["rules"], bool)):
        expected = f"version {rules_version} of the rules"
        faults.wrong(
            at(place, "rules"), expected, entry["rules"], "other-rules", rules=rules_version
        )


def read_credits(faults: Faults, place: str, value: Any) -> None:
    """Check whom a pack was forked from: who made what, under which licence, and its content."""
    for number, given in enumerate(read_list(faults, place, value, MOST_CREDITS)):
        here = f"{place}[{number}]"
        credit = read_object(faults, here, given, ["name", "author", "licence", "content"], [])
        for field, longest in (("name", LONGEST_NAME), ("author", LONGEST_AUTHOR)):
            if field in credit:
                read_line(faults, at(here, field), credit[field], longest, name=True)
        if "licence" in credit:
            read_choice(faults, at(here, "licence"), credit["licence"], "licence", list(LICENCES))
        if "content" in credit and not _is_content(credit["content"]):
            digits = f"{CONTENT_MARK} digits 0-9 and a-f"
            faults.wrong(at(here, "content"), digits, credit["content"], "content-mark")


def read_looks(faults: Faults, place: str, entry: dict[str, Any]) -> None:
    """Check how a thing of a pack wants to be drawn: an icon by its name, a colour as #rrggbb."""
    icon = entry.get("icon", "flag")
    if not (isinstance(icon, str) and 0 < len(icon) <= LONGEST_ICON and _is_icon(icon)):
        faults.wrong(at(place, "icon"), "the name of an icon", icon, "icon", most=LONGEST_ICON)
    colour = entry.get("colour", "#000000")
    if not (isinstance(colour, str) and _is_colour(colour)):
        faults.wrong(at(place, "colour"), "a colour such as #a84a5f", colour, "colour")


def _is_content(value: Any) -> bool:
    if not isinstance(value, str) or len(value) != CONTENT_MARK:
        return False
    return all([digit in "0123456789abcdef" for digit in value])


def _is_icon(text: str) -> bool:
    return all([letter in "abcdefghijklmnopqrstuvwxyz0123456789-_" for letter in text])


def _is_colour(text: str) -> bool:
    right = [letter in "0123456789abcdef" for letter in text[1:]]
    return text[:1] == "#" and len(right) == 6 and all(right)  # noqa: PLR2004 - two digits each
