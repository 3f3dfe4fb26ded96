"""Why an action of this game is not allowed: a reason in words, with the rule behind it."""

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
        return _wrong_step(pos, action, expected)
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
        sentence = f"{_name(pos, region)} is held by your teammate"
        return _refuse("teammate", sentence, "W-TEAM-5", _at(pos, region))
    return _cannot_pay(pos, player, region, tolls.due(pos, player, region))


def _refuse(key: str, sentence: str, rule: str, *values: tuple[str, str | int]) -> Refusal:
    return Refusal(key, sentence, rule, values)


def _at(pos: Islands, region: int) -> tuple[str, str | int]:
    return ("region", pos.rules.board.ids[region])


def _name(pos: Islands, region: int) -> str:
    place = pos.rules.board.regions[region]
    return f"{place.id} ({place.label})"


def _cannot_pay(pos: Islands, player: int, region: int, price: int) -> Refusal | None:
    coins = pos.purse(player)
    if price <= coins:
        return None
    sentence = f"touching {_name(pos, region)} costs {price} coins first, you have {coins}"
    return _refuse(
        "toll", sentence, "W-TOLL-2", _at(pos, region), ("price", price), ("coins", coins)
    )


def _wrong_step(pos: Islands, action: int, expected: tuple[int, ...]) -> Refusal:
    notation = pos.rules.notation
    words = [verb.word for verb in notation.verbs if verb.number in expected]
    taken = f", which takes {', '.join(words)}" if words else ""
    sentence = f"'{notation.verb(action).word}' is no answer at this step{taken}"
    return _refuse("wrong_step", sentence, pos.rules.citation("wrong_step"))


# The conquest phase.


def _short_of_hand(pos: Islands, army: int) -> Refusal | None:
    fewest = pos.combo(army).fewest_tokens
    if pos.hand[army] >= fewest:
        return None
    if fewest == 1:
        return _refuse("empty_hand", "a conquest needs at least one token in hand", "W-CONQ-5")
    sentence = f"a conquest needs at least {fewest} tokens in hand"
    return _refuse("empty_hand_of_many", sentence, "W-CONQ-5", ("tokens", fewest))


def _missing_tools(pos: Islands, army: int, region: int, tools: int) -> Refusal | None:
    """Say which of the tools cannot be used now."""
    ready = ready_tools(pos, army)
    for bit, site in enumerate(pos.own.tools):
        if not tools >> bit & 1 or ready >> bit & 1:
            continue
        known = pos.own.sites[site]
        value = ("site", known.id)
        if pos.used_sites >> site & 1:
            sentence = f"{known.name} was used this turn already"
            return _refuse("site_used", sentence, "W-SITE-7", value)
        return _refuse("site_not_held", f"you do not control {known.name}", "W-SITE-3", value)
    if tools & pos.own.raid_bit and not raided_places(pos, army) >> region & 1:
        sentence = f"{_name(pos, region)} has no legendary place your race takes more easily now"
        return _refuse("no_place_to_raid", sentence, "W-RACE-ETHEREALS-1", _at(pos, region))
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
    sentence = f"{_name(pos, region)} costs {needed} with that help, you have {hand} in hand"
    if needed <= hand:
        return _refuse("no_need_to_roll", sentence, "W-DIE-4", *values)
    key = "too_dear" if verb == verbs.WIELD else "out_of_reach_of_die"
    return _refuse(key, sentence, "W-CONQ-6" if verb == verbs.WIELD else "W-DIE-1", *values)


def striking(pos: Islands, army: int, region: int, tools: int) -> Refusal:
    """Say why a region may not be struck from the air."""
    if not pos.table(army).strikes:
        return _refuse("cannot_strike", "this race makes no air strikes", "W-RACE-GNOMES-1")
    if pos.uses[STRIKES] >= pos.table(army).strikes:
        return _refuse("strike_used", "the air strike of this turn is made", "W-RACE-GNOMES-1")
    missing = _missing_tools(pos, army, region, tools) or _short_of_hand(pos, army)
    if missing is not None:
        return missing
    if pos.held[army] >> region & 1:
        sentence = f"{_name(pos, region)} is already held by this race"
        return _refuse("own_region", sentence, "W-CONQ-10", _at(pos, region))
    if not pos.rules.board.land >> region & 1:
        terrain = pos.rules.board.regions[region].terrain
        sentence = f"{_name(pos, region)} is a {terrain}, which this race cannot enter"
        return _refuse("water", sentence, "W-WATER-2", _at(pos, region), ("terrain", terrain))
    blocked = block(pos, army, region)
    return blocked if blocked is not None else _immune(pos, region)


def _immune(pos: Islands, region: int) -> Refusal:
    sentence = f"{_name(pos, region)} is immune: tower stands there"
    return _refuse("immune", sentence, "W-IMM-1", _at(pos, region), ("marker", "tower"))


