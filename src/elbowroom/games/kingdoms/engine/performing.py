"""Carrying out answers, and the steps that follow by themselves."""

from __future__ import annotations

from typing import Final

from elbowroom.games.kingdoms.engine import (
    acting,
    collecting,
    effects,
    heroes,
    moving,
    paying,
    retreat,
    steps,
    turn,
    verbs,
    war,
)
from elbowroom.games.kingdoms.engine import setting_up as opening
from elbowroom.games.kingdoms.engine.fortresses import remove_fortress
from elbowroom.games.kingdoms.engine.gaining import gain, lose
from elbowroom.games.kingdoms.engine.listing import OPTIONAL, answers
from elbowroom.games.kingdoms.engine.position import Position
from elbowroom.games.kingdoms.engine.solo.choosing import NO_ANSWER, choose, rolled
from elbowroom.games.kingdoms.engine.terms import DUMMY, FLAG, NONE, PATROL, QUEST, REGULAR
from elbowroom.kernel.notation import first_of, second_of, verb_of

_OBVIOUS: Final = (
    steps.STEAL,
    steps.DISCARD,
    steps.GIVE,
    steps.TARGET,
    steps.GAIN,
    steps.DUMMY_START,
)
"""Questions that answer themselves when there is one answer, or none."""
_HERO_VERBS: Final = (
    verbs.PATROL_HERO,
    verbs.QUEST_HERO,
    verbs.STAND_HERO,
    verbs.BREAK_HERO,
    verbs.RETREAT_HERO,
    verbs.FALL_HERO,
    verbs.KNOCK_HERO,
)


def perform(pos: Position, action: int) -> None:
    """Carry out an answer to the step on top, then whatever follows by itself."""
    _answer(pos, pos.stack.pop(), action)
    settle(pos)


def settle(pos: Position) -> None:
    """Carry out steps until a question is left."""
    solo = pos.rules.solo
    while pos.stack:
        step = pos.stack[-1]
        kind = verb_of(step)
        if kind > steps.LAST_ASKED:
            pos.stack.pop()
            _carry_out(pos, kind, first_of(step), second_of(step))
        elif solo and kind > steps.LAST_CHANCE and first_of(step) == DUMMY:
            _answer_for_dummy(pos, step)
        elif kind in OPTIONAL:
            if answers(pos, step):
                return
            pos.stack.pop()
        elif kind in _OBVIOUS:
            found = answers(pos, step)
            if len(found) > 1:
                return
            pos.stack.pop()
            if found:
                _answer(pos, step, found[0])
        else:
            return


def _answer_for_dummy(pos: Position, step: int) -> None:
    """Let the dummy answer, or let the die be rolled for it first."""
    found = answers(pos, step)
    action = choose(pos, step, found) if found else verbs.DONE_ACTION
    if action != NO_ANSWER:
        pos.stack.pop()
        if found:
            _answer(pos, step, action)


def _answer(pos: Position, step: int, action: int) -> None:
    kind = verb_of(step)
    player = first_of(step)
    verb = verb_of(action)
    if kind in (steps.ACT, steps.MOVE):
        _act(pos, kind, player, verb, action)
    elif kind == steps.SELECT:
        turn.select(pos, player, first_of(action))
    elif kind <= steps.START:
        _set_up(pos, step, player, action)
    elif steps.MATCH <= kind <= steps.DUMMY_START:
        _play_alone(pos, kind, action)
    elif verb == verbs.DONE:
        if kind == steps.REVIVE:
            retreat.remove_beaten(pos, player, REGULAR)
    elif steps.DIAL <= kind <= steps.RETURN and kind != steps.PAY:
        _wage(pos, step, player, verb, first_of(action))
    else:
        _choose(pos, step, player, action)


def _act(pos: Position, kind: int, player: int, verb: int, action: int) -> None:
    """Carry out the announced action, one of its further moves, or something instead."""
    first = first_of(action)
    hero = verb in _HERO_VERBS
    if verb in (verbs.PASS, verbs.DONE):
        if verb == verbs.PASS and pos.events is not None:
            pos.note("passed", player)
    elif verb == verbs.COLLECT:
        if pos.events is not None:
            pos.note("collected", player)
        collecting.begin_collecting(pos, player)
    elif verb >= verbs.RAISE:
        _work(pos, player, verb, action)
    else:
        via = QUEST if verb in (verbs.QUEST, verbs.QUEST_HERO) else PATROL
        if kind == steps.ACT:
            moving.begin_moves(pos, player, via)
        else:
            moving.use_move(pos)
        if verb in (verbs.STAND, verbs.STAND_HERO):
            pos.push(steps.NEXT_MOVE, player)
            effects.stood_up(pos, player, first, hero)
        elif verb in (verbs.BREAK, verbs.BREAK_HERO):
            _break(pos, player, first, hero)
        else:
            moving.move(pos, player, first, second_of(action), hero, via)


