"""Bots that now and then do something odd, so that self-play sees more than its own habits."""

from __future__ import annotations

import math
import random
from typing import ClassVar

from elbowroom.bots.bot import Bot
from elbowroom.conquest.bots.evaluation.judge import Judge
from elbowroom.conquest.bots.players.greedy import Greedy
from elbowroom.conquest.bots.players.planner import Planner
from elbowroom.conquest.bots.search.planning import Plan
from elbowroom.kernel.view import View

TEMPERATURES = (0.0, 0.4, 1.0, 2.5)
"""How many coins of advantage the choice of a turn may be off, one of them for each game."""
ODD_TURNS = (0.0, 0.04, 0.1)
"""How often a turn begins in another way than the best one, one of them for each game."""
ODD_ANSWERS = (0.0, 0.05, 0.15)
"""How often the greedy bot answers at random, one of them for each game."""


class OddGreedy(Bot):
    """Greedy, with some answers at random."""

    name: ClassVar[str] = "odd greedy"

    def __init__(self, seed: int | str = 0) -> None:
        super().__init__(seed)
        self._greedy = Greedy(seed)
        self._rng = random.Random(seed)
        self._odd = self._rng.choice(ODD_ANSWERS)

    def choose(self, view: View) -> int:
        if self._rng.random() < self._odd:
            return self._rng.choice(view.legal_actions())
        return self._greedy.choose(view)


class Explorer(Planner):
    """The planner with a judge of choice, which does not always follow the best plan."""

    name: ClassVar[str] = "explorer"
    width: ClassVar[int] = 4
    pick_width: ClassVar[int] = 2
    closings: ClassVar[int] = 12

    def __init__(self, seed: int | str = 0, judge: Judge | None = None) -> None:
        super().__init__(seed, judge)
        self._rng = random.Random(seed)
        self._temperature = self._rng.choice(TEMPERATURES)
        self._odd = self._rng.choice(ODD_TURNS)

    def chosen(self, plans: list[Plan]) -> Plan:
        if self._rng.random() < self._odd:
            usual = first_action(plans[0])
            odd = [plan for plan in plans if first_action(plan) != usual]
            if odd:
                begun = self._rng.choice(sorted({first_action(plan) for plan in odd}))
                return next(plan for plan in odd if first_action(plan) == begun)
        if self._temperature:
            return max(plans, key=lambda plan: plan.worth + self._luck())
        return plans[0]

    def _luck(self) -> float:
        """Draw the error of a judgement, in coins."""
        share = min(max(self._rng.random(), 1e-9), 1 - 1e-9)
        return -self._temperature * math.log(-math.log(share))


def first_action(plan: Plan) -> int:
    """Give the action a plan begins with."""
    actions = [*plan.line.actions, plan.attempt] if plan.attempt >= 0 else plan.line.actions
    return (actions or plan.closing or [-1])[0]
