"""Carrying out answers, and the steps that follow by themselves."""

from __future__ import annotations

from elbowroom.conquest.engine import steps, verbs
from elbowroom.conquest.engine.battle import (
    abandon,
    conquer,
    conquer_for_one,
    note_attack,
    substitute,
)
from elbowroom.conquest.engine.decline import go_in_decline, remove_older
from elbowroom.conquest.engine.listing import conquest_actions
from elbowroom.conquest.engine.placing import (
    keep_driven_out,
    place_actions,
    place_marker,
    place_tokens,
    spread,
    withdraws,
)
from elbowroom.conquest.engine.position import NONE, Position
from elbowroom.conquest.engine.reach import cost
from elbowroom.conquest.engine.redeploy import gain, owe, redeploying, set_tokens, take, take_up
from elbowroom.conquest.engine.row import pick, reveal
from elbowroom.conquest.engine.scoring import score
from elbowroom.kernel.events import Event
from elbowroom.kernel.notation import encode, first_of, second_of, verb_of


def perform(pos: Position, action: int) -> None:
    """Carry out an answer to the step on top, then whatever follows by itself."""
    step = pos.stack[-1]
    verb = verb_of(action)
    first = first_of(action)
    if verb >= verbs.OWN or step >= steps.FIRST_OWN_STEP:
        pos.perform_own(step, action)
    elif verb == verbs.DONE:
        pos.stack.pop()
        pos.roll = NONE
    elif verb == verbs.REDEPLOY:
        set_tokens(pos, first, second_of(action))
    elif verb in (verbs.CONQUER, verbs.ATTEMPT, verbs.ROLL, verbs.SUBSTITUTE, verbs.ABANDON):
        _perform_conquest(pos, first_of(step), verb, first)
    elif verb >= verbs.MARKER:
        _perform_marker(pos, step, verb - verbs.MARKER, first, second_of(action))
    elif verb == verbs.TAKE:
        take(pos, first_of(step), first, second_of(action))
    elif verb == verbs.PLACE:
        place_tokens(pos, first_of(step), first, second_of(action))
    elif verb in (verbs.DIE, verbs.COMBO, verbs.FIRST):
        pos.stack.pop()
        _perform_chance(pos, step, first, second_of(action))
    else:
        pos.stack.pop()
        _perform_choice(pos, step, verb, first)
    settle(pos, step)


def _perform_conquest(pos: Position, army: int, verb: int, region: int) -> None:
    if verb == verbs.ABANDON:
        abandon(pos, army, region)
        return
    _note_conquest(pos, army)
    if pos.rules.bends:
        pos.before_attack(army, region)
    if verb == verbs.CONQUER:
        conquer(pos, army, region, cost(pos, army, region), "conquer")
    elif verb == verbs.SUBSTITUTE:
        substitute(pos, army, region)
    elif verb == verbs.ROLL:
        steps.push(pos, steps.EARLY_DIE, army)
    else:
        # C-CONQ-19: whatever the die shows, the army's conquests end here.
        pos.stack.pop()
        note_attack(pos, army, region)
        steps.push(pos, steps.FINAL_DIE, army, region)


def _note_conquest(pos: Position, army: int) -> None:
    """Remember that an army in decline has begun to conquer and abandons no more."""
    if verb_of(pos.stack[-1]) == steps.ACT:
        pos.stack[-1] = encode(steps.ACT, army, 1)


def _perform_marker(pos: Position, step: int, kind: int, region: int, count: int) -> None:
    army = first_of(step)
    conquering = verb_of(step) in (steps.ACT, steps.CONQUER)
    if conquering:
        _note_conquest(pos, army)
        conquer_for_one(pos, army, region, kind)
    elif verb_of(step) == steps.WITHDRAW:
        spread(pos, army, kind, region, count, pos.driven_out)
    else:
        place_marker(pos, army, kind, region, count)
    if pos.events is not None and not conquering:
        facts: dict[str, object] = {
            "region": pos.rules.board.ids[region],
            "marker": pos.rules.markers[kind].id,
            "count": pos.marker_count(kind, region),
        }
        pos.note(Event("placed", pos.rules.army_player[army], facts))


def _perform_choice(pos: Position, step: int, verb: int, value: int) -> None:
    """Carry out a choice that ends its step."""
    if verb == verbs.PICK:
        pick(pos, first_of(step), value)
    elif verb == verbs.EXPAND:
        _push_expansion(pos, first_of(step))
    elif verb == verbs.PEACE:
        player = pos.rules.army_player[first_of(step)]
        pos.peace[player] = NONE if value == pos.rules.players else value
        pos.step_closed = True
        if pos.events is not None and value != pos.rules.players:
            pos.note(Event("peace", player, {"with": value}))
    elif verb_of(step) == steps.LATE_DECLINE:
        steps.push_decline(pos, pos.rules.army_player[first_of(step)])
    elif pos.rules.bends:
        pos.script_decline(first_of(step))
    else:
        steps.push_decline_turn(pos, first_of(step))


def _push_expansion(pos: Position, player: int) -> None:
    if pos.rules.bends:
        pos.script_expansion(player)
    else:
        steps.push_expansion(pos, player)


