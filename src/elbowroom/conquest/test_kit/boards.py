"""Tiny hand-made maps for tests."""

from __future__ import annotations

from typing import Any

from elbowroom.conquest.engine.board import WATERS
from elbowroom.kernel.errors import InvalidBoard

_SYMBOLS = ("mine", "cavern", "magic")
_TERRAINS = ("farmland", "field", "forest", "hill", "swamp", "mountain", *WATERS)


def tiny_board(regions: dict[str, tuple[str, str]]) -> dict[str, Any]:
    """Describe a map in words: region id -> (facts, neighbours).

    Facts are a terrain and any of mine, cavern, magic, edge, tribe, landing, icon; a border
    may be named from one side only. `@a` puts a region on island a.

    >>> board = tiny_board({"a": ("hill edge", "b"), "b": ("swamp tribe", "")})
    >>> board["regions"][1]["adjacent"]
    ['a']
    """
    neighbours: dict[str, set[str]] = {region: set() for region in regions}
    for region, (_, beside) in regions.items():
        for other in beside.split():
            if other not in regions:
                raise InvalidBoard(f"{region} borders {other}, which does not exist.")
            neighbours[region].add(other)
            neighbours[other].add(region)
    described = [
        _region(number, region, facts.split(), sorted(neighbours[region]))
        for number, (region, (facts, _)) in enumerate(regions.items())
    ]
    return {"canvas": [100 * len(described), 100], "regions": described}


def _region(number: int, region: str, facts: list[str], beside: list[str]) -> dict[str, Any]:
    known = (*_TERRAINS, *_SYMBOLS, "edge", "tribe", "landing", "icon")
    for fact in facts:
        if fact not in known and not fact.startswith("@"):
            raise InvalidBoard(f"{region}: no fact '{fact}'. Known: {', '.join(known)}.")
    terrains = [fact for fact in facts if fact in _TERRAINS]
    if len(terrains) != 1:
        raise InvalidBoard(f"{region}: one terrain is needed, not {len(terrains)}.")
    left = 100 * number
    return {
        "id": region,
        "label": f"{terrains[0].capitalize()} {region}",
        "name": f"{terrains[0].capitalize()} {region}",
        "terrain": terrains[0],
        "symbols": [fact for fact in facts if fact in _SYMBOLS],
        "lost_tribe": "tribe" in facts,
        "edge": "edge" in facts,
        "landing": "landing" in facts,
        "icon": "icon" in facts,
        "island": "".join([fact[1:] for fact in facts if fact.startswith("@")]) or "own",
        "x": left + 50,
        "y": 50,
        "adjacent": beside,
        "cell": [[left, 0], [left + 100, 0], [left + 100, 100], [left, 100]],
        "polygon": [[left, 0], [left + 100, 0], [left + 100, 100], [left, 100]],
    }
