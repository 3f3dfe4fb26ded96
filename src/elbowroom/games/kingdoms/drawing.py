"""The territories of this game drawn: one card each, by itself, with a straight edge; the box's and own ones."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from elbowroom.games.kingdoms.engine.content import content
from elbowroom.games.kingdoms.engine.content_map import (
    FEWEST_BORDERS,
    FEWEST_REGIONS,
    HIGH,
    LAND,
    MOST_CORNERS,
    MOST_FEATURES,
    MOST_OF,
    MOST_REGIONS,
    NEEDED,
    RIVER,
    WIDE,
    read_territory_data,
)
from elbowroom.kernel.content_reading import Faults
from elbowroom.kernel.errors import Fault
from elbowroom.workshop.drawing.graph import Cell, split_edges
from elbowroom.workshop.drawing.land import CANVAS
from elbowroom.workshop.drawing.places import MARKERS, TOKEN, Arranger, Piece, Places
from elbowroom.workshop.drawing.plane import Point, between
from elbowroom.workshop.drawing.scatter import KINDS, Glyph, scatter
from elbowroom.workshop.drawing.sheet import arc_data, check, glyph_data, rounded, run_of
from elbowroom.workshop.drawing.world import World
from elbowroom.workshop.maps import LandLimits, MapKind

SCALE = 1.3
PIECES = 1.0
TYPE = 12.5
CALM = 0.9
MEEPLE = 17.5
"""The room around a meeple; a fortress takes less."""
FORTRESS = 15.0
SIDES = (((-20.0, 3.0), MEEPLE), ((20.0, 5.0), MEEPLE), ((2.0, -30.0), FORTRESS))
"""Where two meeples and a fortress would like to be, seen from the middle of a region."""
ROUND = 9
"""How far from a corner of the card its rounding begins."""
KINDS_HERE = (*KINDS, "ruin", "castle", "crag", "snow")


def draw(territory: Mapping[str, Any], *, strict: bool = True) -> dict[str, Any]:
    """Draw one territory; strictly: fail where borders would cross, else calm them."""
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
    if strict:
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
    wide, high = _scaled([WIDE, HIGH])
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


def _scaled(point: Sequence[float]) -> Point:
    return (round(point[0] * SCALE, 1), round(point[1] * SCALE, 1))


def _places(territory: Mapping[str, Any]) -> Iterator[dict[str, Any]]:
    """List regions and features with an area; features are named `territory.feature`."""
    for region in territory["regions"]:
        yield {**region, "terrain": region["type"]}
    for feature in territory["features"]:
        if feature["polygon"]:
            name = f"{territory['id']}.{feature['id']}"
            yield {**feature, "id": name, "terrain": feature["kind"], "border": False}


def _drawn_neighbours(territory: Mapping[str, Any]) -> dict[str, set[str]]:
    """Name what lies beside each place on the drawing, whether one can go there or not."""
    pairs: list[tuple[str, str]] = [(one, other) for one, other in territory["adjacency"]]
    for feature in territory["features"]:
        pairs += river_cuts(territory, feature)
        if feature["polygon"]:
            name = f"{territory['id']}.{feature['id']}"
            pairs += [(name, region) for region in feature["adjacent"]]
    pairs += _touching_features(territory)
    found: dict[str, set[str]] = {place["id"]: set() for place in _places(territory)}
    for one, other in pairs:
        found[one].add(other)
        found[other].add(one)
    return found


def _touching_features(territory: Mapping[str, Any]) -> list[tuple[str, str]]:
    """Name features that share an edge, which the data do not tell."""
    features = [place for place in _places(territory) if "." in place["id"]]
    return [
        (one["id"], other["id"])
        for one, other in itertools.combinations(features, 2)
        if len({tuple(p) for p in one["polygon"]} & {tuple(p) for p in other["polygon"]}) > 1
    ]


def river_cuts(territory: Mapping[str, Any], feature: Mapping[str, Any]) -> list[tuple[str, str]]:
    """Name the regions that a river parts: as the box says, else those beside it that share a border and are none."""
    if "river_cuts" in feature:
        return [(one, other) for one, other in feature["river_cuts"]]
    if feature["kind"] != RIVER:
        return []
    sides = _edges_of(territory)
    pairs = [set(pair) for pair in territory["adjacency"]]
    return [
        (one, other)
        for one, other in itertools.combinations(feature["adjacent"], 2)
        if {one, other} not in pairs and sides[one] & sides[other]
    ]


def _edges_of(territory: Mapping[str, Any]) -> dict[str, set[frozenset[Point]]]:
    cells = {
        region["id"]: [_scaled(point) for point in region["polygon"]]
        for region in territory["regions"]
    }
    return {
        name: {frozenset(edge) for edge in zip(ring, [*ring[1:], ring[0]], strict=True)}
        for name, ring in split_edges(cells).items()
    }


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
    world: World, territory: Mapping[str, Any], place: dict[str, Any], places: Places
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


def _rivers(territory: Mapping[str, Any], world: World) -> list[dict[str, Any]]:
    """List the rivers with the numbers of the borders along which they flow."""
    found: list[dict[str, Any]] = []
    for feature in territory["features"]:
        cuts = [set(cut) for cut in river_cuts(territory, feature)]
        numbers = [number for number, arc in enumerate(world.graph.arcs) if set(arc.cells) in cuts]
        if numbers:
            middle = world.lines[numbers[0]][len(world.lines[numbers[0]]) // 2]
            name = f"{territory['id']}.{feature['id']}"
            found.append({"id": name, "arcs": numbers, "at": rounded(middle)})
    return found


def own(data: Mapping[str, Any], _orientation: str) -> dict[str, Any]:
    """Draw a territory of a pack; it lies one way round."""
    return draw({"features": (), **data}, strict=False)


def box() -> dict[str, dict[str, Any]]:
    """Give the territories of the box as an editor begins with them, on the sheet of all maps."""
    return {
        land["id"]: _begun(land)
        for land in content().land["territories"]
        if all(feature["polygon"] for feature in land["features"])
    }


def _begun(land: Mapping[str, Any]) -> dict[str, Any]:
    beside = _drawn_neighbours(land)
    return {
        "players": 0,
        "regions": [
            {
                "id": place["id"].replace(".", "_"),
                "terrain": place["terrain"],
                "symbols": [],
                "lost_tribe": False,
                "edge": place["border"],
                "x": _across(place["x"]),
                "y": _down(place["y"]),
                "adjacent": sorted(name.replace(".", "_") for name in beside[place["id"]]),
                "cell": [[_across(x), _down(y)] for x, y in place["polygon"]],
            }
            for place in _places(land)
        ],
    }


def _across(x: float) -> float:
    return round(x * CANVAS[0] / WIDE, 1)


def _down(y: float) -> float:
    return round(y * CANVAS[1] / HIGH, 1)


def _faults(data: Any, _players: int) -> list[Fault]:
    """List every fault of a territory, which is good for any number of players."""
    faults = Faults()
    read_territory_data(faults, "", data)
    return faults.found


UNFINISHED: Final = ("regions", "land-missing", "land-many", "borders", "unreached")
"""What keeps a territory from being played, not from being drawn."""

AREAS: Final = ("water", "crag")
"""Features that have an area; a river is a line."""

WORDS: Final = {
    "plains": (
        "Barley Amber Honey Clover Larks Oat Sunny Goose Pepper Marl",
        "acre croft field garth mead ham",
    ),
    "mountain": (
        "Stone Raven Frost Anvil Grey Eagle Broken Cinder Old Storm",
        "crown tooth horn spire helm fell",
    ),
    "forest": (
        "Alder Moss Thorn Owl Fern Elder Bramble Hush Tangle Beech",
        "wood holt shade weald grove hurst",
    ),
    "ruins": ("Fallen Silent Hollow Lost Broken", "_Gate _Hall _Arch _Keep"),
    "capital": ("High Crown Lion Golden", "gate burgh seat court"),
    "peaks": ("Silver White Sky Ice", "_Needle _Crest tooth _Spire"),
    "tundra": ("Rime Snow Cold Bleak", "waste fell moor reach"),
    "water": ("Mirror Still Moon Pike", "mere water pool tarn"),
    "crag": ("Wolf Black Sharp Thunder", "crag scar rock fang"),
}
"""By terrain: beginnings and endings of names; an underscore stands for a space."""

KIND: Final = MapKind(
    terrains=(*LAND, *AREAS),
    symbols=(),
    players=(0,),
    waters=AREAS,
    draw=own,
    box=box,
    check=_faults,
    unfinished=lambda fault: fault.key in UNFINISHED,
    land_for_each=0,
    most_corners=MOST_CORNERS,
    words=WORDS,
    land=LandLimits(
        list="territories",
        card=(WIDE, HIGH),
        fewest=FEWEST_REGIONS,
        most=MOST_REGIONS,
        most_features=MOST_FEATURES,
        fewest_borders=FEWEST_BORDERS,
        needed=NEEDED,
        most_of=MOST_OF,
    ),
)
