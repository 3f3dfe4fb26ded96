"""The answers the rules allow to each question."""

from __future__ import annotations

from typing import Final

from elbowroom.games.kingdoms.engine import effects, moving, retreat, steps, verbs, war
from elbowroom.games.kingdoms.engine import setting_up as opening
from elbowroom.games.kingdoms.engine.acting import act_options, more_trade_options
from elbowroom.games.kingdoms.engine.collecting import convert_options
from elbowroom.games.kingdoms.engine.paying import pay_options
from elbowroom.games.kingdoms.engine.position import Position
from elbowroom.games.kingdoms.engine.solo.compass import HOURS
from elbowroom.games.kingdoms.engine.solo.war import match_options
from elbowroom.games.kingdoms.engine.terms import DUMMY, NONE
from elbowroom.games.kingdoms.engine.turn import select_options
from elbowroom.kernel.bits import members
from elbowroom.kernel.notation import encode, first_of, second_of, verb_of


def list_actions(pos: Position) -> list[int]:
    """List the allowed answers to the step on top."""
    if not pos.stack:
        return []
    return answers(pos, pos.stack[-1])


def answers(pos: Position, step: int) -> list[int]:
    """List the answers to a step; none if it does not apply."""
    kind = verb_of(step)
    player = first_of(step)
    if kind == steps.ACT:
        return act_options(pos, player)
    if kind == steps.SELECT:
        return select_options(pos)
    if kind <= steps.LAST_CHANCE:
        return _chance_answers(pos, kind, player)
    if kind <= steps.START:
        return _setup_answers(pos, kind, player)
    if kind in _OF_SOLO:
        return _solo_answers(pos, kind, second_of(step))
    if kind in _OF_WAR:
        return _war_answers(pos, kind, player)
    if kind in OPTIONAL:
        found = _optional_answers(pos, kind, player, second_of(step))
        forced = kind == steps.MOVE and pos.duty and _leaves_tundra(pos, found)
        return found if forced or not found else [*found, verbs.DONE_ACTION]
    return _resource_answers(pos, kind, player, second_of(step))


_OF_WAR: Final = (steps.DIAL, steps.RETREAT, steps.REVIVE, steps.RETURN)
_OF_SOLO: Final = (steps.MATCH, steps.DUMMY_FACTION, steps.DUMMY_START)
OPTIONAL: Final = (
    steps.MOVE,
    steps.STRIDE,
    steps.SHIFT,
    steps.ADD,
    steps.KNOCK,
    steps.TOPPLE,
    steps.CHARGE,
    steps.CONVERT,
    steps.TRADE_MORE,
)
"""Questions that may be answered with `done`; they are passed over when nothing else is."""


def _leaves_tundra(pos: Position, found: list[int]) -> bool:
    return bool(found) and bool(pos.duty >> first_of(found[0]) & 1)


def _chance_answers(pos: Position, kind: int, place: int) -> list[int]:
    if kind == steps.CARD:
        return opening.card_options(pos)
    if kind == steps.LOST_SIDE:
        return opening.side_options(pos, place)
    if kind == steps.FACTION_DRAW:
        if pos.rules.solo and place == DUMMY:
            return opening.dummy_faction_options(pos)
        return opening.faction_options(pos, any_needs=False)
    if kind == steps.DRAW:
        return [encode(verbs.DRAW, card) for card in members(pos.deck)]
    if kind == steps.DIE:
        return [encode(verbs.DIE, number) for number in range(1, HOURS + 1)]
    return [encode(verbs.FIRST, seat) for seat in range(pos.rules.seats)]


def _setup_answers(pos: Position, kind: int, player: int) -> list[int]:
    if kind == steps.SIDE:
        return opening.side_options(pos, player)
    if kind == steps.FACTION:
        return opening.faction_options(pos, any_needs=True)
    if kind == steps.SPLIT:
        return opening.split_options()
    if kind == steps.START:
        return opening.start_options(pos, player)
    offered = (pos.offered[player * 2], pos.offered[player * 2 + 1])
    return [encode(verbs.KEEP, card) for card in offered if card != NONE]


def _solo_answers(pos: Position, kind: int, second: int) -> list[int]:
    if kind == steps.MATCH:
        return match_options(pos)
    if kind == steps.DUMMY_FACTION:
        return opening.faction_options(pos, any_needs=True)
    return opening.dummy_start_options(pos, second)


def _war_answers(pos: Position, kind: int, player: int) -> list[int]:
    if kind == steps.DIAL:
        return war.dial_options(pos, player)
    if kind == steps.RETREAT:
        return retreat.retreat_options(pos, player)
    if kind == steps.RETURN:
        return retreat.return_options(pos, player)
    return [*retreat.revive_options(pos, player), verbs.DONE_ACTION]


def _optional_answers(pos: Position, kind: int, player: int, second: int) -> list[int]:
    if kind == steps.MOVE:
        return moving.further_options(pos, player)
    if kind == steps.STRIDE:
        return moving.stride_options(pos, player)
    if kind == steps.SHIFT:
        return war.shift_options(pos, player)
    if kind == steps.ADD:
        return war.add_options(pos, player)
    if kind == steps.KNOCK:
        return effects.knock_options(pos, player)
    if kind == steps.TOPPLE:
        return effects.topple_options(pos, player)
    if kind == steps.CHARGE:
        return moving.charge_options(pos, player)
    if kind == steps.CONVERT:
        return convert_options(pos, player)
    return more_trade_options(pos, player, second)


def _resource_answers(pos: Position, kind: int, player: int, second: int) -> list[int]:
    if kind == steps.PAY:
        return pay_options(pos, player, second)
    if kind == steps.GAIN:
        return effects.gain_options(pos, player)
    if kind == steps.STEAL:
        return effects.held_options(pos, second >> 3, verbs.STEAL)
    if kind == steps.DISCARD:
        return effects.held_options(pos, player, verbs.DISCARD)
    if kind == steps.GIVE:
        return effects.held_options(pos, player, verbs.GIVE)
    return effects.target_options(pos, player, second >> 3)
