"""A map: regions, borders and printed facts, checked when loaded."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from elbowroom.conquest.engine.content_map import map_faults
from elbowroom.kernel.bits import WIDEST, mask_of, members, size
from elbowroom.kernel.errors import InvalidBoard, unknown

SEA: Final = "sea"
WATERS: Final = (SEA, "lake")
MOUNTAIN: Final = "mountain"
_FEWEST_CORNERS: Final = 3


class Region(NamedTuple):
    """One region as printed, with its polygon for drawing."""

    id: str
    label: str
    terrain: str
    symbols: tuple[str, ...]
    lost_tribe: bool
    edge: bool
    x: float
    y: float
    adjacent: tuple[str, ...]
    cell: tuple[tuple[float, float], ...]
    landing: bool = False
    """Whether ships land here; on a map with such regions they are the border."""
    island: str = ""


class Board:
    """A map with its facts as sets of regions."""

    def __init__(self, name: str, regions: list[Region], canvas: tuple[int, int]) -> None:
        self.name = name
        self.regions = regions
        self.canvas = canvas
        self.ids = [region.id for region in regions]
        self.index = {region.id: number for number, region in enumerate(regions)}
        _check_names(name, regions, self.index)
        self.everywhere = (1 << len(regions)) - 1
        self._same_costs: dict[int, list[int]] = {}
        self.adjacent = [
            mask_of([self.index[other] for other in region.adjacent]) for region in regions
        ]
        self.terrain = self._sets([(region.terrain,) for region in regions])
        self.symbol = self._sets([region.symbols for region in regions])
        self.lost_tribes = self._those([region.lost_tribe for region in regions])
        self.edge = self._those([region.edge for region in regions])
        self.water = 0
        for terrain in WATERS:
            self.water |= self.terrain.get(terrain, 0)
        self.land = self.everywhere & ~self.water
        self.mountains = self.terrain.get(MOUNTAIN, 0)
        self.coastal = self.land & self.neighbours(self.water)
        # C-CONQ-2: the edge, and the shore of a sea that touches the edge.
        edge_seas = self.edge & self.terrain.get(SEA, 0)
        self.border = self.edge | self.land & self.neighbours(edge_seas)
        landing = self._those([region.landing for region in regions])
        if landing:
            self.border = landing
        self.islands = list(self._sets([(region.island,) for region in regions]).values())
        self._check_borders()

    def _sets(self, facts: list[tuple[str, ...]]) -> dict[str, int]:
        found: dict[str, int] = {}
        for number, names in enumerate(facts):
            for name in names:
                found[name] = found.get(name, 0) | 1 << number
        return found

    def _those(self, facts: list[bool]) -> int:
        return mask_of([number for number, holds in enumerate(facts) if holds])

    def neighbours(self, regions: int) -> int:
        """Give the regions next to any of these."""
        beside = 0
        for region in members(regions):
            beside |= self.adjacent[region]
        return beside

    def same_cost(self, cost: int) -> list[int]:
        """Give one cost for every region; the list is shared and never changed."""
        costs = self._same_costs.get(cost)
        if costs is None:
            costs = [cost] * len(self.regions)
            self._same_costs[cost] = costs
        return costs

    def number(self, region_id: str) -> int:
        """Find a region by its id."""
        number = self.index.get(region_id)
        if number is None:
            raise unknown("region", region_id, self.ids)
        return number

    def _check_borders(self) -> None:
        for number, region in enumerate(self.regions):
            if self.adjacent[number] >> number & 1:
                raise InvalidBoard(f"{self.name}: {region.id} borders itself.")
            for other in members(self.adjacent[number]):
                if not self.adjacent[other] >> number & 1:
                    raise InvalidBoard(
                        f"{self.name}: one-way border, {region.id} lists {self.ids[other]} "
                        f"but {self.ids[other]} does not list {region.id}."
                    )
        for island in self.islands:
            reached = island & -island
            while self.neighbours(reached) & ~reached:
                reached |= self.neighbours(reached)
            if reached != island:
                apart = [self.ids[number] for number in members(island ^ reached)]
                raise InvalidBoard(f"{self.name}: no way leads to {', '.join(apart)}.")


def _check_names(name: str, regions: list[Region], index: dict[str, int]) -> None:
    if not 1 <= len(regions) <= WIDEST:
        raise InvalidBoard(f"{name}: {len(regions)} regions; 1 to {WIDEST} are possible.")
    if len(index) != len(regions):
        raise InvalidBoard(f"{name}: two regions share an id.")
    for region in regions:
        for other in region.adjacent:
            if other not in index:
                raise InvalidBoard(f"{name}: {region.id} borders {other}, which does not exist.")
        if region.cell and len(region.cell) < _FEWEST_CORNERS:
            raise InvalidBoard(f"{name}: the polygon of {region.id} has fewer than three corners.")


def load_board(name: str, data: dict[str, Any], terrains: list[str], symbols: list[str]) -> Board:
    """Read a map from data and check every fact it states twice."""
    try:
        regions = [_read_region(entry) for entry in data["regions"]]
        canvas = (int(data["canvas"][0]), int(data["canvas"][1]))
    except (AttributeError, KeyError, TypeError, ValueError, IndexError, OverflowError) as fault:
        found: list[str] = [*map_faults(data, terrains, symbols, WATERS)] or [repr(fault)]
        told = "\n".join(found)
        raise InvalidBoard(f"{name}: the map cannot be read.\n{told}") from fault
    check_terms(name, regions, terrains, symbols)
    board = Board(name, regions, canvas)
    _check_stated_facts(board, data)
    return board


def check_terms(name: str, regions: list[Region], terrains: list[str], symbols: list[str]) -> None:
    """Refuse a terrain or symbol the game does not know."""
    for region in regions:
        if region.terrain not in terrains:
            raise InvalidBoard(
                f"{name}: {region.id} has terrain '{region.terrain}'; known: {terrains}."
            )
        for symbol in region.symbols:
            if symbol not in symbols:
                raise InvalidBoard(f"{name}: {region.id} has symbol '{symbol}'; known: {symbols}.")


def _read_region(entry: dict[str, Any]) -> Region:
    return Region(
        id=str(entry["id"]),
        label=str(entry["label"]),
        terrain=str(entry["terrain"]),
        symbols=tuple([str(symbol) for symbol in entry["symbols"]]),
        lost_tribe=bool(entry["lost_tribe"]),
        edge=bool(entry["edge"]),
        x=float(entry["x"]),
        y=float(entry["y"]),
        adjacent=tuple([str(other) for other in entry["adjacent"]]),
        cell=tuple([(float(corner[0]), float(corner[1])) for corner in entry["cell"]]),
    )


def _check_stated_facts(board: Board, data: dict[str, Any]) -> None:
    """Compare what the data states with what follows from the regions."""
    for number, entry in enumerate(data["regions"]):
        for fact, regions in (("border", board.border), ("coastal", board.coastal)):
            if fact in entry and bool(entry[fact]) != bool(regions >> number & 1):
                raise InvalidBoard(
                    f"{board.name}: {entry['id']} states {fact} = {entry[fact]}, "
                    f"its neighbours say otherwise."
                )
    stated = dict(data.get("counts", {}))
    for name in ("region_count", "land_region_count", "edge_count"):
        if name in data:
            stated[name] = data[name]
    for name, value in stated.items():
        if name in _counted(board) and value != _counted(board)[name]:
            raise InvalidBoard(
                f"{board.name}: states {name} = {value}, the regions give {_counted(board)[name]}."
            )


def _counted(board: Board) -> dict[str, Any]:
    borders = sum([size(beside) for beside in board.adjacent]) // 2
    return {
        "region_count": len(board.regions),
        "land_region_count": size(board.land),
        "edge_count": borders,
        "terrain": {name: size(regions) for name, regions in board.terrain.items()},
        "symbols": {name: size(regions) for name, regions in board.symbol.items()},
        "lost_tribes": size(board.lost_tribes),
        "edge": size(board.edge),
        "border": size(board.border),
        "coastal": size(board.coastal),
    }