def hammering(pos: Islands, army: int, region: int) -> Refusal:
    """Say why a region does not fall to one blow."""
    site = hammer_of(pos, army)
    if site == NONE:
        used = [number for number in members(pos.used_sites) if pos.site(number).lone_units]
        if used:
            return _refuse("hammer_used", "it was used this turn already", "W-SITE-7")
        sentence = "you do not control an artifact that does that"
        return _refuse("no_hammer", sentence, "W-ART-DOOMHAMMER-1")
    short = _short_of_hand(pos, army)
    if short is not None:
        return short
    blocked = unreachable(pos, army, region)
    if blocked is not None:
        return blocked
    units = pos.units(region)
    if units != 1:
        sentence = f"{_name(pos, region)} holds {units} units, not one"
        return _refuse("not_one_unit", sentence, "W-RULING-67", _at(pos, region), ("units", units))
    player = pos.rules.army_player[army]
    price = tolls.due(pos, player, region) + pos.site(site).lone_units
    coins = pos.purse(player)
    sentence = f"it costs {price} coins first, you have {coins}"
    return _refuse(
        "toll", sentence, "W-RULING-80", _at(pos, region), ("price", price), ("coins", coins)
    )


def marching(pos: Islands, army: int, region: int) -> Refusal:
    """Say why the champion may not take a region."""
    if not has_champion(pos, army):
        return _refuse("no_champion", "this race has no champion", "W-POWER-CHAMPION-1")
    if pos.uses[MARCHES]:
        sentence = "the champion has conquered this turn already"
        return _refuse("champion_used", sentence, "W-POWER-CHAMPION-1")
    if not pos.marker_hand[place_of(pos, army)]:
        return _refuse("champion_stands", "the champion is not in hand", "W-POWER-CHAMPION-4")
    if not pos.held[army]:
        sentence = "the champion cannot make the first conquest"
        return _refuse("champion_first", sentence, "W-POWER-CHAMPION-2")
    blocked = unreachable(pos, army, region)
    if blocked is not None:
        return blocked
    sentence = f"{_name(pos, region)} is not adjacent to a region of this race"
    return _refuse("not_adjacent", sentence, "W-POWER-CHAMPION-2", _at(pos, region))


def swapping(pos: Islands, army: int, first: int, second: int) -> Refusal:
    """Say why two regions may not be exchanged."""
    table = pos.table(army)
    if not table.swaps:
        return _refuse("cannot_swap", "this race opens no portals", "W-POWER-PORTALMAGE-1")
    if pos.uses[SWAPS] >= table.swaps:
        sentence = f"all {table.swaps} swaps of this turn are made"
        return _refuse("swaps_used", sentence, "W-POWER-PORTALMAGE-1", ("times", table.swaps))
    player = pos.rules.army_player[army]
    for region in (first, second):
        if not table.swapped >> region & 1:
            sentence = f"{_name(pos, region)} has no magic symbol"
            return _refuse("not_magic", sentence, "W-POWER-PORTALMAGE-1", _at(pos, region))
        blocked = _untouchable(pos, player, region)
        if blocked is not None:
            return blocked
    if first == second:
        return _refuse("same_region", "two different regions are swapped", "W-POWER-PORTALMAGE-1")
    price = tolls.touch_price(pos, player, first) + tolls.touch_price(pos, player, second)
    dear = _cannot_pay(pos, player, first, price)
    if dear is not None:
        return dear
    sentence = "one of the two regions must hold a unit or an artifact"
    return _refuse("nothing_to_swap", sentence, "W-POWER-PORTALMAGE-2")


def _untouchable(pos: Islands, player: int, region: int) -> Refusal | None:
    """Say why no ability may touch a region; None if one may."""
    if tolls.guarded(pos, player, region):
        return _immune(pos, region)
    holder = pos.holder[region]
    if holder != NONE and pos.is_active(holder):
        owner = pos.rules.army_player[holder]
        if owner != player and pos.are_mates(player, owner):
            sentence = f"{_name(pos, region)} is held by your teammate"
            return _refuse("teammate", sentence, "W-TEAM-5", _at(pos, region))
    return _cannot_pay(pos, player, region, tolls.touch_price(pos, player, region))


