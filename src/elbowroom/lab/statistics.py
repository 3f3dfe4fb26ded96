"""Figures with the doubt that belongs to them."""

from __future__ import annotations

from collections import Counter
from math import sqrt

Z95 = 1.959963984540054
"""How many standard deviations either side hold 95 of 100 cases."""

Z80 = 0.8416212335729143
"""Below so many standard deviations are 80 of 100 cases."""


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


def t95(freedom: int) -> float:
    """Give how many standard errors either side of a mean hold 95 of 100 cases, for few values too.

    Student's quantile: exact for one and two degrees of freedom, else by Cornish and Fisher's series,
    which is right to a hundredth from three on.
    """
    if freedom == 1:
        return 12.706204736
    if freedom == 2:  # noqa: PLR2004 - the second exact one
        return 4.302652730
    z, n = Z95, freedom
    return (
        z
        + (z**3 + z) / (4 * n)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * n**3)
        + (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / (92160 * n**4)
    )


def smallest_seen(expected: float, trials: int) -> float:
    """Give the smallest difference from an expected rate that so many trials show 4 times in 5."""
    if not trials:
        return 1.0
    return (Z95 + Z80) * sqrt(expected * (1 - expected) / trials)


def percentile(counted: Counter[int], share: float) -> int:
    """Give the smallest value that at least this share of all counted values does not pass."""
    wanted = share * counted.total()
    seen = 0
    for value in sorted(counted):
        seen += counted[value]
        if seen >= wanted:
            return value
    return 0
