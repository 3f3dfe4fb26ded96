"""The planner: thinks whole turns through and follows the best one."""

from __future__ import annotations

from typing import Any, ClassVar, cast

from elbowroom.bots.bot import Bot
from elbowroom.conquest.bots.evaluation.handmade_judge import HandJudge
from elbowroom.conquest.bots.evaluation.judge import Judge
from elbowroom.conquest.bots.evaluation.turn_phase import begins, closes, is_extra
from elbowroom.conquest.bots.search.extra_steps import extra_answer
from elbowroom.conquest.bots.search.planning import Answers, Plan, TurnSearch, position_key
from elbowroom.conquest.bots.search.turn_end import closing_actions
from elbowroom.conquest.engine.state import ConquestState
from elbowroom.kernel.state import UNSEEDED
from elbowroom.kernel.view import View


class Planner(Bot):
    """Thinks whole turns through: conquests, the die, defence, and when to decline."""

    name: ClassVar[str] = "planner"
    width: ClassVar[int] = 8
    """How many sets of conquests are kept at each step."""
    pick_width: ClassVar[int] = 3
    """How many while the combos of the row are compared at a glance."""
    closings: ClassVar[int] = 24
    """How many turns are thought through to their end and judged."""

    def __init__(self, seed: int | str = 0, judge: Judge | None = None) -> None:
        super().__init__(seed)
        self.judge = judge or HandJudge()
        self._search = TurnSearch(self.judge, self.width, self.pick_width, self.closings)
        self._answers = Answers()
        self._why: dict[str, Any] | None = None

    def choose(self, view: View) -> int:
        pos = cast("ConquestState", view.state)
        legal = view.legal_actions()
        if len(legal) == 1:
            return legal[0]
        planned = self._answers.known.get(position_key(pos))
        if planned is not None and planned[0] in legal:
            return planned[0]
        full = pos.completed(0)
        full.rng = UNSEEDED
        if closes(full):
            return closing_actions(full)[0]
        if is_extra(full) and begins(full):
            return extra_answer(full)
        plans = self.ranked_plans(full, view.player)
        self._answers = Answers()
        self._answers.follow(full, self.chosen(plans))
        self._why = explained(full, plans)
        return self._answers.known[position_key(full)][0]

    def ranked_plans(self, full: ConquestState, player: int) -> list[Plan]:
        """List the turns to choose from, best first."""
        return self._search.plans(full, player)

    def chosen(self, plans: list[Plan]) -> Plan:
        """Choose one of the ranked plans: the best; a bot that explores may choose another."""
        return plans[0]

    def why(self) -> dict[str, Any] | None:
        """Give the plan that is followed, its expected coins and the runner-up."""
        return self._why


def explained(pos: ConquestState, plans: list[Plan]) -> dict[str, Any]:
    """Say what the best plan is, what is expected of it, and what came second."""
    found = told(pos, plans[0])
    others = [told(pos, plan) for plan in plans[1:4]]
    found["runner_up"] = next((other for other in others if other["plan"] != found["plan"]), None)
    return found


def told(pos: ConquestState, plan: Plan) -> dict[str, Any]:
    """Give a plan as plain data."""
    actions = [*plan.line.actions, *(plan.closing if plan.attempt < 0 else [plan.attempt])]
    return {
        "plan": [pos.text(action) for action in actions],
        "expected_coins": [round(coins, 2) for coins in plan.coins],
        "advantage": round(plan.worth, 3),
        "die": None if plan.attempt < 0 else round(plan.chance, 3),
    }
