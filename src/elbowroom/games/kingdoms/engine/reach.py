"""Patrol and Quest: who may move where."""

from __future__ import annotations

from elbowroom.games.kingdoms.engine import verbs
from elbowroom.games.kingdoms.engine.position import Position
from elbowroom.games.kingdoms.engine.terms import (
    FROM_ANYWHERE,
    FROM_SHORE,
    HERO,
    NONE,
    PATROL,
    REGULAR,
    RUINS,
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
    found = _reachable(pos, player, space, hero, via) & enterable
    return found & ~_too_dear(pos, player, found, hero, via)


def _reachable(pos: Position, player: int, space: int, hero: bool, via: int) -> int:
    """Give the spaces a meeple could move to if nobody were there."""
    if via == PATROL:
        crossed, entered = crossing(pos, player, hero), entering(pos, player, hero)
        return pos.rules.board.reach(crossed, entered)[space]
    return _quest_regions(pos, player, space, hero)


def _too_dear(pos: Position, player: int, spaces: int, hero: bool, via: int) -> int:
    """Give those of some spaces where a neutral meeple stands that a player could not pay for."""
    found = 0
    claimed = spaces & pos.neutral
    if claimed:
        for each in members(claimed):
            if not can_conquer_neutral(pos, player, each, via, hero):
                found |= 1 << each
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
        spaces = members(movable_regulars(pos, player) & among)
        reached = [_reachable(pos, player, space, REGULAR, via) & enterable for space in spaces]
        anywhere = 0
        for each in reached:
            anywhere |= each
        open_to_all = ~_too_dear(pos, player, anywhere, REGULAR, via)
        for place, space in enumerate(spaces):
            begin = encode(verb, space)
            for each in members(reached[place] & open_to_all):
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


def further_options(pos: Position, player: int) -> list[int]:
    """List the further moves of an action that moves several meeples."""
    if pos.moves_left:
        return patrol_options(pos, player, pos.took)
    if pos.moves_extra:
        return patrol_options(pos, player, pos.took, not pos.hero_moved)
    return []


def may_take(pos: Position, player: int, action: int) -> bool:
    """Whether any meeple may carry out an action: the chosen one or a substitute."""
    if action == pos.selected:
        return True
    own = pos.abilities(player).substitutes[pos.selected]
    return bool((own | pos.hero_abilities(player).substitutes[pos.selected]) >> action & 1)
