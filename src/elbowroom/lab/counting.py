"""Shares and spreads that are filled game by game and told with their doubt."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from math import sqrt
from typing import Any

from elbowroom.lab.results import Row
from elbowroom.lab.statistics import percentile, t95, wilson


def victory(row: Row, seat: int) -> float:
    """Give a seat's share of the victory: 1/k when k share it, else 0."""
    return 1 / row["ranks"].count(1) if row["ranks"][seat] == 1 else 0.0


@dataclass
class Share:
    """How often something happened."""

    happened: float = 0.0
    trials: int = 0

    def add(self, happened: float) -> None:
        """Count one more case."""
        self.happened += happened
        self.trials += 1

    def figures(self) -> dict[str, Any]:
        """Give count, rate and interval."""
        low, high = wilson(self.happened, self.trials)
        return {
            "count": self.trials,
            "rate": round(self.happened / self.trials, 4) if self.trials else 0.0,
            "ci95": [round(low, 4), round(high, 4)],
        }


@dataclass
class Spread:
    """A whole number seen many times: its mean, how far it scatters, its percentiles."""

    seen: Counter[int] = field(default_factory=Counter)

    def add(self, value: int) -> None:
        """Count one more value."""
        self.seen[value] += 1

    def figures(self) -> dict[str, Any]:
        """Give mean with Student's interval (none for one value), and a tenth, half and nine tenths."""
        count = self.seen.total()
        mean = sum(value * times for value, times in self.seen.items()) / count if count else 0.0
        square = sum(times * (value - mean) ** 2 for value, times in self.seen.items())
        reach = t95(count - 1) * sqrt(square / (count - 1) / count) if count > 1 else 0.0
        return {
            "count": count,
            "mean": round(mean, 3),
            "ci95": [round(mean - reach, 3), round(mean + reach, 3)] if count > 1 else None,
            "p10": percentile(self.seen, 0.1),
            "p50": percentile(self.seen, 0.5),
            "p90": percentile(self.seen, 0.9),
        }
