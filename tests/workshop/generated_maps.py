"""Maps made by chance: cells around random points, sound ones and broken ones, and games on them."""

from __future__ import annotations

import json
import math
from copy import deepcopy
from random import Random
from typing import Any

from elbowroom.catalogue import game as find_game
from elbowroom.kernel.errors import Fault, InvalidBoard, InvalidSetup
from elbowroom.workshop.map_check import check_map, kept_from_drawing
from elbowroom.workshop.maps import draw_map
from tests.workshop.generated import MOST_DECISIONS

GAME = "classic"
WIDE, HIGH = 1000, 700
SHEET = [(0.0, 0.0), (WIDE, 0.0), (WIDE, HIGH), (0.0, HIGH)]
NEAR = 22
"""Corners nearer to each other than this become one."""
ROUNDS = 4
MOST_PLAYERS, LAND_EACH = 5, 6
TERRAINS = ("farmland", "forest", "hill", "swamp", "mountain")
Point = tuple[float, float]


def sound_map(rng: Random) -> dict[str, Any]:
    """A map without faults, of 14 to 56 regions."""
    while True:
        found = drawn_map(rng, rng.randint(14, 56))
        if found is not None and not check_map(GAME, found):
            return found


def drawn_map(rng: Random, count: int) -> dict[str, Any] | None:
    """Draw a map; None where there is too little land for two."""
    sites = [(rng.uniform(0, WIDE), rng.uniform(0, HIGH)) for _ in range(count)]
    for _ in range(ROUNDS):
        sites = [_middle(_cell(sites, at)) for at in range(count)]
    cells = _joined([_cell(sites, at) for at in range(count)])
    if any(len(cell) < 3 for cell in cells):
        return None
    beside = _neighbours(cells)
    water = {at for at in range(count) if rng.random() < 0.1}
    land = count - len(water)
    most = min(MOST_PLAYERS, land // LAND_EACH)
    if most < 2:
        return None
    regions = [
        {
            "id": f"p{at:02d}",
            "label": f"Plot {at}",
            "terrain": rng.choice(["sea", "lake"]) if at in water else rng.choice(TERRAINS),
            "symbols": [rng.choice(["mine", "cavern", "magic"])] if rng.random() < 0.3 else [],
            "lost_tribe": at not in water and rng.random() < 0.3,
            "edge": any(x in (0, WIDE) or y in (0, HIGH) for x, y in cells[at]),
            "x": round(sites[at][0]),
            "y": round(sites[at][1]),
            "adjacent": [f"p{other:02d}" for other in sorted(beside[at])],
            "cell": [list(corner) for corner in cells[at]],
        }
        for at in range(count)
    ]
    players = sorted(rng.sample(range(2, most + 1), rng.randint(1, most - 1)))
    head = {"format": 1, "game": GAME, "id": "by_chance", "name": "By Chance", "players": players}
    return {**head, "canvas": [WIDE, HIGH], "regions": regions}


def _cell(sites: list[Point], own: int) -> list[Point]:
    """All that is nearer to one site than to any other."""
    cell = SHEET
    for other, there in enumerate(sites):
        if other != own:
            cell = _nearer(cell, sites[own], there)
    return cell


def _nearer(cell: list[Point], here: Point, there: Point) -> list[Point]:
    found: list[Point] = []
    off = [math.dist(point, here) ** 2 - math.dist(point, there) ** 2 for point in cell]
    for at, point in enumerate(cell):
        after = (at + 1) % len(cell)
        if off[at] <= 0:
            found.append(point)
        if (off[at] < 0) != (off[after] < 0) and off[at] != off[after]:
            part = off[at] / (off[at] - off[after])
            (x, y), (to_x, to_y) = point, cell[after]
            found.append((x + (to_x - x) * part, y + (to_y - y) * part))
    return found


def _middle(cell: list[Point]) -> Point:
    return sum(x for x, _ in cell) / len(cell), sum(y for _, y in cell) / len(cell)


def _rim(point: Point) -> tuple[bool, bool]:
    return point[0] in (0, WIDE), point[1] in (0, HIGH)


def _joined(cells: list[list[Point]]) -> list[list[Point]]:
    """Round corners, and let those near each other be one."""
    known: list[Point] = list(SHEET)

    def place(point: Point) -> Point:
        x, y = (float(round(each)) for each in point)
        for other in known:
            if math.dist(other, (x, y)) < NEAR and (_rim(other) == _rim((x, y)) or not any(_rim((x, y)))):  # fmt: skip
                return other
        known.append((x, y))
        return known[-1]

    corners = sorted({corner for cell in cells for corner in cell}, key=lambda each: not any(_rim(each)))  # fmt: skip
    places = {corner: place(corner) for corner in corners}
    return [
        [
            here
            for here, before in zip(moved, moved[-1:] + moved[:-1], strict=True)
            if here != before
        ]
        for moved in ([places[corner] for corner in cell] for cell in cells)
    ]


def _neighbours(cells: list[list[Point]]) -> list[set[int]]:
    sides: dict[frozenset[Point], list[int]] = {}
    for at, cell in enumerate(cells):
        for one, other in zip(cell, cell[1:] + cell[:1], strict=True):
            sides.setdefault(frozenset((one, other)), []).append(at)
    found: list[set[int]] = [set() for _ in cells]
    for shared in sides.values():
        for at in shared:
            found[at] |= set(shared) - {at}
    return found


_ODD: tuple[Any, ...] = (
    None, True, -1, 0, 1e9, float("nan"), "", "p01", "swmp", "\u202e", "🏰", "<b>x</b>", [], {},
    [[0, 0], [9, 9]], ["p01", "p01"], ["nowhere"], "x" * 200, [0, 0],
)  # fmt: skip


def broken_map(data: dict[str, Any], rng: Random) -> dict[str, Any]:
    """The same with something wrong in it: a field, a corner, a border, or a whole region."""
    changed = deepcopy(data)
    for _ in range(rng.randint(1, 3)):
        region = rng.choice(changed["regions"])
        way = rng.random()
        if way < 0.2:
            changed[rng.choice([key for key in changed if key != "regions"])] = rng.choice(_ODD)
        elif way < 0.5:
            region[rng.choice(list(region))] = deepcopy(rng.choice(_ODD))
        elif way < 0.7 and isinstance(region.get("cell"), list) and region["cell"]:
            corner = [rng.randint(-50, 1100), rng.randint(-50, 800)]
            region["cell"][rng.randrange(len(region["cell"]))] = corner
        elif way < 0.85 and isinstance(region.get("adjacent"), list) and region["adjacent"]:
            region["adjacent"].pop()
        elif len(changed["regions"]) > 1:
            changed["regions"].remove(region)
    return changed


def is_answered(data: dict[str, Any]) -> bool:
    """Whether a broken map is told clearly, and refused at a table if it has faults; sound ones are drawn."""
    faults = check_map(GAME, data)
    told = all(isinstance(fault, Fault) and fault.key and str(fault) for fault in faults)
    if told and not kept_from_drawing(GAME, data):
        draw_map(GAME, data, "landscape")
    return told and (not faults or _is_refused_or_ends(data))


def _is_refused_or_ends(data: dict[str, Any]) -> bool:
    """Whether the engine refuses what has faults, or plays it: some faults are of the drawing alone."""
    try:
        players = data["players"][0]
        state = find_game(GAME).new(players, 1, map=data)
    except (InvalidBoard, InvalidSetup, LookupError, TypeError, ValueError):
        return True
    return bool(state.legal_actions())


def play_on(data: dict[str, Any], rng: Random) -> None:
    """Play a game on a sound map by chance, draw it, and replay it from its record."""
    found = find_game(GAME)
    players = rng.choice(data["players"])
    state = found.new(players, rng.getrandbits(32), map=data)
    for count in range(MOST_DECISIONS):
        if state.over:
            break
        if count % 60 == 0:
            assert found.breaches(state) == [], json.dumps(data)
        state.apply(rng.choice(state.legal_actions()))
    assert state.over, json.dumps(data)
    record = json.loads(json.dumps(found.record(state)))
    assert found.replay(record).digest() == state.digest()
