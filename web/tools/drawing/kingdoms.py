"""The territories of the kingdoms as files of the page: each card drawn, and the terrain of all places."""

from __future__ import annotations

import json
from collections.abc import Iterator
from importlib import resources
from typing import Any

from elbowroom.games.kingdoms.drawing import draw
from elbowroom.workshop.drawing.sheet import written


def sheets() -> Iterator[tuple[str, str]]:
    """Draw all territories, each as the text of a file with its name."""
    source = resources.files("elbowroom.games.kingdoms.engine").joinpath("data/territories.json")
    territories = json.loads(source.read_text(encoding="utf-8"))["territories"]
    for territory in territories:
        name = f"games/kingdoms/territories/{territory['id']}.json"
        yield name, written(draw(territory))
    facts = {territory["id"]: _facts(territory) for territory in territories}
    yield "games/kingdoms/territories.json", json.dumps(facts, indent=2) + "\n"


def _facts(territory: dict[str, Any]) -> dict[str, str]:
    """Tell the terrain of each region and feature of a territory."""
    regions = {region["id"]: region["type"] for region in territory["regions"]}
    features = {f"{territory['id']}.{one['id']}": one["kind"] for one in territory["features"]}
    return {**regions, **features}
