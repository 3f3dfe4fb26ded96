"""Whether odds mean what they say: how often those given so many per cent really won."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from elbowroom.conquest.bots.learned.network import expected
from elbowroom.conquest.bots.learned.weights import Weights
from elbowroom.conquest.training.selfplay import Positions
from elbowroom.lab.statistics import wilson

BINS: Final = 10


def reliability(weights: Weights, held_out: dict[int, Positions]) -> dict[str, Any]:
    """Compare odds with results on games the weights were not fitted to, by player count."""
    told: dict[str, Any] = {}
    for players, positions in held_out.items():
        if len(positions):
            told[str(players)] = _of_one_count(weights, positions)
    return told


def _of_one_count(weights: Weights, positions: Positions) -> dict[str, Any]:
    coins, shares = expected(positions.seats, positions.board, weights)
    odds = shares.ravel()
    won = positions.wins.ravel()
    place = np.minimum((odds * BINS).astype(np.int64), BINS - 1)
    rows: list[dict[str, Any]] = []
    gap = 0.0
    for each in range(BINS):
        inside = place == each
        count = int(inside.sum())
        if not count:
            continue
        said = float(odds[inside].mean())
        happened = float(won[inside].mean())
        low, high = wilson(happened * count, count)
        gap += abs(said - happened) * count
        rows.append(
            {
                "from": each / BINS,
                "to": (each + 1) / BINS,
                "count": count,
                "said": round(said, 4),
                "happened": round(happened, 4),
                "ci95": [round(low, 4), round(high, 4)],
            }
        )
    return {
        "positions": len(positions),
        "mean_gap": round(gap / odds.size, 4),
        "brier": round(float(((shares - positions.wins) ** 2).sum(axis=1).mean()), 4),
        "coin_error": round(float(((coins - positions.to_come) ** 2).mean() ** 0.5), 3),
        "table": rows,
    }
