"""Matches between bots: many games, rotating seats, figures with their intervals."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path
from time import perf_counter
from typing import Any

from elbowroom.bots import make
from elbowroom.catalogue import game as find_game
from elbowroom.kernel.errors import InvalidSetup
from elbowroom.lab.one_game import TICK, Match, Outcome, play_games
from elbowroom.lab.statistics import percentile, wilson

SMALL = 50
"""Matches of fewer games are played in one process: starting more would take longer."""
_TICKS_A_MILLISECOND = 1_000_000 / TICK


def simulate(
    game: str,
    players: int,
    games: int,
    bots: Sequence[str],
    seed: int | str = 0,
    workers: int | None = None,
    records: str | Path | None = None,
    progress: Callable[[int], None] | None = None,
    **options: Any,
) -> dict[str, Any]:
    """Play a match and give its figures as plain data.

    Game number n is set up with the seed "SEED:n" and the bot in its seat s is made with
    "SEED:n:s", so every game can be played again alone. In each game everybody moves on
    one seat. `progress` is called with the number of games finished since it was called
    last. Further options go to the set-up of every game.
    """
    match = _checked_match(game, players, games, bots, seed, records, options)
    if workers is None:
        workers = 1 if games < SMALL else os.cpu_count() or 1
    if workers < 1:
        raise InvalidSetup(f"At least one worker is needed, not {workers}.")
    begun = perf_counter()
    outcomes: list[Outcome] = []
    for finished in _played(match, games, workers):
        outcomes += finished
        if progress is not None:
            progress(len(finished))
    outcomes.sort(key=lambda outcome: outcome.number)
    return _figures(match, outcomes, perf_counter() - begun)


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


def _played(match: Match, games: int, workers: int) -> Iterator[list[Outcome]]:
    """Play all games of a match, in this process or in several."""
    if workers == 1:
        for number in range(games):
            yield play_games(match, range(number, number + 1))
        return
    size = max(1, min(25, games // (workers * 4)))
    parts = [range(first, min(first + size, games)) for first in range(0, games, size)]
    with ProcessPoolExecutor(max_workers=min(workers, len(parts))) as pool:
        waiting = [pool.submit(play_games, match, part) for part in parts]
        try:
            for finished in as_completed(waiting):
                yield finished.result()
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


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
        "errors": len(failures),
        "failures": failures,
    }


def _bot_figures(match: Match, name: str, outcomes: list[Outcome]) -> dict[str, Any]:
    """Count one bot's part; a victory shared by k counts 1/k."""
    finished = [outcome for outcome in outcomes if outcome.failure is None]
    seats = match.bots.count(name)
    wins = 0.0
    coins = 0
    times: Counter[int] = Counter()
    for outcome in finished:
        for seat, seated in enumerate(outcome.seats):
            if seated == name:
                coins += outcome.scores[seat]
                if seat in outcome.winners:
                    wins += 1 / len(outcome.winners)
    for outcome in outcomes:
        times.update(outcome.times.get(name, {}))
    trials = len(finished) * seats
    low, high = wilson(wins, trials)
    return {
        "name": name,
        "seats": seats,
        "wins": round(wins, 3),
        "win_rate": round(wins / trials, 4) if trials else 0.0,
        "ci95": [round(low, 4), round(high, 4)],
        "mean_score": round(coins / trials, 2) if trials else 0.0,
        "ms_per_decision_p50": percentile(times, 0.5) / _TICKS_A_MILLISECOND,
        "ms_per_decision_p99": percentile(times, 0.99) / _TICKS_A_MILLISECOND,
    }
