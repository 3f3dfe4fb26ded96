"""What a network is taught of a position: how the game ended, and what was thought of it on the way."""

from __future__ import annotations

import numpy as np

from elbowroom.conquest.bots.learned.network import expected
from elbowroom.conquest.bots.learned.weights import Array, Weights
from elbowroom.conquest.training.selfplay import Positions

AT_ONCE = 4096
"""Positions that go through the network together."""


def traced(positions: Positions, judge: Weights, trace: float) -> Positions:
    """Teach part of what a judge says of the next position, and the rest of what came after that.

    With a `trace` of 1 only the end of the game counts. A game ends one way, and much of that is luck; the
    judge of the generation before knows many games. Positions of a game must follow each other.
    """
    if trace >= 1 or not len(positions):
        return positions
    told = [
        expected(positions.seats[at : at + AT_ONCE], positions.board[at : at + AT_ONCE], judge)
        for at in range(0, len(positions), AT_ONCE)
    ]
    coins = np.concatenate([each[0] for each in told])
    odds = np.concatenate([each[1] for each in told])
    to_come, wins = positions.to_come.copy(), positions.wins.copy()
    for place in range(len(positions) - 2, -1, -1):
        after = place + 1
        if positions.games[place] != positions.games[after]:
            continue
        paid = positions.to_come[place] - positions.to_come[after]
        to_come[place] = paid + _between(coins[after], to_come[after], trace)
        wins[place] = _between(odds[after], wins[after], trace)
    return Positions(positions.seats, positions.board, to_come, wins, positions.games)


def _between(said: Array, came: Array, trace: float) -> Array:
    mixed: Array = ((1 - trace) * said + trace * came).astype(np.float32)
    return mixed
