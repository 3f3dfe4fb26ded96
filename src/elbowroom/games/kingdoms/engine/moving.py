"""Patrol and Quest: who may move where, and how a move begins and ends."""

from __future__ import annotations

from elbowroom.games.kingdoms.engine import steps, verbs
from elbowroom.games.kingdoms.engine.fortresses import trample
from elbowroom.games.kingdoms.engine.gaining import gain_all, held
from elbowroom.games.kingdoms.engine.position import Position
from elbowroom.games.kingdoms.engine.terms import (
    ACTIONS,
    FROM_ANYWHERE,
    FROM_SHORE,
    HERO,
    NONE,
    PATROL,
    QUEST,
    REGULAR,
    RUINS,
    STANDING,
    TUNDRA,
    WATERS,
)
from elbowroom.games.kingdoms.engine.warcost import can_conquer_neutral
from elbowroom.kernel.bits import members
from elbowroom.kernel.notation import encode


def crossing(pos: Position, player: int, hero: bool) -> int:
    """Give the kinds of features a meeple may step across."""
    found = pos.abilities(player).crosses
    return found | pos.hero_abilities(player).crosses if hero else found


def entering(pos: Position, player: int, hero: bool) -> int:
    """Give the kinds of features a meeple may enter."""
    found = pos.abilities(player).enters
    return found | pos.hero_abilities(player).enters if hero else found


def destinations(
    pos: Position, player: int, space: int, hero: bool, via: int, enterable: int
) -> int:
    """Give the spaces a meeple may move to from a space."""
    board = pos.rules.board
    if via == PATROL:
        reach = board.reach(crossing(pos, player, hero), entering(pos, player, hero))
        found = reach[space] & enterable
    else:
        found = _quest_regions(pos, player, space, hero) & enterable
    claimed = found & pos.neutral
    if claimed:
        for each in members(claimed):
            if not can_conquer_neutral(pos, player, each, via, hero):
                found &= ~(1 << each)
    return found


def _quest_regions(pos: Position, player: int, space: int, hero: bool) -> int:
    board = pos.rules.board
    here = 1 << space
    if board.features & here:
        return 0
    modes = pos.abilities(player).quest
    if hero:
        modes |= pos.hero_abilities(player).quest
    border = board.border
    shore = board.beside[WATERS]
    if modes & FROM_SHORE:
        border |= shore
    territory = board.spaces_of[board.territory_of[space]]
    found = 0
    if border & here or modes & FROM_ANYWHERE:
        found = border & ~territory
    if modes & FROM_ANYWHERE:
        found |= border & territory
    if modes & FROM_SHORE and shore & here:
        found |= shore & territory
    return found & ~here


def movable_regulars(pos: Position, player: int) -> int:
    """Give the spaces with a regular meeple that may move (K-MOVE-5)."""
    board = pos.rules.board
    found = pos.standing_regulars(player)
    laid = pos.laid_regulars(player)
    if laid:
        found |= laid & board.of_terrain[TUNDRA]
        if pos.abilities(player).leaves_ruins_lying:
            found |= laid & board.of_terrain[RUINS]
    for space in pos.moved:
        there = (pos.first[player] >> space & 1) + (pos.second[player] >> space & 1)
        there -= pos.hero_at[player] == space
        if pos.moved.count(space) >= there:
            found &= ~(1 << space)
    return found


def hero_may_move(pos: Position, player: int) -> bool:
    """Whether the hero is there, free to move and has not moved yet."""
    space = pos.hero_at[player]
    if space == NONE or pos.hero_moved:
        return False
    if not pos.hero_laid >> player & 1:
        return True
    board = pos.rules.board
    if board.of_terrain[TUNDRA] >> space & 1:
        return True
    return pos.abilities(player).leaves_ruins_lying and bool(board.of_terrain[RUINS] >> space & 1)


def moves(pos: Position, player: int, via: int, hero_only: bool, among: int) -> list[int]:
    """List the moves by Patrol or Quest of the meeples in some spaces."""
    enterable = pos.enterable(player)
    found: list[int] = []
    if not hero_only:
        verb = verbs.PATROL if via == PATROL else verbs.QUEST
        for space in members(movable_regulars(pos, player) & among):
            begin = encode(verb, space)
            for each in members(destinations(pos, player, space, REGULAR, via, enterable)):
                found.append(begin | each)
    if hero_may_move(pos, player) and among >> pos.hero_at[player] & 1:
        space = pos.hero_at[player]
        begin = encode(verbs.PATROL_HERO if via == PATROL else verbs.QUEST_HERO, space)
        for each in members(destinations(pos, player, space, HERO, via, enterable)):
            found.append(begin | each)
    return found


