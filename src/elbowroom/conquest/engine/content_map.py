"""Checking a map of one's own: every fault with its place, whatever the data is."""

from __future__ import annotations

from math import isfinite
from typing import Any, Final

from elbowroom.kernel.bits import WIDEST
from elbowroom.kernel.content_reading import (
    Faults,
    at,
    read_choice,
    read_flag,
    read_line,
    read_list,
    read_object,
)
from elbowroom.kernel.errors import Fault

FIELDS: Final = (
    "id",
    "label",
    "terrain",
    "symbols",
    "lost_tribe",
    "edge",
    "x",
    "y",
    "adjacent",
    "cell",
)
FEWEST_FOR_EACH: Final = 6
"""Land regions that a map needs for each player."""
LONGEST_LABEL: Final = 40
MOST_CORNERS: Final = 64
UNFINISHED: Final = (
    "map-no-terrain",
    "map-no-edge",
    "map-unreached",
    "map-few",
    "map-same-label",
    "map-players",
)
"""Faults of a map that is drawn and not done: it can be shown, and not played."""
_MOST_SYMBOLS: Final = 3
_FEWEST_CORNERS: Final = 3
Point = tuple[float, float]


def map_faults(
    data: Any, terrains: list[str], symbols: list[str], waters: tuple[str, ...], players: int = 0
) -> list[Fault]:
    """List every fault of a map; none means that it can be played, by so many if that is asked."""
    faults = Faults()
    if not isinstance(data, dict):
        faults.wrong("", "an object", data, "object")
        return faults.found
    _check_canvas(faults, data.get("canvas"))
    regions = read_list(faults, "regions", data.get("regions"), WIDEST)
    if not regions and not faults.found:
        faults.add("regions", "at least one region is expected", "map-empty")
    for number, entry in enumerate(regions):
        _check_region(faults, f"regions[{number}]", entry, terrains, symbols)
    if not _broken(faults):
        _check_borders(faults, regions)
    if not _broken(faults):
        _check_ways(faults, regions)
        _check_size(faults, regions, waters, players)
    return faults.found


def _broken(faults: Faults) -> bool:
    """Whether something is wrong that all further questions stand on."""
    return any([not is_unfinished(fault) for fault in faults.found])


def is_unfinished(fault: Fault) -> bool:
    """Whether a fault leaves a map that can be looked at: something is still to be said or named."""
    named = fault.place.endswith(".label") and fault.key != "missing"
    return named or fault.key in UNFINISHED


def _check_canvas(faults: Faults, canvas: Any) -> None:
    right = isinstance(canvas, list) and len(canvas) == 2 and all([_is_size(n) for n in canvas])  # noqa: PLR2004 - width and height
    if not right:
        faults.wrong("canvas", "a width and a height from 1 to 100000", canvas, "map-canvas")


def _is_size(value: Any) -> bool:
    return _is_number(value) and 1 <= value <= 100_000  # noqa: PLR2004 - more than any screen


def _is_number(value: Any) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool) and isfinite(value)


def _check_region(
    faults: Faults, place: str, entry: Any, terrains: list[str], symbols: list[str]
) -> None:
    more = [name for name in entry if name not in FIELDS] if isinstance(entry, dict) else []
    region = read_object(faults, place, entry, list(FIELDS), more)
    if not all([field in region for field in FIELDS]):
        return
    for field in ("id", "label"):
        read_line(faults, at(place, field), region[field], LONGEST_LABEL)
    _check_terrain(faults, place, region, terrains)
    for symbol in read_list(faults, at(place, "symbols"), region["symbols"], _MOST_SYMBOLS):
        read_choice(faults, at(place, "symbols"), symbol, "symbol", symbols)
    for field in ("lost_tribe", "edge"):
        read_flag(faults, at(place, field), region[field])
    for field in ("x", "y"):
        if not _is_number(region[field]):
            faults.wrong(at(place, field), "a number", region[field], "map-number")
    for other in read_list(faults, at(place, "adjacent"), region["adjacent"], WIDEST):
        if not isinstance(other, str):
            faults.wrong(at(place, "adjacent"), "ids of regions", other, "map-neighbours")
    _check_cell(faults, at(place, "cell"), region["cell"])


