"""What rarely changes in a conquest game, kept from one observation to the next."""

from __future__ import annotations

from elbowroom.conquest.position import Position
from elbowroom.envs.codecs.codec import Memory

_NOTHING_YET = [-2]
"""Differs from every list of a position."""


class Kept:
    """A written part of an observation, and copies of the lists it was written from."""

    def __init__(self) -> None:
        self.written = b""
        self.first = _NOTHING_YET
        self.second = _NOTHING_YET
        self.third = _NOTHING_YET
        self.numbers = _NOTHING_YET


class ConquestMemory(Memory):
    """The memory of one game."""

    def __init__(self, players: int, starting_coins: int) -> None:
        self.coins = [starting_coins] * players
        self.payments = 0
        self.stacks = Kept()
        self.pieces = [Kept() for _ in range(players)]
        self.combos = [Kept() for _ in range(players)]

    def count_coins(self, pos: Position) -> list[int]:
        """Count everybody's coins from what was paid in public since the last count."""
        gains = pos.gains
        coins = self.coins
        place = self.payments
        while place < len(gains):
            coins[gains[place]] += gains[place + 1]
            place += 2
        self.payments = place
        return coins
