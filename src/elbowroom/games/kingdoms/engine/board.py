"""The territories in play as tables: spaces are numbered through, sets of them are bitmasks."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from elbowroom.games.kingdoms.engine.terms import CRAG, CRAGS, RIVER, TERRAINS, WATER, WATERS
from elbowroom.kernel.errors import InvalidBoard


class Place(NamedTuple):
    """One region or feature of a territory."""

    id: str
    terrain: int
    x: int
    y: int
    border: bool
    adjacent: tuple[str, ...]
    """The regions next to it, by id."""
    can_be_entered: bool
    """A region, or a feature that has an area (K-FEAT-1)."""
    name: str = ""
    """What its pack calls it; what the box has is named by the catalogue."""


class Territory(NamedTuple):
    """One side of a territory card."""

    id: str
    name: str
    card: str
    places: tuple[Place, ...]
    is_own: bool = False
    """Whether a pack brought it."""


def read_territory(data: dict[str, Any]) -> Territory:
    """Read a territory from its facts; features are named `territory.feature`."""
    neighbours: dict[str, list[str]] = {region["id"]: [] for region in data["regions"]}
    for one, other in data["adjacency"]:
        neighbours[one].append(other)
        neighbours[other].append(one)
    places = [
        Place(
            region["id"],
            TERRAINS.index(region["type"]),
            region["x"],
            region["y"],
            region["border"],
            tuple(neighbours[region["id"]]),
            can_be_entered=True,
            name=region.get("name", ""),
        )
        for region in data["regions"]
    ]
    places += [
        Place(
            f"{data['id']}.{feature['id']}",
            TERRAINS.index(feature["kind"]),
            feature["x"],
            feature["y"],
            border=False,
            adjacent=tuple(feature["adjacent"]),
            can_be_entered=bool(feature["polygon"]),
        )
        for feature in data["features"]
    ]
    own = data["set"] == "own"
    return Territory(data["id"], data["name"], data["card"], tuple(places), own)


_NO_SETS: Final[list[int]] = []


class Board:
    """What the territories in play look like; a player's home has the player's number."""

    def __init__(self, territories: list[Territory]) -> None:
        self.territories = territories
        self.ids: list[str] = []
        self.terrain: list[int] = []
        self.x: list[int] = []
        self.y: list[int] = []
        self.territory_of: list[int] = []
        self.spaces_of: list[int] = []
        """The spaces of each territory, features included."""
        self.of_terrain: list[int] = [0] * len(TERRAINS)
        self.border = 0
        self.features = 0
        self.enterable_features: list[int] = [0, 0, 0, 0]
        """Features with an area, by the kinds of features that may be entered."""
        for number, territory in enumerate(territories):
            self._add(number, territory)
        self.everywhere = (1 << len(self.ids)) - 1
        self.regions = self.everywhere & ~self.features
        self.numbers = {name: number for number, name in enumerate(self.ids)}
        self.adjacent: list[int] = []
        """The regions next to each space; for a feature, the regions around it."""
        for territory in territories:
            for place in territory.places:
                self.adjacent.append(sum([1 << self.numbers[name] for name in place.adjacent]))
        self.beside: list[int] = [0, 0, 0, 0]
        """Regions beside features, by the kinds of features."""
        self._reach: list[list[int]] = [_NO_SETS] * 16
        self._find_shores()

    def _add(self, number: int, territory: Territory) -> None:
        spaces = 0
        for place in territory.places:
            bit = 1 << len(self.ids)
            spaces |= bit
            self.ids.append(place.id)
            self.terrain.append(place.terrain)
            self.x.append(place.x)
            self.y.append(place.y)
            self.territory_of.append(number)
            self.of_terrain[place.terrain] |= bit
            if place.border:
                self.border |= bit
            if place.terrain >= WATER:
                self.features |= bit
                if place.can_be_entered:
                    kind = CRAGS if place.terrain == CRAG else WATERS
                    self.enterable_features[kind] |= bit
        self.enterable_features[3] = self.enterable_features[1] | self.enterable_features[2]
        self.spaces_of.append(spaces)

    def _find_shores(self) -> None:
        for space, terrain in enumerate(self.terrain):
            if terrain in (WATER, RIVER):
                self.beside[WATERS] |= self.adjacent[space]
            elif terrain == CRAG:
                self.beside[CRAGS] |= self.adjacent[space]
        self.beside[3] = self.beside[1] | self.beside[2]

    def number(self, name: str) -> int:
        """Find a space by its id."""
        if name not in self.numbers:
            raise InvalidBoard(f"There is no region '{name}' on the territories in play.")
        return self.numbers[name]

    def names(self, mask: int) -> list[str]:
        """Name the members of a set of spaces."""
        return [name for number, name in enumerate(self.ids) if mask >> number & 1]

    def reach(self, crosses: int, enters: int) -> list[int]:
        """Give the spaces one Patrol step leads to from each space, for these abilities."""
        key = crosses << 2 | enters
        if not self._reach[key]:
            self._reach[key] = self._find_reach(crosses, enters)
        return self._reach[key]

    def _find_reach(self, crosses: int, enters: int) -> list[int]:
        found = self.adjacent.copy()
        for feature, terrain in enumerate(self.terrain):
            if terrain < WATER:
                continue
            kind = CRAGS if terrain == CRAG else WATERS
            around = self.adjacent[feature]
            entered = enters & kind and self.enterable_features[kind] >> feature & 1
            for space in range(len(self.ids)):
                if around >> space & 1:
                    if crosses & kind:
                        found[space] |= around & ~(1 << space)
                    if entered:
                        found[space] |= 1 << feature
        return found
