"""What an action first costs its player in coins, and who gets them (W-TOLL-2)."""

from __future__ import annotations

from elbowroom.conquest.engine import verbs as shared_verbs
from elbowroom.games.warcraft.engine import steps, verbs
from elbowroom.games.warcraft.engine.position import Islands
from elbowroom.games.warcraft.engine.tolls import Toll, attack_toll, touch_toll
from elbowroom.kernel.notation import first_of, verb_of
from elbowroom.kernel.reasons import Explanation, Part


def dues(pos: Islands, action: int) -> list[tuple[Explanation, int]]:
    """List the payments that come before anything else an action does."""
    if pos.over or pos.awaits_chance() or verb_of(pos.stack[-1]) == steps.STRIKE:
        return []  # a strike was paid for when it began
    player = pos.asked_player()
    way = pos.rules.way(verb_of(action))
    if way is not None:
        return way.dues(pos, player, action)
    if verb_of(action) in (shared_verbs.CONQUER, shared_verbs.ATTEMPT):
        return attack_dues(pos, player, first_of(action))
    if verb_of(action) == verbs.BOMB:
        return touch_dues(pos, player, first_of(action), attack=True)
    return []


def attack_dues(pos: Islands, player: int, region: int) -> list[tuple[Explanation, int]]:
    """List what is paid before a region is attacked."""
    return _payment(attack_toll(pos, player, region))


def touch_dues(
    pos: Islands, player: int, region: int, attack: bool
) -> list[tuple[Explanation, int]]:
    """List what is paid before an ability touches a region."""
    return _payment(touch_toll(pos, player, region, attack))


def _payment(toll: Toll) -> list[tuple[Explanation, int]]:
    parts: list[Part] = []
    if toll.toll:
        parts.append(Part(toll.toll, "toll", "W-TOLL-1", "toll.region"))
    if toll.harmony:
        parts.append(Part(toll.harmony, "harmony", "W-RACE-PANDAREN-2", "toll.harmony"))
    if toll.shield:
        parts.append(Part(toll.shield, "shield", "W-IMM-2", "toll.shield"))
    return [(Explanation("toll", tuple(parts)), toll.payee)] if parts else []
