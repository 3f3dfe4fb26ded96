"""How the maps of this game are drawn: the four boards, and maps of one's own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from elbowroom.conquest.engine.board import WATERS
from elbowroom.conquest.engine.content_map import (
    FEWEST_FOR_EACH,
    MOST_CORNERS,
    is_unfinished,
    map_faults,
)
from elbowroom.games.classic.engine.maps import facts
from elbowroom.workshop.drawing.land import LANDSCAPE, PORTRAIT, Land, Sizes, draw, squared
from elbowroom.workshop.drawing.names import place_names
from elbowroom.workshop.maps import LONGEST_NAME, MapKind

SIZES = {
    LANDSCAPE: {
        "2": Sizes(1.0, 12),
        "3": Sizes(1.0, 12),
        "4": Sizes(0.9, 11.5),
        "5": Sizes(0.86, 11),
    },
    PORTRAIT: {
        "2": Sizes(1.36, 19),
        "3": Sizes(1.36, 19),
        "4": Sizes(1.2, 18),
        "5": Sizes(1.12, 17),
    },
}
"""By the board: those of more players have more regions, and smaller ones."""
BLANK = "blank"
"""Land of which nobody has said yet what it is."""
CROWDED = (("2", 25), ("3", 33), ("4", 42))
"""Up to so many regions an own map looks like this board of the box."""


def shipped(key: str, orientation: str) -> dict[str, Any]:
    """Draw a board of the box."""
    regions = facts()["maps"][key]["regions"]
    names = place_names([(region["id"], region["terrain"]) for region in regions], f"atlas{key}")
    land = Land(key, regions, names, f"classic{key}")
    return draw(land, orientation, SIZES[orientation][key])


def own(data: Mapping[str, Any], orientation: str) -> dict[str, Any]:
    """Draw a map of one's own, with the names its inventor gave."""
    regions = [
        {**region, "terrain": region["terrain"] or BLANK, "cell": squared(region["cell"])}
        for region in data["regions"]
    ]
    names = {region["id"]: str(region["label"])[:LONGEST_NAME] for region in regions}
    alike = next((board for board, most in CROWDED if len(regions) <= most), "5")
    land = Land(data["id"], regions, names, f"own {data['id']}")
    return draw(land, orientation, SIZES[orientation][alike], strict=False)


def box() -> dict[str, dict[str, Any]]:
    """Give the boards of the box, by the players they are for: what own maps begin with."""
    maps: dict[str, dict[str, Any]] = facts()["maps"]
    return maps


KIND = MapKind(
    terrains=tuple(facts()["terrains"]),
    symbols=tuple(facts()["symbols"]),
    players=(2, 3, 4, 5),
    waters=WATERS,
    draw=own,
    box=box,
    check=lambda data, players: map_faults(
        data, facts()["terrains"], facts()["symbols"], WATERS, players
    ),
    unfinished=is_unfinished,
    land_for_each=FEWEST_FOR_EACH,
    most_corners=MOST_CORNERS,
)
