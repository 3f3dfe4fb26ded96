"""The expert: looks several turns ahead, as long as its time allows."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from elbowroom.bots.bot import Bot
from elbowroom.bots.thinking_time import WorkClock, read_time
from elbowroom.conquest.bots.evaluation.judge import Judge
from elbowroom.conquest.bots.learned.judge import PlayingJudge
from elbowroom.conquest.bots.players.hard import Learned, quick_search
from elbowroom.conquest.bots.search.planning import Plan
from elbowroom.conquest.bots.search.rollout import Rollouts
from elbowroom.conquest.engine.state import ConquestState

SHARE_OF_TIME = 0.85
"""How much of the time left for a turn one thought may take; the rest is for surprises."""
DEEPEST = 3
"""No look goes further than so many turns: with more players every turn takes longer."""


class Expert(Learned):
    """Looks two to three turns ahead, half a second for a whole turn (expert:2s takes longer)."""

    name: ClassVar[str] = "expert"
    timed: ClassVar[bool] = True
    width: ClassVar[int] = 10
    closings: ClassVar[int] = 32
    candidates: ClassVar[int] = 10
    """How many turns are looked at closely with two players; each player more takes two away."""

    def __init__(
        self,
        seed: int | str = 0,
        judge: Judge | None = None,
        seconds: float = 0.5,
        clock: Callable[[], float] | None = None,
    ) -> None:
        super().__init__(seed, judge or PlayingJudge())
        self.seconds = seconds
        self._clock = clock or WorkClock()
        self._rollouts = Rollouts(quick_search(self.judge), self.judge, 2, self._clock)
        self._turn = -1
        self._spent = 0.0

    @classmethod
    def configured(cls, setting: str, seed: int | str = 0) -> Bot:
        """Make the expert with the time for a whole turn after the colon: expert:500ms."""
        return cls(seed, seconds=read_time(cls.name, setting))

    def ranked_plans(self, full: ConquestState, player: int) -> list[Plan]:
        """Rank the planner's turns by what comes after them, within the time of the turn."""
        begun = self._clock()
        if full.turns != self._turn:
            self._turn = full.turns
            self._spent = 0.0
        plans = super().ranked_plans(full, player)
        allowed = (self.seconds - self._spent) * SHARE_OF_TIME
        self._rollouts.turns = self.turns_ahead(full.rules.players)
        seed = f"{self.seed}:{full.turns}"
        count = max(2, self.candidates - 2 * (full.rules.players - 2))
        ranked = self._rollouts.ranked(plans, player, count, seed, begun + allowed)
        self._spent += self._clock() - begun
        return ranked

    def turns_ahead(self, players: int) -> int:
        """Count the turns played on from the end of a plan: a whole round, if it is short."""
        return min(players, DEEPEST)

    def why(self) -> dict[str, Any] | None:
        """Give the plan that is followed, its expected coins and the runner-up."""
        found = super().why()
        return None if found is None else {"looks_ahead": self._rollouts.looks, **found}
