"""The state of this game: the shared turn with the steps, verbs and rules of its own."""

from __future__ import annotations

from typing import Any, Final

from elbowroom.conquest.engine import steps as shared
from elbowroom.conquest.engine.position import NONE
from elbowroom.conquest.engine.state import ConquestState
from elbowroom.games.warcraft.engine import income, steps, tolls
from elbowroom.games.warcraft.engine import listing as asking
from elbowroom.games.warcraft.engine.bombs import sort_out, take_pile
from elbowroom.games.warcraft.engine.champion import march_actions
from elbowroom.games.warcraft.engine.dues import dues
from elbowroom.games.warcraft.engine.explaining import explanation
from elbowroom.games.warcraft.engine.facts import action_facts, decision_facts
from elbowroom.games.warcraft.engine.forming import shed
from elbowroom.games.warcraft.engine.losses import drive_out, take_back_bomb
from elbowroom.games.warcraft.engine.markers import BEAST, CHAMPION, OBJECTIVE
from elbowroom.games.warcraft.engine.performing import perform_own
from elbowroom.games.warcraft.engine.placing import claim_objective
from elbowroom.games.warcraft.engine.portals import swap_actions
from elbowroom.games.warcraft.engine.position import Islands
from elbowroom.games.warcraft.engine.pushes import push_actions
from elbowroom.games.warcraft.engine.refusals import block, refusal
from elbowroom.games.warcraft.engine.serialisation import position_dict
from elbowroom.games.warcraft.engine.site_control import (
    any_may_lie_face_up,
    enter,
    may_lie_face_up,
    ships_free,
)
from elbowroom.games.warcraft.engine.standings import ranks
from elbowroom.games.warcraft.engine.tools import (
    carry_tools,
    hammer_actions,
    put_tools_down,
    raid_actions,
    strike_actions,
    tool_conquests,
    tool_discount,
    tool_names,
)
from elbowroom.kernel.bits import members
from elbowroom.kernel.decisions import CHANCE, NOBODY, Decision, Facts
from elbowroom.kernel.notation import encode, first_of, verb_of
from elbowroom.kernel.reasons import Explanation, Part, Refusal

_AFTER_CHANCE: Final = encode(steps.LAST_CHANCE + 1)


