"""The weights learning begins with: points as they stand, and a hand's guess of what comes of the rest."""

from __future__ import annotations

from typing import Final

from elbowroom.games.kingdoms.bots.facts import LAYOUT, STAGES
from elbowroom.games.kingdoms.engine.terms import MOST_MEEPLES, TOP_MAGIC, TOP_TOWER

TOWER_POINTS: Final = (0, 1, 2, 3, 4, 6, 8, 8)
LEVELS: Final = 8
UNITS: Final = 10
FEW: Final = 5


def starting_weights() -> list[float]:
    """Give a weight for every fact."""
    weights = [0.0] * LAYOUT.size
    for at in range(STAGES):
        _weigh_resources(weights, at, min(1.0, 0.15 + 0.25 * at))
        _weigh_regions(weights, at, min(1.0, 0.15 + 0.25 * at))
        _weigh_heroes(weights, at, min(1.0, 0.15 + 0.25 * at))
    return weights


def _weigh_resources(weights: list[float], at: int, to_come: float) -> None:
    for level in range(LEVELS):
        for units in range(UNITS):
            place = (at * LEVELS + level) * UNITS + units
            buys = to_come * 0.4 * (units > level)
            ore = buys * (level < TOP_TOWER) + to_come * 0.25 * units
            mana = buys * (level < TOP_MAGIC) + to_come * 0.3 * units
            food = buys * (level < MOST_MEEPLES) + to_come * 0.25 * units
            weights[LAYOUT.ore + place] = TOWER_POINTS[level] + ore
            weights[LAYOUT.mana + place] = level + mana
            weights[LAYOUT.food + place] = level + food


def _weigh_regions(weights: list[float], at: int, to_come: float) -> None:
    for count in range(FEW):
        for kind in range(FEW):
            weights[LAYOUT.yields + (at * 6 + kind) * FEW + count] = to_come * 0.5 * count
        weights[LAYOUT.ruins + at * 2 * FEW + count] = -count
    for points in range(LEVELS):
        weights[LAYOUT.points + at * LEVELS + points] = points
        weights[LAYOUT.bonus + (at * 6 + TOP_MAGIC) * LEVELS + points] = points


def _weigh_heroes(weights: list[float], at: int, to_come: float) -> None:
    for retired in range(4):
        for level in range(4):
            weights[LAYOUT.hero + (at * 4 + retired) * 4 + level] = 3 * retired + 0.6 * level
    for units in range(UNITS):
        weights[LAYOUT.silver + at * UNITS + units] = to_come * 0.3 * units
    for abroad in range(FEW):
        weights[LAYOUT.forts + at * FEW + abroad] = abroad
