"""Figures with the doubt that belongs to them."""

from __future__ import annotations

from collections import Counter
from math import sqrt

Z95 = 1.959963984540054
"""How many standard deviations either side hold 95 of 100 cases."""


def wilson(successes: float, trials: int, z: float = Z95) -> tuple[float, float]:
    """Give Wilson's interval for a rate; all or nothing seen still leaves room for doubt."""
    if not trials:
        return (0.0, 1.0)
    rate = successes / trials
    spread = z * z / trials
    middle = rate + spread / 2
    reach = z * sqrt(rate * (1 - rate) / trials + spread / (4 * trials))
    return (
        max(0.0, (middle - reach) / (1 + spread)),
        min(1.0, (middle + reach) / (1 + spread)),
    )


def percentile(counted: Counter[int], share: float) -> int:
    """Give the smallest value that at least this share of all counted values does not pass."""
    wanted = share * counted.total()
    seen = 0
    for value in sorted(counted):
        seen += counted[value]
        if seen >= wanted:
            return value
    return 0
