"""Confirming an answer: every way is played on for a round or two by strong bots, and judged there.

What found the answer judges the end of the turn once. Each sample here searches every turn of the rounds that
follow, and then the seat's next turn: so many samples are taken that each way gets at least ten times as many
searches. The same sample meets the same dice and the same players, whichever way it goes.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, inf, sqrt
from random import Random
from statistics import fmean, stdev
from typing import Final, NamedTuple

from elbowroom.bots import registry
from elbowroom.bots.bot import Bot
from elbowroom.bots.puzzles.playing import Stretch
from elbowroom.bots.puzzles.puzzle import AT_ONCE, Puzzle
from elbowroom.bots.study import chances
from elbowroom.kernel.state import UNSEEDED, State

STRONG: Final = ("hard", "hard", "planner")
"""Who plays on: each seat by one of these, drawn for every sample."""
ROUNDS: Final = 2
"""Samples look one round ahead, two, and one again."""
DEEPER: Final = 10
"""So many searches each way gets for the one that found the answer."""
FEWEST: Final = 8
"""Samples of each way, however many players there are."""
CLEARLY: Final = 0.02
"""By so much the best way has to stay ahead, on average,"""
SURELY: Final = 3.0
"""and by so many standard errors."""
GLANCE: Final = 4
"""Who looks briefly goes on so long while the answer is ahead at all, and then only with half of what is wanted."""
RIVALS: Final = 2
"""With so many of the other ways it is compared."""


class Confirmed(NamedTuple):
    """What the deeper search found."""

    ahead: float
    """By how much the answer is better than the best other way, on average."""
    surely: float
    """The same in standard errors."""
    searches: int
    """How many searches each way got."""

    @property
    def clear(self) -> bool:
        """Whether the answer is kept when puzzles are made."""
        return self.ahead >= CLEARLY and self.surely >= SURELY

    @property
    def stands(self) -> bool:
        """Whether the answer is still the best."""
        return self.ahead > 0.0


def confirmed(puzzle: Puzzle, seed: str, *, briefly: bool = False) -> Confirmed:
    """Play the answer and the best other ways on, and compare them; `briefly`: only while it is ahead."""
    pos, seat = puzzle.state(), puzzle.seat
    plans = _plans(puzzle)
    samples = max(FEWEST, ceil(DEEPER / (int(pos.setup["players"]) + 1)))
    values: list[list[float]] = [[] for _ in plans]
    searches = [0] * len(plans)
    for sample in range(samples):
        for place, plan in enumerate(plans):
            rounds = 1 + sample % ROUNDS
            value, made = played_on(pos, seat, plan, rounds, f"{seed}:{sample}")
            values[place].append(value)
            searches[place] += made
        if briefly and _hopeless(_least(values)):
            break
    return Confirmed(*_lead(_least(values)), min(searches))


def _plans(puzzle: Puzzle) -> list[list[str]]:
    """Give the answer and the ways that come nearest to it, as far as they decide."""
    rivals = sorted(puzzle.others, key=lambda each: float(each["lost"]))[:RIVALS]
    plans = [list(each["plan"]) for each in (puzzle.best, *rivals)]
    return [plan[:1] for plan in plans] if puzzle.kind == AT_ONCE else plans


def _hopeless(gaps: list[float]) -> bool:
    """Whether what was seen so far makes it unlikely that the answer is kept."""
    ahead, surely = _lead(gaps)
    if len(gaps) < GLANCE:
        return ahead <= 0.0
    return ahead < CLEARLY or surely < SURELY / 2


def _lead(gaps: list[float]) -> tuple[float, float]:
    """Give by how much the answer is ahead on average, and the same in standard errors."""
    ahead = fmean(gaps)
    error = stdev(gaps) / sqrt(len(gaps)) if len(gaps) > 1 else inf
    return ahead, ahead / max(error, 1e-6)


def _least(values: list[list[float]]) -> list[float]:
    """Give by how much the answer was ahead of the best other way, sample by sample."""
    mine, *others = values
    gaps = [[own - its for own, its in zip(mine, each, strict=True)] for each in others]
    return min(gaps, key=fmean)


def played_on(
    pos: State, seat: int, plan: Sequence[str], rounds: int, seed: str
) -> tuple[float, int]:
    """Play a plan and the rounds after it; give the seat's chance then, and how many searches were made."""
    start = pos.sample(seat, Random(seed))  # what the seat cannot know is another each time
    start.rng = UNSEEDED
    stretch = Stretch(start, Random(seed))
    bots: dict[int, Bot] = {}

    def strong(asked: int) -> Bot:
        if asked not in bots:
            own = f"{seed}:{asked}"
            bots[asked] = registry.make(Random(own).choice(STRONG), own)
        return bots[asked]

    stretch.follow(seat, plan, strong)
    parts = stretch.to_own_turn(seat, rounds, strong)
    return chances(stretch.state).wins[seat], parts + 1
