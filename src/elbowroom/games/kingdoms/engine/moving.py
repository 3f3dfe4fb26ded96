"""A move from its beginning to its end: steps, arrival, what it earns, further moves (K-MOVE)."""

from __future__ import annotations

from typing import Any, Final

from elbowroom.games.kingdoms.engine import steps, verbs
from elbowroom.games.kingdoms.engine.fortresses import remove_fortress, trample
from elbowroom.games.kingdoms.engine.gaining import gain, gain_all, held
from elbowroom.games.kingdoms.engine.position import Position
from elbowroom.games.kingdoms.engine.questions import Deed, OptionalQuestion
from elbowroom.games.kingdoms.engine.reach import (
    crossing,
    destinations,
    entering,
    further_options,
    may_take,
)
from elbowroom.games.kingdoms.engine.refusals import why_not_act
from elbowroom.games.kingdoms.engine.solo.dummy import pick_charge, pick_way
from elbowroom.games.kingdoms.engine.terms import (
    ACTIONS,
    NONE,
    PATROL,
    QUEST,
    RUINS,
    STANDING,
    TUNDRA,
)
from elbowroom.kernel.bits import members
from elbowroom.kernel.notation import encode, first_of, second_of, verb_of
from elbowroom.kernel.reasons import Refusal
from elbowroom.kernel.steps import Step


def begin_moves(pos: Position, player: int, via: int) -> None:
    """Count the moves an action gives; the first of them is made now."""
    pos.took = via
    pos.only_hero = not may_take(pos, player, via)
    if pos.only_hero:
        pos.moves_left = pos.moves_extra = 0
        return
    pos.moves_left = pos.abilities(player).extra_moves[via]
    pos.moves_extra = pos.hero_abilities(player).extra_moves[via]


class Move(OptionalQuestion):
    """Ask for a further move; tundra that must be left comes first (K-TUNDRA-4)."""

    def answers(self, pos: Position, step: int) -> list[int]:
        found = further_options(pos, first_of(step))
        is_forced = pos.duty and found and pos.duty >> first_of(found[0]) & 1
        return found if is_forced or not found else [*found, verbs.DONE_ACTION]

    def take(self, pos: Position, step: int, action: int) -> None:
        if pos.moves_left:
            pos.moves_left -= 1
        else:
            pos.moves_extra -= 1
        take_move(pos, first_of(step), action)

    def dummy_answer(self, pos: Position, step: int, found: list[int]) -> int:
        return pick_way(pos, found)

    def refuse(self, pos: Position, step: int, action: int) -> Refusal | None:
        return why_not_act(pos, first_of(step), action)


class NextMove(Deed):
    """Ask for a further move if there is one to make."""

    def carry_out(self, pos: Position, step: int) -> None:
        if further_options(pos, first_of(step)):
            pos.push(steps.MOVE, first_of(step))


def take_move(pos: Position, player: int, action: int) -> None:
    """Use a move for what was chosen: to go, to stand up, to break an alliance."""
    verb = verb_of(action)
    if verb in (verbs.STAND, verbs.STAND_HERO):
        _stand_up(pos, player, first_of(action), verb == verbs.STAND_HERO)
    elif verb in (verbs.BREAK, verbs.BREAK_HERO):
        _break_alliance(pos, player, first_of(action), verb == verbs.BREAK_HERO)
    else:
        _move(pos, player, action)


def _stand_up(pos: Position, player: int, region: int, hero: bool) -> None:
    """Stand a meeple up by a Patrol move; opponents may gain by it."""
    pos.push(steps.NEXT_MOVE, player)
    pos.stand(player, region, hero)
    _count_as_moved(pos, region, hero)
    pos.note("stood_up", player, region=pos.name(region), hero=hero)
    for rival in reversed(pos.seats_from(pos.active)):
        if rival != player:
            for abilities in (pos.abilities(rival), pos.hero_abilities(rival)):
                for effect in abilities.standup_watchers:
                    for each in effect.on_rival_stood_up():
                        gain(pos, rival, each.resource, each.amount)


