"""Why an action of the turn is not allowed: the key of the reason, its numbers and the rule."""

from __future__ import annotations

from elbowroom.games.kingdoms.engine import verbs
from elbowroom.games.kingdoms.engine.position import Position
from elbowroom.games.kingdoms.engine.prices import advancing_price, can_pay, price
from elbowroom.games.kingdoms.engine.questions import refuse
from elbowroom.games.kingdoms.engine.reach import destinations, is_locked, may_take
from elbowroom.games.kingdoms.engine.terms import (
    ACTIONS,
    BUILD,
    EXPAND,
    MOST_MEEPLES,
    NONE,
    PATROL,
    QUEST,
    RESEARCH,
    RUINS,
    TOP_MAGIC,
    TOP_TOWER,
    TRADE,
    TUNDRA,
)
from elbowroom.kernel.notation import first_of, second_of, verb_of
from elbowroom.kernel.reasons import Refusal

_ACTION_OF = {
    verbs.PATROL: PATROL,
    verbs.PATROL_HERO: PATROL,
    verbs.STAND: PATROL,
    verbs.STAND_HERO: PATROL,
    verbs.BREAK: PATROL,
    verbs.BREAK_HERO: PATROL,
    verbs.QUEST: QUEST,
    verbs.QUEST_HERO: QUEST,
    verbs.RAISE: BUILD,
    verbs.BUILD: BUILD,
    verbs.RESTORE: BUILD,
    verbs.RESEARCH: RESEARCH,
    verbs.EXPAND: EXPAND,
    verbs.TRADE: TRADE,
}
_HERO_MOVES = (verbs.PATROL_HERO, verbs.QUEST_HERO)


def why_not_act(pos: Position, player: int, action: int) -> Refusal | None:
    """Find the reason against an action of the turn; None if it is none."""
    verb = verb_of(action)
    if pos.duty:
        names = ", ".join(pos.names(pos.duty))
        return refuse("duty", "K-TUNDRA-4", ("region", names))
    if verb == verbs.COLLECT:
        return refuse("active_collects", "K-TURN-3")
    if verb == verbs.PASS:
        return refuse("follower_passes", "K-TURN-4")
    if verb == verbs.ADVANCE:
        return _why_no_advance(pos, player)
    wanted = _ACTION_OF.get(verb, NONE)
    if wanted == NONE:
        return None
    if not may_take(pos, player, wanted):
        word = ACTIONS[pos.selected]
        return refuse("other_action", "K-TURN-4", ("action", word))
    if verb in (verbs.PATROL, verbs.PATROL_HERO, verbs.QUEST, verbs.QUEST_HERO):
        return _why_no_move(pos, player, wanted, action, verb in _HERO_MOVES)
    if verb in (verbs.BREAK, verbs.BREAK_HERO):
        return _why_no_break(pos, player, first_of(action))
    if wanted in (BUILD, RESEARCH, EXPAND):
        return _why_no_work(pos, player, wanted, verb, first_of(action))
    if verb == verbs.TRADE:
        return refuse("bad_trade", "K-ACT-TRADE-1")
    return refuse("nobody_lies", "K-ACT-PATROL-2", ("region", pos.name(first_of(action))))


def why_no_use(pos: Position, player: int, action: int) -> Refusal:
    """Say why a player who selects an action could do nothing with it."""
    word = ("action", ACTIONS[action])
    if action in (PATROL, QUEST):
        return refuse("nobody_moves", "K-TURN-3", word)
    if action == TRADE:
        return refuse("nothing_to_trade", "K-ACT-TRADE-1")
    if action == BUILD and pos.tower[player] >= TOP_TOWER:
        return refuse("tower_top", "K-ACT-BUILD-1")
    if action == RESEARCH and pos.magic[player] >= TOP_MAGIC:
        return refuse("magic_top", "K-ACT-RESEARCH-1")
    if action == EXPAND and pos.meeples(player) >= MOST_MEEPLES:
        return refuse("all_in_play", "K-ACT-EXPAND-3")
    due = price(pos, player, action, NONE)
    if not can_pay(pos, player, action, due):
        return refuse("too_dear", "K-COST-2", word, ("price", due))
    return refuse("no_room_for_it", "K-TURN-3", word)


