"""Retreat: units driven out this turn return to regions of their race (W-LOSS-4)."""

from __future__ import annotations

from elbowroom.conquest.engine import verbs as shared_verbs
from elbowroom.conquest.engine.placing import place_tokens
from elbowroom.conquest.engine.steps import AskedStep, PlayerStep
from elbowroom.games.warcraft.engine import steps, verbs
from elbowroom.games.warcraft.engine.forming import assign, assign_actions, why_no_beast
from elbowroom.games.warcraft.engine.markers import BEAST, CHAMPION
from elbowroom.games.warcraft.engine.position import WarcraftPosition
from elbowroom.games.warcraft.engine.refusals import at, not_held, refuse
from elbowroom.kernel.bits import members
from elbowroom.kernel.notation import encode, first_of, second_of, verb_of
from elbowroom.kernel.reasons import Refusal


class RetreatsStep(PlayerStep[WarcraftPosition]):
    """The owners of driven out units are asked."""

    def carry_out(self, pos: WarcraftPosition, step: int) -> None:
        ask_retreats(pos, first_of(step))


class RetreatStep(AskedStep[WarcraftPosition]):
    """An army puts its driven out units back."""

    def answers(self, pos: WarcraftPosition, step: int) -> list[int]:
        return retreat_actions(pos, first_of(step))

    def answer(self, pos: WarcraftPosition, step: int, action: int) -> None:
        army = first_of(step)
        region = first_of(action)
        place = pos.rules.army_player[army] * len(pos.supply)
        if verb_of(action) == shared_verbs.PLACE:
            place_tokens(pos, army, region, second_of(action))
        elif verb_of(action) == verbs.CHAMPION:
            pos.driven_out[place + CHAMPION] -= 1
            pos.put_marker(CHAMPION, region)
        else:
            pos.driven_out[place + BEAST] -= assign(pos, region, second_of(action))

    def refuse(self, pos: WarcraftPosition, step: int, action: int) -> Refusal | None:
        verb, region, army = verb_of(action), first_of(action), first_of(step)
        if verb not in (shared_verbs.PLACE, verbs.CHAMPION, verbs.BEAST):
            return None
        if not pos.held[army] >> region & 1:
            return not_held(pos, region)
        if verb == verbs.BEAST:
            return why_no_beast(pos, army, region)
        if verb == verbs.CHAMPION:
            return refuse("champion_stands", "W-LOSS-4")
        return refuse("must_place", "W-LOSS-4", at(pos, region), ("hand", pos.hand[army]))


def ask_retreats(pos: WarcraftPosition, attacker: int) -> None:
    """Ask the owners of driven out units, clockwise from the active player."""
    players = pos.rules.players
    for distance in range(players - 1, 0, -1):
        army = pos.active((attacker + distance) % players)
        if retreats(pos, army):
            pos.push(steps.RETREAT, army)


def retreats(pos: WarcraftPosition, army: int) -> bool:
    """Whether an army has driven out units and a region to put them."""
    if not pos.held[army]:
        return False
    place = pos.rules.army_player[army] * len(pos.supply)
    return bool(pos.hand[army] or pos.driven_out[place + CHAMPION] or pos.driven_out[place + BEAST])


def retreat_actions(pos: WarcraftPosition, army: int) -> list[int]:
    """List where driven out units may go; empty when none can."""
    if not pos.held[army]:
        return []
    place = pos.rules.army_player[army] * len(pos.supply)
    if pos.driven_out[place + CHAMPION]:
        return [encode(verbs.CHAMPION, region) for region in members(pos.held[army])]
    if pos.hand[army]:
        return _token_actions(pos, army)
    return assign_actions(pos, army, pos.driven_out[place + BEAST])


def _token_actions(pos: WarcraftPosition, army: int) -> list[int]:
    hand = pos.hand[army]
    fewest = pos.combo(army).fewest_tokens
    regions = members(pos.held[army])
    actions: list[int] = []
    for region in regions:
        least = 1 if pos.tokens[region] else fewest
        if len(regions) == 1:
            least = max(least, hand)
        for count in range(least, hand + 1):
            actions.append(encode(shared_verbs.PLACE, region, count))
    return actions
