"""The state of this game: the shared turn on islands."""

from __future__ import annotations

from typing import Any

from elbowroom.conquest.engine import steps, verbs
from elbowroom.conquest.engine.state import ConquestState
from elbowroom.games.warcraft.engine.dues import dues
from elbowroom.games.warcraft.engine.explaining import explanation
from elbowroom.games.warcraft.engine.position import Islands
from elbowroom.games.warcraft.engine.refusals import refusal
from elbowroom.games.warcraft.engine.rulemaking import rules_on
from elbowroom.games.warcraft.engine.rules import WarcraftRules
from elbowroom.games.warcraft.engine.serialisation import position_dict
from elbowroom.games.warcraft.engine.standings import ranks
from elbowroom.games.warcraft.engine.traits import NEUTRAL, SIDES
from elbowroom.kernel.decisions import Facts
from elbowroom.kernel.notation import verb_of
from elbowroom.kernel.reasons import Explanation, Refusal


class WarcraftState(Islands):
    """A game on the islands at some moment."""

    __slots__ = ()

    def blank(self) -> ConquestState:
        return WarcraftState(self.own)

    def rules_on(self, islands: list[str]) -> WarcraftRules:
        return rules_on(self.setup, islands)

    def ranks(self) -> list[int]:
        return ranks(self)

    def position_dict(self) -> dict[str, Any]:
        return position_dict(self)

    def dues(self, action: int) -> list[tuple[Explanation, int]]:
        return dues(self, action)

    def action_facts(self, action: int, number: Explanation | None) -> Facts:
        facts = super().action_facts(action, number)
        way = self.rules.way(verb_of(action))
        return facts if way is None else facts | way.facts(self, self.active(self.turn_player))

    def decision_facts(self) -> Facts:
        """Tell the side of each seat, where two sides play (W-TEAM-1)."""
        if not self.setup["teams"]:
            return {}
        names = [*SIDES, NEUTRAL]
        return {"sides": [names[side] for side in self.rules.side_of]}

    def explain_action(self, action: int) -> Explanation | None:
        if verb_of(action) >= verbs.EXTRA:
            return explanation(self, action)
        return super().explain_action(action)

    def reason_against(self, action: int) -> Refusal:
        extra_step = bool(self.stack) and verb_of(self.stack[-1]) >= steps.EXTRA
        if extra_step or (self.stack and verb_of(action) >= verbs.EXTRA):
            return refusal(self, action)
        return super().reason_against(action)
