"""A drawn map as the page reads it."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from elbowroom.kernel.errors import ElbowroomError
from elbowroom.workshop.drawing.graph import Cell
from elbowroom.workshop.drawing.places import Places
from elbowroom.workshop.drawing.plane import Point, area
from elbowroom.workshop.drawing.scatter import KINDS, Glyph
from elbowroom.workshop.drawing.world import World


def rounded(point: Point) -> list[float]:
    """Give a point with one decimal."""
    return [round(point[0], 1), round(point[1], 1)]


def arc_data(world: World, number: int) -> dict[str, Any]:
    """Describe one drawn border."""
    return {
        "kind": world.kind(number),
        "cells": sorted(world.graph.arcs[number].cells),
        "points": [value for point in world.lines[number] for value in rounded(point)],
    }


def run_of(world: World, name: str) -> list[int]:
    """Give the outline of a region as a run of arcs, numbered from 1, backwards if < 0."""
    return [number + 1 if forwards else -number - 1 for number, forwards in world.runs[name]]


def region_data(world: World, region: Mapping[str, Any], places: Places) -> dict[str, Any]:
    """Describe one drawn region of the data."""
    key = str(region["id"])
    label = places.label
    return {
        "name": region["name"],
        "terrain": region["terrain"],
        "symbols": region["symbols"],
        "edge": region["edge"],
        "adjacent": sorted(region["adjacent"]),
        "run": run_of(world, key),
        "area": round(abs(area(world.outline(key)))),
        "room": round(places.room),
        "sliver": key in world.slivers,
        "token": rounded(places.token),
        "flag": rounded(places.flag),
        "markers": [rounded(point) for point in places.markers],
        "printed": [rounded(point) for point in places.symbols],
        "label": [*rounded(label.at), label.mask] if label else None,
    }


def glyph_data(glyph: Glyph, region: str, kinds: Sequence[str] = KINDS) -> list[Any]:
    """Describe a glyph: kind, place, size; then, if pieces hide it, mask and region."""
    data: list[Any] = [kinds.index(glyph.kind), *rounded(glyph.at), round(glyph.size, 2)]
    return [*data, glyph.mask, region] if glyph.mask else data


class CannotDraw(ElbowroomError):
    """A map whose drawing would not show what its data say."""


def check(world: World, cells: list[Cell], where: str) -> None:
    """Fail unless no border crosses another and drawn neighbours are those of the data.

    Cells that meet in one corner at the edge have no border that could be drawn.
    """
    if world.crossings():
        raise CannotDraw(f"{where}: borders cross: {sorted(world.crossings())}")
    printed = {cell.id: set(cell.polygon) for cell in cells}
    for cell in cells:
        drawn = world.neighbours(cell.id)
        corners = {other for other in cell.adjacent - drawn if printed[other] & printed[cell.id]}
        if drawn | corners != cell.adjacent:
            raise CannotDraw(
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