def _break_alliance(pos: Position, player: int, region: int, hero: bool) -> None:
    """Break an alliance: a war there, or the end of a lying fortress (K-ALLY-5, K-ALLY-8)."""
    ally = pos.other_owner(player, region)
    pos.via = PATROL
    pos.war_winner = NONE
    pos.mover_from = region
    pos.mover_at = region
    pos.mover_hero = hero
    _count_as_moved(pos, region, hero)
    pos.note("alliance_broken", player, ally=ally, region=pos.name(region))
    pos.push(steps.NEXT_MOVE, player)
    bit = 1 << region
    if not pos.first[ally] & bit and pos.forts_laid[ally] & bit:
        remove_fortress(pos, ally, region, player)
        return
    pos.push(steps.CHARGE, player)
    pos.war_break = True
    pos.push(steps.FIGHT, player)


def _count_as_moved(pos: Position, region: int, hero: bool) -> None:
    if hero:
        pos.hero_moved = True
    else:
        pos.moved.append(region)


def _move(pos: Position, player: int, action: int) -> None:
    """Move a meeple; what its arrival sets off is put on the stack."""
    verb, space, dest = verb_of(action), first_of(action), second_of(action)
    hero = verb in (verbs.PATROL_HERO, verbs.QUEST_HERO)
    via = QUEST if verb in (verbs.QUEST, verbs.QUEST_HERO) else PATROL
    lay_down = pos.lies(player, space, hero)
    pos.steps_left = _steps(pos, player, hero) - 1 if via == PATROL else 0
    pos.take(player, space, hero, lay_down)
    if pos.rules.board.of_terrain[RUINS] >> space & 1:
        lay_down = False
    pos.duty &= ~(1 << space)
    pos.via = via
    pos.war_winner = NONE
    pos.mover_from = space
    pos.mover_hero = hero
    _count_as_moved(pos, dest, hero)
    if pos.events is not None:
        _note_move(pos, player, space, dest)
    _step_into(pos, player, dest, lay_down)


def _note_move(pos: Position, player: int, space: int, dest: int) -> None:
    facts = {"hero": pos.mover_hero, "by": ACTIONS[pos.via]}
    pos.note("moved", player, **{"from": pos.name(space), "to": pos.name(dest)}, **facts)


def _steps(pos: Position, player: int, hero: bool) -> int:
    """Count the steps a meeple may take on Patrol; a hero is asked while it is in play."""
    own = pos.abilities(player).patrol_steps
    return max(own, pos.hero_abilities(player).patrol_steps) if hero else own


def _step_into(pos: Position, player: int, dest: int, lies: bool) -> None:
    trample(pos, player, dest)
    pos.put(player, dest, pos.mover_hero, lies)
    pos.mover_at = dest
    pos.push(steps.ARRIVE, player)
    if pos.steps_left and _stride_options(pos, player):
        pos.push(steps.STRIDE, player)


class Stride(OptionalQuestion):
    """Take another step of the same move."""

    def options(self, pos: Position, step: int) -> list[int]:
        return _stride_options(pos, first_of(step))

    def take(self, pos: Position, step: int, action: int) -> None:
        pos.stack.pop()  # the arrival where the move does not end
        player, space, dest = first_of(step), pos.mover_at, first_of(action)
        lay_down = pos.lies(player, space, pos.mover_hero)
        pos.take(player, space, pos.mover_hero, lay_down)
        if not pos.mover_hero:
            pos.moved[-1] = dest
        pos.steps_left -= 1
        if pos.events is not None:
            _note_move(pos, player, space, dest)
        _step_into(pos, player, dest, lay_down)


def _stride_options(pos: Position, player: int) -> list[int]:
    """List the further steps from a region that a move may pass through."""
    board = pos.rules.board
    here = 1 << pos.mover_at
    stops = board.features | board.of_terrain[RUINS] | board.of_terrain[TUNDRA]
    if here & (stops | pos.hostile(player)):
        return []
    found = destinations(pos, player, pos.mover_at, pos.mover_hero, PATROL, pos.enterable(player))
    found &= ~(1 << pos.mover_from)
    return [encode(verbs.STRIDE, each) for each in members(found)]


# Arriving.