def _work(pos: Position, player: int, verb: int, action: int) -> None:
    if verb == verbs.TRADE:
        acting.trade(pos, player, first_of(action), second_of(action))
    elif verb == verbs.RESTORE:
        acting.restore(pos, player, first_of(action))
    else:
        acting.begin_paid_action(pos, player, verb, first_of(action))


def _break(pos: Position, player: int, region: int, hero: bool) -> None:
    """Break an alliance: a war there, or the end of a lying fortress (K-ALLY-5, K-ALLY-8)."""
    ally = pos.other_owner(player, region)
    pos.via = PATROL
    pos.war_winner = NONE
    pos.mover_from = region
    pos.mover_at = region
    pos.mover_hero = hero
    if hero:
        pos.hero_moved = True
    else:
        pos.moved.append(region)
    pos.note("alliance_broken", player, ally=ally, region=pos.name(region))
    pos.push(steps.NEXT_MOVE, player)
    bit = 1 << region
    if not pos.first[ally] & bit and pos.forts_laid[ally] & bit:
        remove_fortress(pos, ally, region, player)
        return
    pos.push(steps.CHARGE, player)
    pos.war_break = True
    pos.push(steps.FIGHT, player)


def _play_alone(pos: Position, kind: int, action: int) -> None:
    if kind == steps.MATCH:
        war.match(pos, verb_of(action) == verbs.MATCH)
    elif kind == steps.DUMMY_FACTION:
        opening.take_faction(pos, DUMMY, first_of(action))
    else:
        opening.start_dummy(pos, first_of(action))


def _set_up(pos: Position, step: int, place: int, action: int) -> None:
    kind = verb_of(step)
    first = first_of(action)
    if kind == steps.CARD:
        opening.deal_card(pos, place, first)
    elif kind in (steps.SIDE, steps.LOST_SIDE):
        opening.choose_side(pos, place, first)
    elif kind in (steps.FACTION, steps.FACTION_DRAW):
        opening.take_faction(pos, place, first)
    elif kind == steps.FIRST:
        pos.first_player = first
        pos.note("first_player", first)
    elif kind == steps.DIE:
        rolled(pos, second_of(step), first)
    elif kind == steps.DRAW:
        heroes.draw(pos, place, first)
    elif kind == steps.KEEP:
        heroes.keep(pos, place, first)
        if pos.round:
            heroes.shuffle_back(pos)
    elif kind == steps.SPLIT:
        opening.split(pos, place, first, second_of(action))
    else:
        opening.start(pos, place, first)


def _wage(pos: Position, step: int, player: int, verb: int, first: int) -> None:
    hero = verb in _HERO_VERBS
    if verb == verbs.DIAL:
        war.set_dial(pos, player, first)
    elif verb == verbs.FLAG:
        war.set_dial(pos, player, FLAG)
    elif verb == verbs.SHIFT:
        war.shift(pos, player, first)
    elif verb == verbs.ADD:
        war.add_unit(pos, player, first)
        if second_of(step) > 1:
            pos.push(steps.ADD, player, second_of(step) - 1)
    elif verb in (verbs.RETREAT, verbs.RETREAT_HERO):
        retreat.retreat(pos, player, first, hero)
    elif verb in (verbs.FALL, verbs.FALL_HERO):
        retreat.fall(pos, player, hero)
    elif verb == verbs.REVIVE:
        retreat.revive(pos, player, first)
    else:
        retreat.put_back(pos, player, first)


def _choose(pos: Position, step: int, player: int, action: int) -> None:
    """Carry out a choice of resources, targets or optional extras."""
    kind = verb_of(step)
    first, second = first_of(action), second_of(step)
    if kind in _OBVIOUS:
        _choose_resource(pos, kind, player, first, second)
    elif kind == steps.PAY:
        paying.pay(pos, player, first, second_of(action))
    elif kind == steps.STRIDE:
        pos.stack.pop()  # the arrival where the move does not end
        moving.stride(pos, player, first)
    elif kind == steps.CHARGE:
        moving.charge(pos, player, first)
    elif kind == steps.CONVERT:
        pos.converted = first * 4 + second_of(action)
    elif kind == steps.TRADE_MORE:
        acting.trade_more(pos, player, first, second_of(action))
    elif kind == steps.TOPPLE:
        effects.topple(pos, player, first)
    else:
        hero = verb_of(action) in _HERO_VERBS
        effects.knock(pos, player, first, second_of(action), hero)


