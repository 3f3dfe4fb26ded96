"""Learning from mistakes: what a turn was worth against the best one from the same position.

Both are judged from what the seat knew when its turn began, and luck is left out: a die counts as
all its faces together, and what a pick uncovered counts for nobody.
"""

from __future__ import annotations

from typing import Any, NamedTuple, cast

from elbowroom.conquest.bots.evaluation.judge import Judgement
from elbowroom.conquest.bots.evaluation.turn_phase import begins, closes, conquers, is_extra
from elbowroom.conquest.bots.players.planner import Planner, told
from elbowroom.conquest.bots.search.extra_steps import extra_answer
from elbowroom.conquest.bots.search.planning import Plan
from elbowroom.conquest.bots.search.turn_end import close_turn, show_combo, show_row
from elbowroom.conquest.engine import verbs
from elbowroom.conquest.engine.state import ConquestState
from elbowroom.kernel.notation import verb_of
from elbowroom.kernel.state import UNSEEDED
from elbowroom.kernel.view import View


class Worth(NamedTuple):
    """What a seat may expect: its advantage as the judge weighs it, its coins, its victory."""

    advantage: float
    coins: float
    wins: float

    def plus(self, other: Worth, share: float = 1.0) -> Worth:
        """Add a share of another."""
        return Worth(*(mine + share * more for mine, more in zip(self, other, strict=True)))


NOTHING = Worth(0.0, 0.0, 0.0)


class Review:
    """One turn of one seat, looked at again."""

    def __init__(self, bot: Planner, view: View) -> None:
        self.bot = bot
        self.player = view.player
        self.start = cast("ConquestState", view.sample(0))
        self.start.rng = UNSEEDED
        self.turns = self.start.turns

    def told(self, played: list[str]) -> dict[str, Any]:
        """Say what the turn lost, and what would have been better."""
        best = self.bot.ranked_plans(self.start, self.player)[0]
        lost = self._lost(self._of_plan(best), [self._parsed(text) for text in played])
        knows_wins = bool(self.bot.judge.judge(best.end).wins)
        better = told(self.start, best)
        return {
            "bot": self.bot.name,
            "lost": round(lost.advantage, 3),
            "lost_coins": round(lost.coins, 2),
            "lost_wins": round(lost.wins, 4) if knows_wins else None,
            "played": [text for text in played if verb_of(self._parsed(text)) != verbs.COMBO],
            "better": {**better, "runner_up": None},
        }

    def _parsed(self, text: str) -> int:
        return self.start.notation.parse(text)

    def _lost(self, best: Worth, actions: list[int]) -> Worth:
        """Add up what was given away in the stretches between the dice."""
        pos = self.start.copy()
        lost = NOTHING
        for action in actions:
            if verb_of(action) == verbs.COMBO:
                continue  # something is shown at once, the same for all who think ahead
            if pos.awaits_chance():
                lost = lost.plus(best).plus(self._before_die(pos), -1.0)
                self._go(pos, action)
                best = self._best(pos)
            else:
                self._go(pos, action)
        return lost.plus(best).plus(self._closed(pos), -1.0)

    def _go(self, pos: ConquestState, action: int) -> None:
        pos.perform(action)
        show_row(pos)

    def _before_die(self, pos: ConquestState) -> Worth:
        """Weigh what every face of the die would lead to."""
        outcomes = pos.chance_outcomes()
        weights = sum(weight for _, weight in outcomes)
        worth = NOTHING
        for action, weight in outcomes:
            trial = pos.copy()
            self._go(trial, action)
            worth = worth.plus(self._best(trial), weight / weights)
        return worth

    def _best(self, pos: ConquestState) -> Worth:
        """Say what the best way to go on is worth."""
        if self._goes_on(pos) and (conquers(pos) or begins(pos)):
            return self._of_plan(self.bot.ranked_plans(pos, self.player)[0])
        return self._closed(pos.copy())

    def _goes_on(self, pos: ConquestState) -> bool:
        return bool(pos.stack) and pos.turns == self.turns

    def _closed(self, pos: ConquestState) -> Worth:
        """End the turn, what others are asked included, and judge where it led."""
        show_combo(pos)
        while self._goes_on(pos) and conquers(pos):
            self._go(pos, extra_answer(pos) if is_extra(pos) else verbs.DONE_ACTION)
        if self._goes_on(pos) and closes(pos):
            close_turn(pos, self.turns)
        return self._weighed([(1.0, pos)])

    def _of_plan(self, plan: Plan) -> Worth:
        return self._weighed(plan.ends())

    def _weighed(self, ends: list[tuple[float, ConquestState]]) -> Worth:
        judgements = self.bot.judge.judge_all([end for _, end in ends])
        worth = NOTHING
        for (chance, _), judgement in zip(ends, judgements, strict=True):
            worth = worth.plus(self._of(judgement), chance)
        return worth

    def _of(self, judgement: Judgement) -> Worth:
        wins = judgement.wins[self.player] if judgement.wins else 0.0
        advantage = self.bot.judge.worth(judgement, self.player)
        return Worth(advantage, judgement.coins[self.player], wins)
