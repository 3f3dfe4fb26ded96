"""Maps of one's own: what such a map must be, every fault with its place, and its drawing."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from elbowroom.catalogue import GAMES, face, manifest_of
from elbowroom.kernel.errors import InvalidSetup, listed, shown
from elbowroom.workshop.drawing.graph import split_edges
from elbowroom.workshop.drawing.land import CANVAS
from elbowroom.workshop.drawing.plane import Point, area, cross

FORMAT = 1
LONGEST_NAME = 40
LONGEST_AUTHOR = 60
MOST_REGIONS = 62
MOST_CORNERS = 64
LEAST_AREA = 2200
"""Square units of a region that a token can stand in."""
LAND_PER_PLAYER = 5
_HEAD = ("format", "game", "id", "name", "players", "canvas", "regions")
_REGION = ("id", "label", "terrain", "symbols", "lost_tribe", "edge", "x", "y", "adjacent", "cell")
_ID_LETTERS = frozenset("abcdefghijklmnopqrstuvwxyz0123456789_")
_NEAR = 0.5
"""Corners so near to each other are one."""


@dataclass(frozen=True)
class MapKind:
    """What the maps of a game are made of, and who draws them."""

    terrains: tuple[str, ...]
    symbols: tuple[str, ...]
    players: tuple[int, ...]
    waters: tuple[str, ...]
    draw: Callable[[Mapping[str, Any], str], dict[str, Any]]
    box: Callable[[], dict[str, dict[str, Any]]]


class MapFault(NamedTuple):
    """What is wrong with a map: which kind of fault, where, in words, and the regions it is about."""

    key: str
    place: str
    message: str
    regions: tuple[str, ...] = ()


def games_with_maps() -> list[str]:
    """List the games that maps of one's own may be made for."""
    return [name for name in GAMES if manifest_of(name).maps is not None]


def map_kind(game: str) -> MapKind:
    """Find what the maps of a game are made of; refuse a game that takes none."""
    kind: MapKind | None = face(game, "maps") if manifest_of(game).maps is not None else None
    if kind is None:
        known = ", ".join(games_with_maps())
        raise InvalidSetup(f"{game} takes no maps of one's own. Games that do: {known}.")
    return kind


def draw_map(game: str, data: Mapping[str, Any], orientation: str) -> dict[str, Any]:
    """Draw a map that has no fault."""
    return map_kind(game).draw(data, orientation)


def check_map(game: str, data: Any) -> list[MapFault]:
    """List every fault of a map of one's own; none means it can be drawn and played."""
    checker = _Checker(game, map_kind(game))
    checker.check(data)
    return checker.faults


