"""Why an action of this game is not allowed: the key of the reason, its numbers and the rule."""

from __future__ import annotations

from typing import Final

from elbowroom.conquest.engine import steps as shared
from elbowroom.conquest.engine import verbs as shared_verbs
from elbowroom.conquest.engine.position import NONE
from elbowroom.conquest.engine.refusals import unreachable
from elbowroom.games.warcraft.engine import steps, tolls, verbs
from elbowroom.games.warcraft.engine.champion import has_champion, place_of
from elbowroom.games.warcraft.engine.markers import BEAST, BOMB, FORT, OBJECTIVE, WALL
from elbowroom.games.warcraft.engine.position import MARCHES, PUSHES, RAIDS, STRIKES, SWAPS, Islands
from elbowroom.games.warcraft.engine.tools import cost_with, hammer_of, raided_places, ready_tools
from elbowroom.games.warcraft.engine.traits import FACTIONS
from elbowroom.kernel.bits import members
from elbowroom.kernel.notation import first_of, second_of, verb_of
from elbowroom.kernel.reasons import Refusal

_VERBS_OF_STEP: Final[dict[int, tuple[int, ...]]] = {
    steps.ISLAND: (verbs.ISLAND,),
    steps.SITE: (verbs.SITE,),
    steps.REPLACEMENT: (verbs.SITE,),
    steps.FUSE: (verbs.FUSE,),
    steps.STRIKE_DIE: (shared_verbs.DIE,),
    steps.START: (verbs.BOMB, verbs.DISARM),
    steps.FORM: (verbs.FORM,),
    steps.FACTION: (verbs.FACTION,),
    steps.STRIKE: (shared_verbs.ATTEMPT, shared_verbs.DONE),
    steps.LAKE: (verbs.LAKE,),
    steps.RECRUIT: (verbs.RECRUIT, shared_verbs.DONE),
    steps.STATION: (verbs.CHAMPION, shared_verbs.DONE),
    steps.ASSIGN: (verbs.BEAST,),
    steps.TOWERS: (verbs.TOWER,),
    steps.LAY: (verbs.LAY,),
    steps.OBJECTIVES: (verbs.OBJECTIVE,),
    steps.PLANT: (verbs.PLANT, shared_verbs.DONE),
    steps.RETREAT: (shared_verbs.PLACE, verbs.CHAMPION, verbs.BEAST),
}


def refusal(pos: Islands, action: int) -> Refusal:
    """Find the reason why an action of this game is not among the allowed ones."""
    kind = verb_of(pos.stack[-1])
    verb = verb_of(action)
    way = pos.rules.way(verb)
    if kind == shared.CONQUER and way is not None:
        return way.refuse(pos, first_of(pos.stack[-1]), action)
    expected = _VERBS_OF_STEP.get(kind, ())
    if verb not in expected:
        return _refuse("wrong_step", pos.rules.citation("wrong_step"))
    if kind == steps.RETREAT:
        return _retreating(pos, first_of(pos.stack[-1]), action)
    return _placing(pos, first_of(pos.stack[-1]), action)


def block(pos: Islands, army: int, region: int) -> Refusal | None:
    """Say why a region may not be attacked: a teammate holds it, or its toll is too high."""
    holder = pos.holder[region]
    if holder == NONE:
        return None
    player = pos.rules.army_player[army]
    owner = pos.rules.army_player[holder]
    if owner != player and pos.are_mates(player, owner) and pos.is_active(holder):
        return _refuse("teammate", "W-TEAM-5", _at(pos, region))
    return _cannot_pay(pos, player, region, tolls.due(pos, player, region))


def _refuse(key: str, rule: str, *values: tuple[str, str | int]) -> Refusal:
    return Refusal(key, rule, values, "warcraft")


def _at(pos: Islands, region: int) -> tuple[str, str | int]:
    return ("region", pos.rules.board.ids[region])


def _cannot_pay(pos: Islands, player: int, region: int, price: int) -> Refusal | None:
    coins = pos.purse(player)
    if price <= coins:
        return None
    return _refuse("toll", "W-TOLL-2", _at(pos, region), ("price", price), ("coins", coins))


# The conquest phase.


def _short_of_hand(pos: Islands, army: int) -> Refusal | None:
    fewest = pos.combo(army).fewest_tokens
    if pos.hand[army] >= fewest:
        return None
    if fewest == 1:
        return _refuse("empty_hand", "W-CONQ-5")
    return _refuse("empty_hand_of_many", "W-CONQ-5", ("tokens", fewest))


