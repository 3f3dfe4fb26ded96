"""What actions and retreats cost (K-COST), and the payments that cover it."""

from __future__ import annotations

from typing import Final

from elbowroom.games.kingdoms.engine.abilities import Abilities
from elbowroom.games.kingdoms.engine.position import Position
from elbowroom.games.kingdoms.engine.terms import (
    BUILD,
    EXPAND,
    NONE,
    PAYS,
    RESEARCH,
    RETREAT,
    SILVER,
    TOWER_COSTS,
)
from elbowroom.kernel.bits import members
from elbowroom.kernel.reasons import Explanation, Part

EVERYTHING: Final = 15


def printed_price(pos: Position, player: int, priced: int) -> int:
    """Give the price before anything changes it."""
    if priced == BUILD:
        return TOWER_COSTS[pos.tower[player] + 1]
    if priced == RESEARCH:
        return pos.magic[player] + 1
    if priced == EXPAND:
        return pos.meeples(player) + 1
    return pos.meeples(player)


def advance_price(pos: Position, player: int) -> int:
    """Give what the hero's card asks for the next level."""
    return pos.rules.heroes[pos.hero_card[player]].advances[pos.hero_level[player]].pay


def price(pos: Position, player: int, priced: int, region: int, hero: bool = True) -> int:
    """Give the price; `region` is where a fortress goes, `hero` whether the hero retreats."""
    base = advance_price(pos, player) if pos.advancing else printed_price(pos, player, priced)
    own = pos.abilities(player)
    heroic = pos.hero_abilities(player)
    if priced == RETREAT and not hero:
        fixed = own.fixed_price[priced]
    else:
        fixed = max(own.fixed_price[priced], heroic.fixed_price[priced])
    if fixed != NONE:
        base = fixed
    if priced == BUILD and not pos.advancing:
        base += _tax(pos, player)
    if not own.discounts and not heroic.discounts:
        return base
    less = least = 0
    for abilities in (own, heroic):
        if abilities is heroic and priced == RETREAT and not hero:
            continue
        for effect in abilities.discounts:
            found = effect.discount(pos, player, priced, region)
            if found:
                less += found
                least = max(least, effect.price_floor(priced))
    return max(0, base - less, min(least, base))


def advancing_price(pos: Position, player: int, action: int) -> int:
    """Give what advancing the hero costs."""
    pos.advancing = True
    found = price(pos, player, action, NONE)
    pos.advancing = False
    return found


def _tax(pos: Position, player: int) -> int:
    more = 0
    for rival in range(pos.rules.seats):
        if rival != player:
            for effect in pos.abilities(rival).taxes:
                more += effect.rival_tax(pos, rival, BUILD, pos.tower[player] + 1)
    return more


def explain_price(pos: Position, player: int, priced: int, region: int, hero: bool) -> Explanation:
    """Take a price apart."""
    base = advance_price(pos, player) if pos.advancing else printed_price(pos, player, priced)
    parts = [Part(base, "price.printed", "K-COST-3")]
    total = price(pos, player, priced, region, hero)
    tax = _tax(pos, player) if priced == BUILD and not pos.advancing else 0
    if tax:
        parts.append(Part(tax, "price.surcharge", "K-COST-1"))
    if total != base + tax:
        parts.append(Part(total - base - tax, "price.abilities", "K-COST-1"))
    return Explanation("price", tuple(parts), "kingdoms")


def payable_with(pos: Position, player: int, priced: int) -> int:
    """Give the resources that may pay for an action or a retreat (K-SILVER-2)."""
    types = 1 << PAYS[priced]
    if pos.rules.heroes_call:
        types |= 1 << SILVER
    own: Abilities = pos.abilities(player)
    if priced == RETREAT:
        return EVERYTHING if own.retreats_for_anything else types
    return types | own.stands_in[priced] | pos.hero_abilities(player).stands_in[priced]


def can_pay(pos: Position, player: int, priced: int, amount: int) -> bool:
    """Whether a player can pay a price in full (K-COST-2)."""
    if pos.resources[player * 4 + PAYS[priced]] >= amount:
        return True
    return units_for(pos, player, priced) >= amount


def units_for(pos: Position, player: int, priced: int) -> int:
    """Give how many units a player has that may pay for an action or a retreat."""
    first = player * 4
    types = payable_with(pos, player, priced)
    return sum([pos.resources[first + resource] for resource in members(types)])
