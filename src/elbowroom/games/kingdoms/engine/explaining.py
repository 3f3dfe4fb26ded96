"""The numbers behind actions: prices and war costs as named parts."""

from __future__ import annotations

from typing import Final

from elbowroom.games.kingdoms.engine import steps, verbs
from elbowroom.games.kingdoms.engine.collecting import explain_collecting
from elbowroom.games.kingdoms.engine.position import Position
from elbowroom.games.kingdoms.engine.prices import explain_price
from elbowroom.games.kingdoms.engine.solo.war import explain_match
from elbowroom.games.kingdoms.engine.terms import (
    BUILD,
    EXPAND,
    MOST_MEEPLES,
    NONE,
    PATROL,
    QUEST,
    RESEARCH,
    RETREAT,
    TOP_MAGIC,
    TOP_TOWER,
)
from elbowroom.games.kingdoms.engine.warcost import (
    begin_neutral_war,
    end_neutral_war,
    explain_number,
    neutral_price,
)
from elbowroom.kernel.notation import first_of, second_of, verb_of
from elbowroom.kernel.reasons import Explanation, Part

_PRICED = {
    verbs.RAISE: BUILD,
    verbs.BUILD: BUILD,
    verbs.RESEARCH: RESEARCH,
    verbs.EXPAND: EXPAND,
}
_RETREATS = (verbs.RETREAT, verbs.RETREAT_HERO)
_MOVES = {
    verbs.PATROL: PATROL,
    verbs.PATROL_HERO: PATROL,
    verbs.QUEST: QUEST,
    verbs.QUEST_HERO: QUEST,
}
_PRICELESS: Final = (steps.SIDE, steps.FACTION, steps.KEEP, steps.SPLIT, steps.START)
"""Questions whose answers have no number behind them."""


def explain_action(pos: Position, action: int) -> Explanation | None:
    """Take the number behind an action apart; None if it has none."""
    if not pos.stack or pos.awaits_chance() or verb_of(pos.stack[-1]) in _PRICELESS:
        return None
    player = first_of(pos.stack[-1])
    verb = verb_of(action)
    if verb == verbs.COLLECT:
        return explain_collecting(pos, player)
    if verb in _PRICED or (verb == verbs.SELECT and first_of(action) in (BUILD, RESEARCH, EXPAND)):
        priced = _PRICED.get(verb, first_of(action))
        if not _has_next_level(pos, player, priced):
            return None
        region = first_of(action) if verb == verbs.BUILD else NONE
        return explain_price(pos, player, priced, region, hero=True)
    if verb == verbs.ADVANCE:
        return _explain_advance(pos, player)
    if verb in _RETREATS and pos.war_region != NONE:
        if pos.meeples(player) == 1:
            return Explanation("price", (Part(0, "price.last", "K-WAR-13"),), "kingdoms")
        return explain_price(pos, player, RETREAT, NONE, verb == verbs.RETREAT_HERO)
    if verb == verbs.MATCH and pos.war_number:
        return explain_match(pos)
    if verb == verbs.DIAL and pos.war_region != NONE:
        return explain_number(pos, player, first_of(action))
    if verb in _MOVES and pos.war_region == NONE and pos.neutral >> second_of(action) & 1:
        return _explain_neutral(pos, player, action)
    return None


def _has_next_level(pos: Position, player: int, priced: int) -> bool:
    if priced == BUILD:
        return pos.tower[player] < TOP_TOWER
    if priced == RESEARCH:
        return pos.magic[player] < TOP_MAGIC
    return pos.meeples(player) < MOST_MEEPLES


def _explain_advance(pos: Position, player: int) -> Explanation | None:
    card = pos.hero_card[player]
    if card == NONE:
        return None
    action = pos.rules.heroes[card].advances[pos.hero_level[player]].action
    if action == NONE:
        return None
    before = pos.advancing
    pos.advancing = True
    found = explain_price(pos, player, action, NONE, hero=True)
    pos.advancing = before
    return found


def _explain_neutral(pos: Position, player: int, action: int) -> Explanation:
    verb = verb_of(action)
    hero = verb in (verbs.PATROL_HERO, verbs.QUEST_HERO)
    begin_neutral_war(pos, player, second_of(action), _MOVES[verb], hero)
    found = explain_number(pos, player, neutral_price(pos))
    end_neutral_war(pos)
    return found