def _perform_chance(pos: Position, step: int, first: int, second: int) -> None:
    """Carry on with an answer of chance."""
    kind = verb_of(step)
    if kind == steps.FIRST_PLAYER:
        pos.first_player = first
        pos.round = 1
        steps.push(pos, steps.BEGIN_TURN, first)
    elif kind == steps.REVEAL:
        reveal(pos, first, second)
    elif kind == steps.FINAL_DIE:
        _finish_attempt(pos, first_of(step), second_of(step), first)
    else:
        army = first_of(step)
        pos.roll = first
        _tell_die(pos, army, first)
        if conquest_actions(pos, army) == [verbs.DONE_ACTION]:
            # No target can be paid: the conquests end.
            pos.roll = NONE
            pos.stack.pop()


def _finish_attempt(pos: Position, army: int, region: int, die: int) -> None:
    """Settle a final attempt (C-CONQ-18)."""
    hand = pos.hand[army]
    _tell_die(pos, army, die)
    if hand + die >= cost(pos, army, region):
        conquer(pos, army, region, hand, "attempt")
        return
    pos.roll = NONE
    if pos.rules.bends:
        pos.after_failed_attempt()
    if pos.events is not None:
        facts: dict[str, object] = {"region": pos.rules.board.ids[region]}
        pos.note(Event("attempt_failed", pos.rules.army_player[army], facts))


def _tell_die(pos: Position, army: int, die: int) -> None:
    if pos.events is not None:
        pos.note(Event("rolled", pos.rules.army_player[army], {"die": die}))


def settle(pos: Position, answered: int) -> None:
    """Carry out the steps that need no answer, up to the next question."""
    while pos.stack:
        step = pos.stack[-1]
        kind = verb_of(step)
        first = first_of(step)
        if kind >= steps.OWN:
            if pos.asks(step):
                return
        elif kind > steps.LAST_ASKED:
            pos.stack.pop()
            _carry_out(pos, kind, first)
        elif (step == answered and kind not in steps.SELF_CLOSING) or _is_open(pos, kind, first):
            return
        else:
            pos.stack.pop()
            if step == answered:
                pos.step_closed = True


def _is_open(pos: Position, kind: int, first: int) -> bool:
    """Whether an asked step has anything to ask."""
    if kind == steps.REDEPLOY:
        return bool(redeploying(pos, first))
    if kind == steps.TAKE:
        return pos.owed > 0
    if kind == steps.PLACE:
        return pos.combo(first).places_markers and bool(place_actions(pos, first))
    if kind == steps.PEACE:
        return pos.combo(first).names_peace
    if kind == steps.LATE_DECLINE:
        return pos.combo(first).declines_after_scoring
    if kind == steps.WITHDRAW:
        return withdraws(pos, first)
    return True


def _carry_out(pos: Position, kind: int, first: int) -> None:
    if kind == steps.TAKE_UP:
        take_up(pos, first)
    elif kind == steps.GAIN:
        gain(pos, first)
    elif kind == steps.OWE:
        owe(pos, first)
    elif kind == steps.SCORE:
        score(pos, first)
    elif kind == steps.WITHDRAWALS:
        _push_withdrawals(pos, first)
    elif kind == steps.END_TURN:
        _end_turn(pos, first)
    elif kind == steps.BEGIN_TURN:
        _begin_turn(pos, first)
    elif kind == steps.REMOVE_OLDER:
        remove_older(pos, first)
    else:
        go_in_decline(pos, first)


def _begin_turn(pos: Position, player: int) -> None:
    """Start a player turn (C-TURN-2)."""
    forget_turn(pos)
    pos.turns += 1
    pos.turn_player = player
    pos.peace[player] = NONE
    if pos.events is not None:
        pos.note(Event("turn_began", player, {"round": pos.round}))
    if pos.has_race(pos.active(player)):
        steps.push(pos, steps.CHOICE, player)
    else:
        _push_expansion(pos, player)
        steps.push(pos, steps.PICK, player)
    if pos.rules.bends:
        pos.begin_own_turn(player)


def forget_turn(pos: Position) -> None:
    """Clear what counts for one turn only."""
    pos.nonempty = 0
    pos.attacked = 0
    pos.substituted = 0
    pos.conquests_for_one = 0
    pos.roll = NONE
    pos.picked = False
    pos.settled = 0
    pos.owed = 0
    pos.built = 0
    pos.lifted = 0
    if pos.rules.bends:
        pos.forget_own_turn()


def _push_withdrawals(pos: Position, attacker: int) -> None:
    """Ask the losers, clockwise from the attacker, to place what was driven out (C-CONQ-15)."""
    players = pos.rules.players
    slots = pos.rules.slots
    for distance in range(players - 1, 0, -1):
        loser = (attacker + distance) % players
        for army in range(loser * slots + slots - 1, loser * slots - 1, -1):
            if withdraws(pos, army):
                steps.push(pos, steps.WITHDRAW, army)


def _end_turn(pos: Position, player: int) -> None:
    """Hand over to the next player, or end the game (C-TURN-1, C-END-1)."""
    keep_driven_out(pos)
    following = (player + 1) % pos.rules.players
    if following == pos.first_player:
        if pos.round == pos.rules.rounds:
            if pos.events is not None:
                pos.note(Event("game_over", player, {"coins": pos.coins.copy()}))
            return
        pos.round += 1
    steps.push(pos, steps.BEGIN_TURN, following)
