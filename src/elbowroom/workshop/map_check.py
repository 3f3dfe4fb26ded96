"""The check of maps: one list of every fault, of the game's rules, of the file and of the drawing."""

from __future__ import annotations

import itertools
import re
from collections.abc import Mapping, Sequence
from typing import Any

from elbowroom.kernel.content_reading import (
    Faults,
    at,
    read_count,
    read_id,
    read_line,
    read_list,
    read_object,
)
from elbowroom.kernel.errors import Fault
from elbowroom.workshop.drawing.graph import split_edges
from elbowroom.workshop.drawing.land import CANVAS
from elbowroom.workshop.drawing.plane import Line, Point, area, cross, crossings, inside
from elbowroom.workshop.maps import (
    FORMAT,
    LEAST_AREA,
    LONGEST_AUTHOR,
    LONGEST_NAME,
    MapKind,
    drawn_kind,
    map_kind,
)

_HEAD = ["format", "game", "id", "name", "players", "canvas", "regions"]
_REGION = [
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
]
_STATED = ["border", "coastal"]
"""Facts that follow from the others; a file may repeat them."""
_IN_HEAD = ("name", "author", "players")
_NUMBERED = re.compile(r"regions\[(\d+)\]")
_TRIANGLE = 3
Regions = Sequence[Mapping[str, Any]]


def check_map(game: str, data: Any) -> list[Fault]:
    """List every fault of the file of a map; none means that it can be drawn and played."""
    kind = map_kind(game)
    faults = Faults()
    head = read_object(faults, "", data, _HEAD, ["author"])
    if not all(field in head for field in _HEAD):
        return faults.found
    most = _check_head(faults, game, kind, head)
    faults.found += kind.check(data, most)
    if _broken(kind, faults):
        return faults.found
    for number, region in enumerate(head["regions"]):
        _check_region(faults, f"regions[{number}]", region)
    _check_labels(faults, head["regions"])
    if not _broken(kind, faults):
        _check_drawing(faults, head["regions"])
    return faults.found


def kept_from_drawing(game: str, data: Any) -> list[Fault]:
    """List the faults with which a map or a land cannot be drawn; others leave one that is not done."""
    kind = drawn_kind(game)
    faults = check_map(game, data) if kind.land is None else kind.check(data, 0)
    return [fault for fault in faults if not _unfinished(kind, fault)]


def regions_of(fault: Fault, data: Any) -> list[str]:
    """Name the regions that a fault is about."""
    named = [str(fault.values[key]) for key in ("id", "other_id") if key in fault.values]
    found = _NUMBERED.match(fault.place)
    if named or not found:
        return named
    region = data["regions"][int(found.group(1))]
    return [region["id"]] if isinstance(region, dict) and isinstance(region.get("id"), str) else []


def _unfinished(kind: MapKind, fault: Fault) -> bool:
    return fault.place in _IN_HEAD or kind.unfinished(fault)


def _broken(kind: MapKind, faults: Faults) -> bool:
    return any(not _unfinished(kind, fault) for fault in faults.found)


def _check_head(faults: Faults, game: str, kind: MapKind, head: Mapping[str, Any]) -> int:
    """Check what a file says of the whole map; give the largest number of players it is for."""
    read_count(faults, "format", head["format"], FORMAT, FORMAT)
    if head["game"] != game:
        told = f"this is a map of another game, not of {game}"
        faults.wrong("game", told, head["game"], "other-game", game=game)
    read_id(faults, "id", head["id"])
    read_line(faults, "name", head["name"], LONGEST_NAME, name=True)
    if "author" in head:
        read_line(faults, "author", head["author"], LONGEST_AUTHOR)
    if head["canvas"] != list(CANVAS):
        sheet = f"[{CANVAS[0]}, {CANVAS[1]}]"
        faults.wrong("canvas", f"the sheet {sheet}", head["canvas"], "map-sheet", sheet=sheet)
    return _check_players(faults, kind, head["players"])


def _check_players(faults: Faults, kind: MapKind, value: Any) -> int:
    players = read_list(faults, "players", value, len(kind.players))
    if not players or len(set(map(str, players))) != len(players) or not _known(players, kind):
        known = ", ".join(map(str, kind.players))
        told = f"a list of some of {known}, each once,"
        faults.wrong("players", told, value, "map-players", known=known)
        return 0
    return int(max(players))


def _known(players: Sequence[Any], kind: MapKind) -> bool:
    return all(isinstance(each, int) and each in kind.players for each in players)


def _check_region(faults: Faults, place: str, region: Mapping[str, Any]) -> None:
    """Check what a file asks of a region beyond what a game does."""
    read_object(faults, place, region, _REGION, _STATED)
    read_id(faults, at(place, "id"), region["id"])
    if isinstance(region["label"], str):
        read_line(faults, at(place, "label"), region["label"], LONGEST_NAME, name=True)
    if len(set(region["symbols"])) != len(region["symbols"]):
        faults.add(at(place, "symbols"), "each symbol may stand once", "map-symbol-twice")
    _check_cell(faults, place, region)


