"""How likely each seat is to win: expected points, and how sure they are at that stage of the game."""

from __future__ import annotations

import math
from typing import Final

from elbowroom.games.kingdoms.bots.facts import stage
from elbowroom.games.kingdoms.bots.value import WITHOUT_SOLO, Worth, table_of
from elbowroom.games.kingdoms.engine.state import KingdomsState

SURE: Final = (
    (1.1, 1.06, 0.8, 0.7, 0.76, 0.86),
    (0.74, 0.6, 0.52, 0.52, 0.52, 0.52),
    (1.44, 1.26, 1.02, 0.84, 0.72, 0.88),
    (0.92, 0.64, 0.54, 0.5, 0.5, 0.5),
)
"""What a point of expected lead counts for the victory, by table and stage of the game; fitted to self-play
by `python -m elbowroom.games.kingdoms.training.odds --games 1500`."""


def wins_of(pos: KingdomsState, worth: Worth) -> tuple[list[float], list[float]]:
    """Give each seat's share of the victory, and the points it should end with."""
    points = worth.expected(pos)
    if pos.over:
        winners = pos.winners()
        shares = [1.0 / len(winners) if seat in winners else 0.0 for seat in range(len(points))]
        return shares, points
    return shared(points, SURE[table_of(pos) % WITHOUT_SOLO][stage(pos)]), points


def shared(points: list[float], sure: float) -> list[float]:
    """Share the victory by expected points; a point of lead counts so much."""
    best = max(points)
    powers = [math.exp(sure * (each - best)) for each in points]
    total = sum(powers)
    return [power / total for power in powers]
