"""How fast the engine is: random playouts in one process."""

from __future__ import annotations

import importlib.machinery
import platform
import random
from statistics import median
from time import perf_counter, perf_counter_ns
from typing import Any

import elbowroom
from elbowroom.catalogue import game as find_game
from elbowroom.kernel import notation
from elbowroom.kernel.errors import InvalidSetup
from elbowroom.kernel.game import Game
from elbowroom.kernel.state import State

COPIES = 50
"""Copies of each position behind the time of one copy."""


def bench(
    game: str, players: int, seconds: float = 5.0, seed: int = 0, *, copy: bool = False
) -> dict[str, Any]:
    """Play random games one after another and give the rates, set-up included.

    Only whole games count: the last one begun is played to its end. `choices` are the
    decisions with more than one legal action. The answers of chance count as neither.
    """
    found = find_game(game)
    found.check_player_count(players)
    if not seconds > 0:
        raise InvalidSetup(f"The time to measure is {seconds} seconds; more than 0 are needed.")
    play_out(found.new(players, "warm up"), seed)
    games = decisions = choices = 0
    begun = perf_counter()
    spent = 0.0
    while spent < seconds:
        made, chosen = play_out(found.new(players, f"{seed}:{games}"), seed + games)
        games += 1
        decisions += made
        choices += chosen
        spent = perf_counter() - begun
    return {
        "game": game,
        "players": players,
        "seconds": round(spent, 3),
        "games": games,
        "decisions": decisions,
        "decisions_per_second": round(decisions / spent, 1),
        "choices_per_second": round(choices / spent, 1),
        "games_per_second": round(games / spent, 3),
        "decisions_per_game": round(decisions / games, 2),
        "compiled": compiled(),
        "copy_us": _copy_time(found, players, seed) if copy else None,
        "version": elbowroom.__version__,
        "python": platform.python_version(),
    }


def compiled() -> bool:
    """Whether the engine is the compiled one."""
    suffixes = tuple(importlib.machinery.EXTENSION_SUFFIXES)
    return str(notation.__file__).endswith(suffixes)


def play_out(state: State, seed: int) -> tuple[int, int]:
    """Answer at random to the end; count decisions, and those with a choice."""
    draw = random.Random(seed).random
    decisions = choices = 0
    while not state.over:
        actions = state.legal_actions()
        count = len(actions)
        decisions += 1
        if count > 1:
            choices += 1
            state.apply(actions[int(draw() * count)])
        else:
            state.apply(actions[0])
    return decisions, choices


def _copy_time(game: Game, players: int, seed: int) -> float:
    """Give the median time of one copy, in microseconds, over the positions of a game."""
    state = game.new(players, f"{seed}:copy")
    draw = random.Random(seed).random
    times: list[float] = []
    while not state.over:
        begun = perf_counter_ns()
        for _ in range(COPIES):
            state.copy()
        times.append((perf_counter_ns() - begun) / COPIES)
        actions = state.legal_actions()
        state.apply(actions[int(draw() * len(actions))])
    return round(median(times) / 1000, 3)
