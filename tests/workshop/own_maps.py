"""Maps of one's own for tests: boards of the box, seen in a mirror."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from elbowroom.games.classic.engine.maps import facts

WIDE = 1000
REGION = ("id", "terrain", "symbols", "lost_tribe", "edge", "adjacent")


def mirrored(board: str = "3") -> dict[str, Any]:
    """Give a board of the box as its mirror image, with names of its own."""
    regions = [
        {
            **deepcopy({name: region[name] for name in REGION}),
            "label": f"Place {number + 1}",
            "x": WIDE - region["x"],
            "y": region["y"],
            "cell": [[round(WIDE - x, 1), y] for x, y in region["cell"]],
        }
        for number, region in enumerate(facts()["maps"][board]["regions"])
    ]
    return {
        "format": 1,
        "game": "classic",
        "id": "hollow_coast",
        "name": "Hollow Coast",
        "players": [int(board)],
        "canvas": [WIDE, 700],
        "regions": regions,
    }
