"""Chances on one scale: whole hundredths of the victory, what a turn loses of them, and its mark."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

HUNDREDTHS: Final = 100
"""Chances are told in whole hundredths: whoever subtracts what is told gets what is told."""
DOUBTFUL: Final = 0.04
"""A turn that gave away so much is marked ?"""
BLUNDER: Final = 0.1
"""A turn that gave away so much is marked ??"""


def told_chances(wins: Sequence[float]) -> list[float]:
    """Round shares of the victory to whole hundredths that still sum to 1."""
    scaled = [share * HUNDREDTHS for share in wins]
    whole = [int(share) for share in scaled]
    by_rest = sorted(range(len(wins)), key=lambda seat: whole[seat] - scaled[seat])
    for seat in by_rest[: max(0, HUNDREDTHS - sum(whole))]:
        whole[seat] += 1
    return [share / HUNDREDTHS for share in whole]


def left_of(before: float, kept: float) -> float:
    """Give what is left of a told chance of which a share was kept, told again."""
    return min(before, round(before * kept * HUNDREDTHS) / HUNDREDTHS)


def lost_between(before: float, after: float) -> float:
    """Give what was lost between two told chances, never less than nothing."""
    return max(0.0, round((before - after) * HUNDREDTHS) / HUNDREDTHS)


def mark_of(lost: float) -> str | None:
    """Give the mark of a turn that lost so much; None if it is not worth one."""
    if lost >= BLUNDER:
        return "??"
    return "?" if lost >= DOUBTFUL else None
