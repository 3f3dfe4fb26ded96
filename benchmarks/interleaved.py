"""Compares the speed of two builds, or of two games, by turns, and prints medians and their ratio.

    python benchmarks/interleaved.py BUILD [BUILD] [--game NAME] [--other-game NAME] [--check 0.95]

A build is a folder that holds the package: a source tree's `src`, or `build/compiled`. Both are
measured in turns, each in a process of its own, so that whatever else the machine does hits both
alike; time is that of the processor, not of the clock. With one build and two games the games
are compared; with two builds and one game the builds.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
from pathlib import Path
from typing import Any, NamedTuple

# Plays random games for some seconds of the processor and prints what it managed.
_PLAY = """
import json, random, sys, time
from elbowroom.catalogue import game
import elbowroom.kernel.bits as engine
name, players, seconds, seed = sys.argv[1], int(sys.argv[2]), float(sys.argv[3]), int(sys.argv[4])
played, rng = game(name), random.Random(seed)
decisions = games = 0

def play(seed):
    state, count = played.new(players=players, seed=seed), 0
    while not state.over:
        actions = state.legal_actions()
        state.apply(actions[int(rng.random() * len(actions))])
        count += 1
    return count

play(seed)
begun = time.process_time()
while time.process_time() - begun < seconds:
    games += 1
    decisions += play(seed + games)
spent = time.process_time() - begun
compiled = not engine.__file__.endswith(".py")
print(json.dumps({"speed": decisions / spent, "games": games, "compiled": compiled}))
"""


class Contestant(NamedTuple):
    """One side of the comparison."""

    build: Path
    game: str

    def __str__(self) -> str:
        return f"{self.game} in {self.build}"


def main() -> int:
    """Measure both in turns and print the result."""
    options = _options()
    first = Contestant(options.builds[0], options.game)
    second = Contestant(options.builds[-1], options.other_game or options.game)
    if first == second:
        print("Give two builds, or one build and --other-game: there is nothing to compare.")
        return 2
    speeds: dict[Contestant, list[float]] = {first: [], second: []}
    for turn in range(options.rounds):
        order = (first, second) if turn % 2 == 0 else (second, first)
        for contestant in order:
            speeds[contestant].append(_speed(contestant, options, seed=turn * 100_000))
    for contestant in (first, second):
        found = speeds[contestant]
        print(
            f"{contestant}: median {statistics.median(found):,.0f} decisions a second "
            f"({min(found):,.0f} to {max(found):,.0f} in {len(found)} rounds)"
        )
    pairs = [after / before for before, after in zip(speeds[first], speeds[second], strict=True)]
    ratio = statistics.median(speeds[second]) / statistics.median(speeds[first])
    print(f"second : first = {ratio:.3f} of the medians, {statistics.median(pairs):.3f} by rounds")
    if options.check is not None and ratio < options.check:
        print(f"The second should reach {options.check:.2f} of the first.")
        return 1
    return 0


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("builds", nargs="+", type=Path, metavar="BUILD", help="one or two folders")
    parser.add_argument("--game", default="classic", help="what is played (default: classic)")
    parser.add_argument("--other-game", help="what the second plays, if not the same")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--rounds", type=int, default=11, help="turns of each (default: 11)")
    parser.add_argument("--seconds", type=float, default=3.0, help="length of a turn (default: 3)")
    parser.add_argument("--check", type=float, help="the least ratio of second to first")
    options = parser.parse_args()
    if len(options.builds) > 2:
        parser.error("one build or two, not more")
    for build in options.builds:
        if not (build / "elbowroom" / "__init__.py").is_file():
            parser.error(f"{build} holds no package elbowroom")
    return options


def _speed(contestant: Contestant, options: argparse.Namespace, seed: int) -> float:
    """Decisions a second of one turn, in a process of its own."""
    settings = [contestant.game, str(options.players), str(options.seconds), str(seed)]
    done = subprocess.run(
        [sys.executable, "-c", _PLAY, *settings],
        env={**os.environ, "PYTHONPATH": str(contestant.build.resolve())},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        sys.exit(f"{contestant} could not be measured:\n{done.stderr}")
    found: dict[str, Any] = json.loads(done.stdout)
    return float(found["speed"])


if __name__ == "__main__":
    sys.exit(main())
