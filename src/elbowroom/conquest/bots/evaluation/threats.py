"""What each player is likely to take next turn, reckoned from costs and tokens alone."""

from __future__ import annotations

from typing import Final

from elbowroom.conquest.engine.combo import BASE_COST
from elbowroom.conquest.engine.position import Position
from elbowroom.conquest.engine.reach import allowed, targets, zones
from elbowroom.kernel.bits import members

FRESH_TOKENS: Final = 9
"""Tokens a race picked next turn will bring, about."""
WIDEST_COST: Final = 24
"""Costs from here on are all alike: out of reach."""
FAR_SURCHARGE: Final = 2
"""What a region behind the first line costs on top: the way there."""


class Threat:
    """One player's next attack: what is near, what is behind it, and how far the tokens go."""

    def __init__(self, pos: Position, player: int) -> None:
        rules = pos.rules
        army = pos.active(player)
        self.player = player
        self.own = pos.own_regions(player)
        if pos.has_race(army):
            combo = pos.combo(army)
            self.base = combo.base_cost
            self.zones = zones(pos, army)
            self.tokens = _free_tokens(pos, army)
            self.near = targets(pos, army) & ~self.own
            enterable = combo.enterable
        else:
            self.base = []
            self.zones = [(rules.passage, rules.board.border)] if rules.passage else []
            self.tokens = FRESH_TOKENS
            self.near = rules.board.border & rules.board.land & ~self.own & ~pos.immune()
            enterable = rules.board.land
        beside = 0
        for region in members(self.near):
            beside |= rules.board.adjacent[region]
        self.far = allowed(pos, army, beside & enterable & ~self.near & ~self.own)
        self.taken = self._taken(pos)

    def cost(self, pos: Position, region: int, tokens: int) -> int:
        """Count what a region with so many tokens would cost the attacker, the way included."""
        needed = tokens + pos.defence[region] + (self.base[region] if self.base else BASE_COST)
        for change, beside in self.zones:
            if beside >> region & 1:
                needed += change
        needed = max(needed, 1)
        if not self.near >> region & 1:
            needed += FAR_SURCHARGE
        return needed if needed < WIDEST_COST else WIDEST_COST - 1

    def _taken(self, pos: Position) -> list[float]:
        """Reckon, for each cost, how likely a region of that cost is taken."""
        counts = [0] * WIDEST_COST
        for region in members(self.near | self.far):
            counts[self.cost(pos, region, pos.tokens[region])] += 1
        shares = [0.0] * (WIDEST_COST + 1)
        left = self.tokens
        for cost in range(1, WIDEST_COST):
            if left < cost:
                # The die may still bring the next dearer ones.
                short = cost - left
                if left <= 0 or short > 3:  # noqa: PLR2004 - the best face of the die
                    break
                shares[cost] = 0.5 / short / (1 + counts[cost])
                continue
            if counts[cost]:
                paid = min(counts[cost], left // cost)
                shares[cost] = paid / counts[cost]
                left -= paid * cost
            else:
                shares[cost] = 1.0
        return _smoothed(shares)

    def danger(self, pos: Position, region: int, tokens: int) -> float:
        """Reckon how likely the attacker takes a region that holds so many tokens."""
        if not (self.near | self.far) >> region & 1:
            return 0.0
        return self.taken[self.cost(pos, region, tokens)]


def _smoothed(shares: list[float]) -> list[float]:
    """Blur the likelihoods: nobody attacks exactly the cheapest regions."""
    found = [0.0] * WIDEST_COST
    for cost in range(1, WIDEST_COST):
        before = shares[cost - 1] if cost > 1 else shares[1]
        found[cost] = 0.2 * before + 0.6 * shares[cost] + 0.2 * shares[cost + 1]
    return found


def _free_tokens(pos: Position, army: int) -> int:
    """Count the tokens an army will have in hand when it is readied."""
    tokens = pos.hand[army] + pos.aside[pos.rules.army_player[army]]
    fewest = pos.combo(army).fewest_tokens
    for region in members(pos.held[army]):
        tokens += max(0, pos.tokens[region] - fewest)
    return tokens


def threats(pos: Position) -> list[Threat]:
    """Reckon the next attack of every player."""
    return [Threat(pos, player) for player in range(pos.rules.players)]