def _check_cell(faults: Faults, place: str, region: Mapping[str, Any]) -> None:
    cell: Line = [(one[0], one[1]) for one in region["cell"]]
    wide, high = CANVAS
    called = str(region["label"])[:LONGEST_NAME]
    here = at(place, "cell")
    if len(cell) < _TRIANGLE:
        faults.add(here, "at least three corners are expected", "map-corners")
    elif not all(_on_sheet(point) for point in [*cell, (region["x"], region["y"])]):
        told = f"every corner, and x and y, lie on the sheet of {wide} by {high}"
        faults.add(here, told, "map-off-sheet", wide=wide, high=high)
    elif len(set(cell)) != len(cell):
        faults.add(here, f"the border of {called} crosses itself", "map-crosses")
    elif abs(area(cell)) < LEAST_AREA:
        told = f"{called} is too small for a token: at least {LEAST_AREA} square units"
        faults.add(here, told, "map-sliver", region=called, least=LEAST_AREA)


def _on_sheet(point: Point) -> bool:
    return 0 <= point[0] <= CANVAS[0] and 0 <= point[1] <= CANVAS[1]


def _check_labels(faults: Faults, regions: Regions) -> None:
    first: dict[str, str] = {}
    for number, region in enumerate(regions):
        called = str(region["label"])
        same = first.setdefault(called.casefold(), region["id"])
        if same != region["id"]:
            place = f"regions[{number}].label"
            told = f"two regions are called {called}"
            faults.add(place, told, "map-same-label", region=called, id=same, other_id=region["id"])


def _check_drawing(faults: Faults, regions: Regions) -> None:
    """Hold what regions say of their neighbours against their cells."""
    cells = {each["id"]: [(round(x, 1), round(y, 1)) for x, y in each["cell"]] for each in regions}
    polygons = split_edges(cells)
    label = {region["id"]: str(region["label"]) for region in regions}
    overlaps = _overlapping(polygons)
    for one, other in sorted(overlaps):
        told = f"{label[one]} and {label[other]} overlap"
        _add_pair(faults, "regions", told, "map-overlap", (one, other), label)
    if overlaps:
        return
    beside = neighbours_in(polygons)
    corners = {name: set(polygon) for name, polygon in polygons.items()}
    for number, region in enumerate(regions):
        here = region["id"]
        place = f"regions[{number}].adjacent"
        said = set(region["adjacent"])
        for other in sorted(said ^ beside[here]):
            if here < other and other not in beside[here] and not corners[here] & corners[other]:
                told = (
                    f"{label[here]} and {label[other]} are neighbours, and their cells do not touch"
                )
                _add_pair(faults, place, told, "map-apart", (here, other), label)
            elif here < other and other in beside[here]:
                told = f"{label[here]} and {label[other]} share a border, and are not neighbours"
                _add_pair(faults, place, told, "map-unsaid", (here, other), label)


def _add_pair(
    faults: Faults, place: str, told: str, key: str, pair: tuple[str, str], label: Mapping[str, str]
) -> None:
    one, other = pair
    faults.add(place, told, key, region=label[one], other=label[other], id=one, other_id=other)


def neighbours_in(polygons: Mapping[str, Sequence[Point]]) -> dict[str, set[str]]:
    """Tell which cells share a piece of border."""
    owner: dict[frozenset[Point], set[str]] = {}
    for name, polygon in polygons.items():
        for edge in _edges(polygon):
            owner.setdefault(frozenset(edge), set()).add(name)
    beside: dict[str, set[str]] = {name: set() for name in polygons}
    for names in owner.values():
        for name in names:
            beside[name] |= names - {name}
    return beside


def _edges(polygon: Sequence[Point]) -> list[tuple[Point, Point]]:
    return list(zip(polygon, [*polygon[1:], polygon[0]], strict=True))


def _overlapping(polygons: Mapping[str, Line]) -> set[tuple[str, str]]:
    """Name pairs of cells whose borders cross, or of which one lies in the other."""
    boxes = {name: _box(polygon) for name, polygon in polygons.items()}
    middles = {name: _point_in(polygon) for name, polygon in polygons.items()}
    found: set[tuple[str, str]] = set()
    for one, other in itertools.combinations(sorted(polygons), 2):
        a, b = boxes[one], boxes[other]
        if a[2] <= b[0] or b[2] <= a[0] or a[3] <= b[1] or b[3] <= a[1]:
            continue
        within = inside(middles[one], polygons[other]) or inside(middles[other], polygons[one])
        if within or _cross(polygons[one], polygons[other]):
            found.add((one, other))
    return found


def _cross(one: Line, other: Line) -> bool:
    return any(cross(*e, *f) for e in _edges(one) for f in _edges(other))


def _box(polygon: Line) -> tuple[float, float, float, float]:
    xs, ys = [x for x, _ in polygon], [y for _, y in polygon]
    return min(xs), min(ys), max(xs), max(ys)


def _point_in(polygon: Line) -> Point:
    """Find a point well inside a polygon: the middle of the widest stretch of a level line."""
    _, top, _, bottom = _box(polygon)
    best = (0.0, polygon[0])
    for part in (0.29, 0.47, 0.71):
        y = top + (bottom - top) * part
        across = sorted(crossings(y, polygon))
        for left, right in zip(across[::2], across[1::2], strict=False):
            best = max(best, (right - left, ((left + right) / 2, y)))
    return best[1]