class _Checker:
    """Collects the faults of one map; what stands on something wrong is not looked at."""

    def __init__(self, game: str, kind: MapKind) -> None:
        self.game = game
        self.kind = kind
        self.faults: list[MapFault] = []

    def add(self, key: str, place: str, sentence: str, *regions: str) -> None:
        self.faults.append(MapFault(key, place, f"{sentence}.", regions))

    def check(self, data: Any) -> None:
        if not isinstance(data, dict):
            self.add("shape", "", f"a map is an object, not {shown(data)}")
            return
        if not self._fields("", data, _HEAD, ("author",)):
            return
        self._head(data)
        regions = data["regions"]
        if not isinstance(regions, list) or not 1 <= len(regions) <= MOST_REGIONS:
            count = len(regions) if isinstance(regions, list) else shown(regions)
            self.add("count", "regions", f"1 to {MOST_REGIONS} regions are expected, not {count}")
            return
        for number, region in enumerate(regions):
            self._region(f"regions[{number}]", region)
        if self.faults:
            return
        self._together(regions)
        if not self.faults:
            self._drawn(regions)
        if not self.faults:
            self._reached(regions)
            self._enough(regions, data["players"])

    def _fields(
        self, place: str, value: Mapping[str, Any], required: Sequence[str], more: Sequence[str]
    ) -> bool:
        known = [*required, *more]
        strange = [shown(name) for name in value if name not in known]
        if strange:
            names = listed(known, most=len(known))
            self.add("field", place, f"unknown field {listed(strange, most=5)}; fields: {names}")
        missing = [name for name in required if name not in value]
        for name in missing:
            self.add("field", f"{place}.{name}".lstrip("."), "this field is missing")
        return not missing

    def _head(self, data: Mapping[str, Any]) -> None:
        if data["format"] != FORMAT or isinstance(data["format"], bool):
            self.add("format", "format", f"the number {FORMAT} is expected")
        if data["game"] != self.game:
            self.add("game", "game", f"this is a map of {shown(data['game'])}, not of {self.game}")
        self._id("id", data["id"])
        self._line("name", data["name"], LONGEST_NAME)
        if "author" in data:
            self._line("author", data["author"], LONGEST_AUTHOR)
        players = data["players"]
        fitting = (
            isinstance(players, list) and players and len(set(map(str, players))) == len(players)
        )
        if not fitting or any(count not in self.kind.players for count in players):
            known = ", ".join(map(str, self.kind.players))
            self.add("players", "players", f"a list of some of {known} is expected, each once")
        if data["canvas"] != list(CANVAS):
            self.add("canvas", "canvas", f"{list(CANVAS)} is expected, not {shown(data['canvas'])}")

    def _id(self, place: str, value: Any) -> None:
        fits = isinstance(value, str) and 2 <= len(value) <= 32 and value[0].isalpha()  # noqa: PLR2004 - as packs have it
        if not fits or not set(value) <= _ID_LETTERS:
            self.add(
                "id",
                place,
                f"2 to 32 small letters a-z, digits and underscores are expected, not {shown(value)}",
            )

    def _line(self, place: str, value: Any, longest: int) -> None:
        if not isinstance(value, str) or not 1 <= len(value) <= longest:
            self.add(
                "text",
                place,
                f"a text of 1 to {longest} characters is expected, not {shown(value)}",
            )
        elif not value.isprintable() or value != value.strip():
            self.add("text", place, "printable characters without spaces around them are expected")

    def _region(self, place: str, region: Any) -> None:
        if not isinstance(region, dict):
            self.add("shape", place, f"a region is an object, not {shown(region)}")
            return
        if not self._fields(place, region, _REGION, ("border", "coastal")):
            return
        self._id(f"{place}.id", region["id"])
        self._line(f"{place}.label", region["label"], LONGEST_NAME)
        name = region["id"] if isinstance(region["id"], str) else ""
        if region["terrain"] not in self.kind.terrains:
            known = ", ".join(self.kind.terrains)
            self.add(
                "terrain",
                f"{place}.terrain",
                f"there is no terrain {shown(region['terrain'])}; known: {known}",
                name,
            )
        symbols = region["symbols"]
        if not isinstance(symbols, list) or any(one not in self.kind.symbols for one in symbols):
            known = ", ".join(self.kind.symbols)
            self.add("symbol", f"{place}.symbols", f"a list of some of {known} is expected", name)
        elif len(set(symbols)) != len(symbols):
            self.add("symbol", f"{place}.symbols", "each symbol may stand once", name)
        for flag in ("lost_tribe", "edge"):
            if not isinstance(region[flag], bool):
                self.add("flag", f"{place}.{flag}", "true or false is expected", name)
        near = region["adjacent"]
        if not isinstance(near, list) or any(not isinstance(one, str) for one in near):
            self.add(
                "adjacent", f"{place}.adjacent", "a list of the ids of regions is expected", name
            )
        self._cell(place, region, name)

    def _cell(self, place: str, region: Mapping[str, Any], name: str) -> None:
        wide, high = CANVAS
        if not _is_point([region["x"], region["y"]], wide, high):
            self.add("point", f"{place}.x", f"x and y lie on the sheet of {wide} by {high}", name)
        cell = region["cell"]
        if not isinstance(cell, list) or not 3 <= len(cell) <= MOST_CORNERS:  # noqa: PLR2004 - a triangle
            self.add("cell", f"{place}.cell", f"3 to {MOST_CORNERS} corners are expected", name)
        elif not all(_is_point(corner, wide, high) for corner in cell):
            self.add(
                "cell", f"{place}.cell", f"every corner lies on the sheet of {wide} by {high}", name
            )
        elif _crosses_itself([(one[0], one[1]) for one in cell]):
            self.add(
                "crossed", f"{place}.cell", f"the border of {region['label']} crosses itself", name
            )
        elif abs(area([(one[0], one[1]) for one in cell])) < LEAST_AREA:
            self.add(
                "sliver",
                f"{place}.cell",
                f"{region['label']} is too small for a token: at least {LEAST_AREA} square units",
                name,
            )

    def _together(self, regions: Sequence[Mapping[str, Any]]) -> None:
        """Check what regions say of each other."""
        numbers = {region["id"]: number for number, region in enumerate(regions)}
        if len(numbers) != len(regions):
            self.add("id", "regions", "two regions share an id")
            return
        labels: dict[str, str] = {}
        for number, region in enumerate(regions):
            same = labels.setdefault(region["label"].casefold(), region["id"])
            if same != region["id"]:
                place = f"regions[{number}].label"
                self.add(
                    "label", place, f"two regions are called {region['label']}", same, region["id"]
                )
        for number, region in enumerate(regions):
            for other in region["adjacent"]:
                place = f"regions[{number}].adjacent"
                if other == region["id"]:
                    self.add("itself", place, f"{region['label']} borders itself", other)
                elif other not in numbers:
                    self.add("unknown", place, f"there is no region {shown(other)}", region["id"])
                elif region["id"] not in regions[numbers[other]]["adjacent"]:
                    there = regions[numbers[other]]["label"]
                    sentence = f"one-way border: {region['label']} lists {there}, not the other way"
                    self.add("one-way", place, sentence, region["id"], other)

    def _drawn(self, regions: Sequence[Mapping[str, Any]]) -> None:
        """Hold what regions say of their neighbours against their cells."""
        cells = {
            region["id"]: [(round(x, 1), round(y, 1)) for x, y in region["cell"]]
            for region in regions
        }
        polygons = split_edges(cells)
        overlaps = _overlapping(polygons)
        label = {region["id"]: region["label"] for region in regions}
        for one, other in sorted(overlaps):
            self.add("overlap", "regions", f"{label[one]} and {label[other]} overlap", one, other)
        if overlaps:
            return
        beside = neighbours_in(polygons)
        corners = {name: set(polygon) for name, polygon in polygons.items()}
        for number, region in enumerate(regions):
            here = region["id"]
            place = f"regions[{number}].adjacent"
            for other in sorted(set(region["adjacent"]) - beside[here]):
                if here < other and not corners[here] & corners[other]:
                    sentence = f"{label[here]} and {label[other]} are neighbours, and their cells do not touch"
                    self.add("apart", place, sentence, here, other)
            for other in sorted(beside[here] - set(region["adjacent"])):
                if here < other:
                    sentence = (
                        f"{label[here]} and {label[other]} share a border, and are not neighbours"
                    )
                    self.add("unsaid", place, sentence, here, other)

    def _reached(self, regions: Sequence[Mapping[str, Any]]) -> None:
        near = {region["id"]: region["adjacent"] for region in regions}
        reached = [region["id"] for region in regions if region["edge"]]
        if not reached:
            self.add("edge", "regions", "no region lies at the edge: nobody could enter the map")
            return
        for name in reached:
            reached += [other for other in near[name] if other not in reached]
        for number, region in enumerate(regions):
            if region["id"] not in reached:
                sentence = f"no way leads from the edge to {region['label']}"
                self.add("unreached", f"regions[{number}]", sentence, region["id"])

    def _enough(self, regions: Sequence[Mapping[str, Any]], players: Sequence[int]) -> None:
        land = sum(region["terrain"] not in self.kind.waters for region in regions)
        least = LAND_PER_PLAYER * max(players)
        if land < least:
            self.add(
                "few",
                "players",
                f"{max(players)} players need at least {least} regions of land, not {land}",
            )


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


