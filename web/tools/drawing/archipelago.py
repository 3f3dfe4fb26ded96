"""The islands: each face drawn by itself, so that the page can lay any set of them on one sea."""

from __future__ import annotations

import json
import math
from collections.abc import Iterator
from importlib import resources
from typing import Any

from elbowroom.workshop.drawing.graph import Cell
from elbowroom.workshop.drawing.places import Arranger
from elbowroom.workshop.drawing.plane import Line, Point, inside
from elbowroom.workshop.drawing.scatter import KINDS, Glyph, scatter
from elbowroom.workshop.drawing.sheet import (
    arc_data,
    check,
    glyph_data,
    region_data,
    rounded,
    written,
)
from elbowroom.workshop.drawing.world import World

LOOKS: dict[str, dict[str, float]] = {
    "near": {"pieces": 0.92, "type": 11.5, "glyphs": 0.92},
    "far": {"pieces": 1.14, "type": 14.5, "glyphs": 0.95},
    "portrait": {"pieces": 1.08, "type": 15.5, "glyphs": 1.0},
}
"""For a few islands on a wide sheet, for many, and turned by a quarter for phones."""
MARKERS = 3
"""Pieces beside the tokens of a region that have places of their own."""
LEAST_AREA = 2600
CALM = 0.8
SEA = "sea"
OVAL = (63, 36)
"""Half the width and height of an open sea, an oval beside its island, for pieces of size 1."""
SEA_RISE = 9
"""How far above its middle the token of a sea stands."""
CLEAR = 17
"""The water between an oval and its island."""


def sheets() -> Iterator[tuple[str, str]]:
    """Draw all faces, each as the text of a file with its name; and name all their regions."""
    source = resources.files("elbowroom.games.warcraft.engine").joinpath("data/warcraft.json")
    faces = json.loads(source.read_text(encoding="utf-8"))["islands"]
    for face in faces:
        for look in LOOKS:
            yield f"games/warcraft/islands/{face['id']}-{look}.json", written(draw(face, look))
    names = {region["id"]: region["name"] for face in faces for region in face["regions"]}
    yield "games/warcraft/places.json", json.dumps(names, indent=2, ensure_ascii=False) + "\n"


def draw(face: dict[str, Any], name: str) -> dict[str, Any]:
    """Draw one face of an island in one look."""
    upright = name == "portrait"
    wide, high = face["canvas"]

    def turned(point: list[float]) -> Point:
        x, y = round(point[0], 1), round(point[1], 1)
        return (round(high - y, 1), x) if upright else (x, y)

    land = [region for region in face["regions"] if region["terrain"] != SEA]
    seas = [region for region in face["regions"] if region["terrain"] == SEA]
    ids = {region["id"] for region in land}
    cells = [
        Cell(
            region["id"],
            region["terrain"],
            [turned(point) for point in region["polygon"]],
            frozenset(ids & set(region["adjacent"])),
        )
        for region in land
    ]
    world = World(cells, face["id"], outer="coast", calm=CALM, least_area=LEAST_AREA)
    check(world, cells, f"island {face['id']}, {name}")
    look = LOOKS[name]
    drawn: dict[str, Any] = {}
    glyphs: list[tuple[Glyph, str]] = []
    for region in land:
        outline = world.outline(region["id"])
        arranger = Arranger(outline, turned([region["x"], region["y"]]), look["pieces"])
        printed = len(region["symbols"]) + region["landing"]
        places = arranger.arrange(printed, region["name"], look["type"], MARKERS)
        drawn[region["id"]] = {
            **region_data(world, {**region, "edge": False}, places),
            "landing": region["landing"],
            "island": face["id"],
        }
        terrain = region["terrain"]
        strewn = scatter(world.seed, region["id"], terrain, outline, places, look["glyphs"])
        glyphs += [(glyph, region["id"]) for glyph in strewn]
    glyphs.sort(key=lambda pair: pair[0].at[1])
    arcs = [arc_data(world, number) for number in range(len(world.lines))]
    coast = [point for cell in ids for point in world.outline(cell)]
    for sea in seas:
        size = (OVAL[0] * look["pieces"], OVAL[1] * look["pieces"])
        wish = turned([sea["x"], sea["y"]])
        at = open_water(wish, size, coast, [world.outline(cell) for cell in ids])
        arcs.append(oval(sea["id"], at, size))
        drawn[sea["id"]] = sea_data(sea, face["id"], at, len(arcs), look["pieces"])
    return {
        "island": face["id"],
        "name": face["name"],
        "size": face["size"],
        "look": name,
        "canvas": [high, wide] if upright else [wide, high],
        "foot": rounded((sum(x for x, _ in coast) / len(coast), max(y for _, y in coast))),
        **{key: look[key] for key in ("pieces", "type")},
        "arcs": arcs,
        "regions": drawn,
        "kinds": list(KINDS),
        "glyphs": [glyph_data(glyph, region) for glyph, region in glyphs],
    }


def open_water(wish: Point, size: Point, coast: Line, outlines: list[Line]) -> Point:
    """Find the point nearest to the wish where an oval keeps clear of the land."""
    around = [
        (wish[0] + 4 * across, wish[1] + 4 * down)
        for across in range(-60, 61)
        for down in range(-60, 61)
    ]
    for at in sorted(around, key=lambda point: math.dist(point, wish)):
        if _is_clear(at, size, coast, outlines):
            return at
    raise SystemExit(f"no open water near {wish}")


def _is_clear(at: Point, size: Point, coast: Line, outlines: list[Line]) -> bool:
    wide, high = size[0] + CLEAR, size[1] + CLEAR
    for x, y in coast:
        if ((x - at[0]) / wide) ** 2 + ((y - at[1]) / high) ** 2 < 1:
            return False
    return not any(inside(at, outline) for outline in outlines)


def oval(name: str, at: Point, size: Point) -> dict[str, Any]:
    """Draw an open sea as a closed line of its own."""
    points: list[float] = []
    for step in range(25):
        angle = math.tau * (step % 24) / 24
        points += rounded((at[0] + size[0] * math.cos(angle), at[1] + size[1] * math.sin(angle)))
    return {"kind": "oval", "cells": [name], "points": points}


def sea_data(
    sea: dict[str, Any], island: str, at: Point, arc: int, pieces: float
) -> dict[str, Any]:
    """Describe an open sea."""
    x, y = at
    return {
        "name": sea["name"],
        "terrain": sea["terrain"],
        "symbols": sea["symbols"],
        "edge": False,
        "adjacent": sorted(sea["adjacent"]),
        "run": [arc],
        "area": round(math.pi * OVAL[0] * OVAL[1] * pieces**2),
        "room": round(OVAL[1] * pieces),
        "sliver": False,
        "token": rounded((x, y - SEA_RISE * pieces)),
        "flag": rounded((x + 37 * pieces, y - 14 * pieces)),
        "markers": [rounded((x + aside * pieces, y - 4 * pieces)) for aside in (-34, 35, -46)],
        "printed": [],
        "label": [*rounded((x, y + 27 * pieces)), 0],
        "landing": False,
        "island": island,
    }
