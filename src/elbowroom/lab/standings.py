"""The ladder: ratings, win rates, margins and thinking times of bots, and who beats whom."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from typing import Any

from elbowroom.lab.counting import Share, Spread, victory
from elbowroom.lab.ratings import Rating, rate
from elbowroom.lab.results import Row
from elbowroom.lab.timing import Thinking


def standings(rows: Sequence[Row], bots: Sequence[str]) -> list[dict[str, Any]]:
    """Rank the bots, best rating first; a bot that met none but itself has no rating."""
    finished = [row for row in rows if "failure" not in row]
    ratings = rate(finished, bots)
    counted = [
        {
            "name": bot,
            **_rated(ratings.get(bot)),
            **_part_of(bot, finished),
            "faults": sum(row.get("failure", {}).get("bot") == bot for row in rows),
        }
        for bot in bots
    ]
    return sorted(counted, key=lambda each: -float(each["rating"] or 0))


def _rated(rating: Rating | None) -> dict[str, Any]:
    if rating is None:
        return {"rating": None, "rating_ci95": None}
    return {
        "rating": round(rating.value, 1),
        "rating_ci95": [round(rating.low, 1), round(rating.high, 1)],
    }


def _part_of(bot: str, rows: Sequence[Row]) -> dict[str, Any]:
    wins: dict[int, Share] = defaultdict(Share)
    coins, margin, games = Spread(), Spread(), 0
    thinking = Thinking()
    for row in rows:
        games += bot in row["seats"]
        for seat, name in enumerate(row["seats"]):
            if name == bot:
                wins[row["players"]].add(victory(row, seat))
                coins.add(row["scores"][seat])
                margin.add(_margin(row, seat))
                thinking.add(Thinking.from_data(row["thinking"][seat]))
    return {
        "games": games,
        "wins": {str(players): wins[players].figures() for players in sorted(wins)},
        "coins": coins.figures(),
        "margin": margin.figures(),
        **thinking.figures(),
    }


def _margin(row: Row, seat: int) -> int:
    """Give the coins a seat was ahead of the best other one, or behind."""
    others = [coins for other, coins in enumerate(row["scores"]) if other != seat]
    return int(row["scores"][seat]) - int(max(others))


def duels(rows: Sequence[Row], bots: Sequence[str], players: int) -> dict[str, dict[str, Any]]:
    """Tell of each pair of bots how often the first finished ahead; a tie counts half.

    With two players this is the win rate.
    """
    ahead: dict[str, dict[str, Share]] = {bot: defaultdict(Share) for bot in bots}
    for row in rows:
        if "failure" in row or row["players"] != players:
            continue
        for seat, name in enumerate(row["seats"]):
            for other, rival in enumerate(row["seats"]):
                if name != rival:
                    mine, theirs = row["ranks"][seat], row["ranks"][other]
                    ahead[name][rival].add(0.5 if mine == theirs else float(mine < theirs))
    return {
        bot: {rival: share.figures() for rival, share in against.items()}
        for bot, against in ahead.items()
    }
