"""Looking ahead over several turns: the same chances for every candidate, the worse half dropped."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from elbowroom.bots.judging import Judge
from elbowroom.bots.planning import Plan, TurnSearch
from elbowroom.conquest import verbs
from elbowroom.conquest.state import ConquestState
from elbowroom.kernel.notation import verb_of
from elbowroom.kernel.randomness import advance, below, seeded
from elbowroom.kernel.state import UNSEEDED

FINE: Final = 1 << 20
"""How finely chances are told apart."""
PRIOR_SAMPLES: Final = 1.0
"""How many looks ahead the judgement of a turn's own end counts for."""
MOST_SWEEPS: Final = 160
"""So many samples settle everything; more time is not used."""


class Candidate:
    """A turn that is looked at more closely."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.total = plan.worth * PRIOR_SAMPLES
        self.samples = PRIOR_SAMPLES

    def mean(self) -> float:
        """Give what is expected after all looks so far."""
        return self.total / self.samples


class LookAhead:
    """Plays on from the ends of turns, everybody with a quick search, and judges what comes."""

    def __init__(
        self, search: TurnSearch, judge: Judge, turns: int, clock: Callable[[], float]
    ) -> None:
        self.search = search
        self.judge = judge
        self.turns = turns
        self.clock = clock
        self.looks = 0
        """How often the last ranking played on from the end of a turn."""

    def ranked(
        self, plans: list[Plan], player: int, count: int, seed: int | str, deadline: float
    ) -> list[Plan]:
        """Rank the best plans anew by what comes after them; the others follow in their order."""
        self.looks = 0
        chosen = varied(plans, count)
        others = [plan for plan in plans if plan not in chosen]
        alive = [Candidate(plan) for plan in chosen]
        begun = self.clock()
        rounds = _halvings(len(alive))
        dropped: list[Candidate] = []
        sweep = 0
        for number in range(rounds):
            until = begun + (deadline - begun) * (number + 1) / rounds
            last = sweep + MOST_SWEEPS // rounds
            while sweep < last and self.clock() < until:
                if not self._sweep(alive, player, f"{seed}:{sweep}", deadline):
                    break
                sweep += 1
            alive.sort(key=_mean, reverse=True)
            half = (len(alive) + 1) // 2
            dropped = alive[half:] + dropped
            alive = alive[:half]
        order = alive + dropped
        for candidate in order:
            candidate.plan.worth = candidate.mean()
        return [candidate.plan for candidate in order] + others

    def _sweep(self, alive: list[Candidate], player: int, seed: str, deadline: float) -> bool:
        """Look once ahead from every candidate; count nothing if time runs out meanwhile."""
        chance = seeded(seed)
        reached: list[ConquestState] = []
        for candidate in alive:
            if self.clock() >= deadline:
                return False
            reached.append(self._look(candidate.plan, chance))
        judgements = self.judge.judge_all(reached)
        for candidate, judgement in zip(alive, judgements, strict=True):
            candidate.total += self.judge.worth(judgement, player)
            candidate.samples += 1.0
        return True

    def _look(self, plan: Plan, chance: int) -> ConquestState:
        """Play on from the end of a plan; give the position reached."""
        self.looks += 1
        chance = advance(chance)
        pos = _end_of(plan, chance).copy()
        pos.rng = chance
        for _ in range(self.turns):
            if not pos.stack:
                break
            following = self.search.plans(pos, pos.turn_player)[0]
            chance = advance(chance)
            end = _end_of(following, chance)
            end.rng = advance(chance)
            pos = end
        pos.rng = UNSEEDED
        return pos


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


def _end_of(plan: Plan, chance: int) -> ConquestState:
    """Give the end the die leads to."""
    if plan.lucky_end is not None and below(chance, FINE) < plan.chance * FINE:
        return plan.lucky_end
    return plan.end


def _halvings(count: int) -> int:
    rounds = 1
    while count > 2:  # noqa: PLR2004 - two are compared in the last round
        count = (count + 1) // 2
        rounds += 1
    return rounds


def _mean(candidate: Candidate) -> float:
    return candidate.mean()
