"""The numbers behind the hand-made judge, set by hand after watching planners play each other."""

from __future__ import annotations

from typing import Final

LONGEST: Final = 24
"""Turns ahead that are told apart."""


class Estimates:
    """What is usual in a game: incomes of new races, prices of regions, losses."""

    def __init__(self, numbers: list[float]) -> None:
        self.fresh_income = numbers[0:5]
        """What a new race brings in its first turn, its second, …, and from then on."""
        self.fresh_regions = numbers[5:10]
        """How many regions it then holds."""
        self.tokens_a_region = numbers[10]
        """What one more region costs."""
        self.spread = numbers[11]
        """The share of its tokens that a race can keep apart, each in a region of its own."""
        self.declined_loss = numbers[12]
        """The share of a declined race's regions that falls each turn in the long run."""
        self.later_loss = numbers[13]
        """How much of the danger of the coming round is met in every later one."""
        self.nonempty_share = numbers[14]
        """How many conquests of a later turn find somebody there."""
        self.normal_pick = numbers[15]
        """Tokens of a combo that is neither good nor bad."""
        self.token_worth = numbers[16]
        """What one token more of a combo brings."""
        self.keenness = numbers[17]
        """How much of the reckoned danger comes true."""
        self.declined = self._declined_stream()
        self.fresh = self._fresh_stream()

    def _declined_stream(self) -> list[float]:
        """Reckon what one region in decline brings over so many turns."""
        total = 0.0
        share = 1.0
        found = [0.0]
        for _ in range(LONGEST):
            share *= 1.0 - self.declined_loss
            total += share
            found.append(total)
        return found

    def _fresh_stream(self) -> list[float]:
        """Reckon what a race picked next turn and those after it bring over so many turns."""
        found = [0.0]
        last = len(self.fresh_income) - 1
        for turns in range(1, LONGEST + 1):
            best = 0.0
            earned = 0.0
            for kept in range(1, turns + 1):
                place = min(kept - 1, last)
                earned += self.fresh_income[place]
                rest = turns - kept - 1
                total = earned
                if rest >= 0:
                    declined = self.fresh_regions[place] * (1.0 + self.declined[rest])
                    total += declined + found[rest]
                best = max(best, total)
            found.append(best)
        return found


USUAL: Final = [
    5.2,
    7.0,
    8.5,
    8.5,
    8.0,
    4.2,
    5.9,
    6.8,
    6.5,
    6.0,
    2.8,
    0.8,
    0.2,
    0.8,
    0.7,
    9.5,
    0.7,
    0.85,
]
