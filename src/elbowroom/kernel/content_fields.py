"""The fields of what packs may say, as data: bounds and names, from which forms, schemas and checks follow."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from elbowroom.kernel.content_head import (
    FORMAT,
    HEAD,
    LICENCES,
    LONGEST_AUTHOR,
    LONGEST_NAME,
    LONGEST_VERSION,
)
from elbowroom.kernel.content_reading import LONGEST_ID, SHORTEST_ID

COUNT: Final = "count"
FLAG: Final = "flag"
LONGEST_TEXT: Final = 300
MOST_LANGUAGES: Final = 8
MOST_PACKS: Final = 16
LARGEST_OWN_LIMIT: Final = 8


class Field(NamedTuple):
    """A field of a thing or an effect: what it holds, whether it may be left out, its bounds."""

    name: str
    kind: str
    required: bool
    least: int = 0
    most: int = 0
    options: tuple[str, ...] = ()
    """The words it may hold, if it is one of a few."""
    default: int = 1
    """The number that is meant where it is left out."""
    kinds: tuple[str, ...] = ()
    """The kinds of things that may say it; none: all of them."""


def named(longest: int = LONGEST_NAME) -> tuple[Field, ...]:
    """Give the fields with which every thing of a pack begins."""
    return (
        Field("id", "id", required=True),
        Field("name", "name", required=True, most=longest),
    )


LOOKED_AT: Final = (
    Field("text", "texts", required=False, most=LONGEST_TEXT),
    Field("icon", "icon", required=False),
    Field("colour", "colour", required=False),
)
"""The fields with which every thing of a pack ends: its inventor's words and how it is drawn."""


def described(field: Field) -> dict[str, Any]:
    """Describe a field: what it holds, its bounds, what stands in it when it is new, its label."""
    told: dict[str, Any] = {
        "name": field.name,
        "kind": field.kind,
        "required": field.required,
        "label": f"effect-field-{dashed(field.name)}",
    }
    if field.kind == COUNT:
        told |= {"least": field.least, "most": field.most, "default": _usual(field)}
    else:
        told |= {name: value for name, value in _bounds(field) if value}
    if field.options:
        told["options"] = list(field.options)
        if field.required:
            told["default"] = field.options[0]
    if field.kinds:
        told["kinds"] = list(field.kinds)
    return told


def _bounds(field: Field) -> list[tuple[str, int]]:
    return [("least", field.least), ("most", field.most)]


def _usual(field: Field) -> int:
    """Give the number a new field shows: what is left out, else the smallest that says something."""
    if not field.required:
        return field.default
    return -1 if field.least < 0 else max(1, field.least)


def dashed(name: str) -> str:
    """Write a name as the keys of texts do."""
    return name.replace("_", "-")


def described_head(game: str, rules_version: int, most_effects: int) -> dict[str, Any]:
    """Describe what the packs of every game say about themselves, and the limits they share."""
    return {
        "game": game,
        "rules_version": rules_version,
        "format": FORMAT,
        "head": HEAD,
        "licences": list(LICENCES),
        "limits": {
            "packs": MOST_PACKS,
            "own_limit": LARGEST_OWN_LIMIT,
            "effects": most_effects,
            "name": LONGEST_NAME,
            "author": LONGEST_AUTHOR,
            "version": LONGEST_VERSION,
            "text": LONGEST_TEXT,
            "languages": MOST_LANGUAGES,
            "id": [SHORTEST_ID, LONGEST_ID],
        },
    }
