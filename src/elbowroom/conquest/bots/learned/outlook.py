"""What an army would take next turn: a quick greedy guess on bitmasks, without moving anything."""

from __future__ import annotations

from elbowroom.conquest.bots.learned.facts import Facts
from elbowroom.conquest.engine.position import NONE, Position
from elbowroom.conquest.engine.reach import allowed, zones
from elbowroom.kernel.bits import members


class Outlook:
    """The result of the guess: conquests, coins, tokens left, and what rivals lose by it."""

    def __init__(self, players: int) -> None:
        self.conquests = 0
        self.coins = 0
        """What the income grows by, with the bonuses of conquering."""
        self.nonempty = 0
        self.tokens_left = 0
        self.next_cost = 0
        """What the cheapest further region would cost; 0 if there is none."""
        self.taken_active = [0] * players
        """Per player: regions of the active race that would be lost."""
        self.taken_declined = [0] * players
        """Per player: regions in decline that would be lost."""


class Guess:
    """A turn being guessed: the army, where it may go, what each region costs and brings."""

    def __init__(self, pos: Position, player: int, army: int, facts: Facts) -> None:
        self.pos = pos
        self.player = player
        self.army = army
        self.facts = facts
        self.closed = pos.rules.board.everywhere & ~allowed(pos, army, pos.rules.board.everywhere)

    def outlook(self, held: int, hand: int, entry: int) -> Outlook:
        """Take, while tokens last, the region with most coins for each token."""
        pos = self.pos
        combo = self.facts.combo
        found = Outlook(pos.rules.players)
        open_to = combo.enterable & ~self.closed & ~held
        frontier = entry & open_to
        costs: list[int] = [0] * len(pos.tokens)
        gains: list[int] = [0] * len(pos.tokens)
        nearby = self._discounts()
        waiting = self._price(members(frontier), costs, gains, nearby)
        while True:
            best = NONE
            cheapest = 0
            for region in waiting:
                cost = costs[region]
                if not cheapest or cost < cheapest:
                    cheapest = cost
                if cost <= hand and (best == NONE or _better(gains, costs, region, best)):
                    best = region
            if best == NONE:
                found.tokens_left = hand
                found.next_cost = cheapest
                return found
            hand -= costs[best]
            self._take(found, best, gains[best])
            waiting.remove(best)
            beyond = combo.adjacent[best] & open_to & ~frontier
            frontier |= beyond
            waiting += self._price(members(beyond), costs, gains, nearby)

    def _discounts(self) -> list[tuple[int, int]]:
        if self.pos.rules.cost_rules:
            return self._own_discounts()
        if not self.facts.combo.cost_beside or self.pos.combo_of[self.army] == NONE:
            return []
        return zones(self.pos, self.army)

    def _own_discounts(self) -> list[tuple[int, int]]:
        """Give the changes of cost in a game with rules of its own: passage, and what it adds."""
        pos = self.pos
        combo = self.facts.combo
        if pos.combo_of[self.army] == NONE:
            return [(pos.rules.passage, combo.shipped)] if combo.shipped else []
        return zones(pos, self.army)

    def _price(
        self,
        regions: list[int],
        costs: list[int],
        gains: list[int],
        nearby: list[tuple[int, int]],
    ) -> list[int]:
        """Fill in cost and gain of regions; give those that bring anything."""
        pos = self.pos
        combo = self.facts.combo
        paying: list[int] = []
        for region in regions:
            tokens = pos.tokens[region]
            gain = self.facts.pays[region]
            if tokens:
                gain += combo.coins_per_nonempty
            holder = pos.holder[region]
            if holder != NONE and pos.rules.army_player[holder] == self.player:
                gain -= 1
            if gain <= 0:
                continue
            cost = combo.base_cost[region] + tokens + pos.defence[region]
            for change, beside in nearby:
                if beside >> region & 1:
                    cost += change
            costs[region] = max(combo.fewest_tokens, cost)
            gains[region] = gain
            paying.append(region)
        return paying

    def _take(self, found: Outlook, region: int, gain: int) -> None:
        pos = self.pos
        found.conquests += 1
        found.coins += gain
        if pos.tokens[region]:
            found.nonempty += 1
        holder = pos.holder[region]
        if holder != NONE:
            loser = pos.rules.army_player[holder]
            if loser != self.player:
                if pos.is_active(holder):
                    found.taken_active[loser] += 1
                else:
                    found.taken_declined[loser] += 1


def _better(gains: list[int], costs: list[int], region: int, best: int) -> bool:
    """Whether a region brings more for each token than the best so far."""
    return gains[region] * costs[best] > gains[best] * costs[region]


def expansion(pos: Position, player: int, facts: Facts) -> Outlook:
    """Guess the next turn of a player's active race."""
    army = pos.active(player)
    held = pos.held[army]
    hand = pos.hand[army] + pos.aside[player]
    entry = facts.combo.reach if held else facts.combo.first
    for region in members(held):
        hand += max(0, pos.tokens[region] - facts.combo.fewest_tokens)
        entry |= facts.combo.adjacent[region]
    return Guess(pos, player, army, facts).outlook(held, hand, entry)


def entrance(pos: Position, player: int, facts: Facts) -> Outlook:
    """Guess the first turn of a combo of the row in a player's hands."""
    tokens = facts.combo.tokens_at_pick
    return Guess(pos, player, pos.active(player), facts).outlook(0, tokens, facts.combo.first)