def other_forms(pos: Position, player: int, hero_only: bool) -> list[int]:
    """List the stand-ups and breaks that may take the place of a Patrol move."""
    found: list[int] = []
    hero = pos.hero_at[player]
    hero_free = hero != NONE and not pos.hero_moved
    if pos.laid[player]:
        if not hero_only:
            for space in members(pos.laid_regulars(player)):
                if _has_unmoved(pos, player, space, lying=True):
                    found.append(encode(verbs.STAND, space))
        if hero_free and pos.hero_laid >> player & 1:
            found.append(encode(verbs.STAND_HERO, hero))
    if pos.rules.lost_kingdom:
        return found
    for space in members(pos.allied(player) & pos.standing(player)):
        if is_locked(pos, player, space):
            continue
        stands = pos.standing_regulars(player) >> space & 1
        if not hero_only and stands and _has_unmoved(pos, player, space, lying=False):
            found.append(encode(verbs.BREAK, space))
        if hero_free and hero == space and not pos.hero_laid >> player & 1:
            found.append(encode(verbs.BREAK_HERO, space))
    return found


def _has_unmoved(pos: Position, player: int, space: int, lying: bool) -> bool:
    """Whether one of the regular meeples lying (standing) in a space has not moved yet.

    Of one that lies and one that stands the latter has moved: who moves arrives standing,
    in ruins who has stood up. There nobody can tell, and neither of the two counts.
    """
    if space not in pos.moved:
        return True
    if not pos.second[player] >> space & 1 or pos.hero_at[player] == space:
        return False
    if pos.moved.count(space) > 1:
        return False
    if pos.both_laid[player] >> space & 1 or not pos.laid[player] >> space & 1:
        return True
    return lying and not pos.rules.board.of_terrain[RUINS] >> space & 1


def is_locked(pos: Position, player: int, space: int) -> bool:
    """Whether the ally's abilities keep a player from breaking the alliance in a space."""
    ally = pos.other_owner(player, space)
    for abilities in (pos.abilities(ally), pos.hero_abilities(ally)):
        for effect in abilities.locks:
            if effect.locks_alliance(pos, ally, space):
                return True
    return False


def patrol_options(pos: Position, player: int, via: int, hero_only: bool = False) -> list[int]:
    """List everything a Patrol or Quest may be used for; a duty in tundra comes first."""
    if pos.duty:
        owed = moves(pos, player, via, hero_only, pos.duty)
        if owed:
            return owed
    found = moves(pos, player, via, hero_only, pos.rules.board.everywhere)
    return found + other_forms(pos, player, hero_only) if via == PATROL else found


# Carrying out.


def begin_moves(pos: Position, player: int, via: int) -> None:
    """Count the moves an action gives; the first of them is made now."""
    pos.took = via
    pos.only_hero = not may_take(pos, player, via)
    if pos.only_hero:
        pos.moves_left = pos.moves_extra = 0
        return
    pos.moves_left = pos.abilities(player).extra_moves[via]
    pos.moves_extra = pos.hero_abilities(player).extra_moves[via]


def may_take(pos: Position, player: int, action: int) -> bool:
    """Whether any meeple may carry out an action: the chosen one or a substitute."""
    if action == pos.selected:
        return True
    own = pos.abilities(player).substitutes[pos.selected]
    return bool((own | pos.hero_abilities(player).substitutes[pos.selected]) >> action & 1)


def use_move(pos: Position) -> None:
    """Use one of the further moves."""
    if pos.moves_left:
        pos.moves_left -= 1
    else:
        pos.moves_extra -= 1


def move(pos: Position, player: int, space: int, dest: int, hero: bool, via: int) -> None:
    """Move a meeple; what its arrival sets off is put on the stack."""
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
    if hero:
        pos.hero_moved = True
    else:
        pos.moved.append(dest)
    if pos.events is not None:
        pos.note(
            "moved",
            player,
            **{"from": pos.name(space), "to": pos.name(dest), "hero": hero, "by": ACTIONS[via]},
        )
    _step_into(pos, player, dest, lay_down)


def _steps(pos: Position, player: int, hero: bool) -> int:
    """Count the steps a meeple may take on Patrol; a hero is asked while it is in play."""
    own = pos.abilities(player).patrol_steps
    return max(own, pos.hero_abilities(player).patrol_steps) if hero else own


