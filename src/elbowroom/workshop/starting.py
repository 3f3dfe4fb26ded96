"""A pack to start from: the first thing a game lets packs hold, made of effects of the box."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from elbowroom.workshop.describing import vocabulary

_BEGINNING = 2
"""Effects a new thing begins with where it may have any number."""


def new_thing(game: str, kind: str, ident: str, name: str) -> dict[str, Any]:
    """Make a sound thing of a kind: its fields as a form shows them at first, its effects from the box."""
    known = vocabulary(game)
    described = next(each for each in known["kinds"] if each["kind"] == kind)
    thing: dict[str, Any] = deepcopy(described.get("example", {}))
    for field in described["fields"]:
        if field["required"] and field["name"] not in thing:
            thing[field["name"]] = _usual(field, known, kind)
    return {**thing, "id": ident, "name": name}


def new_pack(game: str, ident: str, name: str, kind: str = "") -> dict[str, Any]:
    """Make a sound pack with one thing in it, of the first kind unless one is named."""
    known = vocabulary(game)
    named = next((each for each in known["kinds"] if each["kind"] == kind), known["kinds"][0])
    thing = new_thing(game, named["kind"], ident, name)
    return {"format": 1, "game": game, "id": ident, "name": name, named["list"]: [thing]}


def _usual(field: dict[str, Any], known: dict[str, Any], kind: str) -> Any:
    if field["kind"] == "effects":
        return _effects(field, known, kind)
    if field["name"] == "tokens":
        return (field["least"] + field["most"] + 1) // 2
    return field.get("default", "")


def _effects(field: dict[str, Any], known: dict[str, Any], kind: str) -> list[dict[str, Any]]:
    """Choose effects of different categories, each at a level where it may stand."""
    chosen: list[dict[str, Any]] = []
    while len(chosen) < field.get("least", _BEGINNING):
        level = len(chosen) + 1
        taken = [each["category"] for each in chosen]
        fitting = [
            each
            for each in known["effects"]
            if kind in each["kinds"]
            and level in each.get("levels", [level])
            and each["lasts"] != "must"
            and each not in chosen
            and not any(one["kind"] == "marker" for one in each["fields"])
        ]
        chosen.append(min(fitting, key=lambda each: (taken.count(each["category"]), -_owned(each))))
    return [deepcopy(each["example"]) for each in chosen]


def _owned(effect: dict[str, Any]) -> int:
    """How many of the box have an effect: what many have is a good beginning."""
    return len(effect["owners"])
