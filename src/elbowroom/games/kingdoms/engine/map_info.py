"""What is printed on a territory, as plain data to be listed."""

from __future__ import annotations

from typing import Any

from elbowroom.games.kingdoms.engine.board import Place, Territory
from elbowroom.games.kingdoms.engine.terms import TERRAINS


def _is_feature(place: Place, territory: Territory) -> bool:
    return place.id.startswith(f"{territory.id}.")


def printed_counts(territory: Territory) -> dict[str, Any]:
    """Count regions, borders, features and terrains."""
    regions = [place for place in territory.places if not _is_feature(place, territory)]
    terrains = [TERRAINS[place.terrain] for place in territory.places]
    return {
        "name": territory.name,
        "card": territory.card,
        "regions": len(regions),
        "land": len(regions),
        "borders": sum([len(place.adjacent) for place in regions]) // 2,
        **{terrain: terrains.count(terrain) for terrain in TERRAINS},
    }


def printed_regions(territory: Territory) -> list[dict[str, Any]]:
    """List the regions and the features between them."""
    return [
        {
            "id": place.id,
            "terrain": TERRAINS[place.terrain],
            "border": place.border,
            "feature": _is_feature(place, territory),
            "adjacent": list(place.adjacent),
        }
        for place in territory.places
    ]
