"""Measures how the cost of a decision grows with the game: regions, players, length and packs.

    python -m benchmarks.by_size [--rounds 5] [--seconds 0.3]

Microseconds of the processor in the classic game, medians of the rounds: for a decision inside
`rollouts`, for a copy, and for a node of a search (copy, apply, list), over the positions of random
games. Put `build/compiled` into PYTHONPATH for the compiled engine.
"""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from statistics import median
from time import process_time
from typing import Any

from elbowroom import game as find_game
from elbowroom import rollouts
from elbowroom.kernel.state import State
from elbowroom.lab.bench import compiled

PACKS = Path(__file__).parent.parent / "examples" / "packs"
OWN = ("moonmoles", "tidewalkers")
"""Packs of the classic game."""
HEIGHT = 5
WIDTHS = (4, 6, 8, 10, 12)
"""Grids of so many columns."""
TERRAINS = ("hill", "forest", "swamp", "farmland", "mountain")
THIRDS = ("first third", "second third", "last third")
PLAYERS = (2, 3, 4, 5)


def grid(columns: int) -> dict[str, Any]:
    """Make a map of land in rows and columns; some tribes live on it."""
    places = [(x, y) for y in range(HEIGHT) for x in range(columns)]
    regions = []
    for number, (x, y) in enumerate(places):
        beside = [(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)]
        regions.append(
            {
                "id": _name(x, y),
                "label": _name(x, y),
                "terrain": TERRAINS[number % len(TERRAINS)],
                "symbols": [],
                "lost_tribe": number % 4 == 0 and TERRAINS[number % len(TERRAINS)] != "mountain",
                "edge": x in (0, columns - 1) or y in (0, HEIGHT - 1),
                "x": x * 40 + 20,
                "y": y * 40 + 20,
                "adjacent": [_name(*other) for other in beside if other in places],
                "cell": [],
            }
        )
    return {"canvas": [columns * 40, HEIGHT * 40], "regions": regions}


def _name(x: int, y: int) -> str:
    return f"{'abcde'[y]}{x}"


def positions(players: int, **options: Any) -> list[State]:
    """Give the positions of one random game, from the first to the last decision."""
    state, rng = find_game("classic").new(players, "by size", **options), Random(1)
    found: list[State] = []
    while not state.over:
        found.append(state.copy())
        state.apply(rng.choice(state.legal_actions()))
    return found


def per_decision(seconds: float, players: int, **options: Any) -> float:
    """Give the microseconds of a decision inside `rollouts`, from the beginning of games."""
    start = find_game("classic").new(players, chance="ask", **options)
    rollouts(start, n=20)
    decisions = seed = 0
    begun = process_time()
    while process_time() - begun < seconds:
        decisions += rollouts(start, n=10, seed=seed).decisions
        seed += 1
    return (process_time() - begun) / decisions * 1e6


def per_position(seconds: float, at: list[State], look: Callable[[State], object]) -> float:
    """Give the microseconds of something done to each of some positions."""
    done = 0
    begun = process_time()
    while process_time() - begun < seconds:
        for state in at:
            look(state)
        done += len(at)
    return (process_time() - begun) / done * 1e6


def copied(state: State) -> None:
    """Copy a position."""
    state.copy()


def node(state: State) -> None:
    """Make a node of a search: copy, answer, list."""
    twin = state.copy()
    twin.apply(twin.legal_actions()[0])
    twin.legal_actions()


def curves() -> Iterator[tuple[str, int, dict[str, Any]]]:
    """Give every point but those of length: its name, the players and the options."""
    for columns in WIDTHS:
        yield f"{columns * HEIGHT} regions, 2 players", 2, {"map": grid(columns)}
    for players in PLAYERS:
        yield f"{players} players, their own board", players, {}
    for count in range(len(OWN) + 1):
        packs = [json.loads((PACKS / f"{name}.json").read_text()) for name in OWN[:count]]
        yield f"{count} packs, 2 players", 2, {"packs": packs, "own_limit": 3} if packs else {}


def main() -> None:
    """Print the curves."""
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--rounds", type=int, default=5)
    options.add_argument("--seconds", type=float, default=0.3)
    given = options.parse_args()
    load = ", ".join(f"{each:.1f}" for each in os.getloadavg())
    print(f"{'compiled' if compiled() else 'interpreted'}; load average {load}")
    print("| size | decision µs | copy µs | node µs |")
    print("| --- | ---: | ---: | ---: |")
    for name, players, chosen in curves():
        at = positions(players, **chosen)
        decision = median(
            [per_decision(given.seconds, players, **chosen) for _ in range(given.rounds)]
        )
        print(f"| {name} | {decision:.2f} | {_looks(given, at)} |", flush=True)
    whole = positions(4)
    for number, third in enumerate(THIRDS):
        size = len(whole) // len(THIRDS)
        at = whole[number * size : (number + 1) * size]
        print(f"| {third} of a game of 4 players | | {_looks(given, at)} |", flush=True)


def _looks(given: argparse.Namespace, at: list[State]) -> str:
    """Give the medians of a copy and of a node."""
    found = [
        median([per_position(given.seconds, at, look) for _ in range(given.rounds)])
        for look in (copied, node)
    ]
    return " | ".join(f"{each:.2f}" for each in found)


if __name__ == "__main__":
    main()
