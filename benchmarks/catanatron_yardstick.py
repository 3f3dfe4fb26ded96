"""Plays random 4-player catanatron games for some seconds and prints its speed as JSON.

Runs in an environment that holds catanatron (`compare.py` keeps one) and needs nothing of
elbowroom. The loop is that of catanatron's own `Game.play`, without the two copies `play` makes
of the game for its observers, plus counting.
"""

from __future__ import annotations

import argparse
import importlib
import importlib.metadata
import json
import platform
import time
from typing import Any


def measure(seconds: float, first_seed: int = 1) -> dict[str, Any]:
    """Plays whole games until the time is up and returns the rates over the time really used."""
    # Loaded by name: catanatron has no type hints and is absent where this file is type-checked.
    catanatron: Any = importlib.import_module("catanatron")
    turns_limit: int = importlib.import_module("catanatron.game").TURNS_LIMIT
    colours = list(catanatron.Color)
    new_game, new_player = catanatron.Game, catanatron.RandomPlayer

    new_game([new_player(c) for c in colours], seed=first_seed).play()  # warms up

    decisions = choices = games = 0
    clock = time.perf_counter
    begin = clock()
    end = begin + seconds
    while True:
        game = new_game([new_player(c) for c in colours], seed=first_seed + games)
        state = game.state
        while game.winning_color() is None and state.num_turns < turns_limit:
            decisions += 1
            if len(state.playable_actions) > 1:
                choices += 1
            game.play_tick()
        games += 1
        now = clock()
        if now >= end:
            break
    used = now - begin
    return {
        "decisions_per_second": decisions / used,
        "choices_per_second": choices / used,
        "games_per_second": games / used,
        "decisions_per_game": decisions / games,
        "choices_per_game": choices / games,
        "games": games,
        "seconds": used,
        "version": importlib.metadata.version("catanatron"),
        "python": platform.python_version(),
    }


def main() -> None:
    """Reads the options, measures and prints one JSON object."""
    parser = argparse.ArgumentParser(description="Speed of random 4-player catanatron games.")
    parser.add_argument("--seconds", type=float, default=3.0, help="time to play (default 3)")
    parser.add_argument("--seed", type=int, default=1, help="seed of the first game (from 1)")
    options = parser.parse_args()
    if options.seed < 1:
        parser.error("--seed counts from 1: catanatron takes 0 for no seed")
    print(json.dumps(measure(options.seconds, options.seed)))


if __name__ == "__main__":
    main()
