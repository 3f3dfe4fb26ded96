"""Points, polygons and lines in the plane."""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence

Point = tuple[float, float]
Line = list[Point]


def area(polygon: Sequence[Point]) -> float:
    """Give the area of a polygon; its sign tells the direction of its points."""
    total = 0.0
    for here, there in zip(polygon, [*polygon[1:], polygon[0]], strict=True):
        total += here[0] * there[1] - there[0] * here[1]
    return total / 2


def inside(point: Point, polygon: Sequence[Point]) -> bool:
    """Whether a point lies in a polygon."""
    return is_within(point[0], crossings(point[1], polygon))


def crossings(y: float, polygon: Sequence[Point]) -> list[float]:
    """Tell how far right the outline of a polygon crosses a level line."""
    found: list[float] = []
    before = polygon[-1]
    for here in polygon:
        if (here[1] > y) != (before[1] > y):
            found.append((before[0] - here[0]) * (y - here[1]) / (before[1] - here[1]) + here[0])
        before = here
    return found


def is_within(x: float, crossings: Sequence[float]) -> bool:
    """Whether a point of a level line lies in the polygon that the line crosses there."""
    return sum(x < crossing for crossing in crossings) % 2 == 1


def between(here: Point, there: Point, part: float) -> Point:
    """Give the point a part of the way from here to there."""
    return (here[0] + (there[0] - here[0]) * part, here[1] + (there[1] - here[1]) * part)


def cut_corners(line: Line, rounds: int) -> Line:
    """Round a line by cutting its corners; its ends stay."""
    for _ in range(rounds):
        cut = [line[0]]
        for here, there in itertools.pairwise(line):
            cut += [between(here, there, 0.25), between(here, there, 0.75)]
        line = [*cut, line[-1]]
    return line


def resample(line: Line, step: float) -> tuple[Line, float]:
    """Give points of a line at equal distances, about one step, and its length."""
    along = [0.0]
    for here, there in itertools.pairwise(line):
        along.append(along[-1] + math.dist(here, there))
    length = along[-1]
    pieces = max(2, round(length / step))
    points: Line = []
    place = 0
    for number in range(pieces + 1):
        wanted = length * number / pieces
        while place < len(along) - 2 and along[place + 1] < wanted:
            place += 1
        part = (wanted - along[place]) / ((along[place + 1] - along[place]) or 1)
        points.append(between(line[place], line[place + 1], part))
    return points, length


def _side(here: Point, there: Point, point: Point) -> float:
    return (there[0] - here[0]) * (point[1] - here[1]) - (there[1] - here[1]) * (point[0] - here[0])


def cross(a: Point, b: Point, c: Point, d: Point) -> bool:
    """Whether the pieces from a to b and from c to d cross."""
    return _side(a, b, c) * _side(a, b, d) < 0 and _side(c, d, a) * _side(c, d, b) < 0


def crossing_lines(lines: Sequence[Line]) -> set[int]:
    """Number the lines that cross another one, or themselves."""
    pieces = [
        (number, place, line[place], line[place + 1])
        for number, line in enumerate(lines)
        for place in range(len(line) - 1)
    ]
    pieces.sort(key=lambda piece: min(piece[2][0], piece[3][0]))
    found: set[int] = set()
    for order, (line, place, a, b) in enumerate(pieces):
        right = max(a[0], b[0])
        for other, spot, c, d in pieces[order + 1 :]:
            if min(c[0], d[0]) > right:
                break
            apart = max(a[1], b[1]) < min(c[1], d[1]) or max(c[1], d[1]) < min(a[1], b[1])
            if apart or (line == other and abs(place - spot) < 2) or a in (c, d) or b in (c, d):
                continue
            if cross(a, b, c, d):
                found |= {line, other}
    return found
