"""The territories of the kingdoms: one card each, drawn by itself with a straight edge."""

from __future__ import annotations

import itertools
import json
import math
from collections.abc import Iterator
from importlib import resources
from typing import Any

from elbowroom.workshop.drawing.graph import Cell
from elbowroom.workshop.drawing.places import MARKERS, TOKEN, Arranger, Piece, Places
from elbowroom.workshop.drawing.plane import Point, between
from elbowroom.workshop.drawing.scatter import KINDS, Glyph, scatter
from elbowroom.workshop.drawing.sheet import arc_data, check, glyph_data, rounded, run_of, written
from elbowroom.workshop.drawing.world import World

SCALE = 1.3
PIECES = 1.0
TYPE = 12.5
CALM = 0.9
MEEPLE = 17.5
"""The room around a meeple; a fortress takes less."""
FORTRESS = 15.0
SIDES = (((-20.0, 3.0), MEEPLE), ((20.0, 5.0), MEEPLE), ((2.0, -30.0), FORTRESS))
"""Where two meeples and a fortress would like to be, seen from the middle of a region."""
LABELS = {"water": "Water", "crag": "Crag"}
ROUND = 9
"""How far from a corner of the card its rounding begins."""
KINDS_HERE = (*KINDS, "ruin", "castle", "crag", "snow")


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


def draw(territory: dict[str, Any]) -> dict[str, Any]:
    """Draw one territory."""
    places = list(_places(territory))
    neighbours = _drawn_neighbours(territory)
    cells = [
        Cell(
            place["id"],
            "lake" if place["terrain"] == "water" else place["terrain"],
            _cornered([_scaled(point) for point in place["polygon"]]),
            frozenset(neighbours[place["id"]]),
        )
        for place in places
    ]
    world = World(cells, territory["id"], calm=CALM, least_area=0)
    check(world, cells, f"territory {territory['id']}")
    drawn: dict[str, Any] = {}
    glyphs: list[tuple[Glyph, str]] = []
    for place in places:
        outline = world.outline(place["id"])
        arranged = _arrange(Arranger(outline, _scaled([place["x"], place["y"]]), PIECES), place)
        drawn[place["id"]] = _described(world, territory, place, arranged)
        strewn = scatter(world.seed, place["id"], place["terrain"], outline, arranged, PIECES)
        glyphs += [(glyph, place["id"]) for glyph in strewn]
    glyphs.sort(key=lambda pair: pair[0].at[1])
    return {
        "map": territory["id"],
        "orientation": "landscape",
        "view": [-3, -3, 396, 266],
        "pieces": PIECES,
        "type": TYPE,
        "rivers": _rivers(territory, world),
        "arcs": [arc_data(world, number) for number in range(len(world.lines))],
        "regions": drawn,
        "kinds": list(KINDS_HERE),
        "glyphs": [glyph_data(glyph, name, KINDS_HERE) for glyph, name in glyphs],
    }


def _cornered(polygon: list[Point]) -> list[Point]:
    """Add points beside the corners of the card, so that only they are rounded."""
    wide, high = _scaled([300, 200])
    points: list[Point] = []
    for here, there in zip(polygon, [*polygon[1:], polygon[0]], strict=True):
        points.append(here)
        along = [
            axis for axis, end in ((0, wide), (1, high)) if here[axis] == there[axis] in (0, end)
        ]
        if along and math.dist(here, there) > 4 * ROUND:
            part = ROUND / math.dist(here, there)
            points += [between(here, there, part), between(here, there, 1 - part)]
    return [(round(x, 1), round(y, 1)) for x, y in points]


def _scaled(point: list[float]) -> Point:
    return (round(point[0] * SCALE, 1), round(point[1] * SCALE, 1))


def _places(territory: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """List regions and features with an area; features are named `territory.feature`."""
    for region in territory["regions"]:
        yield {**region, "terrain": region["type"]}
    for feature in territory["features"]:
        if feature["polygon"]:
            name = f"{territory['id']}.{feature['id']}"
            yield {**feature, "id": name, "terrain": feature["kind"], "border": False}


def _drawn_neighbours(territory: dict[str, Any]) -> dict[str, set[str]]:
    """Name what lies beside each place on the drawing, whether one can go there or not."""
    pairs = [tuple(pair) for pair in territory["adjacency"]]
    for feature in territory["features"]:
        pairs += [tuple(cut) for cut in feature["river_cuts"]]
        if feature["polygon"]:
            name = f"{territory['id']}.{feature['id']}"
            pairs += [(name, region) for region in feature["adjacent"]]
    pairs += _touching_features(territory)
    found: dict[str, set[str]] = {place["id"]: set() for place in _places(territory)}
    for one, other in pairs:
        found[one].add(other)
        found[other].add(one)
    return found


def _touching_features(territory: dict[str, Any]) -> list[tuple[str, str]]:
    """Name features that share an edge, which the data do not tell."""
    features = [place for place in _places(territory) if "." in place["id"]]
    return [
        (one["id"], other["id"])
        for one, other in itertools.combinations(features, 2)
        if len({tuple(p) for p in one["polygon"]} & {tuple(p) for p in other["polygon"]}) > 1
    ]


def _arrange(arranger: Arranger, place: dict[str, Any]) -> Places:
    """Find places for two meeples, a fortress and the name of the terrain."""
    places = Places(arranger.anchor, arranger.room)
    x, y = arranger.anchor
    bits = (TOKEN, *MARKERS)
    for ((aside, down), radius), bit in zip(SIDES, bits, strict=False):
        at = arranger.nearest_free(places, radius, (x + aside, y + down))
        places.markers.append(at)
        places.taken.append(Piece(at, radius, bit))
    places.token = places.markers[0]
    places.label = arranger.label(places, place["terrain"].capitalize() + "mm", TYPE)
    return places


def _described(
    world: World, territory: dict[str, Any], place: dict[str, Any], places: Places
) -> dict[str, Any]:
    label = places.label
    adjacent = {other for pair in territory["adjacency"] if place["id"] in pair for other in pair}
    return {
        "name": place["id"],
        "terrain": place["terrain"],
        "symbols": [],
        "edge": place["border"],
        "adjacent": sorted((adjacent or set(place.get("adjacent", ()))) - {place["id"]}),
        "run": run_of(world, place["id"]),
        "area": 0,
        "room": round(places.room),
        "sliver": False,
        "token": rounded(places.token),
        "flag": rounded(places.token),
        "markers": [rounded(point) for point in places.markers],
        "printed": [],
        "label": [*rounded(label.at), label.mask] if label else None,
    }


def _rivers(territory: dict[str, Any], world: World) -> list[dict[str, Any]]:
    """List the rivers with the numbers of the borders along which they flow."""
    found: list[dict[str, Any]] = []
    for feature in territory["features"]:
        cuts = [set(cut) for cut in feature["river_cuts"]]
        numbers = [number for number, arc in enumerate(world.graph.arcs) if set(arc.cells) in cuts]
        if numbers:
            middle = world.lines[numbers[0]][len(world.lines[numbers[0]]) // 2]
            name = f"{territory['id']}.{feature['id']}"
            found.append({"id": name, "arcs": numbers, "at": rounded(middle)})
    return found
