"""The network at work: numbers of many positions in, coins and odds of every seat out."""

from __future__ import annotations

from typing import Final

import numpy as np

from elbowroom.conquest.bots.learned.features import SEAT_NAMES
from elbowroom.conquest.bots.learned.plain_network import COIN_UNIT, LIMIT
from elbowroom.conquest.bots.learned.weights import Array, Weights

_COINS: Final = SEAT_NAMES.index("coins")
_TURNS: Final = SEAT_NAMES.index("turns_left")
_EXPECTED: Final = SEAT_NAMES.index("reckoned_to_come")


def inputs(seats: Array, board: Array) -> Array:
    """Put together what the network reads of each seat: itself, its rivals, the board.

    `seats` has positions, seats and numbers as its axes; `board` positions and numbers.
    """
    players = seats.shape[1]
    rivals = (seats.sum(axis=1, keepdims=True) - seats) / (players - 1)
    shared = np.broadcast_to(board[:, None, :], (*seats.shape[:2], board.shape[1]))
    coins = seats[:, :, _COINS]
    expected = coins + seats[:, :, _EXPECTED]
    turns = seats[:, :, _TURNS] + 1.0
    lead = _lead_over_best(coins)
    expected_lead = _lead_over_best(expected)
    relations = np.stack(
        [
            lead,
            coins - rivals[:, :, _COINS],
            expected_lead,
            expected - rivals[:, :, _COINS] - rivals[:, :, _EXPECTED],
            lead / turns,
            expected_lead / turns,
        ],
        axis=2,
    )
    joined: Array = np.concatenate([seats, rivals, shared, relations], axis=2, dtype=np.float32)
    return joined


def _lead_over_best(coins: Array) -> Array:
    """Give how far each seat is ahead of the best of the others."""
    ordered = np.sort(coins, axis=1)
    best = ordered[:, -1:]
    second = ordered[:, -2:-1]
    return coins - np.where(coins == best, second, best)


def standardised(joined: Array, weights: Weights) -> Array:
    """Bring inputs to a common scale, without outliers."""
    scaled = (joined - weights.arrays["mean"]) * weights.arrays["scale"]
    clipped: Array = np.clip(scaled, -LIMIT, LIMIT)
    return clipped


def outputs(scaled: Array, weights: Weights) -> Array:
    """Run the network on standardised inputs; rows of seats in, two numbers for each out."""
    arrays = weights.arrays
    wide = np.maximum(scaled @ arrays["first"] + arrays["first_bias"], 0.0)
    deep = np.maximum(wide @ arrays["second"] + arrays["second_bias"], 0.0)
    told: Array = np.concatenate([deep, scaled], axis=-1) @ arrays["last"] + arrays["bias"]
    return told


def expected(seats: Array, board: Array, weights: Weights) -> tuple[Array, Array]:
    """Give the coins each seat still gets and its share of the victory, by position and seat."""
    told = outputs(standardised(inputs(seats, board), weights), weights)
    coins, log_turns = purses(seats)
    to_come = told[:, :, 0]
    heated = heat(log_turns, weights.arrays["heat"])
    return to_come * COIN_UNIT, softmax(told[:, :, 1] + heated * (coins + to_come))


def purses(seats: Array) -> tuple[Array, Array]:
    """Give the coins each seat has, in tens, and a measure of the turns left in the game."""
    turns = seats[:, :, _TURNS].mean(axis=1, keepdims=True)
    return seats[:, :, _COINS] / np.float32(COIN_UNIT), np.log1p(turns)


def heat(log_turns: Array, heats: Array) -> Array:
    """Say how much ten coins in the end count for the victory, by the turns still left."""
    heated: Array = np.exp(heats[0] + heats[1] * log_turns)
    return heated


def softmax(logits: Array) -> Array:
    """Turn one number for each seat into shares that sum to 1."""
    powers = np.exp(logits - logits.max(axis=1, keepdims=True))
    shares: Array = powers / powers.sum(axis=1, keepdims=True)
    return shares