class Arrive(Deed):
    """End a move: toll, theft, war, and what follows if the meeple stays (K-MOVE-8)."""

    def carry_out(self, pos: Position, step: int) -> None:
        player = first_of(step)
        dest = pos.mover_at
        bit = 1 << dest
        pos.push(steps.NEXT_MOVE, player)
        pos.push(steps.CHARGE, player)
        pos.push(steps.SETTLE_ARRIVAL, player)
        had_piece = (pos.forts[player] | pos.second[player]) & bit
        if pos.hostile(player) & bit and not had_piece:
            pos.push(steps.FIGHT, player)
        if not pos.is_rival_home(player, dest):
            return
        owner = pos.rules.board.territory_of[dest]
        amount = 0
        for effect in pos.abilities(player).stealers:
            amount += effect.steals_on_arrival(pos, player, dest, pos.via)
        if pos.mover_hero:
            for effect in pos.hero_abilities(player).stealers:
                amount += effect.steals_on_arrival(pos, player, dest, pos.via)
        if amount:
            pos.push(steps.STEAL, player, owner * 8 + amount)
        tolled = pos.via == QUEST and pos.came_from_abroad() and pos.abilities(owner).takes_toll
        if tolled and held(pos, player):
            pos.push(steps.GIVE, player, owner)


class SettleArrival(Deed):
    """Give what a meeple brings that is still where its move ended."""

    def carry_out(self, pos: Position, step: int) -> None:
        player, region, hero = first_of(step), pos.mover_at, pos.mover_hero
        if region == NONE:
            return
        lay_in_ruins(pos, player, region, hero)
        for abilities in (pos.abilities(player), pos.hero_abilities(player)):
            if abilities.arrivals and (hero or abilities is pos.abilities(player)):
                for effect in reversed(abilities.arrivals):
                    what, amount = effect.on_arrival(pos, player, region, pos.via)[:2]
                    if amount:
                        pos.push(steps.KNOCKS, player, what << 3 | amount)
        _enter_gains(pos, player, region, pos.via)


def _enter_gains(pos: Position, player: int, region: int, via: int) -> None:
    """Give what entering a region earns."""
    if pos.mover_hero:
        for effect in pos.hero_abilities(player).enterers:
            gain_all(pos, player, effect.on_enter(pos, player, region, via))
    for effect in pos.abilities(player).enterers:
        gain_all(pos, player, effect.on_enter(pos, player, region, via))


def lay_in_ruins(pos: Position, player: int, region: int, hero: bool) -> None:
    """Lay a meeple down that entered ruins (K-MOVE-7)."""
    if pos.rules.board.of_terrain[RUINS] >> region & 1 and not pos.lies(player, region, hero):
        pos.lay(player, region, hero)


class Charge(OptionalQuestion):
    """Run on one region after a won attack; it earns what a Patrol move earns."""

    def options(self, pos: Position, step: int) -> list[int]:
        return _charge_options(pos, first_of(step))

    def take(self, pos: Position, step: int, action: int) -> None:
        player, dest = first_of(step), first_of(action)
        space = pos.mover_at
        hero = pos.mover_hero
        pos.take(player, space, hero, pos.lies(player, space, hero))
        pos.put(player, dest, hero, STANDING)
        if not hero:
            pos.moved[-1] = dest
        pos.mover_at = dest
        pos.note("charged", player, **{"from": pos.name(space), "to": pos.name(dest), "hero": hero})
        lay_in_ruins(pos, player, dest, hero)
        _enter_gains(pos, player, dest, PATROL)

    def dummy_answer(self, pos: Position, step: int, found: list[int]) -> int:
        return pick_charge(pos, found)


def _charge_options(pos: Position, player: int) -> list[int]:
    """List where a meeple that won as attacker may run on to."""
    space = pos.mover_at
    if space == NONE or pos.war_winner != player:
        return []
    if not (
        pos.abilities(player).charges_on
        or (pos.mover_hero and pos.hero_abilities(player).charges_on)
    ):
        return []
    board = pos.rules.board
    if pos.lies(player, space, pos.mover_hero) and not (
        board.of_terrain[RUINS] >> space & 1 and pos.abilities(player).leaves_ruins_lying
    ):
        return []
    taken = pos.neutral
    for other in range(pos.rules.seats):
        if other != player:
            taken |= pos.pieces(other)
    hero = pos.mover_hero
    reach = board.reach(crossing(pos, player, hero), entering(pos, player, hero))[space]
    found = reach & pos.enterable(player) & ~taken
    return [encode(verbs.CHARGE, each) for each in members(found)]


STEPS: Final[dict[int, Step[Any]]] = {
    steps.MOVE: Move("move"),
    steps.NEXT_MOVE: NextMove("next_move"),
    steps.STRIDE: Stride("stride"),
    steps.ARRIVE: Arrive("arrive"),
    steps.SETTLE_ARRIVAL: SettleArrival("settle_arrival"),
    steps.CHARGE: Charge("charge"),
}
