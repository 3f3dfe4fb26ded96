"""What is written of a conquest game, and what it was written from, until something changes."""

from __future__ import annotations

from elbowroom.conquest.engine.position import NONE, Position
from elbowroom.conquest.engine.rules import Rules
from elbowroom.envs.codecs.bytewise import NOWHERE, blank
from elbowroom.envs.codecs.codec import Cache, Parts
from elbowroom.envs.codecs.layout import Layout


class ConquestCache(Cache):
    """The cache of one game: a page, and the values that are written on it.

    At first everything is 0, nobody holds anything and no combo is anywhere.
    """

    def __init__(self, rules: Rules, layout: Layout, places: int) -> None:
        players, kinds = rules.players, len(rules.markers)
        self.page = blank(layout.width)
        """The common part, then that of every seat."""
        self.orders = self._orders(layout)
        """The parts of the page as each seat reads them: its own first, then around the table."""
        self.step = NOWHERE
        self.asked_mark = NOWHERE
        self.question_mark = NOWHERE
        self.slot_mark = NOWHERE
        self.begun = False
        self.turn_player = NOWHERE
        self.turns = NOWHERE
        self.shown = 0
        self.roll = 0
        self.owed = 0
        self.built = 0
        self.conquests_for_one = 0
        self.picked = False
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
        self._forget_stacks(rules, places)
        self.tokens: list[int] = []
        self.holder: list[int] = []
        self.standing = [0] * kinds
        self.piles: list[int] = []

    def _orders(self, layout: Layout) -> list[Parts]:
        whole = memoryview(self.page)
        common = whole[: layout.common_width]
        orders: list[Parts] = [[whole]]
        for player in range(1, layout.players):
            own = layout.common_width + player * layout.seat_width
            orders.append([common, whole[own:], whole[layout.common_width : own]])
        return orders

    def _forget_stacks(self, rules: Rules, places: int) -> None:
        self.row = [NONE] * places
        self.row_coins = [0] * places
        self.row_tokens = [0] * places
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
