"""How the dummy answers what it is asked: by the compass, or by fixed rules (K-SOLO-ACT)."""

from __future__ import annotations

from typing import Any, Final

from elbowroom.games.kingdoms.engine import steps, verbs
from elbowroom.games.kingdoms.engine.position import Position
from elbowroom.games.kingdoms.engine.questions import OfChance
from elbowroom.games.kingdoms.engine.solo.compass import HOURS, Compass, action_of, next_hour
from elbowroom.games.kingdoms.engine.terms import DUMMY, FOOD, MANA, NONE, ORE, PAYS, SILVER
from elbowroom.kernel.bits import members
from elbowroom.kernel.notation import encode, first_of, second_of, verb_of
from elbowroom.kernel.steps import AGAIN, Step

FOR_ACTION: Final = 0
FOR_CHOICES: Final = 1
FOR_RETREAT: Final = 2
PURPOSES: Final = ("action", "choices", "retreat")
"""What the die is rolled for."""
MEEPLE: Final = "meeple"
MOVE: Final = "move"
REGION: Final = "region"
"""What the hand picks."""

_TIES: Final = (ORE, MANA, FOOD)
"""Which resource comes first when the dummy holds as much of another (K-SOLO-ACT-8)."""
_MOVES: Final = (verbs.PATROL, verbs.QUEST)


class Die(OfChance):
    """Roll the die for the dummy."""

    def answers(self, pos: Position, step: int) -> list[int]:
        return [encode(verbs.DIE, number) for number in range(1, HOURS + 1)]

    def answer(self, pos: Position, step: int, action: int) -> None:
        purpose, number = second_of(step), first_of(action)
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


# Places.


def dummy_selection(pos: Position) -> int:
    """Let the die say which action; covered ones are passed over (K-SOLO-7)."""
    if not pos.roll:
        pos.push(steps.DIE, DUMMY, FOR_ACTION)
        return AGAIN
    number = pos.roll
    while pos.shields >> action_of(number) & 1:
        number = next_hour(number)
    return encode(verbs.SELECT, action_of(number))


def dummy_way(pos: Position, found: list[int]) -> int:
    """Choose how an action is carried out, once the die is rolled."""
    if not pos.roll:
        pos.push(steps.DIE, DUMMY, FOR_CHOICES)
        return AGAIN
    return pick_way(pos, found)


def pick_way(pos: Position, found: list[int]) -> int:
    """Pick a way to carry out an action by the compass, with the present roll."""
    compass = _compass(pos)
    moves = [each for each in found if verb_of(each) in _MOVES]
    if moves:
        movers = _firsts(moves)
        origin = compass.pick_meeple(movers, pos.roll)
        _note_pick(pos, MEEPLE, pos.roll, movers, origin)
        to = sum([1 << second_of(each) for each in moves if first_of(each) == origin])
        dest = compass.pick_move(origin, to, pos.roll, pos.night)
        _note_pick(pos, MOVE, pos.roll, to, dest, origin)
        return encode(verb_of(moves[0]), origin, dest)
    ways = _besides_done(found)
    verb = min([verb_of(each) for each in ways])
    places = _firsts([each for each in ways if verb_of(each) == verb])
    if verb == verbs.STAND:
        place = compass.pick_meeple(places, pos.roll)
        _note_pick(pos, MEEPLE, pos.roll, places, place)
    else:
        place = compass.pick_region(places, pos.roll, pos.night)
        _note_pick(pos, REGION, pos.roll, places, place)
    return encode(verb, place)


def pick_target(pos: Position, found: list[int]) -> int:
    """Pick what is knocked down, with the present roll."""
    ways = _besides_done(found)
    places = _firsts(ways)
    region = _compass(pos).pick_region(places, pos.roll, pos.night)
    _note_pick(pos, REGION, pos.roll, places, region)
    return next(each for each in ways if first_of(each) == region)


def pick_charge(pos: Position, found: list[int]) -> int:
    """Run on into an empty region, with the present roll."""
    empty = _firsts(_besides_done(found)) & ~pos.pieces(DUMMY)
    if not empty:
        return verbs.DONE_ACTION
    dest = _compass(pos).pick_move(pos.mover_at, empty, pos.roll, pos.night)
    _note_pick(pos, MOVE, pos.roll, empty, dest, pos.mover_at)
    return encode(verbs.CHARGE, dest)


def pick_refuge(pos: Position, found: list[int], next_door: bool) -> int:
    """Take a beaten or waiting meeple somewhere with a fresh roll (K-SOLO-WAR-5, K-SOLO-ACT-12)."""
    ways = [each for each in found if verb_of(each) not in (verbs.FALL, verbs.DONE)]
    if not ways:
        return found[0]
    if not pos.fresh_roll:
        pos.push(steps.DIE, DUMMY, FOR_RETREAT)
        return AGAIN
    hand = pos.fresh_roll
    pos.fresh_roll = 0
    compass, places, verb = _compass(pos), _firsts(ways), verb_of(ways[0])
    if next_door:
        place = compass.pick_move(pos.war_region, places, hand, pos.night)
        _note_pick(pos, MOVE, hand, places, place, pos.war_region)
    else:
        place = compass.pick_region(places, hand, pos.night)
        _note_pick(pos, REGION, hand, places, place)
    return encode(verb, place)


def _note_pick(
    pos: Position, what: str, hand: int, candidates: int, chosen: int, origin: int = NONE
) -> None:
    """Note how the hand picked: from where it was laid, among which, and at which hour it found one."""
    if pos.events is None:
        return
    compass = _compass(pos)
    hours = compass.hour if origin == NONE else compass.hour_from[origin]
    all_of_them = members(candidates)
    pos.note(
        "picked",
        DUMMY,
        what=what,
        hand=hand,
        hour=hours[chosen],
        far=pos.night and what != MEEPLE,
        region=pos.name(chosen),
        candidates=[pos.name(each) for each in all_of_them],
        there=[pos.name(each) for each in all_of_them if hours[each] == hours[chosen]],
        **({} if origin == NONE else {"from": pos.name(origin)}),
    )


def _besides_done(found: list[int]) -> list[int]:
    return [each for each in found if each != verbs.DONE_ACTION]


def _firsts(found: list[int]) -> int:
    places = 0
    for each in found:
        places |= 1 << first_of(each)
    return places


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


def pick_richest(pos: Position, owner: int, found: list[int]) -> int:
    """Pick the resource a player holds most of, to take or give."""
    return encode(verb_of(found[0]), richest(pos, owner, _firsts(found)))


def planned_payment(pos: Position) -> list[int]:
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


STEPS: Final[dict[int, Step[Any]]] = {steps.DIE: Die("die", "player", "purpose")}
