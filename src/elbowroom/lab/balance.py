"""Any game seen through many of its games: who begins, scores, length."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import Any

from elbowroom.lab.counting import Share, Spread, victory
from elbowroom.lab.results import Row


def balance(rows: Sequence[Row]) -> dict[str, Any]:
    """Give the figures that every game has, of the finished games of one number of players."""
    return {
        "games": len(rows),
        "order": _order(rows),
        "coins": _spread(coins for row in rows for coins in row["scores"]),
        "winning_coins": _spread(max(row["scores"]) for row in rows),
        "length": _length(rows),
    }


def _order(rows: Sequence[Row]) -> list[dict[str, Any]]:
    """Tell how often who plays first, second and so on wins."""
    shares: dict[int, Share] = defaultdict(Share)
    coins: dict[int, Spread] = defaultdict(Spread)
    for row in rows:
        for seat in range(row["players"]):
            place = (seat - row["first"]) % row["players"]
            shares[place].add(victory(row, seat))
            coins[place].add(row["scores"][seat])
    return [
        {"place": place + 1, **shares[place].figures(), "coins": coins[place].figures()}
        for place in sorted(shares)
    ]


def _length(rows: Sequence[Row]) -> dict[str, Any]:
    decisions = Spread()
    for row in rows:
        decisions.add(row["decisions"])
    return {
        "decisions": decisions.figures(),
        "seen": {str(count): decisions.seen[count] for count in sorted(decisions.seen)},
        "turns": _spread(row["turns"] for row in rows),
    }


def _spread(values: Iterable[int]) -> dict[str, Any]:
    spread = Spread()
    for value in values:
        spread.add(int(value))
    return spread.figures()
