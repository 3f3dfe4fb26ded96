"""Looking ahead over several turns: the same chances for every candidate, the worse ones dropped."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from elbowroom.conquest.bots.evaluation.judge import Judge
from elbowroom.conquest.bots.search.planning import Plan, TurnSearch
from elbowroom.conquest.engine import verbs
from elbowroom.conquest.engine.state import ConquestState
from elbowroom.kernel.notation import verb_of
from elbowroom.kernel.randomness import advance, below, seeded
from elbowroom.kernel.state import UNSEEDED

FINE: Final = 1 << 20
"""How finely chances are told apart."""
PRIOR_SAMPLES: Final = 1.0
"""How many looks ahead the judgement of a turn's own end counts for."""
SWEEPS: Final = (1, 2, 3, 4, 4)
"""How often each round of a long look looks ahead from every candidate that is left."""
HOPELESS: Final = 8.0
"""A candidate so much worse than the best, in coins of advantage, is not looked at again."""


class Candidate:
    """A turn that is looked at more closely."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.total = plan.worth * PRIOR_SAMPLES
        self.samples = PRIOR_SAMPLES

    def mean(self) -> float:
        """Give what is expected after all looks so far."""
        return self.total / self.samples


class Rollouts:
    """Plays on from the ends of turns, everybody with a quick search, and judges what comes."""

    def __init__(
        self,
        search: TurnSearch,
        judge: Judge,
        turns: int,
        clock: Callable[[], float],
        sweeps: tuple[int, ...] = SWEEPS,
    ) -> None:
        self.search = search
        self.judge = judge
        self.turns = turns
        self.clock = clock
        self.sweeps = sweeps
        """How often each round looks ahead from every candidate that is left."""
        self.looks = 0
        """How often the last ranking played on from the end of a turn."""

    def ranked(
        self, plans: list[Plan], player: int, count: int, seed: int | str, deadline: float
    ) -> list[Plan]:
        """Rank the best plans anew by what comes after them; the others follow in their order.

        The first round looks one turn ahead from all of them, the later ones further from those
        that are left.
        """
        self.looks = 0
        chosen = varied(plans, count)
        others = [plan for plan in plans if plan not in chosen]
        alive = [Candidate(plan) for plan in chosen]
        dropped: list[Candidate] = []
        sweep = 0
        number = 0
        rounds = self.sweeps
        while len(alive) > 1 and number < len(rounds):
            turns = self.turns if number else 1
            for _ in range(rounds[number]):
                if not self._sweep(alive, player, turns, f"{seed}:{sweep}", deadline):
                    number = len(rounds)
                    break
                sweep += 1
            alive.sort(key=_mean, reverse=True)
            kept = _kept(alive)
            dropped = alive[kept:] + dropped
            alive = alive[:kept]
            number += 1
        order = alive + dropped
        for candidate in order:
            candidate.plan.worth = candidate.mean()
        return [candidate.plan for candidate in order] + others

    def _sweep(
        self, alive: list[Candidate], player: int, turns: int, seed: str, deadline: float
    ) -> bool:
        """Look once ahead from every candidate; count nothing if time runs out meanwhile."""
        chance = seeded(seed)
        ends: list[ConquestState] = []
        for candidate in alive:
            ends += [end for _, end in candidate.plan.ends() if end not in ends]
        origins: list[int] = []
        shares: list[float] = []
        reached: list[ConquestState] = []
        for place, end in enumerate(ends):
            if self.clock() >= deadline:
                return False
            for share, position in self._look(end, turns, chance):
                origins.append(place)
                shares.append(share)
                reached.append(position)
        worths = [0.0] * len(ends)
        for place, judgement in enumerate(self.judge.judge_all(reached)):
            worths[origins[place]] += shares[place] * self.judge.worth(judgement, player)
        for candidate in alive:
            for likely, end in candidate.plan.ends():
                candidate.total += likely * worths[ends.index(end)]
            candidate.samples += 1.0
        return True

    def _look(
        self, start: ConquestState, turns: int, chance: int
    ) -> list[tuple[float, ConquestState]]:
        """Play so many turns on from the end of one; list what may be reached, with chances."""
        self.looks += 1
        reached = [(1.0, start)]
        for _ in range(turns):
            chance = advance(chance)
            pos = _one_of(reached, chance)
            if not pos.stack:
                return [(1.0, pos)]
            pos = pos.copy()
            chance = advance(chance)
            pos.rng = chance
            reached = self.search.plans(pos, pos.turn_player)[0].ends()
        return [(share, _without_chance(position)) for share, position in reached]


def varied(plans: list[Plan], count: int) -> list[Plan]:
    """Take the best plans, but of every way to begin a turn at least the best one."""
    chosen: list[Plan] = []
    begun: set[int] = set()
    for plan in plans:
        first = plan.line.actions[0] if plan.line.actions else -1
        if first not in begun and len(chosen) < count and verb_of(first) <= verbs.PICK:
            begun.add(first)
            chosen.append(plan)
    for plan in plans:
        if len(chosen) >= count:
            break
        if plan not in chosen:
            chosen.append(plan)
    return chosen


def _one_of(reached: list[tuple[float, ConquestState]], chance: int) -> ConquestState:
    """Let the die choose where a turn ends."""
    share, position = reached[0]
    if len(reached) > 1 and below(chance, FINE) >= share * FINE:
        return reached[1][1]
    return position


def _without_chance(pos: ConquestState) -> ConquestState:
    pos.rng = UNSEEDED
    return pos


def _kept(alive: list[Candidate]) -> int:
    """Count the candidates that stay, of a list in order: at most half, none that is hopeless."""
    least = alive[0].mean() - HOPELESS
    kept = 1
    for candidate in alive[1 : (len(alive) + 1) // 2]:
        if candidate.mean() < least:
            break
        kept += 1
    return kept


def _mean(candidate: Candidate) -> float:
    return candidate.mean()
