"""`python -m elbowroom.games.kingdoms.training FILE`: learn the weights of the bots of `kingdoms`.

Everybody plays quickly, by the weights of the generation before and with odd answers now and then.
Of the positions met, the difference of two seats' facts is fitted to the difference of their final
points; the weights are drawn towards those the run began with, the more the rarer a fact is.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final, cast

import numpy as np
from numpy.typing import NDArray
from rich.console import Console

from elbowroom.catalogue import game as find_game
from elbowroom.games.kingdoms.bots.facts import LAYOUT, facts, stage
from elbowroom.games.kingdoms.bots.quick_play import QuickPlay
from elbowroom.games.kingdoms.bots.value import TABLES, UNITS, Worth, read_weights
from elbowroom.games.kingdoms.engine.state import KingdomsState
from elbowroom.games.kingdoms.training.first_weights import starting_weights
from elbowroom.kernel.state import UNSEEDED

KEPT: Final = 0.3
"""The share of positions that is kept."""
ODDITY: Final = (0.02, 0.05, 0.15)
"""How often a player answers at random; each game deals these out anew."""
MANY: Final = (3, 4, 4, 5)
"""How many play in the games of more than two."""
ENOUGH: Final = 1e-4
"""Fitting stops when the mean square of what is left to gain is below this."""

Numbers = NDArray[np.float64]
Facts = NDArray[np.int64]


@dataclass(frozen=True)
class Fixture:
    """One game to be played: everything that decides it."""

    table: int
    seed: str
    weights: str


@dataclass(frozen=True)
class Pairs:
    """The facts of two seats of the same position, and by how many points the first ended ahead."""

    first: Facts
    second: Facts
    ahead: Numbers


@cache
def _worth(weights: str) -> Worth:
    return read_weights(Path(weights))


def play(fixture: Fixture) -> list[tuple[list[int], list[int], int]]:
    """Play one game and give pairs of seats from some of its positions."""
    chance = random.Random(fixture.seed)
    players = chance.choice(MANY) if fixture.table > 1 else 2
    heroes = bool(fixture.table & 1)
    begun = find_game("kingdoms").new(players, fixture.seed, heroes_call=heroes)
    state = cast("KingdomsState", begun)
    quick = QuickPlay(_worth(fixture.weights))
    oddity = [chance.choice(ODDITY) for _ in range(players)]
    met: list[list[list[int]]] = []
    while not state.over:
        if state.decision.kind in ("select", "act") and chance.random() < KEPT:
            met.append([facts(state, seat, stage(state)) for seat in range(players)])
        legal = state.legal_actions()
        if chance.random() < oddity[state.decision.player]:
            state.apply(chance.choice(legal))
            continue
        blind = state.copy()
        blind.rng = UNSEEDED
        state.apply(quick.answer(blind))
    points = state.scores()
    return [
        (seats[0], seats[other], points[0] - points[other])
        for seats in met
        for other in range(1, players)
    ]


def gathered(found: list[tuple[list[int], list[int], int]]) -> Pairs:
    """Put pairs into arrays; the number after the last fact fills rows up."""
    longest = max(len(seat) for first, second, _ in found for seat in (first, second))
    sides = np.full((2, len(found), longest), LAYOUT.size, dtype=np.int64)
    for row, (first, second, _) in enumerate(found):
        sides[0, row, : len(first)] = first
        sides[1, row, : len(second)] = second
    return Pairs(sides[0], sides[1], np.array([float(ahead) for _, _, ahead in found]))


def fitted(pairs: Pairs, start: Numbers, shrink: float, rounds: int = 150) -> Numbers:
    """Fit weights to the pairs by conjugate gradients, drawn towards where they start."""
    weights = start.copy()
    slope = _gathered_back(pairs, pairs.ahead - _predicted(pairs, weights))
    way = slope.copy()
    steep = float(slope @ slope)
    for _ in range(rounds):
        if steep < ENOUGH * len(pairs.ahead):
            break
        bent = _gathered_back(pairs, _predicted(pairs, way)) + shrink * way
        step = steep / float(way @ bent)
        weights += step * way
        slope -= step * bent
        before, steep = steep, float(slope @ slope)
        way = slope + steep / before * way
    return weights


def _predicted(pairs: Pairs, weights: Numbers) -> Numbers:
    filled = np.append(weights, 0.0)
    found: Numbers = filled[pairs.first].sum(axis=1) - filled[pairs.second].sum(axis=1)
    return found


def _gathered_back(pairs: Pairs, amounts: Numbers) -> Numbers:
    """Add up for every fact the amounts of the rows it is in."""
    spread = np.repeat(amounts, pairs.first.shape[1])
    mine = np.bincount(pairs.first.ravel(), spread, minlength=LAYOUT.size + 1)
    theirs = np.bincount(pairs.second.ravel(), spread, minlength=LAYOUT.size + 1)
    return np.asarray((mine - theirs)[: LAYOUT.size], dtype=np.float64)


def error(pairs: Pairs, weights: Numbers) -> float:
    """Give how many points a prediction is wrong by, as the root of the mean square."""
    return float(np.sqrt(np.mean((pairs.ahead - _predicted(pairs, weights)) ** 2)))


def train(file: Path, asked: argparse.Namespace, told: Callable[[str], None]) -> None:
    """Play and fit generation after generation; the file holds the newest weights."""
    start = np.array(starting_weights())
    tables = [start] * TABLES
    if not (asked.go_on and file.exists()):
        _write(file, tables)
    tables = [np.array(table) for table in read_weights(file).tables]
    with ProcessPoolExecutor(asked.workers) as crew:
        for generation in range(asked.generations):
            for table in asked.tables:
                seeds = [f"{asked.seed}:{generation}:{table}:{n}" for n in range(asked.games)]
                fixtures = [Fixture(table, seed, str(file)) for seed in seeds]
                found = [pair for game in crew.map(play, fixtures, chunksize=4) for pair in game]
                pairs = gathered(found)
                before = error(pairs, tables[table])
                tables[table] = fitted(pairs, tables[table], asked.shrink)
                after = error(pairs, tables[table])
                about = f"generation {generation}, table {table}: {len(found)} pairs"
                told(f"{about}, wrong by {before:.3f} points before, {after:.3f} after")
            _write(file, tables)


def _write(file: Path, tables: list[Numbers]) -> None:
    whole = [[round(float(weight) * UNITS) for weight in table] for table in tables]
    text = json.dumps({"tables": whole}, separators=(",", ":"))
    file.write_text(text + "\n", encoding="utf-8")


def main(arguments: Sequence[str] | None = None) -> int:
    """Read the command line and train."""
    parser = argparse.ArgumentParser(
        prog="python -m elbowroom.games.kingdoms.training",
        description="Learn the weights of the bots of kingdoms by self-play.",
    )
    parser.add_argument("file", type=Path, help="where the weights are written")
    parser.add_argument("--games", type=int, default=400, help="games of each table")
    parser.add_argument("--generations", type=int, default=3)
    parser.add_argument("--tables", type=int, nargs="*", default=list(range(TABLES)))
    parser.add_argument("--shrink", type=float, default=3000.0)
    parser.add_argument("--seed", default="elbowroom")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--go-on", action="store_true", help="begin with the weights in the file")
    asked = parser.parse_args(arguments)
    if asked.games < 1 or asked.generations < 1 or asked.workers < 1:
        parser.error("games, generations and workers are at least 1 each")
    if [table for table in asked.tables if table not in range(TABLES)]:
        parser.error(f"tables are 0 to {TABLES - 1}: two players or more, without or with heroes")
    console = Console(stderr=True)
    train(asked.file, asked, lambda line: console.print(line, markup=False, highlight=False))
    return 0


if __name__ == "__main__":
    sys.exit(main())
