"""The island faces, and the map that a set of them makes."""

from __future__ import annotations

import json
import pkgutil
from functools import lru_cache
from typing import Any, Final

from elbowroom.conquest.engine.board import Board, Region, check_terms
from elbowroom.games.warcraft.engine.sites import SITES
from elbowroom.kernel.bits import mask_of
from elbowroom.kernel.errors import InvalidBoard, InvalidSetup, unknown

SIZES: Final = ("L", "M", "S")


@lru_cache(maxsize=1)
def facts() -> dict[str, Any]:
    """Read the facts of this game."""
    source = pkgutil.get_data("elbowroom.games.warcraft.engine", "data/warcraft.json")
    if source is None:
        raise InvalidBoard("The package lacks the data of its islands; install it again.")
    data: dict[str, Any] = json.loads(source)
    return data


@lru_cache(maxsize=1)
def faces() -> dict[str, dict[str, Any]]:
    """List all island faces by id, in the order of the box."""
    return {face["id"]: face for face in facts()["islands"]}


def needed(players: int, alternative: bool) -> list[str]:
    """List the sizes of the islands a game needs, in the order they are drawn (W-SETUP-1)."""
    table = facts()["two_player_alternative"] if alternative else facts()["players"][str(players)]
    return [size for size in SIZES for _ in range(table["islands"][size])]


@lru_cache(maxsize=1024)
def drawable(chosen: tuple[str, ...], size: str) -> list[str]:
    """List the faces that may be drawn next: right size, board not used yet."""
    used = [faces()[face]["board"] for face in chosen]
    return [
        face for face, data in faces().items() if data["size"] == size and data["board"] not in used
    ]


def check_islands(given: Any, sizes: list[str]) -> list[str]:
    """Refuse a set of islands that does not fit the player count (W-SETUP-1)."""
    if not isinstance(given, list | tuple):
        raise InvalidSetup(f"islands is {given!r}; a list of faces such as L1A, M2B is expected.")
    chosen: list[str] = []
    for name in given:
        if not isinstance(name, str) or name not in faces():
            raise unknown("island", str(name), list(faces()))
        chosen.append(str(name))
    found = sorted([str(faces()[name]["size"]) for name in chosen])
    if found != sorted(sizes):
        raise InvalidSetup(
            f"Islands of the sizes {', '.join(found) or 'none'} are given; "
            f"this game needs {', '.join(sizes)}."
        )
    boards = [str(faces()[name]["board"]) for name in chosen]
    for board in boards:
        if boards.count(board) > 1:
            raise InvalidSetup(
                f"Board {board} has two faces; only one of them can lie on the table."
            )
    return sorted(chosen, key=lambda name: (sizes.index(str(faces()[name]["size"])), name))


class Archipelago:
    """A set of islands as one map, with the regions where sites lie."""

    def __init__(self, name: str, regions: list[Region], icons: list[str]) -> None:
        self.board = Board(name, regions, (0, 0))
        self.icons = mask_of([self.board.number(icon) for icon in icons])


@lru_cache(maxsize=512)
def compose(names: tuple[str, ...]) -> Archipelago:
    """Put islands side by side; no region of one is next to a region of another."""
    regions: list[Region] = []
    icons: list[str] = []
    for name in names:
        regions += _regions_of(name)
        icons += [str(entry["id"]) for entry in faces()[name]["regions"] if entry["icon"]]
    return Archipelago(", ".join(names), regions, icons)


@lru_cache(maxsize=64)
def _regions_of(face: str) -> list[Region]:
    return [_region(entry, face) for entry in faces()[face]["regions"]]


def read_map(data: dict[str, Any]) -> Archipelago:
    """Load a map of one's own, its regions written as those of the islands."""
    try:
        regions = [_region(entry, str(entry.get("island", "own"))) for entry in data["regions"]]
        icons = [str(entry["id"]) for entry in data["regions"] if entry.get("icon", False)]
    except (KeyError, TypeError, ValueError, IndexError) as fault:
        raise InvalidBoard(f"own map: the map cannot be read: {fault!r}.") from fault
    check_terms("own map", regions, facts()["terrains"], facts()["symbols"])
    if len(icons) > len(SITES):
        raise InvalidBoard(
            f"own map: {len(icons)} regions have a site; there are {len(SITES)} sites."
        )
    return Archipelago("own map", regions, icons)


def _region(entry: dict[str, Any], island: str) -> Region:
    return Region(
        id=str(entry["id"]),
        label=str(entry["name"]),
        terrain=str(entry["terrain"]),
        symbols=tuple([str(symbol) for symbol in entry["symbols"]]),
        lost_tribe=bool(entry["murloc"] if "murloc" in entry else entry["lost_tribe"]),
        edge=False,
        x=float(entry["x"]),
        y=float(entry["y"]),
        adjacent=tuple([str(other) for other in entry["adjacent"]]),
        cell=tuple([(float(corner[0]), float(corner[1])) for corner in entry["polygon"]]),
        landing=bool(entry["landing"]),
        island=island,
    )
