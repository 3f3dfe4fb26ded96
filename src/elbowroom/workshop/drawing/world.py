"""Cells with exactly shared edges become organic regions with exactly shared borders."""

from __future__ import annotations

import math

from elbowroom.workshop.drawing.graph import Cell, Graph
from elbowroom.workshop.drawing.noise import wave
from elbowroom.workshop.drawing.plane import (
    Line,
    Point,
    area,
    crossing_lines,
    cut_corners,
    resample,
)
from elbowroom.workshop.drawing.shores import WATER, shores_of

STEP = 7
FADE = 16
"""Over so many units the wobble of a border fades towards its ends."""
WOBBLE = {"land": 4.2, "coast": 3.0, "water": 3.0, "board": 1.6}
LEAST_AREA = 5600
LARGEST_SWELLING = 34


class World:
    """The drawn borders of a map."""

    def __init__(
        self,
        cells: list[Cell],
        seed: str,
        outer: str = "board",
        calm: float = 1.0,
        least_area: float = LEAST_AREA,
    ) -> None:
        self.seed = seed
        self.outer = outer
        """What the outermost borders are: the edge of the board, or a coast."""
        self.least_area = least_area
        self.terrains = {cell.id: cell.terrain for cell in cells}
        self.graph = Graph(cells)
        self.shores = shores_of(self.graph, self.terrains)
        count = len(self.graph.arcs)
        self.calm = [calm] * count
        """Per arc: the share of its wobble that is left after it crossed another."""
        self.swelling = [0.0] * count
        self.runs = {name: self.graph.run(name) for name in self.graph.polygons}
        self.lines = [self._line(number) for number in range(count)]
        self.slivers: list[str] = []
        self._swell_slivers()
        self._uncross()

    def kind(self, number: int) -> str:
        """Tell what an arc parts: land, coast, water, or all there is from what lies around it."""
        cells = self.graph.arcs[number].cells
        if len(cells) == 1:
            return self.outer
        return ("land", "coast", "water")[sum(self.terrains[cell] in WATER for cell in cells)]

    def outline(self, name: str) -> Line:
        """Give the drawn outline of a region."""
        points: Line = []
        for number, forwards in self.runs[name]:
            line = self.lines[number]
            points += (line if forwards else line[::-1])[:-1]
        return points

    def neighbours(self, name: str) -> set[str]:
        """Name the regions that share a drawn border with one."""
        around = {cell for number, _ in self.runs[name] for cell in self.graph.arcs[number].cells}
        return around - {name}

    def crossings(self) -> set[int]:
        """Number the borders that cross another one."""
        return crossing_lines(self.lines)

    def _base(self, number: int) -> Line:
        if number in self.shores.lines:
            return self.shores.lines[number]
        points = list(self.graph.arcs[number].points)
        for place in (0, -1):
            points[place] = self.shores.moved.get(points[place], points[place])
        if self.calm[number] < 0.1:
            return points
        return cut_corners(points, 1 if self.kind(number) == "board" else 2)

    def _line(self, number: int) -> Line:
        base = self._base(number)
        points, length = resample(base, STEP)
        kind = self.kind(number)
        height = WOBBLE[kind] * self.calm[number]
        if kind != "board":
            height *= min(1.7, 0.75 + length / 190)
        long, short = (70, 24) if kind == "coast" else (54, 17)
        chain = self.graph.arcs[number].points
        ends = sorted(f"{x},{y}" for x, y in (chain[0], chain[-1]))
        key = "|".join([self.seed, *ends])
        line: Line = []
        for place, point in enumerate(points):
            along = length * place / (len(points) - 1)
            fade = min(1, min(along, length - along) / FADE)
            fade = fade * fade * (3 - 2 * fade)
            off = height * fade
            off *= wave(key, along / long) * 1.25 + wave(key + "b", along / short) * 0.42
            off += self.swelling[number] * math.sin(math.pi * along / length)
            line.append(_aside(points, place, point, off))
        line[0], line[-1] = base[0], base[-1]  # exact, so that borders meet without a hairline
        return line

    def _swell_slivers(self) -> None:
        """Let the longest shore of a region too small to tap bow into the water."""
        for name in sorted(self.runs):
            if self.terrains[name] in WATER or abs(area(self.outline(name))) >= self.least_area:
                continue
            shores = [number for number, _ in self.runs[name] if self.kind(number) == "coast"]
            if not shores:
                continue
            self.slivers.append(name)
            shore = max(shores, key=lambda number: len(self.lines[number]))
            direction = max((1, -1), key=lambda sign: self._swollen(name, shore, 4 * sign))
            size = 4
            while self._swollen(name, shore, direction * size) < self.least_area:
                if size >= LARGEST_SWELLING:
                    break
                size += 3

    def _swollen(self, name: str, shore: int, swelling: float) -> float:
        """Swell a shore and give the region's area."""
        self.swelling[shore] = swelling
        self.lines[shore] = self._line(shore)
        return abs(area(self.outline(name)))

    def _uncross(self) -> None:
        for _ in range(8):
            crossed = self.crossings()
            if not crossed:
                return
            for number in crossed:
                self.calm[number] *= 0.5
                self.swelling[number] *= 0.7
                self.lines[number] = self._line(number)


def _aside(points: Line, place: int, point: Point, off: float) -> Point:
    """Move a point of a line along its normal."""
    before, after = points[max(0, place - 1)], points[min(len(points) - 1, place + 1)]
    x, y = after[0] - before[0], after[1] - before[1]
    long = math.hypot(x, y) or 1
    return (point[0] - y / long * off, point[1] + x / long * off)
