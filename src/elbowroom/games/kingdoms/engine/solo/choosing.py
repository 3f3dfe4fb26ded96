"""How the dummy answers what it is asked: by the compass, or by fixed rules (K-SOLO-ACT)."""

from __future__ import annotations

from typing import Final

from elbowroom.games.kingdoms.engine import steps, verbs
from elbowroom.games.kingdoms.engine.acting import options
from elbowroom.games.kingdoms.engine.collecting import YIELDS
from elbowroom.games.kingdoms.engine.gaining import gain
from elbowroom.games.kingdoms.engine.position import Position
from elbowroom.games.kingdoms.engine.retreat import retreat_regions
from elbowroom.games.kingdoms.engine.solo.compass import Compass, action_of, next_hour
from elbowroom.games.kingdoms.engine.terms import (
    BASIC,
    DUMMY,
    FOOD,
    HUMAN,
    MANA,
    NONE,
    ORE,
    PAYS,
    REGULAR,
    RESEARCH,
    SILVER,
    TRADE,
)
from elbowroom.kernel.bits import members
from elbowroom.kernel.notation import encode, first_of, second_of, verb_of

NO_ANSWER: Final = -1
"""The die must be rolled first."""
FOR_ACTION: Final = 0
FOR_CHOICES: Final = 1
FOR_RETREAT: Final = 2
PURPOSES: Final = ("action", "choices", "retreat")
"""What the die is rolled for."""

_TIES: Final = (ORE, MANA, FOOD)
"""Which resource comes first when the dummy holds as much of another (K-SOLO-ACT-8)."""
_MOVES: Final = (verbs.PATROL, verbs.QUEST)


def choose(pos: Position, step: int, found: list[int]) -> int:
    """Choose the dummy's answer among those allowed; NO_ANSWER once the die is asked for."""
    kind = verb_of(step)
    if kind == steps.SELECT:
        return _select(pos)
    if kind == steps.ACT:
        return _act(pos)
    if kind in (steps.RETREAT, steps.REVIVE, steps.RETURN):
        return _flee(pos, found)
    if kind in (steps.MOVE, steps.KNOCK, steps.TOPPLE, steps.CHARGE):
        return _go_on(pos, kind, [each for each in found if each != verbs.DONE_ACTION])
    if kind == steps.PAY:
        return encode(verbs.PAY, second_of(step), _payment(pos)[second_of(step)])
    if kind == steps.CONVERT:
        return _convert(pos, found)
    if kind in (steps.GAIN, steps.STEAL, steps.GIVE, steps.DISCARD):
        return _choose_resource(pos, kind, found)
    return verbs.DONE_ACTION if verbs.DONE_ACTION in found else found[0]


def rolled(pos: Position, purpose: int, number: int) -> None:
    """Note what the die shows."""
    if purpose == FOR_RETREAT:
        pos.fresh_roll = number
    else:
        pos.roll = number
    pos.note("die_rolled", DUMMY, number=number, purpose=PURPOSES[purpose])


def _compass(pos: Position) -> Compass:
    found = pos.rules.compass
    if found is None:
        raise LookupError("nobody plays alone here")
    return found


# The action.


def _select(pos: Position) -> int:
    """Let the die say which action; covered ones are passed over (K-SOLO-7)."""
    if not pos.roll:
        pos.push(steps.DIE, DUMMY, FOR_ACTION)
        return NO_ANSWER
    number = pos.roll
    while pos.shields >> action_of(number) & 1:
        number = next_hour(number)
    return encode(verbs.SELECT, action_of(number))


def _act(pos: Position) -> int:
    action, found = _performable(pos)
    if action == NONE:
        return verbs.COLLECT_ACTION
    if action == TRADE:
        _trade(pos)
        return verbs.DONE_ACTION
    if action == RESEARCH or verb_of(found[0]) == verbs.RAISE:
        return found[0]
    if not pos.roll:
        pos.push(steps.DIE, DUMMY, FOR_CHOICES)
        return NO_ANSWER
    return _pick(pos, found)


def _performable(pos: Position) -> tuple[int, list[int]]:
    """Find the action the dummy can perform: the chosen one, else a substitute (K-SOLO-12)."""
    instead = pos.abilities(DUMMY).substitutes[pos.selected]
    for action in [pos.selected, *members(instead)]:
        if action == TRADE:
            return action, []
        found = options(pos, DUMMY, action)
        if found:
            return action, found
    return NONE, []


def _trade(pos: Position) -> None:
    """Give the dummy what it gets instead of trading (K-SOLO-ACT-6, K-SOLO-ABIL-1)."""
    pos.took = TRADE
    pos.note("dummy_traded", DUMMY)
    for resource in BASIC:
        gain(pos, DUMMY, resource, 1)
    for _ in pos.abilities(DUMMY).traders:
        gain(pos, DUMMY, scarcest(pos), 1)


