"""Compares `rollouts` with the same random play from a Python loop, by turns and in processor time.

    python -m benchmarks.rollouts [--rounds 7] [--seconds 1]

Prints games and decisions a second for every game and player count, and the ratio of games,
round by round, as its median. Put `build/compiled` into PYTHONPATH for the compiled engine.
"""

from __future__ import annotations

import argparse
import os
from statistics import median
from time import process_time
from typing import NamedTuple

from elbowroom import game as find_game
from elbowroom import rollouts
from elbowroom.kernel.game import Game
from elbowroom.lab.bench import compiled, play_out

TABLES = (
    *[("classic", players) for players in (2, 3, 4)],
    *[("warcraft", players) for players in (2, 4)],
    *[("kingdoms", players) for players in (2, 4)],
)
AT_ONCE = 50
"""Games of one call."""


class Speed(NamedTuple):
    """Games and decisions a second of the processor."""

    games: float
    decisions: float


def from_python(game: Game, players: int, seconds: float, seed: int) -> Speed:
    """Set up and play games answer by answer from a loop in Python."""
    games = decisions = 0
    begun = process_time()
    while process_time() - begun < seconds:
        made, _ = play_out(game.new(players, f"{seed}:{games}"), seed + games)
        games += 1
        decisions += made
    spent = process_time() - begun
    return Speed(games / spent, decisions / spent)


def inside(game: Game, players: int, seconds: float, seed: int) -> Speed:
    """Play games from their beginning inside `rollouts`; chance sets each of them up."""
    start = game.new(players, chance="ask")
    games = decisions = 0
    begun = process_time()
    while process_time() - begun < seconds:
        decisions += rollouts(start, n=AT_ONCE, seed=f"{seed}:{games}").decisions
        games += AT_ONCE
    spent = process_time() - begun
    return Speed(games / spent, decisions / spent)


def main() -> None:
    """Measure every table and print a row for each."""
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--rounds", type=int, default=7)
    options.add_argument("--seconds", type=float, default=1.0)
    given = options.parse_args()
    load = ", ".join(f"{each:.1f}" for each in os.getloadavg())
    print(f"{'compiled' if compiled() else 'interpreted'}; load average {load}")
    print("| game | players | loop games/s | rollouts games/s | rollouts decisions/s | ratio |")
    print("| --- | ---: | ---: | ---: | ---: | ---: |")
    for name, players in TABLES:
        game = find_game(name)
        from_python(game, players, 0.2, 0)
        pairs = [
            (
                from_python(game, players, given.seconds, turn * 100_000),
                inside(game, players, given.seconds, turn * 100_000),
            )
            for turn in range(given.rounds)
        ]
        ratio = median([within.games / loop.games for loop, within in pairs])
        loops, withins = ([pair[side] for pair in pairs] for side in (0, 1))
        print(
            f"| {name} | {players} | {median([each.games for each in loops]):,.0f} "
            f"| {median([each.games for each in withins]):,.0f} "
            f"| {median([each.decisions for each in withins]):,.0f} | {ratio:.2f} |"
        )


if __name__ == "__main__":
    main()
