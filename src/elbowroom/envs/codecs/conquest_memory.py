"""What is written of a conquest game, and what it was written from, until something changes."""

from __future__ import annotations

from typing import Final

from elbowroom.conquest.position import NONE, Position
from elbowroom.conquest.rules import Rules
from elbowroom.envs.codecs.codec import Memory, Parts
from elbowroom.envs.codecs.layout import Layout

NOWHERE: Final = -1
"""Stands for a mark that is not made."""


Lists = tuple[
    list[int],
    list[int],
    list[int],
    list[int],
    list[int],
    list[int],
    list[int],
    list[int],
    list[int],
    list[int],
]
"""The lists that most answers leave as they are."""


class ConquestMemory(Memory):
    """The memory of one game: pages, and the values that are written on them.

    At first everything is 0, nobody holds anything and no combo is anywhere.
    """

    def __init__(self, rules: Rules, layout: Layout, chart_width: int) -> None:
        players, kinds = rules.players, len(rules.markers)
        self.common = bytearray(layout.common_width - chart_width)
        self.chart = bytearray(chart_width)
        """What never changes in a game; it follows the common page."""
        self.seats = [bytearray(layout.seat_width) for _ in range(players)]
        self.orders = [self._order(player) for player in range(players)]
        """The pages as each seat reads them: its own first, then around the table."""
        self.step = NOWHERE
        self.asked = NOWHERE
        self.question = NOWHERE
        self.slot = NOWHERE
        self.begun = False
        self.turn_player = NOWHERE
        self.turn = (NOWHERE, 0, 0, 0, 0, 0, False, 0, 0)
        self.counts = [0] * 7
        self.nonempty = 0
        self.attacked = 0
        self.substituted = 0
        self.lifted = 0
        self.settled = 0
        self.coins = [rules.starting_coins] * players
        self.payments = 0
        self.told_payments = NOWHERE
        self.told_coins = [0] * players
        self.aside = [0] * players
        self.peace = [NONE] * players
        self.marker_hand = [0] * (players * kinds)
        self.driven_out = [0] * (players * kinds)
        self.marks_left = [0] * (players * kinds)
        self.hand = [0] * rules.armies
        self.combo_of = [NONE] * rules.armies
        self._forget_stacks(rules)
        self.tokens: list[int] = []
        self.holder: list[int] = []
        self.held = [0] * rules.armies
        self.standing = [0] * kinds
        self.piles: list[int] = []
        self.lists = self._lists()

    def _lists(self) -> Lists:
        return (
            self.combo_of,
            self.tray,
            self.supply,
            self.aside,
            self.peace,
            self.marker_hand,
            self.driven_out,
            self.marks_left,
            self.standing,
            self.piles,
        )

    def _order(self, player: int) -> Parts:
        common = [self.common, self.chart] if self.chart else [self.common]
        return [*common, *self.seats[player:], *self.seats[:player]]

    def _forget_stacks(self, rules: Rules) -> None:
        self.row: list[int] = []
        self.row_coins: list[int] = []
        self.banners = 0
        self.returned: list[int] = []
        self.places = [0] * len(rules.races)
        self.badges = 0
        self.discards = 0
        self.tray = [0] * len(rules.races)
        self.supply = [0] * len(rules.markers)

    def unroll(self, pos: Position) -> None:
        """Make room for the regions of a map; nobody holds any of them yet."""
        self.tokens = [0] * len(pos.tokens)
        self.holder = [NONE] * len(pos.tokens)
        self.piles = [0] * len(pos.piles)
        self.lists = self._lists()

    def change_hands(self, region: int, loser: int, army: int) -> None:
        """Remember that a region is another army's, or nobody's."""
        self.holder[region] = army
        if loser != NONE:
            self.held[loser] ^= 1 << region
        if army != NONE:
            self.held[army] ^= 1 << region

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
