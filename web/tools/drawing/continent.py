"""The maps of the classic game: one land with the board's edge around it, both ways round."""

from __future__ import annotations

import json
from collections.abc import Iterator
from importlib import resources
from typing import Any

from drawing.graph import Cell
from drawing.names import place_names
from drawing.places import Arranger
from drawing.plane import Point
from drawing.scatter import KINDS, Glyph, scatter
from drawing.sheet import arc_data, check, glyph_data, region_data, written
from drawing.world import World

HIGH = 700
LOOKS: dict[str, dict[str, Any]] = {
    "landscape": {
        "view": [-14, -16, 1028, 740],
        "pieces": {"2": 1.0, "3": 1.0, "4": 0.9, "5": 0.86},
        "type": {"2": 12, "3": 12, "4": 11.5, "5": 11},
        "glyphs": 1.0,
    },
    "portrait": {
        "view": [-13, -16, 726, 1034],
        "pieces": {"2": 1.36, "3": 1.36, "4": 1.2, "5": 1.12},
        "type": {"2": 19, "3": 19, "4": 18, "5": 17},
        "glyphs": 1.15,
    },
}


def sheets() -> Iterator[tuple[str, str]]:
    """Draw all maps, each as the text of a file with its name."""
    source = resources.files("elbowroom.games.classic.engine").joinpath("data/classic.json")
    maps = json.loads(source.read_text(encoding="utf-8"))["maps"]
    for key in sorted(maps):
        for orientation in LOOKS:
            text = written(draw(key, maps[key], orientation))
            yield f"lib/board/geometry/{key}-{orientation}.json", text


def draw(key: str, data: dict[str, Any], orientation: str) -> dict[str, Any]:
    """Draw one map one way round."""
    upright = orientation == "portrait"

    def turned(point: list[float]) -> Point:
        x, y = round(point[0], 1), round(point[1], 1)
        return (round(HIGH - y, 1), x) if upright else (x, y)

    regions = data["regions"]
    cells = [
        Cell(
            region["id"],
            region["terrain"],
            [turned(point) for point in region["cell"]],
            frozenset(region["adjacent"]),
        )
        for region in regions
    ]
    world = World(cells, f"classic{key}")
    check(world, cells, f"map {key}, {orientation}")
    look = LOOKS[orientation]
    names = place_names([(region["id"], region["terrain"]) for region in regions], f"atlas{key}")
    drawn: dict[str, Any] = {}
    glyphs: list[tuple[Glyph, str]] = []
    for region in regions:
        name = region["id"]
        outline = world.outline(name)
        arranger = Arranger(outline, turned([region["x"], region["y"]]), look["pieces"][key])
        places = arranger.arrange(len(region["symbols"]), names[name], look["type"][key])
        drawn[name] = region_data(world, {**region, "name": names[name]}, places)
        strewn = scatter(world.seed, name, region["terrain"], outline, places, look["glyphs"])
        glyphs += [(glyph, name) for glyph in strewn]
    glyphs.sort(key=lambda pair: pair[0].at[1])
    return {
        "map": key,
        "orientation": orientation,
        "view": look["view"],
        "pieces": look["pieces"][key],
        "type": look["type"][key],
        "arcs": [arc_data(world, number) for number in range(len(world.lines))],
        "regions": drawn,
        "kinds": list(KINDS),
        "glyphs": [glyph_data(glyph, name) for glyph, name in glyphs],
    }
