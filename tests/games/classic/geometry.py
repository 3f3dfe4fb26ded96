"""Plane geometry for the cells of a map: how long a border two polygons share."""

from __future__ import annotations

from collections.abc import Iterator
from math import dist

Point = tuple[float, float]
Segment = tuple[Point, Point]

BLUR = 0.25
"""Corners are given to a tenth; anything nearer than this is the same line."""


def sides(cell: tuple[Point, ...]) -> Iterator[Segment]:
    for number, corner in enumerate(cell):
        yield cell[number - 1], corner


def area(cell: tuple[Point, ...]) -> float:
    return abs(sum(a[0] * b[1] - b[0] * a[1] for a, b in sides(cell))) / 2


def shared_border(cell: tuple[Point, ...], other: tuple[Point, ...]) -> float:
    """Measure the border two cells have in common."""
    return sum(_overlap(side, opposite) for side in sides(cell) for opposite in sides(other))


def _overlap(side: Segment, other: Segment) -> float:
    (start, end), length = side, dist(*side)
    along = ((end[0] - start[0]) / length, (end[1] - start[1]) / length)
    places = []
    for point in other:
        offset = (point[0] - start[0], point[1] - start[1])
        if abs(offset[0] * along[1] - offset[1] * along[0]) > BLUR:
            return 0.0
        places.append(offset[0] * along[0] + offset[1] * along[1])
    return max(0.0, min(length, max(places)) - max(0.0, min(places)))


def contains(cell: tuple[Point, ...], point: Point) -> bool:
    inside = False
    for (x1, y1), (x2, y2) in sides(cell):
        if (y1 > point[1]) != (y2 > point[1]):
            crossing = x1 + (point[1] - y1) * (x2 - x1) / (y2 - y1)
            inside ^= point[0] < crossing
    return inside


def cross(line: Segment, other: Segment) -> bool:
    """Whether two lines cross between their ends."""
    return _parted(line, other) and _parted(other, line)


def _parted(line: Segment, ends: Segment) -> bool:
    (x1, y1), (x2, y2) = line
    turns = [(x2 - x1) * (y - y1) - (y2 - y1) * (x - x1) for x, y in ends]
    return turns[0] * turns[1] < 0
