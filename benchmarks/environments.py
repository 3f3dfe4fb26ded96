"""Measures what the environments leave of the engine's speed, and prints a Markdown table.

Random games, in turns within each round: bare (legal actions, a random choice, apply), through
the PettingZoo environment (`last()` with a new observation and mask, a random choice, `step()`),
through the same without observations, which shows what PettingZoo's interface and the numbering
of actions cost, and through the vectorised one (observations and masks of all games in every
step). Rates are decisions for each second of processor time. Rounds are short and many, because
machines have slow spells; the ratio is the median over the rounds.
"""

from __future__ import annotations

import argparse
import os
import platform
import random
import sys
from collections.abc import Callable
from statistics import median
from time import process_time

from elbowroom import envs
from elbowroom.catalogue import game as find_game
from elbowroom.lab.bench import compiled

WANTED = 0.5
"""What an environment keeps of the bare engine's decisions a second, at least."""

Measure = Callable[[str, int, float, int], float]


def bare(game: str, players: int, seconds: float, seed: int) -> float:
    """Give the decisions a second of the engine alone."""
    found = find_game(game)
    decisions = 0
    begun = process_time()
    while process_time() - begun < seconds:
        state = found.new(players, seed)
        draw = random.Random(seed).random
        seed += 1
        while not state.over:
            legal = state.legal_actions()
            state.apply(legal[int(draw() * len(legal))])
            decisions += 1
    return decisions / (process_time() - begun)


def pettingzoo(
    game: str, players: int, seconds: float, seed: int, *, observe: bool = True
) -> float:
    """Give the decisions a second with an observation and a mask for each."""
    env = envs.aec(game, players)
    draw = random.Random(seed).random
    decisions = 0
    begun = process_time()
    while process_time() - begun < seconds:
        env.reset(seed=seed)
        seed += 1
        for _ in env.agent_iter():
            _, _, terminated, _, _ = env.last(observe)
            if terminated:
                env.step(None)
                continue
            legal = env.legal_actions()
            env.step(legal[int(draw() * len(legal))])
            decisions += 1
    return decisions / (process_time() - begun)


def unseen(game: str, players: int, seconds: float, seed: int) -> float:
    """Give the decisions a second of PettingZoo's interface without observations and masks."""
    return pettingzoo(game, players, seconds, seed, observe=False)


def many(game: str, players: int, seconds: float, seed: int) -> float:
    """Give the decisions a second of many games, each with an observation and a mask."""
    env = envs.vector(game, players, games=64)
    draw = random.Random(seed).random
    decisions = 0
    env.reset(seed=seed)
    begun = process_time()
    while process_time() - begun < seconds:
        for _ in range(50):
            legal = env.legal_actions()
            env.step([each[int(draw() * len(each))] for each in legal])
            decisions += len(legal)
    return decisions / (process_time() - begun)


CONTESTANTS: dict[str, Measure] = {
    "PettingZoo": pettingzoo,
    "PettingZoo, without observations": unseen,
    "vectorised, 64 games": many,
}


def measure(game: str, players: int, rounds: int, seconds: float) -> dict[str, float]:
    """Print the rows of one number of players; give the ratio of each environment."""
    rates: dict[str, list[float]] = {name: [] for name in ("bare", *CONTESTANTS)}
    ratios: dict[str, list[float]] = {name: [] for name in CONTESTANTS}
    for turn in range(rounds):
        rates["bare"].append(bare(game, players, seconds, turn))
        for name, contestant in CONTESTANTS.items():
            rates[name].append(contestant(game, players, seconds, turn))
            ratios[name].append(rates[name][-1] / rates["bare"][-1])
    print(f"| {players} | bare engine | {median(rates['bare']):,.0f} | 1.00 |")
    for name in CONTESTANTS:
        low, high = _middle_half(ratios[name])
        told = f"{median(ratios[name]):.2f} ({low:.2f} to {high:.2f})"
        print(f"| {players} | {name} | {median(rates[name]):,.0f} | {told} |")
    sys.stdout.flush()
    return {f"{name}, {players} players": median(found) for name, found in ratios.items()}


def _middle_half(ratios: list[float]) -> tuple[float, float]:
    ordered = sorted(ratios)
    return ordered[len(ordered) // 4], ordered[-1 - len(ordered) // 4]


def main() -> None:
    """Measure and print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="classic")
    parser.add_argument("--players", type=int, nargs="*", default=[2, 3, 4, 5])
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--seconds", type=float, default=0.25, help="length of each measurement")
    parser.add_argument("--check", action="store_true", help=f"fail below {WANTED}")
    options = parser.parse_args()
    build = "compiled" if compiled() else "interpreted"
    print(f"\nEnvironments, {build}, Python {platform.python_version()}, ", end="")
    print(f"medians of {options.rounds} rounds (in brackets their middle half), ", end="")
    print(f"load average {os.getloadavg()[0]:.1f}:\n")
    print("| players | played through | decisions/s | of the bare engine |")
    print("| ---: | --- | ---: | ---: |")
    ratios: dict[str, float] = {}
    for players in options.players:
        ratios |= measure(options.game, players, options.rounds, options.seconds)
    missed = [f"{name}: {ratio:.2f}" for name, ratio in ratios.items() if ratio < WANTED]
    print(f"\nAt least {WANTED} wanted: {'; '.join(missed) or 'met by all'}")
    if options.check and missed:
        sys.exit(1)


if __name__ == "__main__":
    main()
