"""Races, powers, combos, income and declines, seen through many games."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Sequence
from typing import Any

from elbowroom.lab.counting import Share, Spread, victory
from elbowroom.lab.results import Row

Combo = dict[str, Any]


def balance(rows: Sequence[Row]) -> dict[str, Any]:
    """Give the figures of the finished games of one number of players."""
    return {
        "races": of_combos(rows, lambda combo: str(combo["race"])),
        "powers": of_combos(rows, lambda combo: str(combo["power"])),
        "combos": of_combos(rows, lambda combo: f"{combo['race']} {combo['power']}"),
        "income": _income(rows),
        "declines": _declines(rows),
    }


def of_combos(rows: Sequence[Row], key: Callable[[Combo], str]) -> dict[str, dict[str, Any]]:
    """Count by race, power or both.

    The win rate is over players who had the thing in some turn of the game, once a game;
    coins, price and turns are over its picks. Coins are those it scored, also in decline,
    and those that lay on it, less its price.
    """
    wins: dict[str, Share] = defaultdict(Share)
    coins: dict[str, Spread] = defaultdict(Spread)
    price: dict[str, Spread] = defaultdict(Spread)
    turns: dict[str, Spread] = defaultdict(Spread)
    for row in rows:
        for seat, name in dict.fromkeys((each["seat"], key(each)) for each in row["combos"]):
            wins[name].add(victory(row, seat))
        for combo in row["combos"]:
            name = key(combo)
            coins[name].add(combo["coins"] + combo["found"] - combo["price"])
            price[name].add(combo["price"])
            turns[name].add(combo["turns"])
    return {
        name: {
            **wins[name].figures(),
            "picks": coins[name].seen.total(),
            "coins": coins[name].figures(),
            "price": price[name].figures()["mean"],
            "turns": turns[name].figures()["mean"],
        }
        for name in sorted(wins)
    }


def _income(rows: Sequence[Row]) -> dict[str, list[dict[str, Any]]]:
    """Give the coins scored a turn: of winners, and of all players."""
    everybody: dict[int, Spread] = defaultdict(Spread)
    winners: dict[int, Spread] = defaultdict(Spread)
    for row in rows:
        for seat, scored in enumerate(row["income"]):
            for turn, coins in enumerate(scored, 1):
                everybody[turn].add(coins)
                if row["ranks"][seat] == 1:
                    winners[turn].add(coins)
    return {
        "all": [{"turn": turn, **everybody[turn].figures()} for turn in sorted(everybody)],
        "winners": [{"turn": turn, **winners[turn].figures()} for turn in sorted(winners)],
    }


def _declines(rows: Sequence[Row]) -> dict[str, Any]:
    """Tell in which turns players decline, how often a game, and how long races stay active."""
    by_turn: dict[int, Share] = defaultdict(Share)
    winners_by_turn: dict[int, Share] = defaultdict(Share)
    often, winners_often, active = Spread(), Spread(), Spread()
    for row in rows:
        rounds = len(row["income"][0])
        for seat in range(row["players"]):
            own = [combo for combo in row["combos"] if combo["seat"] == seat]
            declined = {combo["declined"] for combo in own if combo["declined"] is not None}
            won = row["ranks"][seat] == 1
            often.add(len(declined))
            if won:
                winners_often.add(len(declined))
            for turn in range(1, rounds + 1):
                by_turn[turn].add(float(turn in declined))
                if won:
                    winners_by_turn[turn].add(float(turn in declined))
            for combo in own:
                active.add(combo["turns"])
    return {
        "by_turn": [{"turn": turn, **by_turn[turn].figures()} for turn in sorted(by_turn)],
        "by_turn_of_winners": [
            {"turn": turn, **winners_by_turn[turn].figures()} for turn in sorted(winners_by_turn)
        ],
        "a_game": often.figures(),
        "a_game_of_winners": winners_often.figures(),
        "active_turns": active.figures(),
    }
