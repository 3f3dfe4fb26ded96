"""The part of the report that every game has: who begins, and how long games are."""

from __future__ import annotations

from typing import Any

from elbowroom.lab.report.charts import Interval, bars, intervals
from elbowroom.lab.report.markup import Markup
from elbowroom.lab.report.naming import finely, percent, place_name

Figures = dict[str, Any]
_BINS = 12


def order(found: Figures) -> Markup:
    """Show what playing first, second and so on is worth."""
    places = found["order"]
    even = 1 / len(places) if places else 0.0
    rows = [
        Interval(
            f"plays {place_name(each['place'])}",
            each["rate"],
            each["ci95"],
            shown=finely(each["rate"]),
            detail=f"{each['coins']['mean']:.1f} points",
            cases=each["count"],
        )
        for each in places
    ]
    return intervals(rows, percent, even, f"Dashed: even chances, {percent(even)}.")


def length(found: Figures) -> Markup:
    """Show how many decisions a game takes."""
    seen = {int(count): times for count, times in found["length"]["seen"].items()}
    if not seen:
        return Markup()
    low, high = min(seen), max(seen)
    wide = max(1, -(-(high - low + 1) // _BINS))
    starts = list(range(low, high + 1, wide))
    heights = [
        float(sum(times for count, times in seen.items() if start <= count < start + wide))
        for start in starts
    ]
    return bars(
        heights,
        [str(start) for start in starts],
        "Games by number of decisions",
        "decisions",
        "{:.0f}".format,
    )