def _missing_tools(pos: Islands, army: int, region: int, tools: int) -> Refusal | None:
    """Say which of the tools cannot be used now."""
    ready = ready_tools(pos, army)
    for bit, site in enumerate(pos.own.tools):
        if not tools >> bit & 1 or ready >> bit & 1:
            continue
        known = pos.own.sites[site]
        value = ("site", known.id)
        if pos.used_sites >> site & 1:
            return _refuse("site_used", "W-SITE-7", value)
        return _refuse("site_not_held", "W-SITE-3", value)
    if tools & pos.own.raid_bit and not raided_places(pos, army) >> region & 1:
        return _refuse("no_place_to_raid", "W-RACE-ETHEREALS-1", _at(pos, region))
    return None


def wielding(pos: Islands, army: int, action: int) -> Refusal:
    """Say why a region may not be attacked with tools."""
    verb = verb_of(action)
    region = first_of(action)
    tools = second_of(action)
    missing = _missing_tools(pos, army, region, tools) or _short_of_hand(pos, army)
    if missing is not None:
        return missing
    blocked = unreachable(pos, army, region)
    if blocked is not None:
        return blocked
    needed = cost_with(pos, army, region, tools)
    hand = pos.hand[army]
    values = (_at(pos, region), ("cost", needed), ("hand", hand))
    if needed <= hand:
        return _refuse("no_need_to_roll", "W-DIE-4", *values)
    key = "too_dear" if verb == verbs.WIELD else "out_of_reach_of_die"
    return _refuse(key, "W-CONQ-6" if verb == verbs.WIELD else "W-DIE-1", *values)


def striking(pos: Islands, army: int, region: int, tools: int) -> Refusal:
    """Say why a region may not be struck from the air."""
    if not pos.table(army).strikes:
        return _refuse("cannot_strike", "W-RACE-GNOMES-1")
    if pos.uses[STRIKES] >= pos.table(army).strikes:
        return _refuse("strike_used", "W-RACE-GNOMES-1")
    missing = _missing_tools(pos, army, region, tools) or _short_of_hand(pos, army)
    if missing is not None:
        return missing
    if pos.held[army] >> region & 1:
        return _refuse("own_region", "W-CONQ-10", _at(pos, region))
    if not pos.rules.board.land >> region & 1:
        terrain = pos.rules.board.regions[region].terrain
        return _refuse("water", "W-WATER-2", _at(pos, region), ("terrain", terrain))
    blocked = block(pos, army, region)
    return blocked if blocked is not None else _immune(pos, region)


def _immune(pos: Islands, region: int) -> Refusal:
    return _refuse("immune", "W-IMM-1", _at(pos, region), ("marker", "tower"))


def hammering(pos: Islands, army: int, region: int) -> Refusal:
    """Say why a region does not fall to one blow."""
    site = hammer_of(pos, army)
    if site == NONE:
        used = [number for number in members(pos.used_sites) if pos.site(number).lone_units]
        if used:
            return _refuse("hammer_used", "W-SITE-7")
        return _refuse("no_hammer", "W-ART-DOOMHAMMER-1")
    short = _short_of_hand(pos, army)
    if short is not None:
        return short
    blocked = unreachable(pos, army, region)
    if blocked is not None:
        return blocked
    units = pos.units(region)
    if units != 1:
        return _refuse("not_one_unit", "W-RULING-67", _at(pos, region), ("units", units))
    player = pos.rules.army_player[army]
    price = tolls.due(pos, player, region) + pos.site(site).lone_units
    coins = pos.purse(player)
    return _refuse("toll", "W-RULING-80", _at(pos, region), ("price", price), ("coins", coins))


def marching(pos: Islands, army: int, region: int) -> Refusal:
    """Say why the champion may not take a region."""
    if not has_champion(pos, army):
        return _refuse("no_champion", "W-POWER-CHAMPION-1")
    if pos.uses[MARCHES]:
        return _refuse("champion_used", "W-POWER-CHAMPION-1")
    if not pos.marker_hand[place_of(pos, army)]:
        return _refuse("champion_stands", "W-POWER-CHAMPION-4")
    if not pos.held[army]:
        return _refuse("champion_first", "W-POWER-CHAMPION-2")
    blocked = unreachable(pos, army, region)
    if blocked is not None:
        return blocked
    return _refuse("not_adjacent", "W-POWER-CHAMPION-2", _at(pos, region))


