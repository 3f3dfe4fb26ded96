"""Reading own markers from a pack: pieces that its races and powers put on the map."""

from __future__ import annotations

from typing import Any

from elbowroom.conquest.engine.content_bounds import MARKER_FIELDS, MOST_OWN_MARKERS
from elbowroom.conquest.engine.markers import Marker
from elbowroom.conquest.engine.verbs import words
from elbowroom.kernel.content_fields import LONGEST_TEXT, MOST_LANGUAGES
from elbowroom.kernel.content_head import LONGEST_NAME, LOOKS, read_looks
from elbowroom.kernel.content_reading import (
    Faults,
    at,
    read_count,
    read_flag,
    read_id,
    read_line,
    read_list,
    read_object,
    read_texts,
)

RULE = "C-CUSTOM-9"


def read_markers(faults: Faults, place: str, value: Any, standard: list[Marker]) -> list[Marker]:
    """Read the own markers of a pack; those with faults are left out."""
    taken = {marker.id for marker in standard} | {marker.verb for marker in standard}
    taken |= set(words())
    found: list[Marker] = []
    for number, entry in enumerate(read_list(faults, place, value, MOST_OWN_MARKERS)):
        marker = _read_marker(faults, f"{place}[{number}]", entry)
        if marker is None:
            continue
        if marker.id in taken:
            told = f"'{marker.id}' is a word of the game already"
            faults.add(at(f"{place}[{number}]", "id"), told, "id-taken", value=marker.id)
        taken.add(marker.id)
        found.append(marker)
    return found


def _read_marker(faults: Faults, place: str, value: Any) -> Marker | None:
    before = len(faults.found)
    optional = [*[field.name for field in MARKER_FIELDS if not field.required], "text", *LOOKS]
    entry = read_object(faults, place, value, ["id", "name", "supply"], optional)
    if not all([field in entry for field in ("id", "name", "supply")]):
        return None
    ident = read_id(faults, at(place, "id"), entry["id"])
    read_line(faults, at(place, "name"), entry["name"], LONGEST_NAME, name=True)
    read_looks(faults, place, entry)
    if "text" in entry:
        read_texts(faults, at(place, "text"), entry["text"], LONGEST_TEXT, MOST_LANGUAGES)
    values: dict[str, Any] = {}
    for field in MARKER_FIELDS:
        if field.name not in entry:
            continue
        here = at(place, field.name)
        if field.kind == "flag":
            values[field.name] = read_flag(faults, here, entry[field.name])
        else:
            given = entry[field.name]
            values[field.name] = read_count(faults, here, given, field.least, field.most)
    if len(faults.found) > before:
        return None
    values["returns_to_hand"] = values.pop("moves", False)
    values["stays_in_decline"] = values.pop("lasts", False)
    return Marker(ident, rule=RULE, placing_rule=RULE, verb=ident, **values)
