"""What weighed games say: rates with intervals, places, partners, and words no louder than the figures."""

from __future__ import annotations

from collections.abc import Mapping
from math import sqrt
from statistics import NormalDist
from typing import Any, Final

from elbowroom.lab.statistics import Z80, Z95, smallest_seen, wilson
from elbowroom.workshop.samples import Sum, Tally

BAND: Final = 0.03
"""How far from the fair share a rate may lie and still be called fair."""
STEPS: Final = (0.05, 0.03, 0.02, 0.01)
"""Differences whose price in games is told."""
ENOUGH: Final = 8
"""Games with a partner below which nothing is said of the two."""
TOO_STRONG, TOO_WEAK, FAIR, NOTHING_SEEN = "too_strong", "too_weak", "fair", "nothing_seen"


def word_of(low: float, high: float, fair: float) -> str:
    """Say what an interval says of a fair share."""
    if low > fair:
        return TOO_STRONG
    if high < fair:
        return TOO_WEAK
    if low >= fair - BAND and high <= fair + BAND:
        return FAIR
    return NOTHING_SEEN


def weighed(tallies: Mapping[int, Tally]) -> dict[str, Any]:
    """Give everything the games say, by number of players, as plain data."""
    counts = {players: _of_count(players, tally) for players, tally in sorted(tallies.items())}
    return {
        "games": sum(tally.games for tally in tallies.values()),
        "endless": sum(tally.endless for tally in tallies.values()),
        "counts": list(counts.values()),
        "partners": _partners(tallies.values()),
    }


def _of_count(players: int, tally: Tally) -> dict[str, Any]:
    fair = 1 / players
    low, high = wilson(tally.wins.total, tally.wins.count)
    shipped = {name: each.mean for name, each in tally.others.items() if each.count >= ENOUGH}
    apart, reach = difference(tally.coins, tally.others_coins)
    return {
        "players": players,
        "games": tally.wins.count,
        "fair": fair,
        "rate": tally.wins.mean,
        "low": low,
        "high": high,
        "word": word_of(low, high, fair),
        "smallest": smallest_seen(fair, tally.wins.count),
        "more": [{"difference": step, "games": games_for(fair, step)} for step in STEPS],
        "place": 1 + sum(rate > tally.wins.mean for rate in shipped.values()),
        "best_place": 1 + sum(rate > high for rate in shipped.values()),
        "worst_place": 1 + sum(rate > low for rate in shipped.values()),
        "shipped": [{"id": name, "rate": rate} for name, rate in sorted(shipped.items())],
        "coins": tally.coins.mean,
        "shipped_coins": tally.others_coins.mean,
        "coins_apart": apart,
        "coins_reach": reach,
    }


def games_for(fair: float, difference: float) -> int:
    """Tell how many games show a difference from the fair share four times in five."""
    return round(((Z95 + Z80) / difference) ** 2 * fair * (1 - fair))


def difference(ours: Sum, theirs: Sum, z: float = Z95) -> tuple[float, float]:
    """Give how far two means lie apart, and how far either side of that the interval reaches."""
    if not ours.count or not theirs.count:
        return 0.0, 0.0
    spread = ours.variance / ours.count + theirs.variance / theirs.count
    return ours.mean - theirs.mean, z * sqrt(spread)


def _partners(tallies: Any) -> list[dict[str, Any]]:
    """Compare coins with each partner with what it brings to others; widened for looking at many."""
    ours: dict[str, list[tuple[Sum, Sum]]] = {}
    for tally in tallies:
        for name, with_it in tally.with_partner.items():
            ours.setdefault(name, []).append((with_it, tally.partners.get(name, Sum())))
    z = NormalDist().inv_cdf(1 - 0.025 / max(1, len(ours)))
    found = []
    for name, pairs in sorted(ours.items()):
        counted = [(one, other) for one, other in pairs if one.count > 1 and other.count > 1]
        games = sum(one.count for one, _ in counted)
        if games < ENOUGH:
            continue
        apart = sum(one.count * (one.mean - other.mean) for one, other in counted) / games
        spread = sum(
            one.count**2 * (one.variance / one.count + other.variance / other.count)
            for one, other in counted
        )
        reach = z * sqrt(spread) / games
        word = word_of(apart - reach, apart + reach, 0.0)
        differs = word in (TOO_STRONG, TOO_WEAK)
        found.append(
            {
                "id": name,
                "games": games,
                "coins": apart,
                "reach": reach,
                "word": word if differs else NOTHING_SEEN,
            }
        )
    return found
