"""The planner: thinks whole turns through and follows the best one."""

from __future__ import annotations

from typing import Any, ClassVar, cast

from elbowroom.bots.bot import Bot
from elbowroom.bots.foresight import foreseen
from elbowroom.conquest.bots.evaluation.handmade_judge import HandJudge
from elbowroom.conquest.bots.evaluation.heuristics import heuristics_of
from elbowroom.conquest.bots.evaluation.judge import Judge
from elbowroom.conquest.bots.evaluation.turn_phase import begins, closes, is_extra
from elbowroom.conquest.bots.search.extra_steps import extra_answer
from elbowroom.conquest.bots.search.planning import (
    LINES_WITH_DIE,
    Answers,
    Plan,
    TurnSearch,
    position_key,
)
from elbowroom.conquest.bots.search.turn_end import closing_actions
from elbowroom.conquest.engine import verbs
from elbowroom.conquest.engine.state import ConquestState
from elbowroom.kernel.notation import verb_of
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
    daring: ClassVar[int] = LINES_WITH_DIE
    """How many of the best are tried with the final die."""

    def __init__(self, seed: int | str = 0, judge: Judge | None = None) -> None:
        super().__init__(seed)
        self.judge = judge or HandJudge()
        self._search = TurnSearch(
            self.judge, self.width, self.pick_width, self.closings, self.daring
        )
        self._answers = Answers()
        self._thought: tuple[ConquestState, list[Plan]] | None = None

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
        self._thought = (full, plans)
        return self._answers.known[position_key(full)][0]

    def ranked_plans(self, full: ConquestState, player: int) -> list[Plan]:
        """List the turns to choose from, best first."""
        return self._search.plans(full, player)

    def chosen(self, plans: list[Plan]) -> Plan:
        """Choose one of the ranked plans: the best; a bot that explores may choose another."""
        return plans[0]

    def why(self) -> dict[str, Any] | None:
        """Give the plan that is followed, its expected coins and the runner-up."""
        return None if self._thought is None else explained(*self._thought)


def explained(pos: ConquestState, plans: list[Plan]) -> dict[str, Any]:
    """Say what the best plan is, what is expected of it, and the best that really differs."""
    best = decisive(pos, plans[0])
    others = (plan for plan in plans[1:] if differs(pos, best, decisive(pos, plan)))
    second = next(others, None)
    found = plan_dict(pos, plans[0])
    found["runner_up"] = None if second is None else plan_dict(pos, second)
    return found


def plan_dict(pos: ConquestState, plan: Plan) -> dict[str, Any]:
    """Give a plan as plain data, cut at the first die, face-down piece or new combo."""
    closing = plan.closing if plan.attempt < 0 else [plan.attempt]
    actions, then = foreseen(pos, [*plan.line.actions, *closing])
    tried = plan.attempt >= 0 and actions[-1] == plan.attempt
    return {
        "plan": [pos.text(action) for action in actions],
        "then": then,
        "expected_coins": [round(coins, 2) for coins in plan.coins],
        "advantage": round(plan.worth, 3),
        "die": round(plan.chance, 3) if tried else None,
    }


def decisive(pos: ConquestState, plan: Plan) -> list[int]:
    """List the answers that tell plans apart: neither playing on, nor how a step or the turn ends."""
    attempt = [] if plan.attempt < 0 else [plan.attempt]
    actions = foreseen(pos, [*plan.line.actions, *attempt]).actions
    return [action for action in actions if verb_of(action) not in (verbs.EXPAND, verbs.DONE)]


def differs(pos: ConquestState, best: list[int], other: list[int]) -> bool:
    """Whether a plan begins with another combo or target, or does without the roll of the best."""
    if not best or not other:
        return best != other
    if set(best) <= set(other) or set(other) <= set(best):
        return False
    if best[0] != other[0]:
        return True
    tries = heuristics_of(pos).attempts
    return verb_of(best[-1]) in tries and verb_of(other[-1]) not in tries