def swapping(pos: Islands, army: int, first: int, second: int) -> Refusal:
    """Say why two regions may not be exchanged."""
    table = pos.table(army)
    if not table.swaps:
        return _refuse("cannot_swap", "W-POWER-PORTALMAGE-1")
    if pos.uses[SWAPS] >= table.swaps:
        return _refuse("swaps_used", "W-POWER-PORTALMAGE-1", ("times", table.swaps))
    player = pos.rules.army_player[army]
    for region in (first, second):
        if not table.swapped >> region & 1:
            return _refuse("not_magic", "W-POWER-PORTALMAGE-1", _at(pos, region))
        blocked = _untouchable(pos, player, region)
        if blocked is not None:
            return blocked
    if first == second:
        return _refuse("same_region", "W-POWER-PORTALMAGE-1")
    price = tolls.touch_price(pos, player, first) + tolls.touch_price(pos, player, second)
    dear = _cannot_pay(pos, player, first, price)
    if dear is not None:
        return dear
    return _refuse("nothing_to_swap", "W-POWER-PORTALMAGE-2")


def _untouchable(pos: Islands, player: int, region: int) -> Refusal | None:
    """Say why no ability may touch a region; None if one may."""
    if tolls.guarded(pos, player, region):
        return _immune(pos, region)
    holder = pos.holder[region]
    if holder != NONE and pos.is_active(holder):
        owner = pos.rules.army_player[holder]
        if owner != player and pos.are_mates(player, owner):
            return _refuse("teammate", "W-TEAM-5", _at(pos, region))
    return _cannot_pay(pos, player, region, tolls.touch_price(pos, player, region))


def stealing(pos: Islands, army: int, site: int, region: int) -> Refusal:
    """Say why an artifact may not be moved into a region."""
    table = pos.table(army)
    known = pos.own.sites[site]
    value = ("site", known.id)
    if not table.site_raids:
        return _refuse("cannot_steal", "W-RACE-ETHEREALS-1")
    if pos.uses[RAIDS] >= table.site_raids:
        return _refuse("raid_used", "W-RACE-ETHEREALS-1")
    if not known.artifact:
        return _refuse("not_artifact", "W-SITE-5", value)
    if pos.site_at[site] == NONE:
        return _refuse("site_unknown", "W-RULING-25", value)
    if not pos.held[army] >> region & 1:
        return _refuse("not_held", "W-RACE-ETHEREALS-1", _at(pos, region))
    place = pos.site_at[site]
    if not pos.rules.board.adjacent[place] >> region & 1:
        return _refuse("site_far", "W-RACE-ETHEREALS-1", value, _at(pos, region))
    blocked = _untouchable(pos, pos.rules.army_player[army], place)
    if blocked is not None:
        return blocked
    return _refuse("own_site", "W-RACE-ETHEREALS-1", value)


def pushing(pos: Islands, army: int, action: int) -> Refusal:
    """Say why a neighbour may not be pushed."""
    table = pos.table(army)
    region = first_of(action)
    rule = "W-POWER-INTIMIDATING-1"
    if not table.pushes:
        return _refuse("cannot_push", rule)
    if pos.uses[PUSHES] >= table.pushes:
        return _refuse("pushes_used", rule, ("times", table.pushes))
    if not pos.rules.board.neighbours(pos.held[army]) >> region & 1:
        return _refuse("not_adjacent", rule, _at(pos, region))
    player = pos.rules.army_player[army]
    holder = pos.holder[region]
    own = holder != NONE and pos.rules.army_player[holder] == player
    if own or not pos.units(region):
        return _refuse("nobody_to_push", "W-RULING-56", _at(pos, region))
    blocked = _untouchable(pos, player, region)
    if blocked is not None:
        return blocked
    return _push_in_order(pos, action)


def _push_in_order(pos: Islands, action: int) -> Refusal:
    """Say why a push does not fit what stands in the region."""
    region = first_of(action)
    at = _at(pos, region)
    defences = [kind for kind in (WALL, FORT) if pos.standing[kind] >> region & 1]
    if verb_of(action) == verbs.RAZE:
        marker = pos.rules.markers[second_of(action)].id
        return _refuse("nothing_to_raze", "W-POWER-INTIMIDATING-1", at, ("marker", marker))
    if defences:
        marker = pos.rules.markers[defences[0]].id
        return _refuse("raze_first", "W-POWER-INTIMIDATING-1", at, ("marker", marker))
    if not pos.tokens[region]:
        return _refuse("champion_stays", "W-POWER-INTIMIDATING-2", at)
    if verb_of(action) == verbs.PUSH_BEAST and not pos.marker_count(BEAST, region):
        return _refuse("no_beast", "W-POWER-INTIMIDATING-2", at)
    return _refuse("push_goal", "W-RULING-55", at)


# The other steps.


