"""Matches between generations: who beats whom, with the interval."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from elbowroom.bots.bot import Bot
from elbowroom.bots.registry import make
from elbowroom.catalogue import game as find_game
from elbowroom.conquest.bots.learned.judge import LearnedJudge
from elbowroom.conquest.bots.players.hard import Learned
from elbowroom.conquest.training.settings import Settings
from elbowroom.lab.crew import one_thread_each
from elbowroom.lab.statistics import wilson

WEIGHTS: Final = ".npz"
"""How the name of a side ends that plays with a file of weights."""


@dataclass(frozen=True)
class Pairing:
    """One game of two sides; a side is the name of a bot or a file of weights."""

    game: str
    seed: str
    seats: tuple[str, str]


def match(
    settings: Settings,
    ours: str,
    theirs: str,
    seed: str,
    progress: Callable[[int], None] | None = None,
) -> dict[str, Any]:
    """Play two sides against each other, seats alternated; a shared victory counts half."""
    games = settings.rating_games
    pairings = [
        Pairing(settings.game, f"{seed}:{number}", (ours, theirs) if number % 2 else (theirs, ours))
        for number in range(games)
    ]
    wins = 0.0
    lead = 0
    for pairing, (won, ahead) in zip(pairings, _results(pairings, settings.workers), strict=True):
        first = pairing.seats[0] == ours
        wins += won if first else 1 - won
        lead += ahead if first else -ahead
        if progress is not None:
            progress(1)
    low, high = wilson(wins, games)
    return {
        "games": games,
        "win_rate": round(wins / games, 4),
        "ci95": [round(low, 4), round(high, 4)],
        "lead": round(lead / games, 2),
    }


def _results(pairings: list[Pairing], workers: int) -> Iterator[tuple[float, int]]:
    """Give the first seat's share of the victory and its lead, game by game."""
    one_thread_each()
    if workers == 1:
        yield from map(play_pairing, pairings)
        return
    with ProcessPoolExecutor(max_workers=workers) as pool:
        yield from pool.map(play_pairing, pairings)


def play_pairing(pairing: Pairing) -> tuple[float, int]:
    """Play one game; give the first seat's share of the victory and its lead in coins."""
    state = find_game(pairing.game).new(len(pairing.seats), pairing.seed)
    bots = [_side(side, f"{pairing.seed}:{seat}") for seat, side in enumerate(pairing.seats)]
    while not state.over:
        player = state.decision.player
        state.apply(bots[player].choose(state.view(player)))
    winners = state.winners()
    scores = state.scores()
    return (0 in winners) / len(winners), scores[0] - scores[1]


def _side(side: str, seed: str) -> Bot:
    return Learned(seed, _judge(side)) if side.endswith(WEIGHTS) else make(side, seed)


@cache
def _judge(path: str) -> LearnedJudge:
    return LearnedJudge(Path(path))
