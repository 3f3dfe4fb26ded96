"""Maps of one's own: which games take them, what they are made of, and their drawing."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from elbowroom.catalogue import GAMES, face, manifest_of
from elbowroom.kernel.bits import WIDEST
from elbowroom.kernel.errors import Fault, InvalidSetup
from elbowroom.workshop.drawing.land import CANVAS
from elbowroom.workshop.drawing.names import WORDS, place_names

FORMAT = 1
MOST_REGIONS = WIDEST
LEAST_AREA = 2200
"""Square units of a region that a token can stand in."""
LONGEST_NAME = 40
LONGEST_AUTHOR = 60


@dataclass(frozen=True)
class MapKind:
    """What the maps of a game are made of, and who draws them."""

    terrains: tuple[str, ...]
    symbols: tuple[str, ...]
    players: tuple[int, ...]
    waters: tuple[str, ...]
    draw: Callable[[Mapping[str, Any], str], dict[str, Any]]
    box: Callable[[], dict[str, dict[str, Any]]]
    check: Callable[[Any, int], list[Fault]]
    """Lists what keeps a map from being played by so many."""
    unfinished: Callable[[Fault], bool]
    """Tells a fault of a map that is drawn and not done from one that keeps it from being drawn."""
    land_for_each: int
    """Regions of land that a map needs for each player."""
    most_corners: int


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
    """Draw a map of which no fault keeps it from being drawn."""
    return map_kind(game).draw(data, orientation)


def map_words(game: str) -> dict[str, Any]:
    """Describe what a map of a game is made of, its limits, words for names, and the boards of the box."""
    kind = map_kind(game)
    return {
        "game": game,
        "format": FORMAT,
        "canvas": list(CANVAS),
        "terrains": list(kind.terrains),
        "waters": list(kind.waters),
        "symbols": list(kind.symbols),
        "players": list(kind.players),
        "most_regions": MOST_REGIONS,
        "most_corners": kind.most_corners,
        "least_area": LEAST_AREA,
        "land_for_each": kind.land_for_each,
        "longest_name": LONGEST_NAME,
        "names": {terrain: list(WORDS[terrain]) for terrain in kind.terrains},
        "boards": [_board(name, data) for name, data in kind.box().items()],
    }


def _board(name: str, data: Mapping[str, Any]) -> dict[str, Any]:
    called = place_names(
        [(each["id"], each["terrain"]) for each in data["regions"]], f"atlas{name}"
    )
    regions = [{**each, "label": called[each["id"]]} for each in data["regions"]]
    return {"name": name, "players": data["players"], "regions": regions}
