"""Matches between bots: many games, rotating seats, figures with their intervals."""

from __future__ import annotations

import os
from bdb import BdbQuit
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from time import perf_counter
from typing import Any

from elbowroom.catalogue import game as find_game
from elbowroom.kernel.errors import InvalidSetup
from elbowroom.lab.contestants import Contestant, make, named
from elbowroom.lab.crew import LIMIT, Crew
from elbowroom.lab.game_figures import figures_of
from elbowroom.lab.one_game import Match, Outcome, play_game
from elbowroom.lab.parquet import check_parquet, write_parquet
from elbowroom.lab.results import row_of
from elbowroom.lab.statistics import wilson
from elbowroom.lab.timing import Thinking

SMALL = 50
"""Matches of fewer games are played in one process: starting more would take longer."""


def simulate(
    game: str,
    players: int,
    games: int,
    bots: Sequence[Contestant],
    seed: int | str = 0,
    workers: int | None = None,
    records: str | Path | None = None,
    progress: Callable[[int], None] | None = None,
    limit: float = LIMIT,
    *,
    debug: bool = False,
    parquet: str | Path | None = None,
    **options: Any,
) -> dict[str, Any]:
    """Play a match and give its figures as plain data.

    Game number n is set up with the seed "SEED:n" and the bot in its seat s is made with
    "SEED:n:s", so every game can be played again alone. In each game everybody moves on
    one seat. `progress` is called with the number of games finished since it was called
    last. A bot that thinks about one decision for more than `limit` seconds is stopped.
    A bot is given by its name, as "my_bot.py:MyBot", or by its class. With `debug` all games are played
    in this process, one after the other and without a limit, so that breakpoint() works. `parquet` names a
    file for the games, one row for each.
    Further options go to the set-up of every game.
    """
    if parquet is not None:
        check_parquet()
    match = _checked_match(game, players, games, named(bots), seed, records, options)
    if workers is None:
        workers = 1 if games < SMALL else os.cpu_count() or 1
    begun = perf_counter()
    outcomes: list[Outcome] = []
    for outcome in _here(match, games) if debug else _in_crew(match, games, workers, limit):
        outcomes.append(outcome)
        if progress is not None:
            progress(1)
    outcomes.sort(key=lambda outcome: outcome.fixture.number)
    if parquet is not None:
        write_parquet([row_of(outcome) for outcome in outcomes], Path(parquet))
    return _figures(match, outcomes, perf_counter() - begun)


def _in_crew(match: Match, games: int, workers: int, limit: float) -> Iterator[Outcome]:
    with Crew(workers, limit) as crew:
        yield from crew.play(match.fixture(number) for number in range(games))


def _here(match: Match, games: int) -> Iterator[Outcome]:
    for number in range(games):
        try:
            yield play_game(match.fixture(number))
        except BdbQuit:
            return  # whoever leaves the debugger wants no more games


def _checked_match(
    game: str,
    players: int,
    games: int,
    bots: Sequence[str],
    seed: int | str,
    records: str | Path | None,
    options: dict[str, Any],
) -> Match:
    """Refuse what would fail in every game before any game is played."""
    found = find_game(game)
    found.check_player_count(players)
    for name in bots:
        make(name)
    if len(bots) not in (1, players):
        raise InvalidSetup(
            f"{len(bots)} bots are named for {players} players; "
            f"name one for all seats or one for each."
        )
    if games < 1:
        raise InvalidSetup(f"At least one game is needed, not {games}.")
    found.new(players, seed, **options)
    if records is not None:
        Path(records).mkdir(parents=True, exist_ok=True)
    seated = tuple(bots) if len(bots) == players else tuple(bots) * players
    return Match(game, players, seated, seed, options, None if records is None else str(records))


def _figures(match: Match, outcomes: list[Outcome], seconds: float) -> dict[str, Any]:
    decisions = sum(outcome.decisions for outcome in outcomes)
    failures = [outcome.failure for outcome in outcomes if outcome.failure is not None]
    names = list(dict.fromkeys(match.bots))
    return {
        "game": match.game,
        "players": match.players,
        "games": len(outcomes),
        "decisions": decisions,
        "seconds": round(seconds, 3),
        "decisions_per_second": round(decisions / seconds, 1) if seconds else 0.0,
        "seed": match.seed,
        "bots": [_bot_figures(match, name, outcomes) for name in names],
        "own": _own_figures(match, outcomes),
        "errors": len(failures),
        "failures": failures,
    }


def _own_figures(match: Match, outcomes: list[Outcome]) -> list[dict[str, Any]]:
    """Give the figures of what content packs brought, one by one; nothing without packs."""
    brought = figures_of(match.game)
    if brought is None or not match.options.get("packs"):
        return []
    rows = [row_of(outcome) for outcome in outcomes if outcome.failure is None]
    counted = brought.counted(match.game, rows)
    return [
        {"kind": kind, **each, **counted.get(kind, {}).get(each["id"], {"picks": 0})}
        for pack in brought.packs(match.options)
        for kind, things in pack.items()
        if isinstance(things, list)
        for each in things
    ]


def _bot_figures(match: Match, name: str, outcomes: list[Outcome]) -> dict[str, Any]:
    """Count one bot's part; a victory shared by k counts 1/k."""
    finished = [outcome for outcome in outcomes if outcome.failure is None]
    seats = match.bots.count(name)
    wins = 0.0
    coins = 0
    thinking = Thinking()
    for outcome in outcomes:
        for seat, seated in enumerate(outcome.fixture.seats):
            if seated != name:
                continue
            if outcome.thinking:
                thinking.add(outcome.thinking[seat])
            if outcome.failure is None:
                coins += outcome.scores[seat]
                if seat in outcome.winners:
                    wins += 1 / len(outcome.winners)
    trials = len(finished) * seats
    low, high = wilson(wins, trials)
    return {
        "name": name,
        "seats": seats,
        "wins": round(wins, 3),
        "win_rate": round(wins / trials, 4) if trials else 0.0,
        "ci95": [round(low, 4), round(high, 4)],
        "mean_score": round(coins / trials, 2) if trials else 0.0,
        **thinking.figures(),
        "errors": sum(
            outcome.failure is not None and outcome.failure["bot"] == name for outcome in outcomes
        ),
    }
