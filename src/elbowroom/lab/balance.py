"""The game itself, seen through many games: races, powers, combos, seats, income, declines."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from elbowroom.lab.counting import Share, Spread, victory
from elbowroom.lab.results import Row

Combo = dict[str, Any]


def balance(rows: Sequence[Row], factions: Mapping[str, str]) -> dict[str, Any]:
    """Give all figures of the games of one number of players; `factions` are those of races."""
    finished = [row for row in rows if "failure" not in row]
    return {
        "games": len(finished),
        "races": _of_combos(finished, lambda combo: str(combo["race"])),
        "powers": _of_combos(finished, lambda combo: str(combo["power"])),
        "combos": _of_combos(finished, lambda combo: f"{combo['race']} {combo['power']}"),
        "order": _order(finished),
        "income": _income(finished),
        "coins": _spread(coins for row in finished for coins in row["scores"]),
        "winning_coins": _spread(max(row["scores"]) for row in finished),
        "length": _length(finished),
        "declines": _declines(finished),
        **_of_the_game_alone(finished, factions),
    }


def _of_the_game_alone(rows: Sequence[Row], factions: Mapping[str, str]) -> dict[str, Any]:
    """Give the figures that only some games have: of factions, of sites."""
    found: dict[str, Any] = {}
    if factions:
        found["factions"] = _of_combos(rows, lambda combo: factions[combo["race"]])
    if any(row.get("finds") for row in rows):
        found["sites"] = _of_finds(rows)
    return found


def _of_finds(rows: Sequence[Row]) -> dict[str, dict[str, Any]]:
    """Tell how often those win who uncover each site, and in which round that is."""
    wins: dict[str, Share] = defaultdict(Share)
    rounds: dict[str, Spread] = defaultdict(Spread)
    for row in rows:
        for find in row.get("finds", []):
            wins[find["site"]].add(victory(row, find["seat"]))
            rounds[find["site"]].add(find["round"])
    return {
        site: {**wins[site].figures(), "round": rounds[site].figures()["mean"]}
        for site in sorted(wins)
    }


def _of_combos(rows: Sequence[Row], key: Callable[[Combo], str]) -> dict[str, dict[str, Any]]:
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


def _length(rows: Sequence[Row]) -> dict[str, Any]:
    decisions = Spread()
    for row in rows:
        decisions.add(row["decisions"])
    return {
        "decisions": decisions.figures(),
        "seen": {str(count): decisions.seen[count] for count in sorted(decisions.seen)},
        "turns": _spread(row["turns"] for row in rows),
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


def _spread(values: Iterable[int]) -> dict[str, Any]:
    spread = Spread()
    for value in values:
        spread.add(int(value))
    return spread.figures()
