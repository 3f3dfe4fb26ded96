"""What refusals of this game share: the key of the reason, its numbers and the rule behind it."""

from __future__ import annotations

from elbowroom.conquest.engine.position import NONE
from elbowroom.games.warcraft.engine.position import WarcraftPosition
from elbowroom.games.warcraft.engine.tolls import due, guarded, touch_price
from elbowroom.kernel.reasons import Refusal


def refuse(key: str, rule: str, *values: tuple[str, str | int]) -> Refusal:
    """Give a reason of this game."""
    return Refusal(key, rule, values, "warcraft")


def at(pos: WarcraftPosition, region: int) -> tuple[str, str | int]:
    """Name the region a reason is about."""
    return ("region", pos.rules.board.ids[region])


def block(pos: WarcraftPosition, army: int, region: int) -> Refusal | None:
    """Say why a region may not be attacked: a teammate holds it, or its toll is too high."""
    holder = pos.holder[region]
    if holder == NONE:
        return None
    player = pos.rules.army_player[army]
    owner = pos.rules.army_player[holder]
    if owner != player and pos.are_mates(player, owner) and pos.is_active(holder):
        return refuse("teammate", "W-TEAM-5", at(pos, region))
    return cannot_pay(pos, player, region, due(pos, player, region))


def cannot_pay(pos: WarcraftPosition, player: int, region: int, price: int) -> Refusal | None:
    """Say that a player cannot pay for a region; None if the coins are there."""
    coins = pos.purse(player)
    if price <= coins:
        return None
    return refuse("toll", "W-TOLL-2", at(pos, region), ("price", price), ("coins", coins))


def short_of_hand(pos: WarcraftPosition, army: int) -> Refusal | None:
    """Say that an army has too few tokens in hand to attack; None if there are enough."""
    fewest = pos.combo(army).fewest_tokens
    if pos.hand[army] >= fewest:
        return None
    if fewest == 1:
        return refuse("empty_hand", "W-CONQ-5")
    return refuse("empty_hand_of_many", "W-CONQ-5", ("tokens", fewest))


def immune(pos: WarcraftPosition, region: int) -> Refusal:
    """Say that a region is immune."""
    return refuse("immune", "W-IMM-1", at(pos, region), ("marker", "tower"))


def why_untouchable(pos: WarcraftPosition, player: int, region: int) -> Refusal | None:
    """Say why no ability may touch a region; None if one may."""
    if guarded(pos, player, region):
        return immune(pos, region)
    holder = pos.holder[region]
    if holder != NONE and pos.is_active(holder):
        owner = pos.rules.army_player[holder]
        if owner != player and pos.are_mates(player, owner):
            return refuse("teammate", "W-TEAM-5", at(pos, region))
    return cannot_pay(pos, player, region, touch_price(pos, player, region))


def not_held(pos: WarcraftPosition, region: int) -> Refusal:
    """Say that an army does not hold a region."""
    return refuse("not_held", pos.rules.citation("not_held"), at(pos, region))