def _is_point(value: Any, wide: int, high: int) -> bool:
    return (
        isinstance(value, list)
        and len(value) == 2  # noqa: PLR2004 - across and down
        and all(isinstance(one, int | float) and not isinstance(one, bool) for one in value)
        and 0 <= value[0] <= wide
        and 0 <= value[1] <= high
    )


def _crosses_itself(cell: list[Point]) -> bool:
    if len(set(cell)) != len(cell):
        return True
    return any(cross(*one, *other) for one, other in itertools.combinations(_edges(cell), 2))


def _overlapping(polygons: Mapping[str, Sequence[Point]]) -> set[tuple[str, str]]:
    """Name pairs of cells whose borders cross, or of which one lies in the other."""
    found: set[tuple[str, str]] = set()
    boxes = {
        name: (
            min(x for x, _ in polygon),
            min(y for _, y in polygon),
            max(x for x, _ in polygon),
            max(y for _, y in polygon),
        )
        for name, polygon in polygons.items()
    }
    for one, other in itertools.combinations(sorted(polygons), 2):
        a, b = boxes[one], boxes[other]
        if a[2] <= b[0] or b[2] <= a[0] or a[3] <= b[1] or b[3] <= a[1]:
            continue
        if any(cross(*e, *f) for e in _edges(polygons[one]) for f in _edges(polygons[other])):
            found.add((one, other))
    return found
