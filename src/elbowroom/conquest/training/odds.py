"""`python -m elbowroom.conquest.training.odds GAME`: how sure the odds of the best turns may be.

Strong bots play each other. At every turn the best one is found and judged: as it is learned, and as the judge
made by hand reckons. The power and the factor of `conquest/bots/calibrated.py` are those that make the results
likeliest, and so are the two numbers of `conquest/bots/evaluation/reckoned_odds.py`.
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
from elbowroom.conquest.bots.adviser import ConquestAdviser, ThoughtTurn
from elbowroom.conquest.bots.calibrated import CALM, CHOSEN, CalibratedJudge, calmed
from elbowroom.conquest.bots.evaluation.reckoned_odds import FADING, SURE, ReckonedOdds, shared
from elbowroom.conquest.bots.players.hard import Hard
from elbowroom.conquest.bots.players.planner import Planner

POWERS: Final = tuple(each / 20 for each in range(8, 27))
FACTORS: Final = tuple(each / 20 for each in range(8, 27))
SURES: Final = tuple(each / 10 for each in range(-40, 11))
FADINGS: Final = tuple(each / 10 for each in range(-15, 6))
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
    learned = ConquestAdviser(Hard(0, CalibratedJudge(1.0, 1.0)))
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


Scale = Callable[[Moment, float, float], list[float]]
"""How sure odds are, by two numbers."""


def by_learning(moment: Moment, calm: float, chosen: float) -> list[float]:
    """Give the odds of the learned judge."""
    return calmed(moment.wins, moment.mover, calm, chosen)


def by_reckoning(moment: Moment, sure: float, fading: float) -> list[float]:
    """Give the odds of the judge made by hand."""
    return shared(moment.coins, moment.left, sure, fading)


def surprise(moments: Sequence[Moment], scale: Scale, first: float, second: float) -> float:
    """Give how surprising the results are, on average."""
    total = 0.0
    for moment in moments:
        wins = scale(moment, first, second)
        total -= sum(
            share * math.log(max(LEAST, said))
            for share, said in zip(moment.result, wins, strict=True)
        )
    return total / len(moments)


def fitted(
    moments: Sequence[Moment], scale: Scale, firsts: Sequence[float], seconds: Sequence[float]
) -> tuple[float, float]:
    """Find the two numbers that make the results least surprising."""
    tried = [(first, second) for first in firsts for second in seconds]
    return min(tried, key=lambda pair: surprise(moments, scale, *pair))


def reliability(
    moments: Sequence[Moment], scale: Scale, first: float, second: float
) -> Iterator[str]:
    """Say for every tenth how often those who were given such odds won."""
    rows: dict[int, list[tuple[float, float]]] = {}
    for moment in moments:
        wins = scale(moment, first, second)
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
    best = fitted(moments, by_learning, POWERS, FACTORS)
    plain = fitted(moments, by_reckoning, SURES, FADINGS)
    for about, scale, pair in (
        ("as learned", by_learning, (1.0, 1.0)),
        ("learned as it ships", by_learning, (CALM, CHOSEN)),
        ("learned, fitted: power and factor", by_learning, best),
        ("reckoned as it ships", by_reckoning, (SURE, FADING)),
        ("reckoned, fitted: sure and fading", by_reckoning, plain),
    ):
        told = f"{about}: {pair[0]}, {pair[1]}, surprise {surprise(moments, scale, *pair):.4f}"
        for line in [told, *reliability(moments, scale, *pair)]:
            console.print(line, markup=False, highlight=False)
    return 0


if __name__ == "__main__":
    sys.exit(main())