def _choose_resource(pos: Position, kind: int, player: int, first: int, second: int) -> None:
    if kind == steps.GAIN:
        if second > 1:
            pos.push(steps.GAIN, player, second - 1)
        gain(pos, player, first, 1)
    elif kind == steps.STEAL:
        if second & 7 > 1:
            pos.push(steps.STEAL, player, second - 1)
        effects.take_unit(pos, player, second >> 3, first)
    elif kind == steps.DISCARD:
        if second > 1:
            pos.push(steps.DISCARD, player, second - 1)
        lose(pos, player, first, 1)
    elif kind == steps.GIVE:
        effects.take_unit(pos, second, player, first)
    else:
        effects.strike_target(pos, first, second >> 3, second & 7)


def _open(pos: Position, player: int, second: int) -> None:
    if second:
        pos.round = 1
        turn.begin_turn(pos, pos.first_player)
    else:
        turn.open_turn(pos, player)


def _spoils(pos: Position, player: int, second: int) -> None:
    if second:
        war.spoils(pos, player)
    else:
        war.punish(pos, player)


def _carry_out(pos: Position, kind: int, player: int, second: int) -> None:
    """Carry out a step that nobody is asked about; those that come most often come first."""
    if kind == steps.BEGIN_ACT:
        turn.begin_act(pos, player)
    elif kind == steps.END_ACT:
        acting.end_act(pos, player)
    elif kind == steps.COLLECT:
        collecting.collect(pos, player)
    elif kind == steps.COLLECT_BONUS:
        collecting.collect_bonus(pos, player)
    elif kind in _OF_MOVES:
        _carry_out_move(pos, kind, player, second)
    elif kind in _OF_TURNS:
        _carry_out_turn(pos, kind, player, second)
    elif kind == steps.TRADED:
        acting.traded(pos, player, second)
    elif kind == steps.START_PAY:
        paying.start_payment(pos, player, second)
    elif kind == steps.CARRY_OUT:
        acting.carry_out(pos, player, second)
    else:
        _carry_out_war(pos, kind, player, second)


_OF_MOVES: Final = (steps.NEXT_MOVE, steps.ARRIVE, steps.SETTLE_ARRIVAL, steps.KNOCKS)
_OF_TURNS: Final = (
    steps.OPEN_TURN,
    steps.CLEAR,
    steps.END_TURN,
    steps.BEGIN_TURN,
    steps.CLEARED,
    steps.RETURNS,
    steps.FACTIONS,
    steps.HEROES_DEALT,
)


def _carry_out_move(pos: Position, kind: int, player: int, second: int) -> None:
    """Carry out a step of a meeple on the move."""
    if kind == steps.NEXT_MOVE:
        moving.next_move(pos, player)
    elif kind == steps.ARRIVE:
        moving.arrive(pos, player)
    elif kind == steps.SETTLE_ARRIVAL:
        moving.settle_arrival(pos, player)
    else:
        effects.begin_knock(pos, player, second >> 3, second & 7)


def _carry_out_turn(pos: Position, kind: int, player: int, second: int) -> None:
    """Carry out a step between the actions."""
    if kind == steps.OPEN_TURN:
        _open(pos, player, second)
    elif kind == steps.CLEAR:
        turn.clear(pos, player)
    elif kind == steps.END_TURN:
        turn.end_turn(pos, player)
    elif kind == steps.BEGIN_TURN:
        turn.begin_turn(pos, player)
    elif kind == steps.CLEARED:
        collecting.clear_gains(pos, player)
    elif kind == steps.RETURNS:
        turn.ask_returns(pos, player)
    elif kind == steps.FACTIONS:
        opening.ask_factions(pos)
    else:
        heroes.shuffle_back(pos)


def _carry_out_war(pos: Position, kind: int, player: int, second: int) -> None:
    """Carry out a step of a war."""
    if kind == steps.PAY_WAR:
        paying.start_war_payment(pos, player)
    elif kind == steps.SPOILS:
        _spoils(pos, player, second)
    elif kind == steps.ROUT:
        retreat.rout(pos, player)
    elif kind == steps.FIGHT:
        war.fight(pos, player)
    elif kind == steps.REVEAL:
        war.reveal(pos)
    elif kind == steps.DECIDE:
        war.decide(pos)
    elif kind == steps.END_WAR:
        war.end_war(pos, player)
    elif kind == steps.LEAVE:
        retreat.leave(pos, player, bool(second))
    elif kind == steps.ALLY:
        war.ally(pos)
    else:
        raise AssertionError(f"step {kind} is asked of nobody and carried out by nobody")
