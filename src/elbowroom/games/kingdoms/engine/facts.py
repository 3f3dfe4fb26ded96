"""What a board has to know of a question and of its answers and cannot see in the position."""

from __future__ import annotations

from typing import Final

from elbowroom.games.kingdoms.engine import steps, verbs
from elbowroom.games.kingdoms.engine.against_rivals import MAGIC_LOSS
from elbowroom.games.kingdoms.engine.announced_action import ways_if_selected
from elbowroom.games.kingdoms.engine.hooks import RIVAL_LOSS
from elbowroom.games.kingdoms.engine.paying import whole_payments
from elbowroom.games.kingdoms.engine.position import Position
from elbowroom.games.kingdoms.engine.prices import units_for
from elbowroom.games.kingdoms.engine.refusals import why_no_use
from elbowroom.games.kingdoms.engine.scoring import points_gained
from elbowroom.games.kingdoms.engine.setting_up import START_UNITS
from elbowroom.games.kingdoms.engine.terms import (
    DUMMY,
    HUMAN,
    NONE,
    PATROL,
    PAYS,
    PRICED,
    QUEST,
    RESOURCES,
    TOP_MAGIC,
    TRADE,
)
from elbowroom.games.kingdoms.engine.war_facts import (
    loss_facts,
    number_facts,
    payments_told,
    war_facts,
)
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
        return number_facts(pos, player, first_of(action))
    if verb == verbs.SELECT:
        return _space_facts(pos, player, first_of(action))
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
        facts |= _payment_facts(pos, first_of(step))
    elif kind == steps.DIAL:
        facts |= war_facts(pos, first_of(step))
    elif kind == steps.MATCH:
        facts |= {"rival": DUMMY, **loss_facts(pos, HUMAN, ""), **loss_facts(pos, DUMMY, "rival_")}
    return facts


def _payment_facts(pos: Position, player: int) -> Facts:
    """Tell what is paid for, how much is due, and every way to pay it, the usual one first."""
    what = "war" if pos.pay_for == NONE else PRICED[pos.pay_for]
    payments = payments_told(whole_payments(pos, player))
    return {"due": pos.pay_due, "for": what, "payments": payments}


def _space_facts(pos: Position, player: int, action: int) -> Facts:
    """Tell of a space of the action card what it would be good for, and what stands against it."""
    ways = ways_if_selected(pos, player, action)
    facts: Facts = {"hindrance": None if ways else why_no_use(pos, player, action).key}
    if action in (PATROL, QUEST):
        facts["movers"] = len({(verb_of(way), first_of(way)) for way in ways})
    elif action != TRADE:
        facts["resource"] = RESOURCES[PAYS[action]]
        facts["units"] = units_for(pos, player, action)
        facts["points"] = points_gained(pos, player, action)
    return facts


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
