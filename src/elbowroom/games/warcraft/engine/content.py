"""What packs may add to this game: races with a faction, and powers, made of its effects."""

from __future__ import annotations

from typing import Any, Final

from elbowroom.conquest.engine.content import Standard, add_packs
from elbowroom.conquest.engine.content_bounds import (
    COINS,
    CONQUEST,
    DEFENCE,
    MAY,
    NEVER,
    SHARED,
    WHERE,
    Effects,
    Shape,
    type_name,
)
from elbowroom.conquest.engine.traits import Power, Race
from elbowroom.games.warcraft.engine.content_sites import FURTHER
from elbowroom.games.warcraft.engine.islands import facts
from elbowroom.games.warcraft.engine.markers import MARKERS
from elbowroom.games.warcraft.engine.powers import POWERS
from elbowroom.games.warcraft.engine.races import RACES
from elbowroom.games.warcraft.engine.traits import FACTIONS, NEUTRAL, WarcraftRace
from elbowroom.games.warcraft.engine.vocabulary import (
    CoinsPerIsland,
    CoinsPerRoutedUnit,
    CoinsPerSite,
    PushesNeighbours,
    SavesTokens,
    ShipsFree,
    StrikesFromTheAir,
    SwapsRegions,
    TakesToll,
)
from elbowroom.kernel.content_fields import COUNT, Field

_LEFT_OUT: Final = (
    "acts_in_decline",
    "attack_only_tokens",
    "conquers_for_one_token",
    "copies_badge",
    "declines_after_scoring",
    "gathers_at_decline",
    "keeps_markers_standing",
    "keeps_tokens_in_decline",
    "most_in_region",
    "names_peace",
    "rolls_before_conquests",
    "spreads_markers",
    "stays_beside_newer_decline",
    "substitutes_lone_tokens",
    "tokens_lost",
)
"""Shared effects whose steps a turn of this game does not have."""


def _count(name: str, least: int, most: int, required: bool = True) -> Field:
    return Field(name, COUNT, required, least, most)


_WHERE: Final = Field("where", WHERE, required=False)
_OWN: Final = {
    "coins_per_island": Shape(COINS, (_count("coins", 1, 2),), NEVER),
    "coins_per_routed_unit": Shape(COINS, (_count("coins", 1, 1),), NEVER),
    "coins_per_site": Shape(COINS, (_count("coins", 1, 2),), NEVER),
    "pushes_neighbours": Shape(CONQUEST, (_count("times", 1, 2),), NEVER),
    "saves_tokens": Shape(DEFENCE, (_count("tokens", 1, 3),), NEVER),
    "ships_free": Shape(CONQUEST, (), NEVER),
    "strikes_from_the_air": Shape(CONQUEST, (_count("times", 1, 2, required=False),), NEVER),
    "swaps_regions": Shape(CONQUEST, (_count("times", 1, 2), _WHERE), NEVER),
    "takes_toll": Shape(DEFENCE, (_count("coins", 1, 2), _WHERE), MAY),
}
_CLASSES: Final[dict[str, Any]] = {
    type_name(effect.__name__): effect
    for effect in (
        CoinsPerIsland,
        CoinsPerRoutedUnit,
        CoinsPerSite,
        PushesNeighbours,
        SavesTokens,
        ShipsFree,
        StrikesFromTheAir,
        SwapsRegions,
        TakesToll,
    )
}
_SHARED: Final = {name: shape for name, shape in SHARED.shapes.items() if name not in _LEFT_OUT}
EFFECTS: Final = Effects(dict(sorted({**_SHARED, **_OWN}.items())), {**SHARED.classes, **_CLASSES})


def standard(rules_version: int) -> Standard:
    """Give the content of the box, which packs add to."""
    return Standard(
        list(RACES),
        list(POWERS),
        list(MARKERS),
        facts()["terrains"],
        facts()["symbols"],
        "warcraft",
        rules_version,
        EFFECTS,
        FACTIONS,
        (FURTHER,),
    )


def with_packs(box: Standard, packs: Any, own_limit: Any) -> tuple[list[Race], list[Power]]:
    """Add the races and powers of packs; own races have the faction they name, else none."""
    races, powers = add_packs(box, packs, own_limit)
    named = {
        race["id"]: race.get("faction", NEUTRAL)
        for pack in packs or []
        for race in pack.get("races", [])
    }
    return [_with_faction(race, named) for race in races], powers


def _with_faction(race: Race, named: dict[str, str]) -> Race:
    if isinstance(race, WarcraftRace):
        return race
    return WarcraftRace(
        race.id, race.name, race.tokens, race.tray, race.effects, race.rule, named[race.id]
    )
