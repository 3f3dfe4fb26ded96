"""Where pieces and labels go in each region: found once, so that pieces never jump."""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from typing import Final

from elbowroom.workshop.drawing.plane import Line, Point, crossings, is_within

GRID: Final = 5
TOKEN: Final = 1
FLAG: Final = 2
MARKERS: Final = (4, 8, 16)
"""The bits of the slots, as used in the masks of labels and glyphs."""
TOKEN_RADIUS: Final = 23
FLAG_RADIUS: Final = 18
MARKER_RADIUS: Final = 13
SYMBOL_RADIUS: Final = 13
SIDES: Final = ((MARKERS[0], -32, 10), (MARKERS[1], 37, -14), (MARKERS[2], -34, -18))
"""The markers of a region and where they would like to be, seen from its token."""
ROOMY: Final = 46
"""More room than this makes a place no better."""


@dataclass(frozen=True)
class Spot:
    """A point inside a region with its distance to the border."""

    at: Point
    room: float


@dataclass(frozen=True)
class Piece:
    """A place that is taken: its middle, its radius, and its bit (0 if always there)."""

    at: Point
    radius: float
    bit: int


@dataclass(frozen=True)
class Label:
    """A place for a name; hidden while a piece of its mask is there."""

    at: Point
    width: float
    mask: int


@dataclass
class Places:
    """All places of one region."""

    token: Point
    room: float
    flag: Point = (0, 0)
    markers: list[Point] = field(default_factory=list)
    symbols: list[Point] = field(default_factory=list)
    label: Label | None = None
    taken: list[Piece] = field(default_factory=list)


def spots_of(outline: Line) -> list[Spot]:
    """List the points of a grid inside a region with their distance to its border."""
    left, right = min(x for x, _ in outline), max(x for x, _ in outline)
    top, bottom = min(y for _, y in outline), max(y for _, y in outline)
    spots: list[Spot] = []
    y = top
    while y < bottom:
        crossed = crossings(y, outline)
        below = sorted([((y - b) ** 2, a) for a, b in outline])
        x = left
        while x < right:
            if is_within(x, crossed):
                spots.append(Spot((x, y), math.sqrt(_nearest(x, below))))
            x += GRID
        y += GRID
    return spots


def _nearest(x: float, below: list[tuple[float, float]]) -> float:
    """Give the square of the least distance to points, by the square of how far they lie below."""
    least = math.inf
    for down, a in below:
        if down >= least:
            break
        least = min(least, (x - a) ** 2 + down)
    return least


class Arranger:
    """Finds the places of one region."""

    def __init__(self, outline: Line, hint: Point, scale: float) -> None:
        self.outline = outline
        self.scale = scale
        self.spots = spots_of(outline) or [Spot(hint, 1.0)]
        self._crossed: dict[float, list[float]] = {}
        best = max(self.spots, key=lambda s: min(s.room, ROOMY) - 0.12 * math.dist(s.at, hint))
        self.anchor = best.at
        self.room = max(spot.room for spot in self.spots)

    def arrange(self, symbols: int, name: str, size: float, markers: int = 2) -> Places:
        """Find places for token, printed symbols, flag, markers and the name, in that order."""
        token = self._token(symbols)
        places = Places(token, self.room)
        scale = self.scale
        places.taken.append(Piece((token[0], token[1] + 2), (TOKEN_RADIUS + 1) * scale, TOKEN))
        for number in range(symbols):
            aside = (-14 + 28 * number if symbols > 1 else 0) * scale
            wish = (token[0] + aside, token[1] + 38 * scale)
            places.symbols.append(self._put(places, SYMBOL_RADIUS, wish, 0))
        wish = (token[0] + 10 * scale, token[1] - 44 * scale)
        places.flag = self._put(places, FLAG_RADIUS, wish, FLAG)
        # The second marker stands higher: the lower right corner of a token shows its count.
        for bit, aside, down in SIDES[:markers]:
            wish = (token[0] + aside * scale, token[1] + down * scale)
            places.markers.append(self._put(places, MARKER_RADIUS, wish, bit))
        places.label = self.label(places, name, size)
        return places

    def _token(self, symbols: int) -> Point:
        wish = (self.anchor[0], self.anchor[1] - (5 if symbols else 0))
        roomy = [spot for spot in self.spots if spot.room > TOKEN_RADIUS * self.scale * 0.92]
        if not roomy:
            return self.anchor
        return min(roomy, key=lambda spot: math.dist(spot.at, wish)).at

    def _put(self, places: Places, radius: float, wish: Point, bit: int) -> Point:
        """Take the free point nearest to the wish; where there is none, the one least in the way."""
        size = radius * self.scale
        found = self.nearest_free(places, size, wish)
        places.taken.append(Piece(found, size, bit))
        return found

    def nearest_free(self, places: Places, size: float, wish: Point) -> Point:
        """Find the free point nearest to a wish; where there is none, the one least in the way."""
        for rim, air in ((1.05, 1.0), (0.8, 0.92), (0.55, 0.8), (0.45, 0.6)):
            free = [
                spot.at
                for spot in self.spots
                if spot.room >= size * rim
                and all(
                    math.dist(spot.at, piece.at) >= piece.radius + size * air - 0.5
                    for piece in places.taken
                )
            ]
            if free:
                return min(free, key=lambda point: math.dist(point, wish))
        return max(
            self.spots,
            key=lambda spot: min(
                spot.room,
                *(math.dist(spot.at, piece.at) - piece.radius for piece in places.taken),
            ),
        ).at

    def label(self, places: Places, name: str, size: float) -> Label | None:
        """Find a strip for the name: clear of everything, else of fewer and fewer pieces."""
        width = len(name) * size * 0.555 + 11
        strips = [
            (spot.at, _covered(places, spot.at, width, size))
            for spot in self.spots
            if self._fits(spot, width, size)
        ]
        x, y = places.token
        rest = sum(MARKERS[1:])
        for allowed in (0, MARKERS[-1], rest, sum(MARKERS), sum(MARKERS) | FLAG):
            best: tuple[float, Point, int] | None = None
            for at, mask in strips:
                if mask & ~allowed:
                    continue
                below = at[1] > y
                wish = (x, y + (44 if below else -40) * self.scale)
                far = math.dist(at, wish) + (0 if below else 12)
                if best is None or far < best[0]:
                    best = (far, at, mask)
            if best is not None:
                return Label(best[1], width, best[2])
        return None

    def _fits(self, spot: Spot, width: float, size: float) -> bool:
        if spot.room < size * 0.75:
            return False
        x, y = spot.at
        return all(
            is_within(x + side, self._crossings(y + height))
            for side in (-width / 2, width / 2)
            for height in (-size * 0.75 - 4, 3)
        )

    def _crossings(self, y: float) -> list[float]:
        if y not in self._crossed:
            self._crossed[y] = crossings(y, self.outline)
        return self._crossed[y]


def _covered(places: Places, at: Point, width: float, size: float) -> int:
    """Give the bits of the pieces a label would cover; -1 if it covers printed symbols."""
    mask = 0
    for piece in places.taken:
        high = abs(piece.at[1] - (at[1] - size * 0.25)) < piece.radius + size * 0.42
        if high and abs(piece.at[0] - at[0]) < piece.radius + width / 2:
            if not piece.bit:
                return -1
            mask |= piece.bit
    return mask