class WarcraftState(Islands):
    """A game on the islands at some moment."""

    __slots__ = ()

    def blank(self) -> ConquestState:
        return WarcraftState(self.own)

    @property
    def decision(self) -> Decision:
        if not self.stack:
            return Decision(NOBODY, "over")
        kind = verb_of(self.stack[-1])
        if kind < shared.OWN:
            return super().decision
        player = CHANCE if kind <= steps.LAST_CHANCE else self.asked_player()
        return Decision(player, steps.PHASES[kind])

    def asked_player(self) -> int:
        step = self.stack[-1]
        if verb_of(step) in steps.PLAYER_STEPS:
            return first_of(step)
        return super().asked_player()

    def awaits_chance(self) -> bool:
        return bool(self.stack) and shared.FIRST_CHANCE_STEP <= self.stack[-1] < _AFTER_CHANCE

    def chance_outcomes(self) -> list[tuple[int, int]]:
        if self.awaits_chance() and self.stack[-1] >= shared.FIRST_OWN_STEP:
            return asking.outcomes(self, self.stack[-1])
        return super().chance_outcomes()

    def draw(self) -> int:
        if self.stack[-1] < shared.FIRST_OWN_STEP:
            return super().draw()
        found = asking.outcomes(self, self.stack[-1])
        place = self._random(sum([weight for _, weight in found]))
        for action, weight in found:
            place -= weight
            if place < 0:
                return action
        raise AssertionError("the weights do not add up")

    def ranks(self) -> list[int]:
        return ranks(self)

    def position_dict(self) -> dict[str, Any]:
        return position_dict(self)

    # The script of a turn.

    def begin_own_turn(self, player: int) -> None:
        army = self.active(player)
        if not self.has_race(army):
            return
        table = self.table(army)
        if table.harmony:
            self.harmony = 0
        if table.explosive or table.duds:
            sort_out(self, player)
            shared.push(self, steps.START, player)

    def script_expansion(self, player: int) -> None:
        army = self.active(player)
        if not self.has_race(army):
            shared.push(self, steps.SCRIPT, player)
            return
        table = self.table(army)
        shared.push(self, shared.END_TURN, player)
        shared.push(self, steps.RETREATS, player)
        shared.push(self, shared.SCORE, player)
        for kind in table.ends:
            shared.push(self, kind, army)
        for site in reversed(self.own.laid_sites):
            if may_lie_face_up(self, site):
                shared.push(self, steps.LAY, army, site)
        if table.tower_regions:
            shared.push(self, steps.TOWERS, army)
        shared.push(self, shared.PLACE, army)
        if table.most_beasts:
            shared.push(self, steps.ASSIGN, army)
        shared.push(self, shared.REDEPLOY, player)
        for kind in table.deployments:
            shared.push(self, kind, army)
        if any_may_lie_face_up(self, self.own.healing):
            shared.push(self, steps.HEAL, army)
        shared.push(self, shared.GAIN, army)
        shared.push(self, shared.CONQUER, army)
        shared.push(self, shared.TAKE_UP, army)
        if table.ransom:
            shared.push(self, steps.READY_UNITS, army)
        if table.forms_up or any_may_lie_face_up(self, self.own.widening):
            shared.push(self, steps.FORM_UP, army)

    def script_decline(self, player: int) -> None:
        shared.push(self, shared.END_TURN, player)
        shared.push(self, steps.RETREATS, player)
        shared.push(self, shared.SCORE, player)
        shared.push(self, shared.GO_IN_DECLINE, player)
        shared.push(self, steps.SHED, player)
        shared.push(self, shared.REMOVE_OLDER, player)

    def shed_pieces(self, player: int) -> None:
        shed(self, player)

    # Conquest.

    def own_conquests(self, army: int) -> list[int]:
        table = self.table(army)
        helped = self.controls_any(army, self.own.helpers)
        actions: list[int] = []
        if helped or table.raid_discount:
            actions += tool_conquests(self, army)
        if helped:
            actions += hammer_actions(self, army)
        if not table.acts:
            return actions
        if table.strikes:
            actions += strike_actions(self, army)
        if table.ransom:
            actions += march_actions(self, army)
        if table.swaps:
            actions += swap_actions(self, army)
        if table.pushes:
            actions += push_actions(self, army)
        if table.site_raids:
            actions += raid_actions(self, army)
        return actions

    def own_actions(self, step: int) -> list[int]:
        return asking.answers(self, step)

    def asks(self, step: int) -> bool:
        return asking.asks(self, step)

    def perform_own(self, step: int, action: int) -> None:
        perform_own(self, step, action)

    def protected(self, army: int) -> int:
        player = self.rules.army_player[army]
        regions = tolls.unaffordable(self, player)
        if len(self.rules.sides) > 1:
            for other in range(self.rules.players):
                if other != player and self.are_mates(player, other):
                    regions |= self.held[self.active(other)]  # W-TEAM-5
        return regions

    def before_attack(self, army: int, region: int) -> None:
        if self.holder[region] != NONE:
            player = self.rules.army_player[army]
            tolls.pay(self, player, region, tolls.attack_toll(self, player, region))

    def dues(self, action: int) -> list[tuple[Explanation, int]]:
        return dues(self, action)

    def action_facts(self, action: int, number: Explanation | None) -> Facts:
        return super().action_facts(action, number) | action_facts(self, action)

    def decision_facts(self) -> Facts:
        return decision_facts(self)

    def conquest_facts(self) -> dict[str, object]:
        return {"tools": tool_names(self, self.tools)}

    def pays_passage(self, army: int) -> bool:
        return not (self.anywhere or ships_free(self, army))

    def own_zones(self, army: int) -> list[tuple[int, int]]:
        if not self.form_discount and not self.tools:
            return []
        discount = self.form_discount if army == self.active(self.turn_player) else 0
        if self.tools:
            discount += tool_discount(self, army, self.tools)
        return [(-discount, self.rules.board.everywhere)] if discount else []

    def own_cost_parts(self, army: int, region: int) -> list[Part]:
        parts: list[Part] = []
        if self.form_discount and army == self.active(self.turn_player):
            race = self.table(army).race
            parts.append(Part(-self.form_discount, race.name, race.rule, f"race.{race.id}"))
        for bit, site in enumerate(self.own.tools):
            if self.tools >> bit & 1 and self.site(site).discount:
                known = self.own.sites[site]
                parts.append(
                    Part(-self.site(site).discount, known.name, known.rule, f"site.{known.id}")
                )
        if self.tools & self.own.raid_bit:
            race = self.table(army).race
            discount = self.table(army).raid_discount
            parts.append(Part(-discount, race.name, race.rule, f"race.{race.id}"))
        return parts

    def defeat(self, army: int, region: int) -> None:
        drive_out(self, self.rules.army_player[army], region)

    def after_conquest(self, army: int, region: int, loser: int, units: int) -> None:
        self.count_conquest(loser, units)
        if self.tools or self.anywhere:
            carry_tools(self, region)
        claim_objective(self, army, region)
        enter(self, region)

    def after_failed_attempt(self) -> None:
        put_tools_down(self)

    def leave_region(self, army: int, region: int) -> None:
        take_back_bomb(self, region)

    # Checks.

    def own_block(self, army: int, region: int) -> Refusal | None:
        return block(self, army, region)

    def own_refusal(self, action: int) -> Refusal:
        return refusal(self, action)

    def own_explanation(self, action: int) -> Explanation | None:
        return explanation(self, action)

    def knows_step(self, step: int) -> bool:
        kind = verb_of(step)
        if kind > steps.LAST:
            return False
        if kind in steps.PLAYER_STEPS:
            return first_of(step) < self.rules.players
        if kind in steps.REGION_STEPS:
            return first_of(step) < len(self.rules.board.regions)
        army = first_of(step)
        return army < self.rules.armies

    def borrowed_tokens(self, army: int) -> int:
        if not self.is_active(army):
            return 0
        place = self.rules.army_player[army] * len(self.supply) + BEAST
        standing = [self.marker_count(BEAST, region) for region in members(self.held[army])]
        return sum(standing) + self.marker_hand[place] + self.driven_out[place]

    # Scoring.

    def own_income(self, army: int) -> int:
        return income.total(self, army)

    def own_income_parts(self, army: int) -> list[Part]:
        return income.parts(self, army)

    def after_pick(self, army: int) -> None:
        take_pile(self, army)
        if self.table(army).ransom:
            self._take_from_box(army, CHAMPION, 1)
        if self.table(army).objectives.pieces:
            self._take_from_box(army, OBJECTIVE, self.table(army).objectives.pieces)

    def _take_from_box(self, army: int, kind: int, count: int) -> None:
        """Take markers of a kind into the hand of an army's player."""
        self.supply[kind] -= count
        self.marker_hand[self.rules.army_player[army] * len(self.supply) + kind] += count
