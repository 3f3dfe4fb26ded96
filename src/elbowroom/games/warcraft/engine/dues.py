"""What an action of this game costs: the number behind it, and the coins paid first (W-TOLL-2)."""

from __future__ import annotations

from elbowroom.conquest.engine.explaining import ATTACKS, acting_army
from elbowroom.games.warcraft.engine import steps, verbs
from elbowroom.games.warcraft.engine.position import WarcraftPosition
from elbowroom.games.warcraft.engine.tolls import FREE, Toll, attack_toll, touch_toll
from elbowroom.kernel.notation import VERB, first_of, verb_of
from elbowroom.kernel.reasons import NOTHING_DUE, Due, Explanation, Part


def dues(pos: WarcraftPosition, actions: list[int]) -> list[list[Due]]:
    """List for each action the payments that come before anything else it does."""
    if pos.over or pos.awaits_chance() or verb_of(pos.stack[-1]) == steps.STRIKE:
        return [NOTHING_DUE] * len(actions)  # a strike was paid for when it began
    player = pos.asked_player()
    return [_dues(pos, player, action) for action in actions]


def _dues(pos: WarcraftPosition, player: int, action: int) -> list[Due]:
    verb = action >> VERB
    if verb in ATTACKS:
        return attack_dues(pos, player, first_of(action))
    if verb == verbs.BOMB:
        return touch_dues(pos, player, first_of(action), attack=True)
    way = pos.rules.way(verb)
    return NOTHING_DUE if way is None else way.dues(pos, player, action)


def attack_dues(pos: WarcraftPosition, player: int, region: int) -> list[Due]:
    """List what is paid before a region is attacked."""
    return _payment(attack_toll(pos, player, region))


def touch_dues(pos: WarcraftPosition, player: int, region: int, attack: bool) -> list[Due]:
    """List what is paid before an ability touches a region."""
    return _payment(touch_toll(pos, player, region, attack))


def _payment(toll: Toll) -> list[Due]:
    if toll is FREE:
        return []
    parts: list[Part] = []
    if toll.toll:
        parts.append(Part(toll.toll, "toll.region", "W-TOLL-1"))
    if toll.harmony:
        parts.append(Part(toll.harmony, "toll.harmony", "W-RACE-PANDAREN-2"))
    if toll.shield:
        parts.append(Part(toll.shield, "toll.shield", "W-IMM-2"))
    return [Due(Explanation("toll", tuple(parts), "warcraft"), toll.payee)]


def explanation(pos: WarcraftPosition, action: int) -> Explanation | None:
    """Take the tokens or coins an action of this game costs apart; None if it costs neither."""
    army = acting_army(pos)
    if not pos.has_race(army):
        return None
    way = pos.rules.way(verb_of(action))
    if way is not None:
        return way.explain(pos, army, action)
    if verb_of(action) == verbs.RECRUIT:
        race = pos.table(army).race
        coins = first_of(action) * pos.table(army).recruit_price
        return Explanation("coins", (Part(coins, f"race.{race.id}", race.rule),), "warcraft")
    return None
