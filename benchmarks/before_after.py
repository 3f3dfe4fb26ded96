"""Compares two builds by turns: a Python loop of the first with loops and `rollouts` of the second.

    python -m benchmarks.before_after BEFORE AFTER [--rounds 5] [--seconds 1]

A build is a folder that holds the package, as for `benchmarks/interleaved.py`. Every run is a process
of its own, in seconds of the processor; ratios are those of games a second, round by round, as medians. "Choices"
is the loop of a program that wants to be asked only where there is a choice: `play_on` instead of `apply`.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median

TABLES = (
    *[("classic", players) for players in (2, 3, 4)],
    *[("warcraft", players) for players in (2, 4)],
    *[("kingdoms", players) for players in (2, 4)],
)

# Plays random games for some seconds of the processor and prints games and decisions a second.
_PLAY = """
import json, random, sys, time
from elbowroom.catalogue import game
name, players, seconds, seed, way = sys.argv[1], int(sys.argv[2]), float(sys.argv[3]), int(sys.argv[4]), sys.argv[5]
found, draw = game(name), random.Random(seed).random

def play(seed):
    state, count = found.new(players=players, seed=seed), 0
    while not state.over:
        actions = state.legal_actions()
        state.apply(actions[int(draw() * len(actions))])
        count += 1
    return 1, count

def choices(seed):
    state, count = found.new(players=players, seed=seed), 0
    while not state.over:
        actions = state.legal_actions()
        count += state.play_on(actions[int(draw() * len(actions))])
    return 1, count

def inside(seed):
    return 20, rollouts(start, n=20, seed=seed).decisions

if way == "inside":
    from elbowroom import rollouts
    start = found.new(players, chance="ask")
games = decisions = 0
made = {"inside": inside, "choices": choices, "loop": play}[way]
for each in range(20):
    play(f"warm {each}")
begun = time.process_time()
while time.process_time() - begun < seconds:
    more, asked = made(seed + games)
    games, decisions = games + more, decisions + asked
spent = time.process_time() - begun
print(json.dumps([games / spent, decisions / spent]))
"""


def speed(
    build: Path, name: str, players: int, seconds: float, seed: int, way: str
) -> tuple[float, float]:
    """Give games and decisions a second of one run."""
    done = subprocess.run(
        [sys.executable, "-c", _PLAY, name, str(players), str(seconds), str(seed), way],
        env={**os.environ, "PYTHONPATH": str(build.resolve())},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        sys.exit(f"{build} could not be measured:\n{done.stderr}")
    games, decisions = json.loads(done.stdout)
    return float(games), float(decisions)


def main() -> None:
    """Measure every table and print a row for each."""
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("before", type=Path)
    options.add_argument("after", type=Path)
    options.add_argument("--rounds", type=int, default=5)
    options.add_argument("--seconds", type=float, default=1.0)
    options.add_argument("--game", help="only this game")
    options.add_argument("--loop-only", action="store_true", help="without rollouts")
    given = options.parse_args()
    load = ", ".join(f"{each:.1f}" for each in os.getloadavg())
    print(f"{given.rounds} rounds of {given.seconds} s; load average {load}")
    print(
        "| game | players | loop before, games/s | loop after | ratio | choices | decisions/s | ratio "
        "| rollouts | decisions/s | ratio |"
    )
    print("| --- |" + " ---: |" * 10)
    for name, players in TABLES:
        if given.game in (None, name):
            measure(given, name, players)


def measure(given: argparse.Namespace, name: str, players: int) -> None:
    """Print the row of one table."""
    after = [(given.after, way) for way in ("loop", "choices", "inside")]
    runs = [(given.before, "loop"), *after]
    runs = runs[:2] if given.loop_only else runs
    found: list[list[tuple[float, float]]] = [[] for _ in runs]
    for turn in range(given.rounds):
        for place, (build, way) in enumerate(runs):
            found[place].append(speed(build, name, players, given.seconds, turn * 10_000, way))
    row = [name, str(players), f"{median([games for games, _ in found[0]]):,.0f}"]
    for place, each in enumerate(found[1:]):
        row.append(f"{median([games for games, _ in each]):,.0f}")
        if place:
            row.append(f"{median([decisions for _, decisions in each]):,.0f}")
        pairs = zip(found[0], each, strict=True)
        row.append(f"{median([after[0] / before[0] for before, after in pairs]):.2f}")
    print(f"| {' | '.join(row)} |", flush=True)


if __name__ == "__main__":
    main()