def _check_terrain(faults: Faults, place: str, region: dict[str, Any], terrains: list[str]) -> None:
    """Ask for a terrain; one that is not chosen yet is told apart from one that nobody knows."""
    if region["terrain"] is None:
        told = f"{_called(region)} has no terrain yet"
        faults.add(at(place, "terrain"), told, "map-no-terrain", region=_called(region))
    else:
        read_choice(faults, at(place, "terrain"), region["terrain"], "terrain", terrains)


def _called(region: dict[str, Any]) -> str:
    """Name a region as people do."""
    return str(region["label"])[:LONGEST_LABEL]


def _check_cell(faults: Faults, place: str, value: Any) -> None:
    corners = read_list(faults, place, value, MOST_CORNERS)
    if not corners:
        return
    for corner in corners:
        if not (isinstance(corner, list) and len(corner) == 2 and all(map(_is_number, corner))):  # noqa: PLR2004 - x and y
            faults.wrong(place, "corners as [x, y]", corner, "map-corner")
            return
    if len(corners) < _FEWEST_CORNERS:
        faults.add(place, "at least three corners are expected", "map-corners")
    elif crosses_itself([(float(x), float(y)) for x, y in corners]):
        faults.add(place, "the border crosses itself", "map-crosses")


def crosses_itself(corners: list[Point]) -> bool:
    """Whether two sides of a polygon that do not meet in a corner cross each other."""
    count = len(corners)
    sides = [(corners[n], corners[(n + 1) % count]) for n in range(count)]
    for first in range(count):
        for second in range(first + 2, count):
            if (second + 1) % count != first and _cross(*sides[first], *sides[second]):
                return True
    return False


def _cross(a: Point, b: Point, c: Point, d: Point) -> bool:
    return _side(a, b, c) * _side(a, b, d) < 0 and _side(c, d, a) * _side(c, d, b) < 0


def _side(a: Point, b: Point, c: Point) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def _check_borders(faults: Faults, regions: list[dict[str, Any]]) -> None:
    ids = [region["id"] for region in regions]
    by_id = {region["id"]: region for region in regions}
    for number, region in enumerate(regions):
        place = f"regions[{number}]"
        ident = region["id"]
        if ident in ids[:number]:
            faults.add(
                at(place, "id"), f"'{ident}' is the id of another region", "id-taken", value=ident
            )
        for other in region["adjacent"]:
            here = at(place, "adjacent")
            if other == ident:
                told = f"{_called(region)} borders itself"
                faults.add(here, told, "map-itself", region=_called(region))
            elif read_choice(faults, here, other, "region", ids):
                _check_both_ways(faults, here, region, by_id[other])


def _check_both_ways(
    faults: Faults, place: str, region: dict[str, Any], other: dict[str, Any]
) -> None:
    if region["id"] not in other["adjacent"]:
        here, there = _called(region), _called(other)
        told = f"one-way border: {here} lists {there}, but {there} does not list {here}"
        faults.add(
            place,
            told,
            "map-one-way",
            region=here,
            other=there,
            id=region["id"],
            other_id=other["id"],
        )


def _check_ways(faults: Faults, regions: list[dict[str, Any]]) -> None:
    beside = {region["id"]: region["adjacent"] for region in regions}
    reached = {region["id"] for region in regions if region["edge"]}
    if not reached:
        faults.add("regions", "no region lies at the edge, so nobody could enter", "map-no-edge")
        return
    new = set(reached)
    while new:
        new = {other for ident in new for other in beside[ident]} - reached
        reached |= new
    for number, region in enumerate(regions):
        if region["id"] not in reached:
            told = f"no way leads from the edge to {_called(region)}"
            faults.add(f"regions[{number}]", told, "map-unreached", region=_called(region))


def _check_size(
    faults: Faults, regions: list[dict[str, Any]], waters: tuple[str, ...], players: int
) -> None:
    land = len([region for region in regions if region["terrain"] not in waters])
    if land < FEWEST_FOR_EACH * players:
        faults.add(
            "regions",
            f"{land} land regions are too few for {players} players, "
            f"at least {FEWEST_FOR_EACH * players} are expected",
            "map-few",
            count=land,
            least=FEWEST_FOR_EACH * players,
        )
