"""`python -m elbowroom.conquest.training.odds GAME`: how sure the odds of the best turns may be.

Strong bots play each other. At every turn the best one is found and judged: as it is learned, and as the judge
made by hand reckons. The three numbers of `conquest/bots/calibrated.py` are those that make the results
likeliest, and so are the two of `conquest/bots/evaluation/reckoned_odds.py`.
"""

from __future__ import annotations

import argparse
import math
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import Final, NamedTuple, cast

from rich.console import Console

from elbowroom.bots import make
from elbowroom.bots.study import known, ranked
from elbowroom.catalogue import game as find_game
from elbowroom.conquest.bots import calibrated
from elbowroom.conquest.bots.adviser import ConquestAdviser, ThoughtTurn
from elbowroom.conquest.bots.calibrated import CalibratedJudge
from elbowroom.conquest.bots.evaluation import reckoned_odds
from elbowroom.conquest.bots.evaluation.reckoned_odds import ReckonedOdds
from elbowroom.conquest.bots.players.hard import Learned
from elbowroom.conquest.bots.players.planner import Planner

Numbers = tuple[float, ...]

LEARNED: Final[tuple[Numbers, ...]] = (
    tuple(each / 10 for each in range(4, 80)),
    tuple(each / 10 for each in range(-20, 6)),
    tuple(each / 20 for each in range(8, 27)),
)
"""What is tried of the learned judge: how sure, how that fades, and what choosing costs."""
RECKONED: Final[tuple[Numbers, ...]] = (
    tuple(each / 10 for each in range(-40, 11)),
    tuple(each / 10 for each in range(-30, 6)),
)
"""What is tried of the judge made by hand: how sure, and how that fades."""
AS_LEARNED: Final = (1.0, 0.0, 1.0)
"""Odds as the network gives them."""
SHIPPED: Final = (calibrated.SURE, calibrated.FADING, calibrated.CHOSEN)
SHIPPED_PLAIN: Final = (reckoned_odds.SURE, reckoned_odds.FADING)
LEAST: Final = 1e-4
"""No odds count as less than this, so that one surprise is not everything."""
BINS: Final = 10


class Moment(NamedTuple):
    """What was said of the best turn of a position, and how the game ended."""

    mover: int
    wins: list[float]
    """As it is learned."""
    coins: list[float]
    """What everybody should end with, as the judge made by hand reckons."""
    left: int
    """Rounds still to come then."""
    result: list[float]


class Fixture(NamedTuple):
    """One game to be played."""

    game: str
    players: int
    seed: str


def play(fixture: Fixture) -> list[Moment]:
    """Play a game and judge every turn of it."""
    state = find_game(fixture.game).new(fixture.players, fixture.seed)
    bots = [make("hard", seat) for seat in range(fixture.players)]
    learned = ConquestAdviser(Learned(0, CalibratedJudge(*AS_LEARNED)))
    reckoned = ConquestAdviser(Planner(0, ReckonedOdds()))
    said: list[tuple[int, list[float], list[float], int]] = []
    turn = 0
    while not state.over:
        player = state.decision.player
        if state.turns_begun != turn:
            turn = state.turns_begun
            pos = known(state.view(player))
            wins = ranked(learned, pos, player)[0].wins
            plain = cast("ThoughtTurn", ranked(reckoned, pos, player)[0])
            end = plain.plan.end
            if not end.over:
                said.append((player, wins, plain.scores, end.rules.rounds - end.round))
        state.apply(bots[player].choose(state.view(player)))
    winners = state.winners()
    result = [1.0 / len(winners) if seat in winners else 0.0 for seat in range(fixture.players)]
    return [Moment(*each, result) for each in said]


Scale = Callable[[Moment, Numbers], list[float]]
"""How sure odds are, by some numbers."""


def by_learning(moment: Moment, numbers: Numbers) -> list[float]:
    """Give the odds of the learned judge."""
    sure, fading, chosen = numbers
    power = calibrated.power_of(moment.left, sure, fading)
    return calibrated.scaled(moment.wins, moment.mover, power, chosen)


def by_reckoning(moment: Moment, numbers: Numbers) -> list[float]:
    """Give the odds of the judge made by hand."""
    sure, fading = numbers
    return reckoned_odds.shared(moment.coins, moment.left, sure, fading)


def surprise(moments: Sequence[Moment], scale: Scale, numbers: Numbers) -> float:
    """Give how surprising the results are, on average."""
    total = 0.0
    for moment in moments:
        wins = scale(moment, numbers)
        total -= sum(
            share * math.log(max(LEAST, said))
            for share, said in zip(moment.result, wins, strict=True)
        )
    return total / len(moments)


def fitted(
    moments: Sequence[Moment], scale: Scale, tried: Sequence[Numbers], start: Numbers
) -> Numbers:
    """Find the numbers that make the results least surprising: one after the other, until none moves."""
    found: Numbers = start
    before: Numbers = ()
    while found != before:
        before = found
        for place, values in enumerate(tried):
            ways = [(*found[:place], value, *found[place + 1 :]) for value in values]
            found = min([found, *ways], key=lambda way: surprise(moments, scale, way))
    return found


def reliability(moments: Sequence[Moment], scale: Scale, numbers: Numbers) -> Iterator[str]:
    """Say for every tenth how often those who were given such odds won."""
    rows: dict[int, list[tuple[float, float]]] = {}
    for moment in moments:
        wins = scale(moment, numbers)
        for said, was in zip(wins, moment.result, strict=True):
            rows.setdefault(min(BINS - 1, int(said * BINS)), []).append((said, was))
    for place in sorted(rows):
        said = sum(each for each, _ in rows[place]) / len(rows[place])
        was = sum(each for _, each in rows[place]) / len(rows[place])
        yield f"  said {said:.2f}, happened {was:.2f} of {len(rows[place])}"


def main(arguments: Sequence[str] | None = None) -> int:
    """Read the command line, play and fit."""
    parser = argparse.ArgumentParser(
        prog="python -m elbowroom.conquest.training.odds",
        description="Fit how sure the odds of the best turns may be to games of self-play.",
    )
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=20, help="games of each number of players")
    parser.add_argument("--players", type=int, nargs="*", default=[2, 3, 4, 5])
    parser.add_argument("--seed", default="odds")
    parser.add_argument("--workers", type=int, default=2)
    asked = parser.parse_args(arguments)
    console = Console(stderr=True)
    fixtures = [
        Fixture(asked.game, players, f"{asked.seed}:{players}:{number}")
        for players in asked.players
        for number in range(asked.games)
    ]
    with ProcessPoolExecutor(asked.workers) as crew:
        moments = [moment for found in crew.map(play, fixtures) for moment in found]
    best = fitted(moments, by_learning, LEARNED, SHIPPED)
    plain = fitted(moments, by_reckoning, RECKONED, SHIPPED_PLAIN)
    for about, scale, numbers in (
        ("as learned", by_learning, AS_LEARNED),
        ("learned as it ships", by_learning, SHIPPED),
        ("learned, fitted: sure, fading, chosen", by_learning, best),
        ("reckoned as it ships", by_reckoning, SHIPPED_PLAIN),
        ("reckoned, fitted: sure and fading", by_reckoning, plain),
    ):
        told = f"{about}: {numbers}, surprise {surprise(moments, scale, numbers):.4f}"
        for line in [told, *reliability(moments, scale, numbers)]:
            console.print(line, markup=False, highlight=False)
    return 0


if __name__ == "__main__":
    sys.exit(main())
