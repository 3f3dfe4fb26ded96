"""What rarely changes in a conquest game, kept from one observation to the next."""

from __future__ import annotations

from librt.strings import BytesWriter

from elbowroom.conquest.position import Position
from elbowroom.envs.codecs.codec import Memory

_NOTHING_YET = [-2]
"""Differs from every list of a position."""


class Pieces:
    """What was written of the things seats have, and the lists it was written from."""

    def __init__(self) -> None:
        self.written = b""
        self.aside = _NOTHING_YET
        self.peace = _NOTHING_YET
        self.marker_hand = _NOTHING_YET
        self.driven_out = _NOTHING_YET
        self.marks_left = _NOTHING_YET
        self.written_coins = b""
        self.payments = -1
        self.own_coins = 0
        self.written_combos = b""
        self.combo_of = _NOTHING_YET

    def fit(self, pos: Position) -> bool:
        """Whether what was written still holds."""
        return (
            pos.aside == self.aside
            and pos.peace == self.peace
            and pos.marker_hand == self.marker_hand
            and pos.driven_out == self.driven_out
            and pos.marks_left == self.marks_left
        )

    def note(self, pos: Position) -> None:
        """Remember what is written now."""
        self.aside = pos.aside.copy()
        self.peace = pos.peace.copy()
        self.marker_hand = pos.marker_hand.copy()
        self.driven_out = pos.driven_out.copy()
        self.marks_left = pos.marks_left.copy()


class Ground:
    """The map as one seat last saw it, and the lists it was written from."""

    def __init__(self) -> None:
        self.map = BytesWriter()
        self.written = b""
        self.tokens: list[int] = []
        self.holder: list[int] = []
        self.standing = _NOTHING_YET
        self.piles = _NOTHING_YET


class Stacks:
    """What was written of the row and the stacks, and what it was written from."""

    def __init__(self) -> None:
        self.written = b""
        self.banners = 0
        self.badges = 0
        self.discards = 0
        self.row = _NOTHING_YET
        self.row_coins = _NOTHING_YET
        self.returned = _NOTHING_YET
        self.tray = _NOTHING_YET
        self.supply = _NOTHING_YET

    def fit(self, pos: Position) -> bool:
        """Whether what was written still holds."""
        return (
            pos.banners == self.banners
            and pos.badges == self.badges
            and pos.discards == self.discards
            and pos.row == self.row
            and pos.row_coins == self.row_coins
            and pos.tray == self.tray
            and pos.supply == self.supply
            and pos.returned == self.returned
        )

    def note(self, pos: Position) -> None:
        """Remember what is written now."""
        self.banners = pos.banners
        self.badges = pos.badges
        self.discards = pos.discards
        self.row = pos.row.copy()
        self.row_coins = pos.row_coins.copy()
        self.tray = pos.tray.copy()
        self.supply = pos.supply.copy()
        self.returned = pos.returned.copy()


class ConquestMemory(Memory):
    """The memory of one game."""

    def __init__(self, players: int, starting_coins: int) -> None:
        self.coins = [starting_coins] * players
        self.payments = 0
        self.stacks = Stacks()
        self.pieces = [Pieces() for _ in range(players)]
        self.grounds = [Ground() for _ in range(players)]

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
