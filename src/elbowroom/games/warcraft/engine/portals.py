"""Portal swaps: all that can move changes place between two regions."""

from __future__ import annotations

from elbowroom.conquest.engine.position import NONE
from elbowroom.games.warcraft.engine import verbs
from elbowroom.games.warcraft.engine.position import SWAPS, WarcraftPosition
from elbowroom.games.warcraft.engine.refusals import at, cannot_pay, refuse, why_untouchable
from elbowroom.games.warcraft.engine.site_control import enter
from elbowroom.games.warcraft.engine.tolls import pay_touch, touch_price, untouchable
from elbowroom.kernel.bits import mask_of, members
from elbowroom.kernel.events import Event
from elbowroom.kernel.notation import encode
from elbowroom.kernel.reasons import Refusal


def swap_actions(pos: WarcraftPosition, army: int) -> list[int]:
    """List the pairs of regions that may be exchanged (W-POWER-PORTALMAGE-1)."""
    table = pos.table(army)
    if pos.uses[SWAPS] >= table.swaps:
        return []
    player = pos.rules.army_player[army]
    open_regions = [region for region in members(table.swapped) if not _closed(pos, player, region)]
    filled = mask_of([region for region in open_regions if _holds_anything(pos, region)])
    prices = [touch_price(pos, player, region) for region in open_regions]
    purse = pos.purse(player)
    actions: list[int] = []
    for place, first in enumerate(open_regions):
        for other in range(place + 1, len(open_regions)):
            second = open_regions[other]
            if not (filled >> first & 1 or filled >> second & 1):
                continue
            if prices[place] + prices[other] > purse:
                continue
            actions.append(encode(verbs.SWAP, first, second))
            if pos.face_down >> first & pos.face_down >> second & 1:  # W-RULING-84
                actions.append(encode(verbs.SWAP, second, first))
    return actions


def _closed(pos: WarcraftPosition, player: int, region: int) -> bool:
    """Whether a region is immune, or held by a teammate's active race (W-TEAM-5)."""
    holder = pos.holder[region]
    if holder != NONE:
        owner = pos.rules.army_player[holder]
        if owner != player and pos.is_active(holder) and pos.are_mates(player, owner):
            return True
    return untouchable(pos, player, region, attack=False)


def _holds_anything(pos: WarcraftPosition, region: int) -> bool:
    """Whether a region holds a unit or an artifact (W-POWER-PORTALMAGE-2)."""
    if pos.units(region):
        return True
    return any([pos.site(site).artifact for site in pos.sites_in(region)])


def swap(pos: WarcraftPosition, army: int, first: int, second: int) -> None:
    """Exchange units, markers and artifacts of two regions; nobody loses anything."""
    player = pos.rules.army_player[army]
    pay_touch(pos, player, first, attack=False)
    pay_touch(pos, player, second, attack=False)
    pos.uses[SWAPS] += 1
    _swap_units(pos, first, second)
    for kind in range(len(pos.standing)):
        here = pos.lift_markers(kind, first)
        there = pos.lift_markers(kind, second)
        for _ in range(there):
            pos.put_marker(kind, first)
        for _ in range(here):
            pos.put_marker(kind, second)
    for site, place in enumerate(pos.site_at):
        if pos.site(site).artifact and place in (first, second):
            pos.site_at[site] = second if place == first else first
    if pos.events is not None:
        ids = pos.rules.board.ids
        pos.note(Event("swapped", player, {"regions": [ids[first], ids[second]]}))
    enter(pos, second)
    enter(pos, first)


def _swap_units(pos: WarcraftPosition, first: int, second: int) -> None:
    holders = (pos.holder[first], pos.holder[second])
    tokens = (pos.vacate(first), pos.vacate(second))
    if holders[1] == NONE:
        pos.tokens[first] = tokens[1]
    else:
        pos.occupy(holders[1], first, tokens[1])
    if holders[0] == NONE:
        pos.tokens[second] = tokens[0]
    else:
        pos.occupy(holders[0], second, tokens[0])


def swapping(pos: WarcraftPosition, army: int, first: int, second: int) -> Refusal:
    """Say why two regions may not be exchanged."""
    table = pos.table(army)
    if not table.swaps:
        return refuse("cannot_swap", "W-POWER-PORTALMAGE-1")
    if pos.uses[SWAPS] >= table.swaps:
        return refuse("swaps_used", "W-POWER-PORTALMAGE-1", ("times", table.swaps))
    player = pos.rules.army_player[army]
    for region in (first, second):
        if not table.swapped >> region & 1:
            return refuse("not_magic", "W-POWER-PORTALMAGE-1", at(pos, region))
        blocked = why_untouchable(pos, player, region)
        if blocked is not None:
            return blocked
    if first == second:
        return refuse("same_region", "W-POWER-PORTALMAGE-1")
    price = touch_price(pos, player, first) + touch_price(pos, player, second)
    dear = cannot_pay(pos, player, first, price)
    if dear is not None:
        return dear
    return refuse("nothing_to_swap", "W-POWER-PORTALMAGE-2")