def _why_no_move(pos: Position, player: int, via: int, action: int, hero: bool) -> Refusal:
    space, dest = first_of(action), second_of(action)
    where = ("region", pos.name(space))
    to = ("region", pos.name(dest))
    if hero and pos.hero_at[player] != space:
        return refuse("no_hero", "K-HERO-1", where)
    if not hero and not pos.has_regular(player, space):
        return refuse("no_meeple", "K-ACT-PATROL-1", where)
    leaves_lying = pos.rules.board.of_terrain[TUNDRA]
    if pos.abilities(player).leaves_ruins_lying:
        leaves_lying |= pos.rules.board.of_terrain[RUINS]
    if pos.lies(player, space, hero) and not leaves_lying >> space & 1:
        return refuse("lies_down", "K-MOVE-5", where)
    if space in pos.moved or (hero and pos.hero_moved):
        return refuse("moved_already", "K-ACT-PATROL-4", where)
    everywhere = pos.rules.board.everywhere
    neutral = pos.neutral
    pos.neutral = 0
    reachable = destinations(pos, player, space, hero, via, everywhere)
    pos.neutral = neutral
    if not reachable >> dest & 1:
        return _out_of_reach(pos, space, dest, via)
    if neutral >> dest & 1:
        price_of = neutral.bit_count()
        return refuse("neutral_too_dear", "K-2P-3", to, ("price", price_of))
    return _no_room(pos, player, dest)


def _out_of_reach(pos: Position, space: int, dest: int, via: int) -> Refusal:
    board = pos.rules.board
    to = ("region", pos.name(dest))
    if board.features >> dest & 1:
        return refuse("feature", "K-MOVE-6", to)
    if via == PATROL:
        return refuse("not_adjacent", "K-ACT-PATROL-1", to)
    for each in (space, dest):
        if not board.border >> each & 1:
            return refuse("not_border", "K-ACT-QUEST-1", ("region", pos.name(each)))
    return refuse("same_territory", "K-ACT-QUEST-1", to)


def _no_room(pos: Position, player: int, dest: int) -> Refusal:
    to = ("region", pos.name(dest))
    owners = [
        other
        for other in range(pos.rules.seats)
        if other != player and pos.pieces(other) >> dest & 1
    ]
    if pos.rules.board.of_terrain[TUNDRA] >> dest & 1:
        return refuse("tundra_taken", "K-TUNDRA-1", to)
    if len(owners) > 1:
        return refuse("third_player", "K-MOVE-2", to)
    return refuse("full", "K-MOVE-1", to)


def _why_no_break(pos: Position, player: int, region: int) -> Refusal:
    where = ("region", pos.name(region))
    if not pos.allied(player) >> region & 1:
        return refuse("no_alliance", "K-ALLY-5", where)
    if is_locked(pos, player, region):
        return refuse("locked", "K-ALLY-5", where)
    return refuse("no_breaker", "K-ALLY-10", where)


def _why_no_work(pos: Position, player: int, wanted: int, verb: int, region: int) -> Refusal:
    if verb == verbs.RESTORE:
        return refuse("nothing_to_restore", "K-TOWER-10")
    if wanted == BUILD and (verb == verbs.BUILD) != pos.rules.heroes_call:
        return refuse("fortress_module", "K-ACT-BUILD-2")
    if wanted == BUILD and pos.tower[player] >= TOP_TOWER:
        return refuse("tower_top", "K-ACT-BUILD-1")
    if wanted == RESEARCH and pos.magic[player] >= TOP_MAGIC:
        return refuse("magic_top", "K-ACT-RESEARCH-1")
    if wanted == EXPAND and pos.meeples(player) >= MOST_MEEPLES:
        return refuse("all_in_play", "K-ACT-EXPAND-3")
    due = price(pos, player, wanted, region if verb == verbs.BUILD else NONE)
    if not can_pay(pos, player, wanted, due):
        word = ACTIONS[wanted]
        return refuse("too_dear", "K-COST-2", ("action", word), ("price", due))
    where = ("region", pos.name(region))
    if wanted == BUILD:
        return refuse("no_fortress_here", "K-TOWER-1", where)
    return refuse("no_expansion_here", "K-ACT-EXPAND-2", where)


def _why_no_advance(pos: Position, player: int) -> Refusal:
    card = pos.hero_card[player]
    if card == NONE or pos.hero_at[player] == NONE:
        return refuse("no_hero_card", "K-HERO-4")
    needed = pos.rules.heroes[card].advances[pos.hero_level[player]].action
    if needed == NONE:
        return refuse("hero_needs_war", "K-HERO-4")
    if not may_take(pos, player, needed):
        word = ACTIONS[needed]
        return refuse("hero_needs_action", "K-HERO-4", ("action", word))
    due = advancing_price(pos, player, needed)
    return refuse("hero_too_dear", "K-COST-2", ("price", due))