def _placing(pos: Islands, owner: int, action: int) -> Refusal:
    verb = verb_of(action)
    region = first_of(action)
    if verb in (verbs.BOMB, verbs.DISARM):
        return _bombing(pos, owner, verb, region)
    if verb == verbs.FORM:
        return _refuse("cannot_pay_form", "W-RACE-WORGEN-2")
    if verb == verbs.RECRUIT:
        tray = pos.tray[pos.race(owner)]
        most = min(pos.fallen, tray, pos.purse(pos.rules.army_player[owner]))
        return _refuse("recruits", "W-RACE-FORSAKEN-1", ("most", most))
    if verb == verbs.PLANT:
        return _planting(pos, owner, region)
    if verb == verbs.OBJECTIVE:
        return _laying_objective(pos, owner, region)
    if verb == verbs.BEAST:
        return _assigning(pos, owner, region)
    return _arranging(pos, owner, action)


def _arranging(pos: Islands, owner: int, action: int) -> Refusal:
    verb = verb_of(action)
    region = first_of(action)
    if verb == verbs.LAY:
        if region != second_of(pos.stack[-1]):
            return _refuse("other_site", "W-SITE-4")
        return _not_held(pos, second_of(action))
    if verb == verbs.TOWER:
        return _refuse("no_tower", "W-POWER-DEFENSIVE-1", _at(pos, region))
    if verb == verbs.CHAMPION:
        if pos.held[owner] >> region & 1:
            return _refuse("champion_needed", "W-DEPLOY-1", _at(pos, region))
        return _not_held(pos, region)
    if verb == verbs.LAKE:
        return _refuse("no_lake", "W-PLACE-WELL-1", _at(pos, region))
    if verb == shared_verbs.ATTEMPT:
        return _refuse("strike_target", "W-RULING-29")
    return _refuse("chance", "")


def _not_held(pos: Islands, region: int) -> Refusal:
    return _refuse("not_held", pos.rules.citation("not_held"), _at(pos, region))


def _bombing(pos: Islands, player: int, verb: int, region: int) -> Refusal:
    if not pos.standing[BOMB] >> region & 1:
        return _refuse("no_bomb", "W-RACE-GOBLINS-3", _at(pos, region))
    price = tolls.touch_toll(pos, player, region, attack=True).total
    if verb == verbs.DISARM:
        return _refuse("bomb_free", "W-RACE-GOBLINS-3", _at(pos, region))
    coins = pos.purse(player)
    return _refuse("toll", "W-RULING-33", _at(pos, region), ("price", price), ("coins", coins))


def _planting(pos: Islands, army: int, region: int) -> Refusal:
    at = _at(pos, region)
    rule = "W-RACE-GOBLINS-2"
    if pos.standing[BOMB] >> region & 1:
        return _refuse("bomb_there", rule, at)
    if not pos.rules.board.neighbours(pos.held[army]) >> region & 1:
        return _refuse("not_adjacent", rule, at)
    holder = pos.holder[region]
    player = pos.rules.army_player[army]
    if holder == NONE or not pos.is_active(holder) or not pos.is_enemy(player, holder):
        return _refuse("not_an_active_enemy", rule, at)
    return _refuse("immune", "W-RULING-32", at, ("marker", "tower"))


def _laying_objective(pos: Islands, army: int, region: int) -> Refusal:
    at = _at(pos, region)
    if pos.standing[OBJECTIVE] >> region & 1:
        return _refuse("objective_there", "W-RACE-HUMANS-1", at)
    if not pos.rules.board.land >> region & 1:
        return _refuse("objective_on_water", "W-RULING-37", at)
    holder = pos.holder[region]
    shunned = pos.table(army).objectives.shunned
    if holder != NONE and FACTIONS[pos.faction_number(holder)] == shunned:
        return _refuse("objective_shunned", "W-RACE-HUMANS-1", at, ("faction", shunned))
    return _refuse("immune", "W-RULING-37", at, ("marker", "tower"))


def _assigning(pos: Islands, army: int, region: int) -> Refusal:
    if not pos.held[army] >> region & 1:
        return _not_held(pos, region)
    return _refuse(
        "beasts_fit", "W-POWER-BEASTMASTER-2", _at(pos, region), ("tokens", pos.tokens[region])
    )


def _retreating(pos: Islands, army: int, action: int) -> Refusal:
    region = first_of(action)
    if not pos.held[army] >> region & 1:
        return _not_held(pos, region)
    verb = verb_of(action)
    if verb == verbs.BEAST:
        return _assigning(pos, army, region)
    if verb == verbs.CHAMPION:
        return _refuse("champion_stands", "W-LOSS-4")
    hand = pos.hand[army]
    return _refuse("must_place", "W-LOSS-4", _at(pos, region), ("hand", hand))