def stealing(pos: Islands, army: int, site: int, region: int) -> Refusal:
    """Say why an artifact may not be moved into a region."""
    table = pos.table(army)
    known = pos.own.sites[site]
    value = ("site", known.id)
    if not table.site_raids:
        return _refuse("cannot_steal", "this race steals no artifacts", "W-RACE-ETHEREALS-1")
    if pos.uses[RAIDS] >= table.site_raids:
        return _refuse("raid_used", "this turn's raid is made", "W-RACE-ETHEREALS-1")
    if not known.artifact:
        return _refuse("not_artifact", f"{known.name} cannot be moved", "W-SITE-5", value)
    if pos.site_at[site] == NONE:
        sentence = f"{known.name} does not lie face up on an island"
        return _refuse("site_unknown", sentence, "W-RULING-25", value)
    if not pos.held[army] >> region & 1:
        sentence = f"{_name(pos, region)} is not a region of this race"
        return _refuse("not_held", sentence, "W-RACE-ETHEREALS-1", _at(pos, region))
    place = pos.site_at[site]
    if not pos.rules.board.adjacent[place] >> region & 1:
        sentence = f"{known.name} does not lie next to {_name(pos, region)}"
        return _refuse("site_far", sentence, "W-RACE-ETHEREALS-1", value, _at(pos, region))
    blocked = _untouchable(pos, pos.rules.army_player[army], place)
    if blocked is not None:
        return blocked
    return _refuse("own_site", f"{known.name} is yours already", "W-RACE-ETHEREALS-1", value)


def pushing(pos: Islands, army: int, action: int) -> Refusal:
    """Say why a neighbour may not be pushed."""
    table = pos.table(army)
    region = first_of(action)
    rule = "W-POWER-INTIMIDATING-1"
    if not table.pushes:
        return _refuse("cannot_push", "this race does not push its neighbours", rule)
    if pos.uses[PUSHES] >= table.pushes:
        sentence = f"all {table.pushes} pushes of this turn are made"
        return _refuse("pushes_used", sentence, rule, ("times", table.pushes))
    if not pos.rules.board.neighbours(pos.held[army]) >> region & 1:
        sentence = f"{_name(pos, region)} is not adjacent to a region of this race"
        return _refuse("not_adjacent", sentence, rule, _at(pos, region))
    player = pos.rules.army_player[army]
    holder = pos.holder[region]
    own = holder != NONE and pos.rules.army_player[holder] == player
    if own or not pos.units(region):
        sentence = f"{_name(pos, region)} holds no unit of an opponent and no Murloc"
        return _refuse("nobody_to_push", sentence, "W-RULING-56", _at(pos, region))
    blocked = _untouchable(pos, player, region)
    if blocked is not None:
        return blocked
    return _push_in_order(pos, action)


def _push_in_order(pos: Islands, action: int) -> Refusal:
    """Say why a push does not fit what stands in the region."""
    region = first_of(action)
    at = _at(pos, region)
    name = _name(pos, region)
    defences = [kind for kind in (WALL, FORT) if pos.standing[kind] >> region & 1]
    if verb_of(action) == verbs.RAZE:
        marker = pos.rules.markers[second_of(action)].id
        sentence = f"no {marker} to be pushed away stands in {name}"
        return _refuse(
            "nothing_to_raze", sentence, "W-POWER-INTIMIDATING-1", at, ("marker", marker)
        )
    if defences:
        marker = pos.rules.markers[defences[0]].id
        sentence = f"the {marker} in {name} goes first"
        return _refuse("raze_first", sentence, "W-POWER-INTIMIDATING-1", at, ("marker", marker))
    if not pos.tokens[region]:
        return _refuse(
            "champion_stays", "a champion cannot be pushed", "W-POWER-INTIMIDATING-2", at
        )
    if verb_of(action) == verbs.PUSH_BEAST and not pos.marker_count(BEAST, region):
        return _refuse("no_beast", f"no beast stands in {name}", "W-POWER-INTIMIDATING-2", at)
    sentence = f"a token of {name} goes to another region of its race that is not immune"
    return _refuse("push_goal", sentence, "W-RULING-55", at)


# The other steps.


def _placing(pos: Islands, owner: int, action: int) -> Refusal:
    verb = verb_of(action)
    region = first_of(action)
    if verb in (verbs.BOMB, verbs.DISARM):
        return _bombing(pos, owner, verb, region)
    if verb == verbs.FORM:
        return _refuse("cannot_pay_form", "that form costs a coin you lack", "W-RACE-WORGEN-2")
    if verb == verbs.RECRUIT:
        tray = pos.tray[pos.race(owner)]
        most = min(pos.fallen, tray, pos.purse(pos.rules.army_player[owner]))
        sentence = f"at most {most} tokens can be recruited now"
        return _refuse("recruits", sentence, "W-RACE-FORSAKEN-1", ("most", most))
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
            sentence = f"{pos.own.sites[second_of(pos.stack[-1])].name} is laid now"
            return _refuse("other_site", sentence, "W-SITE-4")
        return _not_held(pos, second_of(action))
    if verb == verbs.TOWER:
        sentence = f"{_name(pos, region)} gets no tower"
        return _refuse("no_tower", sentence, "W-POWER-DEFENSIVE-1", _at(pos, region))
    if verb == verbs.CHAMPION:
        if pos.held[owner] >> region & 1:
            sentence = "the region he leaves would be empty, or he stands there already"
            return _refuse("champion_needed", sentence, "W-DEPLOY-1", _at(pos, region))
        return _not_held(pos, region)
    if verb == verbs.LAKE:
        sentence = f"{_name(pos, region)} is no lake of that island"
        return _refuse("no_lake", sentence, "W-PLACE-WELL-1", _at(pos, region))
    if verb == shared_verbs.ATTEMPT:
        sentence = "only the region of the air strike may be attempted"
        return _refuse("strike_target", sentence, "W-RULING-29")
    return _refuse("chance", "chance cannot answer that here", "")


