"""Small woodcut glyphs strewn over the land."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from elbowroom.workshop.drawing.noise import chance
from elbowroom.workshop.drawing.places import Places
from elbowroom.workshop.drawing.plane import Line, Point, inside

KINDS: Final = ("tree", "oak", "hill", "peak", "reed", "wheat", "house", "wave")


@dataclass(frozen=True)
class Sowing:
    """What grows on a terrain: glyphs, their distance, their size, their distance to the border."""

    kinds: tuple[str, ...]
    spacing: float
    size: float
    rim: float


SOWINGS: Final = {
    "forest": Sowing(("tree", "tree", "oak"), 19, 1.0, 11),
    "hill": Sowing(("hill",), 38, 0.82, 17),
    "farmland": Sowing(("wheat", "wheat", "wheat", "house"), 31, 0.95, 13),
    "field": Sowing(("wheat", "wheat", "wheat", "house"), 31, 0.95, 13),
    "swamp": Sowing(("reed",), 27, 0.95, 13),
    "mountain": Sowing(("peak",), 31, 0.84, 20),
    "sea": Sowing(("wave",), 44, 1.0, 30),
    "lake": Sowing(("wave",), 40, 0.9, 28),
    "plains": Sowing(("wheat", "wheat", "house"), 31, 0.95, 13),
    "peaks": Sowing(("peak",), 31, 0.84, 20),
    "ruins": Sowing(("ruin",), 38, 0.9, 18),
    "capital": Sowing(("castle", "house"), 44, 0.9, 20),
    "tundra": Sowing(("snow",), 27, 1.0, 12),
    "water": Sowing(("wave",), 36, 0.8, 18),
    "crag": Sowing(("crag",), 26, 0.85, 12),
}


@dataclass(frozen=True)
class Glyph:
    """One glyph; hidden while a piece of its mask is there."""

    kind: str
    at: Point
    size: float
    mask: int


def scatter(
    seed: str, region: str, terrain: str, outline: Line, places: Places, scale: float
) -> list[Glyph]:
    """Strew the glyphs of a terrain over a region, around its label and its printed symbols."""
    sowing = SOWINGS.get(terrain)
    if sowing is None:
        return []
    glyphs: list[Glyph] = []
    for at in _points(seed, region, outline, sowing.spacing):
        if not inside(at, outline) or _on_label(at, places):
            continue
        if math.sqrt(min((at[0] - x) ** 2 + (at[1] - 4 - y) ** 2 for x, y in outline)) < sowing.rim:
            continue
        mask = _touched(at, places, 8 if terrain == "mountain" else 9)
        if mask < 0:
            continue
        kind = sowing.kinds[int(chance(seed, region, round(at[0]), 7) * len(sowing.kinds))]
        size = 0.82 + 0.36 * chance(seed, round(at[0]), round(at[1]))
        glyphs.append(Glyph(kind, at, sowing.size * scale * size, mask))
    return glyphs


def _points(seed: str, region: str, outline: Line, spacing: float) -> list[Point]:
    left, right = min(x for x, _ in outline), max(x for x, _ in outline)
    y, bottom = min(y for _, y in outline), max(y for _, y in outline)
    points: list[Point] = []
    row = 0
    while y < bottom + 8:
        x = left + (spacing / 2 if row % 2 else 0)
        while x < right:
            key = (seed, region, round(x), round(y))
            aside = (chance(*key) - 0.5) * spacing * 0.55
            down = (chance(*key, 2) - 0.5) * spacing * 0.5
            points.append((x + aside, y + down))
            x += spacing
        y += spacing * 0.82
        row += 1
    return points


def _on_label(at: Point, places: Places) -> bool:
    label = places.label
    if label is None:
        return False
    return abs(at[0] - label.at[0]) < label.width / 2 + 6 and -9 < at[1] - label.at[1] < 22


def _touched(at: Point, places: Places, air: float) -> int:
    """Give the bits of the pieces a glyph would cover; -1 if it covers printed symbols."""
    mask = 0
    for piece in places.taken:
        if math.dist((at[0], at[1] - 7), piece.at) < piece.radius + air:
            if not piece.bit:
                return -1
            mask |= piece.bit
    return mask
