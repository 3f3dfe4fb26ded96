"""What a player is at risk of losing, and how much each piece more would help."""

from __future__ import annotations

from typing import Final

from elbowroom.conquest.bots.evaluation.heuristics import heuristics_of
from elbowroom.conquest.bots.evaluation.threats import Threat
from elbowroom.conquest.engine.position import Position

TOKEN_WORTH: Final = 0.6
"""What the token lost with a region counts, in coins."""
LOOKAHEAD: Final = 3
"""How many pieces are put together where one alone would not help."""


class Defence:
    """What a player may lose, and how much each piece more would help."""

    def __init__(self, pos: Position, player: int) -> None:
        self.pos = pos
        self.player = player
        self.attacks: list[Threat] = []
        for enemy in range(pos.rules.players):
            if enemy != player:
                self.attacks.append(Threat(pos, enemy))

    def harm(self, army: int, region: int, tokens: int) -> float:
        """Reckon the coins likely lost with a region that holds so many tokens."""
        kept = 1.0
        for attack in self.attacks:
            kept *= 1.0 - attack.danger(self.pos, region, tokens)
        return (1.0 - kept) * self._worth(army, region)

    def _worth(self, army: int, region: int) -> float:
        combo = self.pos.combo(army)
        worth = 1.0 + TOKEN_WORTH * combo.tokens_lost
        for each, paying in combo.coins_for_regions:
            if paying >> region & 1:
                worth += each
        for kind, each in combo.coins_per_marker:
            if self.pos.standing[kind] >> region & 1:
                worth += each
        if self.pos.rules.income_rules:
            worth += heuristics_of(self.pos).region_worth(self.pos, army, region)
        return worth

    def shares(self, army: int, regions: list[int], counts: list[int], pieces: int) -> list[int]:
        """Add pieces to the counts where they help most."""
        found = counts.copy()
        while pieces > 0:
            best = 0.001
            place = -1
            together = 1
            for index, region in enumerate(regions):
                now = self.harm(army, region, found[index])
                if now <= best:
                    continue
                for more in range(1, min(LOOKAHEAD, pieces) + 1):
                    helped = (now - self.harm(army, region, found[index] + more)) / more
                    if helped > best:
                        best = helped
                        place = index
                        together = more
            if place < 0:
                place = _fewest(found)
            found[place] += together
            pieces -= together
        return found

    def most_at_risk(self, army: int, regions: list[int], count: int) -> list[int]:
        """List the regions whose loss would hurt most, most first."""
        at_risk = regions.copy()
        chosen: list[int] = []
        while at_risk and len(chosen) < count:
            best = at_risk[0]
            most = self.harm(army, best, self.pos.tokens[best])
            for region in at_risk[1:]:
                harm = self.harm(army, region, self.pos.tokens[region])
                if harm > most:
                    most = harm
                    best = region
            chosen.append(best)
            at_risk.remove(best)
        return chosen


def _fewest(counts: list[int]) -> int:
    place = 0
    for index in range(1, len(counts)):
        if counts[index] < counts[place]:
            place = index
    return place