def _not_held(pos: Islands, region: int) -> Refusal:
    sentence = f"{_name(pos, region)} is not a region of this race"
    return _refuse("not_held", sentence, pos.rules.citation("not_held"), _at(pos, region))


def _bombing(pos: Islands, player: int, verb: int, region: int) -> Refusal:
    if not pos.standing[BOMB] >> region & 1:
        sentence = f"no bomb lies in {_name(pos, region)}"
        return _refuse("no_bomb", sentence, "W-RACE-GOBLINS-3", _at(pos, region))
    price = tolls.touch_toll(pos, player, region, attack=True).total
    if verb == verbs.DISARM:
        sentence = f"the bomb in {_name(pos, region)} costs nothing to turn over"
        return _refuse("bomb_free", sentence, "W-RACE-GOBLINS-3", _at(pos, region))
    coins = pos.purse(player)
    sentence = f"turning it over costs {price} coins first, you have {coins}"
    return _refuse(
        "toll", sentence, "W-RULING-33", _at(pos, region), ("price", price), ("coins", coins)
    )


def _planting(pos: Islands, army: int, region: int) -> Refusal:
    at = _at(pos, region)
    name = _name(pos, region)
    rule = "W-RACE-GOBLINS-2"
    if pos.standing[BOMB] >> region & 1:
        return _refuse("bomb_there", f"a bomb lies in {name} already", rule, at)
    if not pos.rules.board.neighbours(pos.held[army]) >> region & 1:
        sentence = f"{name} is not adjacent to a region of this race"
        return _refuse("not_adjacent", sentence, rule, at)
    holder = pos.holder[region]
    player = pos.rules.army_player[army]
    if holder == NONE or not pos.is_active(holder) or not pos.is_enemy(player, holder):
        sentence = f"{name} is not held by the active race of an opponent"
        return _refuse("not_an_active_enemy", sentence, rule, at)
    return _refuse("immune", f"{name} is immune", "W-RULING-32", at, ("marker", "tower"))


def _laying_objective(pos: Islands, army: int, region: int) -> Refusal:
    at = _at(pos, region)
    name = _name(pos, region)
    if pos.standing[OBJECTIVE] >> region & 1:
        return _refuse(
            "objective_there", f"{name} bears an objective already", "W-RACE-HUMANS-1", at
        )
    if not pos.rules.board.land >> region & 1:
        return _refuse("objective_on_water", f"{name} is no land", "W-RULING-37", at)
    holder = pos.holder[region]
    shunned = pos.table(army).objectives.shunned
    if holder != NONE and FACTIONS[pos.faction_number(holder)] == shunned:
        sentence = f"{name} is held by a race of the {shunned}"
        return _refuse("objective_shunned", sentence, "W-RACE-HUMANS-1", at, ("faction", shunned))
    return _refuse("immune", f"{name} is immune", "W-RULING-37", at, ("marker", "tower"))


def _assigning(pos: Islands, army: int, region: int) -> Refusal:
    if not pos.held[army] >> region & 1:
        return _not_held(pos, region)
    sentence = f"{_name(pos, region)} has {pos.tokens[region]} tokens; beasts are some of them"
    return _refuse(
        "beasts_fit",
        sentence,
        "W-POWER-BEASTMASTER-2",
        _at(pos, region),
        ("tokens", pos.tokens[region]),
    )


def _retreating(pos: Islands, army: int, action: int) -> Refusal:
    region = first_of(action)
    if not pos.held[army] >> region & 1:
        return _not_held(pos, region)
    verb = verb_of(action)
    if verb == verbs.BEAST:
        return _assigning(pos, army, region)
    if verb == verbs.CHAMPION:
        return _refuse("champion_stands", "the champion was not driven out", "W-LOSS-4")
    hand = pos.hand[army]
    sentence = f"1 to {hand} withdrawn tokens can go to {_name(pos, region)}"
    return _refuse("must_place", sentence, "W-LOSS-4", _at(pos, region), ("hand", hand))
