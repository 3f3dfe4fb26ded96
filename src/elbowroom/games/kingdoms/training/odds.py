"""`python -m elbowroom.games.kingdoms.training.odds`: how sure expected points are at each stage.

Everybody plays quickly. At the beginning of every turn the expected points are noted; of each table and stage
the number of `bots/chances.py` is the one that makes the results likeliest.
"""

from __future__ import annotations

import argparse
import math
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import Final, NamedTuple, cast

from rich.console import Console

from elbowroom.catalogue import game as find_game
from elbowroom.games.kingdoms.bots.chances import shared
from elbowroom.games.kingdoms.bots.facts import STAGES, stage
from elbowroom.games.kingdoms.bots.quick_play import QuickPlay
from elbowroom.games.kingdoms.bots.value import WITHOUT_SOLO, learned, table_of
from elbowroom.games.kingdoms.engine.state import KingdomsState
from elbowroom.kernel.state import UNSEEDED

TRIED: Final = tuple(each / 50 for each in range(2, 101))
LEAST: Final = 1e-4
"""No odds count as less than this, so that one surprise is not everything."""


class Moment(NamedTuple):
    """What was expected when a turn began, and how the game ended."""

    table: int
    stage: int
    points: list[float]
    result: list[float]


class Fixture(NamedTuple):
    """One game to be played."""

    players: int
    heroes: bool
    seed: str


def play(fixture: Fixture) -> list[Moment]:
    """Play a game quickly and note what is expected at every turn."""
    begun = find_game("kingdoms").new(fixture.players, fixture.seed, heroes_call=fixture.heroes)
    state = cast("KingdomsState", begun)
    quick = QuickPlay(learned())
    met: list[tuple[int, int, list[float]]] = []
    while not state.over:
        if state.decision.kind == "select":
            met.append((table_of(state), stage(state), learned().expected(state)))
        blind = state.copy()
        blind.rng = UNSEEDED
        state.apply(quick.answer(blind))
    winners = state.winners()
    result = [1.0 / len(winners) if seat in winners else 0.0 for seat in range(state.rules.seats)]
    return [Moment(table, at, points, result) for table, at, points in met]


def surprise(moments: Sequence[Moment], sure: float) -> float:
    """Give how surprising the results are, on average."""
    total = 0.0
    for moment in moments:
        wins = shared(moment.points, sure)
        total -= sum(
            share * math.log(max(LEAST, said))
            for share, said in zip(moment.result, wins, strict=True)
        )
    return total / len(moments)


def fitted(moments: Sequence[Moment]) -> float:
    """Find what makes the results least surprising."""
    return min(TRIED, key=lambda sure: surprise(moments, sure))


def main(arguments: Sequence[str] | None = None) -> int:
    """Read the command line, play and fit."""
    parser = argparse.ArgumentParser(
        prog="python -m elbowroom.games.kingdoms.training.odds",
        description="Fit how sure expected points are to games of self-play.",
    )
    parser.add_argument("--games", type=int, default=200, help="games of each table")
    parser.add_argument("--seed", default="odds")
    parser.add_argument("--workers", type=int, default=2)
    asked = parser.parse_args(arguments)
    fixtures = [
        Fixture(
            3 + number % 3 if table > 1 else 2, bool(table & 1), f"{asked.seed}:{table}:{number}"
        )
        for table in range(WITHOUT_SOLO)
        for number in range(asked.games)
    ]
    with ProcessPoolExecutor(asked.workers) as crew:
        moments = [each for found in crew.map(play, fixtures, chunksize=4) for each in found]
    console = Console()
    for table in range(WITHOUT_SOLO):
        told: list[float] = []
        for at in range(STAGES):
            here = [each for each in moments if (each.table, each.stage) == (table, at)]
            told.append(fitted(here) if here else told[-1])
        console.print(f"{tuple(told)},", markup=False, highlight=False)
    return 0


if __name__ == "__main__":
    sys.exit(main())