def _pick(pos: Position, found: list[int]) -> int:
    """Pick a way to carry out an action by the compass, with the present roll."""
    compass = _compass(pos)
    moves = [each for each in found if verb_of(each) in _MOVES]
    if moves:
        origin = compass.pick_meeple(_firsts(moves), pos.roll)
        to = sum([1 << second_of(each) for each in moves if first_of(each) == origin])
        dest = compass.pick_move(origin, to, pos.roll, pos.night)
        return encode(verb_of(moves[0]), origin, dest)
    verb = min([verb_of(each) for each in found])
    places = _firsts([each for each in found if verb_of(each) == verb])
    if verb == verbs.STAND:
        return encode(verb, compass.pick_meeple(places, pos.roll))
    return encode(verb, compass.pick_region(places, pos.roll, pos.night))


def _firsts(found: list[int]) -> int:
    places = 0
    for each in found:
        places |= 1 << first_of(each)
    return places


def _go_on(pos: Position, kind: int, found: list[int]) -> int:
    """Go on with a move: a further one, a knock-down, a charge; all with the present roll."""
    if kind == steps.MOVE:
        return _pick(pos, found)
    if kind == steps.CHARGE:
        empty = _firsts(found) & ~pos.pieces(DUMMY)
        if not empty:
            return verbs.DONE_ACTION
        dest = _compass(pos).pick_move(pos.mover_at, empty, pos.roll, pos.night)
        return encode(verbs.CHARGE, dest)
    region = _compass(pos).pick_region(_firsts(found), pos.roll, pos.night)
    return next(each for each in found if first_of(each) == region)


def _flee(pos: Position, found: list[int]) -> int:
    """Take a beaten or waiting meeple somewhere with a fresh roll (K-SOLO-WAR-5, K-SOLO-ACT-12)."""
    ways = [each for each in found if verb_of(each) not in (verbs.FALL, verbs.DONE)]
    if not ways:
        return found[0]
    if not pos.fresh_roll:
        pos.push(steps.DIE, DUMMY, FOR_RETREAT)
        return NO_ANSWER
    hand = pos.fresh_roll
    pos.fresh_roll = 0
    compass, places = _compass(pos), _firsts(ways)
    verb = verb_of(ways[0])
    if verb == verbs.RETREAT and retreat_regions(pos, DUMMY, REGULAR):
        return encode(verb, compass.pick_move(pos.war_region, places, hand, pos.night))
    return encode(verb, compass.pick_region(places, hand, pos.night))


# Resources.


def scarcest(pos: Position) -> int:
    """Give the type the dummy holds least of (K-SOLO-ACT-8)."""
    return min([(pos.resource(DUMMY, each), place, each) for place, each in enumerate(_TIES)])[2]


def richest(pos: Position, player: int, among: int) -> int:
    """Give the type a player holds most of, among some."""
    held = [
        (-pos.resource(player, each), place, each)
        for place, each in enumerate(_TIES)
        if among >> each & 1
    ]
    return min(held)[2]


def _choose_resource(pos: Position, kind: int, found: list[int]) -> int:
    verb = verb_of(found[0])
    if kind == steps.GAIN:
        return encode(verb, scarcest(pos))
    owner = HUMAN if kind == steps.STEAL else DUMMY
    return encode(verb, richest(pos, owner, _firsts(found)))


def _convert(pos: Position, found: list[int]) -> int:
    """Change the yield of the first region that does not give what is scarcest (K-SOLO-ABIL-2)."""
    board = pos.rules.board
    wanted = scarcest(pos)
    own = dict(YIELDS)
    ways = [each for each in found if each != verbs.DONE_ACTION and second_of(each) == wanted]
    changed = [
        (board.ids[first_of(each)], each)
        for each in ways
        if own[board.terrain[first_of(each)]] != wanted
    ]
    return min(changed)[1] if changed else verbs.DONE_ACTION


def _payment(pos: Position) -> list[int]:
    """Plan a payment: the proper resource, then what may stand in, then silver (K-SOLO-ACT-12)."""
    planned = [0, 0, 0, 0]
    proper = PAYS[pos.pay_for]
    others = pos.pay_types & ~(1 << proper | 1 << SILVER)
    order = [proper]
    while others:
        order.append(richest(pos, DUMMY, others))
        others &= ~(1 << order[-1])
    if pos.pay_types >> SILVER & 1:
        order.append(SILVER)
    left = pos.pay_due
    for resource in order:
        planned[resource] = min(left, pos.resource(DUMMY, resource))
        left -= planned[resource]
    return planned
