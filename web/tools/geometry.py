"""Draws the maps of the classic game and writes them for the page.

    python web/tools/geometry.py            writes web/src/lib/board/geometry/*.json
    python web/tools/geometry.py --check    writes nothing, fails where a file is not what it draws

Deterministic; the standard library and the installed elbowroom suffice.
"""

from __future__ import annotations

import argparse
import json
import sys
from importlib import resources
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent))

from drawing.graph import Cell
from drawing.names import place_names
from drawing.places import Arranger, Places
from drawing.plane import Point, area
from drawing.scatter import KINDS, Glyph, scatter
from drawing.world import World

FOLDER = Path(__file__).parents[1] / "src" / "lib" / "board" / "geometry"
WIDE, HIGH = 1000, 700
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


def rounded(point: Point) -> list[float]:
    """Give a point with one decimal."""
    return [round(point[0], 1), round(point[1], 1)]


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
        drawn[name] = region_data(world, region, names[name], places)
        strewn = scatter(world.seed, name, region["terrain"], outline, places, look["glyphs"])
        glyphs += [(glyph, name) for glyph in strewn]
    glyphs.sort(key=lambda pair: pair[0].at[1])
    return {
        "map": key,
        "orientation": orientation,
        "view": look["view"],
        "pieces": look["pieces"][key],
        "type": look["type"][key],
        "arcs": [
            {
                "kind": world.kind(number),
                "cells": sorted(world.graph.arcs[number].cells),
                "points": [value for point in line for value in rounded(point)],
            }
            for number, line in enumerate(world.lines)
        ],
        "regions": drawn,
        "kinds": list(KINDS),
        "glyphs": [glyph_data(glyph, name) for glyph, name in glyphs],
    }


def region_data(world: World, region: dict[str, Any], name: str, places: Places) -> dict[str, Any]:
    """Describe one drawn region; its outline is a run of arcs, numbered from 1, backwards if < 0."""
    key = region["id"]
    label = places.label
    return {
        "name": name,
        "terrain": region["terrain"],
        "symbols": region["symbols"],
        "edge": region["edge"],
        "adjacent": sorted(region["adjacent"]),
        "run": [number + 1 if forwards else -number - 1 for number, forwards in world.runs[key]],
        "area": round(abs(area(world.outline(key)))),
        "room": round(places.room),
        "sliver": key in world.slivers,
        "token": rounded(places.token),
        "flag": rounded(places.flag),
        "markers": [rounded(point) for point in places.markers],
        "printed": [rounded(point) for point in places.symbols],
        "label": [*rounded(label.at), label.mask] if label else None,
    }


def glyph_data(glyph: Glyph, region: str) -> list[Any]:
    """Describe a glyph: kind, place, size; then, if pieces hide it, mask and region."""
    data: list[Any] = [KINDS.index(glyph.kind), *rounded(glyph.at), round(glyph.size, 2)]
    return [*data, glyph.mask, region] if glyph.mask else data


def check(world: World, cells: list[Cell], where: str) -> None:
    """Fail unless no border crosses another and drawn neighbours are those of the data."""
    if world.crossings():
        raise SystemExit(f"{where}: borders cross: {sorted(world.crossings())}")
    for cell in cells:
        if world.neighbours(cell.id) != cell.adjacent:
            raise SystemExit(
                f"{where}: {cell.id} has neighbours the data do not know, or lacks some"
            )


def written(data: dict[str, Any]) -> str:
    """Give a drawn map as text, a line for each arc and each region."""
    lines = [
        f'"{key}":{json.dumps(value, separators=(",", ":"))}'
        for key, value in data.items()
        if key not in {"arcs", "regions"}
    ]
    arcs = ",\n".join(json.dumps(arc, separators=(",", ":")) for arc in data["arcs"])
    regions = ",\n".join(
        f'"{key}":{json.dumps(value, separators=(",", ":"))}'
        for key, value in data["regions"].items()
    )
    lines += [f'"arcs":[\n{arcs}\n]', f'"regions":{{\n{regions}\n}}']
    return "{" + ",\n".join(lines) + "}\n"


def main() -> None:
    """Draw all maps; write them, or compare them with what is there."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--check", action="store_true", help="compare instead of writing")
    arguments = parser.parse_args()
    source = resources.files("elbowroom.classic").joinpath("data/classic.json")
    maps = json.loads(source.read_text(encoding="utf-8"))["maps"]
    FOLDER.mkdir(parents=True, exist_ok=True)
    for key in sorted(maps):
        for orientation in LOOKS:
            text = written(draw(key, maps[key], orientation))
            file = FOLDER / f"{key}-{orientation}.json"
            if not arguments.check:
                file.write_text(text, encoding="utf-8")
                print(f"{file.name}: {len(text) // 1024} KiB")
            elif not file.exists() or file.read_text(encoding="utf-8") != text:
                raise SystemExit(f"{file.name} is not what is drawn. Run: python {sys.argv[0]}")


if __name__ == "__main__":
    main()
