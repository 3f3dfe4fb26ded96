"""Cells with shared edges as a planar graph of arcs."""

from __future__ import annotations

import itertools
import math
from dataclasses import dataclass

from elbowroom.workshop.drawing.plane import Line, Point

Edge = frozenset[Point]
GAP = 7
"""How far a corner is parted each way where two cells only touch."""


@dataclass(frozen=True)
class Cell:
    """One region as the data give it."""

    id: str
    terrain: str
    polygon: Line
    adjacent: frozenset[str]


@dataclass(frozen=True)
class Arc:
    """A chain of edges between two junctions, and the one or two cells it bounds."""

    points: tuple[Point, ...]
    cells: frozenset[str]


class Graph:
    """The borders of the cells: every arc once, every cell as a run of arcs."""

    def __init__(self, cells: list[Cell]) -> None:
        self.polygons = split_edges({cell.id: cell.polygon for cell in cells})
        part_corners(self.polygons, {cell.id: cell.adjacent for cell in cells})
        self.faces: dict[Edge, set[str]] = {}
        self.next_to: dict[Point, set[Point]] = {}
        for name, polygon in self.polygons.items():
            for here, there in zip(polygon, [*polygon[1:], polygon[0]], strict=True):
                self.faces.setdefault(frozenset((here, there)), set()).add(name)
                self.next_to.setdefault(here, set()).add(there)
                self.next_to.setdefault(there, set()).add(here)
        self.arcs: list[Arc] = []
        self.arc_of: dict[Edge, int] = {}
        self._find_arcs()

    def _find_arcs(self) -> None:
        junctions = {point for point, near in self.next_to.items() if len(near) != 2}
        for polygon in self.polygons.values():
            if junctions.isdisjoint(polygon):  # a cell that borders no other, as an empty sheet
                junctions |= {polygon[0], polygon[len(polygon) // 2]}
        for here in sorted(junctions):
            for there in sorted(self.next_to[here]):
                if frozenset((here, there)) not in self.arc_of:
                    self._add_arc(self._grow(here, there, junctions))

    def _grow(self, here: Point, there: Point, junctions: set[Point]) -> Line:
        chain = [here, there]
        while chain[-1] not in junctions and chain[-1] != chain[0]:
            chain.append(next(p for p in self.next_to[chain[-1]] if p != chain[-2]))
        return chain

    def _add_arc(self, chain: Line) -> None:
        for edge in itertools.pairwise(chain):
            self.arc_of[frozenset(edge)] = len(self.arcs)
        self.arcs.append(Arc(tuple(chain), frozenset(self.faces[frozenset(chain[:2])])))

    def run(self, name: str) -> list[tuple[int, bool]]:
        """List the arcs around a cell in order, each with whether it runs forwards."""
        polygon = self.polygons[name]
        run: list[tuple[int, bool]] = []
        for here, there in zip(polygon, [*polygon[1:], polygon[0]], strict=True):
            number = self.arc_of[frozenset((here, there))]
            chain = self.arcs[number].points
            forwards = (here, there) in itertools.pairwise(chain)
            if not run or run[-1] != (number, forwards):
                run.append((number, forwards))
        if len(run) > 1 and run[0] == run[-1]:
            run.pop()
        return run


def split_edges(polygons: dict[str, Line]) -> dict[str, Line]:
    """Split each edge where a vertex of another cell lies on it."""
    vertices = sorted({point for polygon in polygons.values() for point in polygon})
    split: dict[str, Line] = {}
    for name, polygon in polygons.items():
        points: Line = []
        for here, there in zip(polygon, [*polygon[1:], polygon[0]], strict=True):
            on = [point for point in vertices if _lies_on(point, here, there)]
            points += [here, *sorted(on, key=lambda point: math.dist(here, point))]
        split[name] = points
    return split


def _lies_on(point: Point, here: Point, there: Point) -> bool:
    if point in (here, there):
        return False
    for axis in (0, 1):
        low, high = sorted((here[axis], there[axis]))
        if not low - 0.2 <= point[axis] <= high + 0.2:
            return False
    long = math.dist(here, there) or 1
    off = (there[0] - here[0]) * (point[1] - here[1]) - (there[1] - here[1]) * (point[0] - here[0])
    return abs(off) / long < 0.15


def part_corners(polygons: dict[str, Line], adjacent: dict[str, frozenset[str]]) -> None:
    """Part a point where four cells meet, so that a mere touch never looks like a border."""
    meeting: dict[Point, list[str]] = {}
    for name, polygon in polygons.items():
        for point in polygon:
            meeting.setdefault(point, []).append(name)
    for point, names in sorted(meeting.items()):
        if len(names) == 4:
            ring = sorted(names, key=lambda name: _angle(polygons[name], point))
            for a, b, c, d in (ring, [*ring[1:], ring[0]]):
                if c not in adjacent[a] and d in adjacent[b]:
                    _part(polygons, point, (a, c), (b, d))
                    break


def _ends(polygon: Line, point: Point) -> tuple[Point, Point]:
    place = polygon.index(point)
    return polygon[place - 1], polygon[(place + 1) % len(polygon)]


def _inwards(polygon: Line, point: Point) -> Point:
    """Give the direction from a corner into its cell."""
    x = y = 0.0
    for end in _ends(polygon, point):
        long = math.dist(end, point) or 1
        x += (end[0] - point[0]) / long
        y += (end[1] - point[1]) / long
    long = math.hypot(x, y) or 1
    return x / long, y / long


def _angle(polygon: Line, point: Point) -> float:
    x, y = _inwards(polygon, point)
    return math.atan2(y, x)


def _part(
    polygons: dict[str, Line], point: Point, apart: tuple[str, str], joined: tuple[str, str]
) -> None:
    """Pull the two cells that only touch away from a corner; the other two share an edge there."""
    moved: dict[str, Point] = {}
    for name in apart:
        x, y = _inwards(polygons[name], point)
        moved[name] = (round(point[0] + GAP * x, 1), round(point[1] + GAP * y, 1))
    first, second = apart
    around_first = _ends(polygons[first], point)
    for name in joined:
        place = polygons[name].index(point)
        after = _ends(polygons[name], point)[1]
        pair = [moved[second], moved[first]]
        if after not in around_first:
            pair.reverse()
        polygons[name][place : place + 1] = pair
    for name in apart:
        polygons[name] = [moved[name] if each == point else each for each in polygons[name]]
