"""The bots that judge turns by what self-play has taught: at a glance, and by what others answer to them."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from elbowroom.conquest.bots.evaluation.heuristics import heuristics_of
from elbowroom.conquest.bots.evaluation.judge import Judge
from elbowroom.conquest.bots.learned.judge import LearnedJudge, PlayingJudge
from elbowroom.conquest.bots.players.planner import Planner
from elbowroom.conquest.bots.search.planning import Plan, TurnSearch
from elbowroom.conquest.bots.search.rollout import Rollouts
from elbowroom.conquest.engine.state import ConquestState

SHORT: Final = (1, 2)
"""How often the answers to a turn are looked at: once to each of the best, twice to the better half."""
LATE: Final = 1.0
"""A deadline that never comes, for a clock that stands still."""


class Learned(Planner):
    """Thinks whole turns through and judges their ends by what self-play has taught."""

    name: ClassVar[str] = "hard"

    def __init__(self, seed: int | str = 0, judge: Judge | None = None) -> None:
        super().__init__(seed, judge or LearnedJudge())


def quick_search(judge: Judge) -> TurnSearch:
    """Make the search by which everybody is thought to play on."""
    return TurnSearch(judge, width=2, pick_width=1, closings=5, daring=1)


class Hard(Learned):
    """Looks at what the next player may answer to the best turns, where that has been seen to help."""

    def __init__(self, seed: int | str = 0, judge: Judge | None = None) -> None:
        super().__init__(seed, judge or PlayingJudge())
        search = quick_search(self.judge)
        self._rollouts = Rollouts(search, self.judge, 1, _standing_still, SHORT)

    def ranked_plans(self, full: ConquestState, player: int) -> list[Plan]:
        """Rank the best turns anew by what is answered to them."""
        plans = super().ranked_plans(full, player)
        count = heuristics_of(full).looked_at
        if not count:
            return plans
        return self._rollouts.ranked(plans, player, count, f"{self.seed}:{full.turns}", LATE)

    def why(self) -> dict[str, Any] | None:
        """Give the plan that is followed, its expected coins and the runner-up."""
        found = super().why()
        return None if found is None else {"looks_ahead": self.looks_ahead(), **found}

    def looks_ahead(self) -> int:
        """Count how often the last thought played on from the end of a turn."""
        return self._rollouts.looks


def _standing_still() -> float:
    return 0.0
