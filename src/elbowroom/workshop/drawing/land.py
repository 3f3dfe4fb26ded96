"""One land with the board's edge around it, drawn both ways round."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from elbowroom.workshop.drawing.graph import Cell
from elbowroom.workshop.drawing.places import Arranger
from elbowroom.workshop.drawing.plane import Point, between
from elbowroom.workshop.drawing.scatter import KINDS, Glyph, scatter
from elbowroom.workshop.drawing.sheet import arc_data, check, glyph_data, region_data
from elbowroom.workshop.drawing.world import World

HIGH = 700
"""The height of every sheet; its width is 1000."""
CANVAS = (1000, HIGH)
LANDSCAPE, PORTRAIT = "landscape", "portrait"
ORIENTATIONS = (LANDSCAPE, PORTRAIT)
VIEWS = {LANDSCAPE: [-14, -16, 1028, 740], PORTRAIT: [-13, -16, 726, 1034]}
BESIDE_CORNER = 14
"""How far beside a corner of the sheet its square shape is held."""
GLYPHS = {LANDSCAPE: 1.0, PORTRAIT: 1.15}


@dataclass(frozen=True)
class Sizes:
    """How large pieces and type are on a sheet."""

    pieces: float
    type: float


@dataclass(frozen=True)
class Land:
    """What is drawn: regions as the data give them, what they are called, and the noise's seed."""

    name: str
    regions: Sequence[Mapping[str, Any]]
    names: Mapping[str, str]
    seed: str


def squared(cell: Sequence[Sequence[float]]) -> list[Point]:
    """Give a cell with points beside the corners of the sheet, so that drawing does not round them off."""
    points: list[Point] = [(point[0], point[1]) for point in cell]
    found: list[Point] = []
    for place, point in enumerate(points):
        if point[0] not in (0, CANVAS[0]) or point[1] not in (0, CANVAS[1]):
            found.append(point)
            continue
        before, after = points[place - 1], points[(place + 1) % len(points)]
        found += [*_towards(point, before), point, *_towards(point, after)]
    return found


def _towards(corner: Point, end: Point) -> list[Point]:
    """Give a point a little away from a corner on the way to another point that is further away."""
    far = math.dist(corner, end)
    return [between(corner, end, BESIDE_CORNER / far)] if far > 2 * BESIDE_CORNER else []


def draw(land: Land, orientation: str, sizes: Sizes, *, strict: bool = True) -> dict[str, Any]:
    """Draw a land one way round; strictly: fail where borders would cross, else calm them."""
    upright = orientation == PORTRAIT

    def turned(point: Sequence[float]) -> Point:
        x, y = round(point[0], 1), round(point[1], 1)
        return (round(HIGH - y, 1), x) if upright else (x, y)

    cells = [
        Cell(
            region["id"],
            region["terrain"],
            [turned(point) for point in region["cell"]],
            frozenset(region["adjacent"]),
        )
        for region in land.regions
    ]
    world = World(cells, land.seed)
    if strict:
        check(world, cells, f"map {land.name}, {orientation}")
    drawn: dict[str, Any] = {}
    glyphs: list[tuple[Glyph, str]] = []
    for region in land.regions:
        key = region["id"]
        outline = world.outline(key)
        arranger = Arranger(outline, turned([region["x"], region["y"]]), sizes.pieces)
        places = arranger.arrange(len(region["symbols"]), land.names[key], sizes.type)
        drawn[key] = region_data(world, {**region, "name": land.names[key]}, places)
        strewn = scatter(world.seed, key, region["terrain"], outline, places, GLYPHS[orientation])
        glyphs += [(glyph, key) for glyph in strewn]
    glyphs.sort(key=lambda pair: pair[0].at[1])
    return {
        "map": land.name,
        "orientation": orientation,
        "view": VIEWS[orientation],
        "pieces": sizes.pieces,
        "type": sizes.type,
        "arcs": [arc_data(world, number) for number in range(len(world.lines))],
        "regions": drawn,
        "kinds": list(KINDS),
        "glyphs": [glyph_data(glyph, name) for glyph, name in glyphs],
    }
