"""Measures what OpenSpiel's nodes cost: a clone, and looking at one in each of the ways there are.

    python -m benchmarks.open_spiel [--rounds 5] [--game classic]

Microseconds of the processor over the positions of a random game with two players, medians of the rounds.
`observation_tensor` and `information_state_tensor` give a new list of numbers each; an observer's `set_from` writes
into an array that is there already. Put `build/compiled` into PYTHONPATH for the compiled engine.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable
from random import Random
from statistics import median
from time import process_time
from typing import Any

import pyspiel

from elbowroom import envs
from elbowroom.lab.bench import compiled

EVERY = 4
"""One node in so many is looked at."""


def nodes(game: Any) -> list[Any]:
    """Give nodes of one random game at which a player is asked."""
    rng, state, found = Random(1), game.new_initial_state(), []
    while not state.is_terminal():
        if not state.is_chance_node() and state.move_number() % EVERY == 0:
            found.append(state.clone())
        state.apply_action(rng.choice(state.legal_actions()))
    return found


def afresh(node: Any) -> Any:
    """Forget what was seen at a node: every look is the first one."""
    node.held.forget_looks()
    return node


def per_node(at: list[Any], look: Callable[[Any], object]) -> float:
    """Give the microseconds of something done to each of some nodes."""
    begun = process_time()
    for node in at:
        look(node)
    return (process_time() - begun) / len(at) * 1e6


def ways(game: Any) -> dict[str, Callable[[Any], object]]:
    """Name what is measured."""
    whole = pyspiel.IIGObservationType(perfect_recall=True)
    now, all_of_it = game.make_py_observer(), game.make_py_observer(whole)
    return {
        "clone": lambda node: node.clone(),
        "observation_tensor": lambda node: afresh(node).observation_tensor(0),
        "information_state_tensor": lambda node: afresh(node).information_state_tensor(0),
        "observer, set_from": lambda node: now.set_from(afresh(node), 0),
        "observer with recall, set_from": lambda node: all_of_it.set_from(afresh(node), 0),
    }


def main() -> None:
    """Print the table."""
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--rounds", type=int, default=5)
    options.add_argument("--game", default="classic")
    given = options.parse_args()
    load = ", ".join(f"{each:.1f}" for each in os.getloadavg())
    print(f"{'compiled' if compiled() else 'interpreted'}; load average {load}")
    print("| of a node | µs |")
    print("| --- | ---: |")
    game = envs.open_spiel(given.game, 2)
    at = nodes(game)
    for name, look in ways(game).items():
        print(f"| {name} | {median([per_node(at, look) for _ in range(given.rounds)]):.1f} |")


if __name__ == "__main__":
    main()
