"""What a board has to know of a question and of its answers and cannot see in the position."""

from __future__ import annotations

from typing import Final

from elbowroom.games.kingdoms.engine import steps, verbs
from elbowroom.games.kingdoms.engine.against_rivals import MAGIC_LOSS
from elbowroom.games.kingdoms.engine.hooks import RIVAL_LOSS
from elbowroom.games.kingdoms.engine.position import Position
from elbowroom.games.kingdoms.engine.setting_up import START_UNITS
from elbowroom.games.kingdoms.engine.terms import MANA, NONE, ORE, PAYS, RESOURCES, TOP_MAGIC
from elbowroom.games.kingdoms.engine.warcost import Purse, highest_number
from elbowroom.kernel.decisions import Facts
from elbowroom.kernel.notation import first_of, second_of, verb_of

_MOVES: Final = (verbs.PATROL, verbs.PATROL_HERO, verbs.QUEST, verbs.QUEST_HERO)
_STEPS: Final = (verbs.STRIDE, verbs.CHARGE)
_BREAKS: Final = (verbs.BREAK, verbs.BREAK_HERO)
_PURPOSES: Final = {RIVAL_LOSS: "discard", MAGIC_LOSS: "magic"}


def action_facts(pos: Position, action: int) -> Facts:
    """Tell whom an action attacks, which level it brings, what it takes, and what is left for ore."""
    verb = verb_of(action)
    player = first_of(pos.stack[-1])
    if verb == verbs.SPLIT:
        return {"ore": START_UNITS - first_of(action) - second_of(action)}
    if verb in (verbs.RAISE, verbs.BUILD):
        return {"level": pos.tower[player] + 1}
    if verb == verbs.RESEARCH:
        return {"level": min(pos.magic[player] + 1, TOP_MAGIC)}
    if verb == verbs.DIAL:
        return usual_payment(pos, player, first_of(action))
    if verb == verbs.ADVANCE:
        hero = pos.rules.heroes[pos.hero_card[player]].id
        return {"hero": hero, "resource": RESOURCES[PAYS[pos.selected]]}
    enemy = _enemy(pos, player, action)
    return {} if enemy == NONE else {"enemy": enemy}


def _enemy(pos: Position, player: int, action: int) -> int:
    """Find the player an action makes war with; NONE if it is peaceful."""
    verb = verb_of(action)
    if verb in _BREAKS:
        return pos.other_owner(player, first_of(action))
    if verb not in _MOVES and verb not in _STEPS:
        return NONE
    region = second_of(action) if verb in _MOVES else first_of(action)
    attacked = pos.hostile(player) & ~pos.allied(player)
    return pos.other_owner(player, region) if attacked >> region & 1 else NONE


def decision_facts(pos: Position) -> Facts:
    """Tell whose part of the turn it is, what is left to do, and with whom."""
    if not pos.stack:
        return {}
    facts: Facts = {"part": _part_of_turn(pos)}
    step = pos.stack[-1]
    kind, second = verb_of(step), second_of(step)
    if kind == steps.SPLIT:
        facts["units"] = START_UNITS
    elif kind in (steps.GAIN, steps.DISCARD):
        facts["left"] = second or 1
    elif kind == steps.STEAL:
        facts |= {"left": second % 8, "rival": second // 8}
    elif kind == steps.TARGET:
        facts["purpose"] = _PURPOSES.get(second // 8, "other")
    elif kind == steps.PAY:
        facts |= {"due": pos.pay_due, "resource": RESOURCES[second]}
    elif kind == steps.DIAL:
        facts |= _both_purses(pos, first_of(step))
    return facts


def usual_payment(pos: Position, player: int, number: int) -> Facts:
    """Tell what a number usually takes: no food, nothing too much, then mana rather than ore."""
    purse = Purse(pos, player)
    best: tuple[int, int, int] = (0, 0, 0)
    least: tuple[int, int, int] | None = None
    for food, mana, ore in purse.payments(number):
        worth = mana * purse.values[MANA] + ore * purse.values[ORE]
        found = (food, worth, -mana)
        if least is None or found < least:
            best, least = (food, mana, ore), found
    return {"food": best[0], "mana": best[1], "ore": best[2]}


def _both_purses(pos: Position, player: int) -> Facts:
    """Tell with whom one is at war and what either could pay for; purses lie open (K-WAR-3)."""
    rival = pos.war_rival(player)
    return {
        "rival": rival,
        "highest": max(0, highest_number(pos, player)),
        "rival_highest": max(0, highest_number(pos, rival)),
    }


def _part_of_turn(pos: Position) -> str:
    """Name the part of the turn that is played: setup, select, active or followers."""
    if verb_of(pos.stack[-1]) == steps.SELECT:
        return "select"
    if not pos.turns:
        return "setup"
    for step in reversed(pos.stack):
        if verb_of(step) == steps.END_ACT:
            return "active" if first_of(step) == pos.active else "followers"
    return "active"
