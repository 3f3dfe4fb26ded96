"""The shore of each sea and lake as one smooth line."""

from __future__ import annotations

import itertools
import math
from dataclasses import dataclass, field

from elbowroom.workshop.drawing.graph import Graph
from elbowroom.workshop.drawing.plane import Line, Point, area, between

WATER = frozenset({"sea", "lake"})
SOFT = 46
"""Distance from a corner to the extra control points that keep the rounding local."""
SOFT_BESIDE_TINY = 24
TINY = 5000


@dataclass
class Shores:
    """Smooth lines for arcs on a shore, and where junctions slid to."""

    lines: dict[int, Line] = field(default_factory=dict)
    moved: dict[Point, Point] = field(default_factory=dict)


@dataclass(frozen=True)
class Control:
    """A control point of the spline: a vertex of the cell, or an extra one."""

    at: Point
    vertex: bool


def shores_of(graph: Graph, terrains: dict[str, str]) -> Shores:
    """Round the shores of all waters."""
    shores = Shores()
    for name in sorted(graph.polygons):
        if terrains[name] in WATER:
            for chain, closed in _coasts(graph, terrains, name):
                _round(graph, shores, chain, closed, _softness(graph, name, closed))
    return shores


def _edges(graph: Graph, name: str) -> list[tuple[Point, Point]]:
    polygon = graph.polygons[name]
    return list(zip(polygon, [*polygon[1:], polygon[0]], strict=True))


def _softness(graph: Graph, name: str, closed: bool) -> float:
    if closed:
        return SOFT
    near = {other for edge in _edges(graph, name) for other in graph.faces[frozenset(edge)]}
    tiny = any(abs(area(graph.polygons[other])) < TINY for other in near - {name})
    return SOFT_BESIDE_TINY if tiny else SOFT


def _coasts(graph: Graph, terrains: dict[str, str], name: str) -> list[tuple[Line, bool]]:
    """List the stretches of a water's outline that touch land."""
    edges = _edges(graph, name)
    coast = [
        len(faces) == 2 and sum(terrains[face] in WATER for face in faces) == 1
        for faces in (graph.faces[frozenset(edge)] for edge in edges)
    ]
    if all(coast):
        return [([edge[0] for edge in edges] + [edges[0][0]], True)]
    chains: list[tuple[Line, bool]] = []
    count = len(edges)
    for start in range(count):
        if coast[start] and not coast[start - 1]:
            chain = [edges[start][0]]
            place = start
            while coast[place % count]:
                chain.append(edges[place % count][1])
                place += 1
            chains.append((chain, False))
    return chains


def _controls(chain: Line, soft: float) -> list[Control]:
    controls = [Control(chain[0], vertex=True)]
    for here, there in itertools.pairwise(chain):
        long = math.dist(here, there)
        if long > 2.4 * soft:
            controls.append(Control(between(here, there, soft / long), vertex=False))
            controls.append(Control(between(there, here, soft / long), vertex=False))
        controls.append(Control(there, vertex=True))
    return controls


def _curve(start: Point, bend: Point, end: Point) -> Line:
    """Give eleven points of a quadratic curve."""
    points: Line = []
    for tenth in range(11):
        part = tenth / 10
        points.append(between(between(start, bend, part), between(bend, end, part), part))
    return points


def _spline(controls: list[Control], closed: bool) -> list[Line]:
    """Give the curve around each control point; empty at open ends."""
    count = len(controls)
    at = [control.at for control in controls]
    curves: list[Line] = []
    for place in range(count):
        if not closed and place in (0, count - 1):
            curves.append([])
            continue
        before = between(at[place - 1], at[place], 0.5)
        after = between(at[place], at[(place + 1) % count], 0.5)
        if not closed and place == 1:
            before = at[0]
        if not closed and place == count - 2:
            after = at[-1]
        curves.append(_curve(before, at[place], after))
    return curves


def _round(graph: Graph, shores: Shores, chain: Line, closed: bool, soft: float) -> None:
    controls = _controls(chain, soft)
    if closed:
        controls.pop()
    curves = _spline(controls, closed)
    for control, curve in zip(controls, curves, strict=True):
        if control.vertex and curve:
            shores.moved.setdefault(control.at, curve[5])
    places = {control.at: place for place, control in enumerate(controls) if control.vertex}
    edges = list(itertools.pairwise(chain))
    for number in sorted({graph.arc_of[frozenset(edge)] for edge in edges}):
        points = graph.arcs[number].points
        start, end = places.get(points[0]), places.get(points[-1])
        if start is None or end is None or points[0] == points[-1]:
            continue
        forwards = (points[0], points[1]) in edges
        if not forwards:
            start, end = end, start
        if end <= start:
            end += len(controls)
        line = _stretch(controls, curves, shores, start, end)
        shores.lines[number] = line if forwards else line[::-1]


def _stretch(
    controls: list[Control], curves: list[Line], shores: Shores, start: int, end: int
) -> Line:
    """Give the spline from one control point to another, which may lie past the seam."""
    count = len(controls)
    first = controls[start % count].at
    points = [shores.moved.get(first, first)]
    for place in range(start, end + 1):
        curve = curves[place % count] or [controls[place % count].at]
        if len(curve) > 1 and place == start:
            curve = curve[5:]
        elif len(curve) > 1 and place == end:
            curve = curve[:6]
        points += [point for point in curve if point != points[-1]]
    line = [points[0]]
    for point in points[1:]:
        if math.dist(point, line[-1]) > 0.01:
            line.append(point)
    return line