def stride(pos: Position, player: int, dest: int) -> None:
    """Take another step of the same move."""
    space = pos.mover_at
    lay_down = pos.lies(player, space, pos.mover_hero)
    pos.take(player, space, pos.mover_hero, lay_down)
    if not pos.mover_hero:
        pos.moved[-1] = dest
    pos.steps_left -= 1
    if pos.events is not None:
        pos.note(
            "moved",
            player,
            **{
                "from": pos.name(space),
                "to": pos.name(dest),
                "hero": pos.mover_hero,
                "by": ACTIONS[PATROL],
            },
        )
    _step_into(pos, player, dest, lay_down)


def _step_into(pos: Position, player: int, dest: int, lies: bool) -> None:
    trample(pos, player, dest)
    pos.put(player, dest, pos.mover_hero, lies)
    pos.mover_at = dest
    pos.push(steps.ARRIVE, player)
    if pos.steps_left and stride_options(pos, player):
        pos.push(steps.STRIDE, player)


def stride_options(pos: Position, player: int) -> list[int]:
    """List the further steps from a region that a move may pass through."""
    board = pos.rules.board
    here = 1 << pos.mover_at
    stops = board.features | board.of_terrain[RUINS] | board.of_terrain[TUNDRA]
    if here & (stops | pos.hostile(player)):
        return []
    found = destinations(pos, player, pos.mover_at, pos.mover_hero, PATROL, pos.enterable(player))
    found &= ~(1 << pos.mover_from)
    return [encode(verbs.STRIDE, each) for each in members(found)]


def arrive(pos: Position, player: int) -> None:
    """End a move: toll, theft, war, and what follows if the meeple stays (K-MOVE-8)."""
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


def settle_arrival(pos: Position, player: int) -> None:
    """Give what a meeple brings that is still where its move ended."""
    region = pos.mover_at
    if region == NONE:
        return
    hero = pos.mover_hero
    lay_in_ruins(pos, player, region, hero)
    for abilities in (pos.abilities(player), pos.hero_abilities(player)):
        if abilities.arrivals and (hero or abilities is pos.abilities(player)):
            for effect in reversed(abilities.arrivals):
                what, amount = effect.on_arrival(pos, player, region, pos.via)[:2]
                if amount:
                    pos.push(steps.KNOCKS, player, what << 3 | amount)
    enter_gains(pos, player, region, pos.via)


def enter_gains(pos: Position, player: int, region: int, via: int) -> None:
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


def charge_options(pos: Position, player: int) -> list[int]:
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


def charge(pos: Position, player: int, dest: int) -> None:
    """Run on one region after a won attack; it earns what a Patrol move earns."""
    space = pos.mover_at
    hero = pos.mover_hero
    pos.take(player, space, hero, pos.lies(player, space, hero))
    pos.put(player, dest, hero, STANDING)
    if not hero:
        pos.moved[-1] = dest
    pos.mover_at = dest
    pos.note("charged", player, **{"from": pos.name(space), "to": pos.name(dest), "hero": hero})
    lay_in_ruins(pos, player, dest, hero)
    enter_gains(pos, player, dest, PATROL)


def next_move(pos: Position, player: int) -> None:
    """Ask for a further move if there is one to make."""
    if further_options(pos, player):
        pos.push(steps.MOVE, player)


def further_options(pos: Position, player: int) -> list[int]:
    """List the further moves of an action that moves several meeples."""
    if pos.moves_left:
        return patrol_options(pos, player, pos.took)
    if pos.moves_extra:
        return patrol_options(pos, player, pos.took, not pos.hero_moved)
    return []


def find_duty(pos: Position, player: int) -> None:
    """Find the tundra a player must leave; meeples that cannot go are lost (K-TUNDRA-5)."""
    pos.duty = 0
    if pos.selected not in (PATROL, QUEST) or not pos.rules.heroes_call:
        return
    owed = pos.first[player] & pos.rules.board.of_terrain[TUNDRA]
    if not owed or pos.abilities(player).stays_in_tundra:
        return
    for space in members(owed):
        hero = pos.hero_at[player] == space
        if destinations(pos, player, space, hero, pos.selected, pos.enterable(player)):
            pos.duty |= 1 << space
        elif pos.meeples(player) > 1:
            pos.take(player, space, hero, pos.lies(player, space, hero))
            pos.note("froze", player, region=pos.name(space), hero=hero)
            if hero:
                lose_hero_card(pos, player)


def lose_hero_card(pos: Position, player: int) -> None:
    """Shuffle the card of a hero that left play back into the deck (K-HERO-7)."""
    if pos.hero_card[player] != NONE:
        pos.deck |= 1 << pos.hero_card[player]
    pos.hero_card[player] = NONE
    pos.hero_level[player] = 0
