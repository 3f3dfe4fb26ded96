"""The state of this game: the shared turn on islands."""

from __future__ import annotations

from typing import Any

from elbowroom.conquest.engine import steps, verbs
from elbowroom.conquest.engine.state import ConquestState
from elbowroom.games.warcraft.engine.dues import dues, explanation
from elbowroom.games.warcraft.engine.position import WarcraftPosition
from elbowroom.games.warcraft.engine.refusals import refuse
from elbowroom.games.warcraft.engine.rulemaking import rules_on
from elbowroom.games.warcraft.engine.rules import WarcraftRules
from elbowroom.games.warcraft.engine.scoring import ranks
from elbowroom.games.warcraft.engine.serialisation import position_dict
from elbowroom.games.warcraft.engine.traits import NEUTRAL, SIDES
from elbowroom.kernel.decisions import Facts
from elbowroom.kernel.notation import VERB, first_of, verb_of
from elbowroom.kernel.reasons import Explanation, Offer, Refusal
from elbowroom.kernel.steps import KIND


class WarcraftState(WarcraftPosition):
    """A game on the islands at some moment."""

    __slots__ = ()

    def blank(self) -> ConquestState:
        return WarcraftState(self.game_rules)

    def rules_on(self, islands: list[str]) -> WarcraftRules:
        return rules_on(self.setup, islands)

    def ranks(self) -> list[int]:
        return ranks(self)

    def position_dict(self) -> dict[str, Any]:
        return position_dict(self)

    def offers(self, actions: list[int]) -> list[Offer]:
        """Tell what is due besides, and what each further way to conquer has to tell."""
        found: list[Offer] = []
        for offer, due in zip(super().offers(actions), dues(self, actions), strict=True):
            way = self.rules.way(offer.action >> VERB)
            facts = {} if way is None else way.facts(self, self.active(self.turn_player))
            more = facts or due
            found.append(offer._replace(facts=offer.facts | facts, dues=due) if more else offer)
        return found

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
        if not self.stack:
            return super().reason_against(action)
        step = self.stack[-1]
        way = self.rules.way(verb_of(action))
        if way is not None and step >> KIND == steps.CONQUER:
            return way.refuse(self, first_of(step), action)
        if step >> KIND < steps.EXTRA and verb_of(action) < verbs.EXTRA:
            return super().reason_against(action)
        if self.awaits_chance() and verb_of(action) == verb_of(self.legal_actions()[0]):
            return refuse("chance", "")
        found = self.step_kinds[step >> KIND].refuse(self, step, action)
        return found or refuse("wrong_step", self.rules.citation("wrong_step"))
