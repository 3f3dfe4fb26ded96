"""One land with the board's edge around it, drawn both ways round."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from elbowroom.workshop.drawing.graph import Cell
from elbowroom.workshop.drawing.places import Arranger
from elbowroom.workshop.drawing.plane import Point
from elbowroom.workshop.drawing.scatter import KINDS, Glyph, scatter
from elbowroom.workshop.drawing.sheet import arc_data, check, glyph_data, region_data
from elbowroom.workshop.drawing.world import World

HIGH = 700
"""The height of every sheet; its width is 1000."""
CANVAS = (1000, HIGH)
LANDSCAPE, PORTRAIT = "landscape", "portrait"
ORIENTATIONS = (LANDSCAPE, PORTRAIT)
VIEWS = {LANDSCAPE: [-14, -16, 1028, 740], PORTRAIT: [-13, -16, 726, 1034]}
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
