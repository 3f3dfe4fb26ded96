"""All there is in the box: factions, heroes and territories, made ready once."""

from __future__ import annotations

import json
import pkgutil
from functools import lru_cache
from typing import Any, NamedTuple

from elbowroom.games.kingdoms.engine.board import Territory, read_territory
from elbowroom.games.kingdoms.engine.factions import FACTIONS
from elbowroom.games.kingdoms.engine.heroes import HEROES
from elbowroom.games.kingdoms.engine.terms import TOWER_COSTS, TOWER_POINTS
from elbowroom.games.kingdoms.engine.traits import Faction, Hero


class Content(NamedTuple):
    """All there is in the box."""

    factions: tuple[Faction, ...]
    heroes: tuple[Hero, ...]
    territories: tuple[Territory, ...]
    cards: tuple[str, ...]
    sides: tuple[tuple[int, ...], ...]
    """The territories on each card, by number."""
    land: dict[str, Any]
    """Territories and their cards as plain data."""
    key: str = ""
    """Tells what packs have added; empty for the box alone."""


@lru_cache(maxsize=1)
def content() -> Content:
    """Read the box."""
    source = pkgutil.get_data("elbowroom.games.kingdoms.engine", "data/territories.json")
    if source is None:
        raise LookupError("the data of the game is missing")
    land: dict[str, Any] = json.loads(source)
    territories = tuple([read_territory(each) for each in land["territories"]])
    numbers = {territory.id: number for number, territory in enumerate(territories)}
    return Content(
        FACTIONS,
        HEROES,
        territories,
        tuple([card["id"] for card in land["cards"]]),
        tuple([tuple([numbers[side] for side in card["sides"]]) for card in land["cards"]]),
        land,
    )


def content_data(box: Content) -> dict[str, Any]:
    """Give all content as plain data."""
    return {
        "land": box.land,
        "tower": [TOWER_COSTS, TOWER_POINTS],
        "factions": [
            [each.id, each.set, each.needs, each.needs_heroes_call, each.suits_dummy]
            + [repr(effect) for effect in each.effects]
            for each in box.factions
        ],
        "heroes": [
            [each.id, each.needs, each.advances, *[repr(effect) for effect in each.effects]]
            for each in box.heroes
        ],
    }
