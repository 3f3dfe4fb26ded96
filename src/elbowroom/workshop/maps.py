"""Maps of one's own, and lands that packs hold: which games take them, what they are made of, their drawing."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, field
from typing import Any, cast

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
class LandLimits:
    """The limits of a land: a small map that is a thing of a pack and lies beside others."""

    list: str
    """The list of a pack it stands in."""
    card: tuple[int, int]
    """The sheet it is written on; it is drawn on that of all maps."""
    fewest: int
    most: int
    most_features: int
    fewest_borders: int
    needed: tuple[str, ...]
    """Terrains that every land has."""
    most_of: Mapping[str, int]
    """Terrains of which there are only so many."""


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
    words: Mapping[str, tuple[str, str]] = field(default_factory=lambda: WORDS)
    """By terrain: beginnings and endings of the names of places."""
    land: LandLimits | None = None
    """Where it is not a map by itself: what a land of a pack keeps to."""


def games_with_maps() -> list[str]:
    """List the games that maps of one's own may be made for."""
    return [name for name in GAMES if manifest_of(name).maps is not None]


def map_kind(game: str) -> MapKind:
    """Find what the maps of a game are made of; refuse a game that takes none."""
    if manifest_of(game).maps is None:
        known = ", ".join(games_with_maps())
        raise InvalidSetup(f"{game} takes no maps of one's own. Games that do: {known}.")
    return cast("MapKind", face(game, "maps"))


def drawn_kind(game: str) -> MapKind:
    """Find what the maps of a game, or else the lands of its packs, are made of."""
    if manifest_of(game).lands is None:
        return map_kind(game)
    return cast("MapKind", face(game, "lands"))


def draw_map(game: str, data: Mapping[str, Any], orientation: str) -> dict[str, Any]:
    """Draw a map or a land of which no fault keeps it from being drawn."""
    return drawn_kind(game).draw(data, orientation)


def map_words(game: str) -> dict[str, Any]:
    """Describe what a map of a game is made of, its limits, words for names, and the boards of the box."""
    kind = drawn_kind(game)
    return {
        "game": game,
        "format": FORMAT,
        "canvas": list(CANVAS),
        "terrains": list(kind.terrains),
        "waters": list(kind.waters),
        "symbols": list(kind.symbols),
        "players": list(kind.players),
        "most_regions": MOST_REGIONS if kind.land is None else _most_places(kind.land),
        "most_corners": kind.most_corners,
        "least_area": LEAST_AREA,
        "land_for_each": kind.land_for_each,
        "longest_name": LONGEST_NAME,
        "names": {terrain: list(kind.words[terrain]) for terrain in kind.terrains},
        "boards": [_board(name, data, kind) for name, data in kind.box().items()],
        "land": None if kind.land is None else asdict(kind.land),
    }


def _most_places(land: LandLimits) -> int:
    """Count regions and features together."""
    return land.most + land.most_features


def _board(name: str, data: Mapping[str, Any], kind: MapKind) -> dict[str, Any]:
    places = [(each["id"], each["terrain"]) for each in data["regions"]]
    called = place_names(places, f"atlas{name}", kind.words)
    regions = [{**each, "label": called[each["id"]]} for each in data["regions"]]
    return {"name": name, "players": data["players"], "regions": regions}
