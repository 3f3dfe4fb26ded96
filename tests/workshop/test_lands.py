"""Territories of packs: drawn like those of the box, and refused where their drawing cannot be."""

from __future__ import annotations

import json
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from elbowroom.games.kingdoms.drawing import box, draw, river_cuts
from elbowroom.workshop import check
from elbowroom.workshop.map_check import kept_from_drawing
from elbowroom.workshop.maps import draw_map, map_words

EXAMPLES = Path(__file__).parents[2] / "examples" / "packs"
PACK: dict[str, Any] = json.loads((EXAMPLES / "salt_and_ember.json").read_text(encoding="utf-8"))


@pytest.fixture
def pack() -> dict[str, Any]:
    return {**deepcopy(PACK), "factions": [], "heroes": []}


def keys(pack: dict[str, Any]) -> list[str]:
    return [fault["key"] for fault in check(pack, "kingdoms")]


def test_an_own_territory_is_drawn_with_its_water() -> None:
    [land] = PACK["territories"]
    drawn = draw_map("kingdoms", land, "landscape")
    assert set(drawn["regions"]) == {f"lm{number}" for number in range(1, 8)} | {"lanternmoor.w1"}
    assert all(len(region["markers"]) == 3 for region in drawn["regions"].values())


def test_an_own_river_is_drawn_where_it_parts_regions(pack: dict[str, Any]) -> None:
    [land] = pack["territories"]
    land["adjacency"].remove(["lm1", "lm2"])
    land["features"].append(
        {"id": "v1", "kind": "river", "x": 108, "y": 40, "adjacent": ["lm1", "lm2"]}
    )
    assert keys(pack) == []
    assert river_cuts(land, land["features"][1]) == [("lm1", "lm2")]
    land["features"][1]["polygon"] = []
    [river] = draw(land, strict=False)["rivers"]
    assert river["id"] == "lanternmoor.v1"


@pytest.mark.rule("K-CUSTOM-6")
def test_cells_that_overlap_or_lie_apart_are_named(pack: dict[str, Any]) -> None:
    [land] = pack["territories"]
    land["regions"][0]["polygon"][2] = [160, 60]
    assert "map-overlap" in keys(pack)
    land["regions"][0]["polygon"] = deepcopy(PACK["territories"][0]["regions"][0]["polygon"])
    land["adjacency"].append(["lm1", "lm4"])
    [fault] = check(pack, "kingdoms")
    assert (fault["key"], fault["values"]["other"]) == ("map-apart", "lm4")


def test_a_territory_that_is_not_done_is_drawn(pack: dict[str, Any]) -> None:
    [land] = pack["territories"]
    for region in land["regions"]:
        region["type"] = "plains"
    assert set(keys(pack)) == {"land-missing"}
    assert kept_from_drawing("kingdoms", land) == []
    land["regions"][0]["type"] = "moor"
    assert "unknown-name" in [fault.key for fault in kept_from_drawing("kingdoms", land)]


def test_an_editor_begins_with_territories_of_the_box() -> None:
    words = map_words("kingdoms")
    assert words["land"]["list"] == "territories"
    assert len(words["boards"]) == len(box()) == 15
    for board in words["boards"]:
        assert all(region["label"] for region in board["regions"])
        assert all(region["terrain"] in words["terrains"] for region in board["regions"])
