"""`python -m elbowroom.games.kingdoms.training FILE`: learn the weights of the bots of `kingdoms`.

Everybody plays quickly, by the weights of the generation before and with odd answers now and then.
Of the positions met, the difference of two seats' facts is fitted to the difference of their final
points; the weights are drawn towards those the run began with, the more the rarer a fact is.
Interrupted, the same command goes on after the last table that was done; FILE.run.json shows the curve.
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
from elbowroom.games.kingdoms.bots.value import (
    TABLES,
    UNITS,
    WITHOUT_SOLO,
    Worth,
    read_weights,
)
from elbowroom.games.kingdoms.engine.state import KingdomsState
from elbowroom.games.kingdoms.training.curve import Curve, Point
from elbowroom.games.kingdoms.training.first_weights import starting_weights
from elbowroom.kernel.errors import ElbowroomError
from elbowroom.kernel.state import UNSEEDED

KEPT: Final = 0.3
"""The share of positions that is kept."""
ODDITY: Final = (0.02, 0.05, 0.15)
"""How often a player answers at random; each game deals these out anew."""
MANY: Final = (3, 4, 4, 5)
"""How many play in the games of more than two."""
DIFFICULTIES: Final = ("easy", "normal", "hard")
"""How strong the dummy is in the games of one alone."""
HELD_OUT: Final = 10
"""One game in so many is only tested on."""
FAILED: Final = 2
ENOUGH: Final = 1e-4
"""Fitting stops when the mean square of what is left to gain is below this."""

_DECIDING: Final = ("games", "shrink", "seed")
"""What decides the result of a run, beside how many generations it has."""

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
    state = _begun(fixture, chance)
    quick = QuickPlay(_worth(fixture.weights))
    seats = range(state.rules.seats)
    oddity = [chance.choice(ODDITY) for _ in seats]
    met: list[list[list[int]]] = []
    while not state.over:
        if state.decision.kind in ("select", "act") and chance.random() < KEPT:
            met.append([facts(state, seat, stage(state)) for seat in seats])
        legal = state.legal_actions()
        if chance.random() < oddity[state.decision.player]:
            state.apply(chance.choice(legal))
            continue
        blind = state.copy()
        blind.rng = UNSEEDED
        state.apply(quick.answer(blind))
    points = state.scores()
    return [
        (found[0], found[other], points[0] - points[other]) for found in met for other in seats[1:]
    ]


def _begun(fixture: Fixture, chance: random.Random) -> KingdomsState:
    """Set up a game of a table."""
    options: dict[str, object] = {"heroes_call": bool(fixture.table & 1)}
    if fixture.table >= WITHOUT_SOLO:
        players = 1
        options["difficulty"] = chance.choice(DIFFICULTIES)
    else:
        players = chance.choice(MANY) if fixture.table > 1 else 2
    begun = find_game("kingdoms").new(players, fixture.seed, **options)
    return cast("KingdomsState", begun)


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
    curve = Curve(file, {name: getattr(asked, name) for name in _DECIDING})
    if curve.begun(asked.go_on):
        tables = [np.array(table) for table in read_weights(file).tables]
    else:
        tables = _first(file, asked)
        _write(file, tables)
        curve.write()
    with ProcessPoolExecutor(asked.workers) as crew:
        for generation in range(asked.generations):
            for table in asked.tables:
                if curve.has(generation, table):
                    continue
                seeds = [f"{asked.seed}:{generation}:{table}:{n}" for n in range(asked.games)]
                fixtures = [Fixture(table, seed, str(file)) for seed in seeds]
                played = list(crew.map(play, fixtures, chunksize=4))
                tables[table], point = learned(played, tables[table], generation, table, asked)
                _write(file, tables)
                curve.add(point)
                told(point.told())


def _first(file: Path, asked: argparse.Namespace) -> list[Numbers]:
    """Give the weights a run begins with: those of a file, or a hand's guess."""
    if asked.begin_with is not None:
        return [np.array(table) for table in read_weights(asked.begin_with).tables]
    if asked.go_on and file.exists():
        return [np.array(table) for table in read_weights(file).tables]
    return [np.array(starting_weights())] * TABLES


def learned(
    played: list[list[tuple[list[int], list[int], int]]],
    start: Numbers,
    generation: int,
    table: int,
    asked: argparse.Namespace,
) -> tuple[Numbers, Point]:
    """Fit the weights of a table to games; say how they do on those that were held out."""
    kept = gathered([pair for n, game in enumerate(played) if n % HELD_OUT for pair in game])
    test = [pair for n, game in enumerate(played) if not n % HELD_OUT for pair in game]
    found = fitted(kept, start, asked.shrink)
    tested = gathered(test) if test else kept
    before, after = error(tested, start), error(tested, found)
    return found, Point(generation, table, len(kept.ahead), round(before, 4), round(after, 4))


def _write(file: Path, tables: list[Numbers]) -> None:
    whole = [[round(float(weight) * UNITS) for weight in table] for table in tables]
    text = json.dumps({"tables": whole}, separators=(",", ":"))
    waiting = file.with_suffix(".part")
    waiting.write_text(text + "\n", encoding="utf-8")
    waiting.replace(file)


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
    parser.add_argument("--begin-with", type=Path, help="begin with the weights in another file")
    asked = parser.parse_args(arguments)
    if asked.games < 1 or asked.generations < 1 or asked.workers < 1:
        parser.error("games, generations and workers are at least 1 each")
    if [table for table in asked.tables if table not in range(TABLES)]:
        parser.error(
            f"tables are 0 to {TABLES - 1}: two players, more or one, each without or with heroes"
        )
    console = Console(stderr=True)
    try:
        train(asked.file, asked, lambda line: console.print(line, markup=False, highlight=False))
    except ElbowroomError as refused:
        console.print(str(refused), markup=False, highlight=False)
        return FAILED
    return 0


if __name__ == "__main__":
    sys.exit(main())
