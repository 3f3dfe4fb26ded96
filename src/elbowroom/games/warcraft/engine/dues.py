"""What an action first costs its player in coins, and who gets them."""

from __future__ import annotations

from typing import Final

from elbowroom.conquest.engine import verbs as shared_verbs
from elbowroom.conquest.engine.position import NONE
from elbowroom.games.warcraft.engine import steps, verbs
from elbowroom.games.warcraft.engine.position import Islands
from elbowroom.games.warcraft.engine.tolls import Toll, attack_toll, touch_toll
from elbowroom.games.warcraft.engine.tools import hammer_of, hammer_payee
from elbowroom.kernel.decisions import NOBODY
from elbowroom.kernel.notation import first_of, second_of, verb_of
from elbowroom.kernel.reasons import Explanation, Part

_ATTACKS: Final = (
    shared_verbs.CONQUER,
    shared_verbs.ATTEMPT,
    verbs.WIELD,
    verbs.VENTURE,
    verbs.STRIKE,
    verbs.CHAMPION,
    verbs.HAMMER,
)


def dues(pos: Islands, action: int) -> list[tuple[Explanation, int]]:
    """List the payments that come before anything else an action does (W-TOLL-2)."""
    if pos.over or pos.awaits_chance() or verb_of(pos.stack[-1]) == steps.STRIKE:
        return []  # a strike was paid for when it began
    player = pos.asked_player()
    found = [_payment(toll) for toll in _tolls(pos, player, action) if toll.total]
    if verb_of(action) == verbs.HAMMER:
        site = hammer_of(pos, pos.active(player))
        if site != NONE:
            known = pos.own.sites[site]
            price = Part(pos.site(site).lone_units, known.name, known.rule, "toll.hammer")
            payee = hammer_payee(pos, player, site)
            found.append((Explanation("toll", (price,)), NOBODY if payee == NONE else payee))
    return found


def _tolls(pos: Islands, player: int, action: int) -> list[Toll]:
    """Reckon the tolls of all regions an action touches."""
    verb = verb_of(action)
    first = first_of(action)
    second = second_of(action)
    if verb in _ATTACKS:
        return [attack_toll(pos, player, first)]
    if verb == verbs.SWAP:
        regions = [first, second]
        return [touch_toll(pos, player, region, attack=False) for region in regions]
    if verb in (verbs.PUSH, verbs.PUSH_BEAST):
        return [touch_toll(pos, player, first, attack=first == second)]
    if verb == verbs.RAZE:
        return [touch_toll(pos, player, first, attack=False)]
    if verb == verbs.BOMB:
        return [touch_toll(pos, player, first, attack=True)]
    if verb == verbs.STEAL and pos.site_at[first] != NONE:
        return [touch_toll(pos, player, pos.site_at[first], attack=False)]
    return []


def _payment(toll: Toll) -> tuple[Explanation, int]:
    parts: list[Part] = []
    if toll.toll:
        parts.append(Part(toll.toll, "toll", "W-TOLL-1", "toll.region"))
    if toll.harmony:
        parts.append(Part(toll.harmony, "harmony", "W-RACE-PANDAREN-2", "toll.harmony"))
    if toll.shield:
        parts.append(Part(toll.shield, "shield", "W-IMM-2", "toll.shield"))
    return Explanation("toll", tuple(parts)), toll.payee
