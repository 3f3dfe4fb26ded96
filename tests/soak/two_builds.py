"""The interpreted and the compiled engine play the same games, answer by answer.

`python -m tests.soak.two_builds src build/compiled --games 10000` plays so many games of each kind
with either build, over all player counts and variants, half of them inside `rollouts`. It stops with
exit code 1 at the first games that differ and names them.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from pathlib import Path
from typing import IO

GAMES = ("classic", "warcraft", "kingdoms")
AT_ONCE = 20
"""Games behind one line of what a build tells."""

# Plays games and prints a line for every few: what was answered, and where everybody stood.
_PLAY = """
import hashlib, sys
from random import Random
from elbowroom import game as find_game, rollouts
name, first, games, at_once = sys.argv[1], *map(int, sys.argv[2:5])
found = find_game(name)
counts = range(found.fewest_players, found.most_players + 1)
variants = {
    "classic": [{}, {"open_coins": True}],
    "warcraft": [{}, {"teams": True}, {"teams": True, "team_scoring": "sum"}],
    "kingdoms": [{}, {"heroes_call": True}, {"heroes_call": True, "frozen_lands": True}],
}[name]

def play(number):
    players = counts[number % len(counts)]
    options = variants[number // len(counts) % len(variants)]
    if options.get("teams") and players % 2:
        options = {}
    if number % 2:
        start = found.new(players, chance="ask", **options)
        return rollouts(start, n=1, seed=number)
    state, draw = found.new(players, number, **options), Random(number).random
    listed = 0
    while not state.over:
        actions = state.legal_actions()
        listed = (listed * 31 + sum(actions)) % 2**60
        state.apply(actions[int(draw() * len(actions))])
    return state.journal, listed, state.scores(), state.ranks(), state.digest()

for begun in range(first, first + games, at_once):
    told = hashlib.sha256()
    for number in range(begun, min(begun + at_once, first + games)):
        told.update(repr(play(number)).encode())
    print(begun, told.hexdigest(), flush=True)
"""


def compare(name: str, builds: list[Path], games: int, first: int) -> str:
    """Play games of a kind with two builds side by side; tell which differ, or nothing."""
    players = [_start(build, name, games, first) for build in builds]
    try:
        told = [_lines(player.stdout) for player in players]
        for number, lines in enumerate(zip(*told, strict=False)):
            if len(set(lines)) > 1:
                begun = first + number * AT_ONCE
                return f"{name}: of games {begun} to {begun + AT_ONCE - 1} one differs"
        ended = [player.wait() for player in players]
        return f"{name}: a build ended with {ended}" if any(ended) else ""
    finally:
        for player in players:
            player.kill()
            player.wait()


def _start(build: Path, name: str, games: int, first: int) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-c", _PLAY, name, str(first), str(games), str(AT_ONCE)],
        env={**os.environ, "PYTHONPATH": str(build.resolve())},
        stdout=subprocess.PIPE,
        text=True,
    )


def _lines(told: IO[str] | None) -> IO[str]:
    if told is None:
        raise AssertionError("what a build tells is read")
    return told


def main(arguments: list[str] | None = None) -> int:
    """Compare two builds; give the exit code."""
    parser = argparse.ArgumentParser(prog="python -m tests.soak.two_builds")
    parser.add_argument(
        "builds", nargs=2, type=Path, metavar="BUILD", help="a folder with elbowroom"
    )
    parser.add_argument("--game", choices=GAMES, help="only this game")
    parser.add_argument("--games", type=int, default=1000, help="how many of each game")
    parser.add_argument("--seed", type=int, default=0, help="seed of the first game")
    options = parser.parse_args(arguments)
    for name in GAMES if options.game is None else (options.game,):
        differing = compare(name, options.builds, options.games, options.seed)
        if differing:
            print(differing)
            return 1
        print(f"{name}: {options.games} games are the same in both builds", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
