"""Coins paid to the owner of a region before it may be touched."""

from __future__ import annotations

from typing import Final

from elbowroom.conquest.engine.position import HIDDEN, NONE
from elbowroom.games.warcraft.engine.position import WarcraftPosition
from elbowroom.kernel.bits import members
from elbowroom.kernel.events import Event


class Toll:
    """What one player must pay for touching a region, and to whom."""

    def __init__(self, toll: int, harmony: int, shield: int, payee: int) -> None:
        self.toll = toll
        """For attacks on regions of a kind, every time."""
        self.harmony = harmony
        """For the first attack of a turn by a player who was spared."""
        self.shield = shield
        """For lifting the immunity of a region."""
        self.payee = payee
        self.total = toll + harmony + shield


FREE: Final = Toll(0, 0, 0, NONE)


def shield_price(pos: WarcraftPosition, player: int, region: int) -> int:
    """Give what lifts the immunity an artifact gives a region; 0 if it is not immune."""
    price = 0
    for site in pos.game_rules.shields:
        if pos.site_at[site] == region:
            price += pos.site(site).shield
    if not price or pos.shield_paid:
        return 0
    holder = pos.holder[region]
    if holder == NONE or not pos.is_active(holder):
        return 0
    return 0 if pos.are_mates(player, pos.rules.army_player[holder]) else price


def harmony_price(pos: WarcraftPosition, player: int, region: int) -> int:
    """Give what a spared player pays before the first attack on a race (W-RACE-PANDAREN-2)."""
    holder = pos.holder[region]
    if pos.harmony_paid or holder == NONE or not pos.is_active(holder):
        return 0
    if not pos.harmony >> player & 1 or pos.rules.army_player[holder] == player:
        return 0
    return pos.table(holder).harmony


def attack_toll(pos: WarcraftPosition, player: int, region: int) -> Toll:
    """Reckon all that is due before attacking a region (W-TOLL-2)."""
    holder = pos.holder[region]
    if holder == NONE:
        return FREE
    owner = pos.rules.army_player[holder]
    if pos.are_mates(player, owner):  # W-TOLL-3, W-TEAM-5
        return FREE
    toll = 0
    for coins, regions in pos.table(holder).tolls:
        if regions >> region & 1:
            toll += coins
    harmony = harmony_price(pos, player, region) if pos.harmony else 0
    shield = shield_price(pos, player, region)
    return Toll(toll, harmony, shield, owner) if toll or harmony or shield else FREE


def unaffordable(pos: WarcraftPosition, player: int) -> int:
    """Give the regions whose dues before an attack a player cannot pay."""
    purse = pos.coins[player]
    if purse == HIDDEN or purse >= pos.game_rules.dearest:
        return 0
    regions = 0
    for region in members(_perhaps_tolled(pos)):
        if due(pos, player, region) > purse:
            regions |= 1 << region
    return regions


def _perhaps_tolled(pos: WarcraftPosition) -> int:
    """Give the regions where anything may be due before an attack."""
    regions = 0
    for army, held in enumerate(pos.held):
        if held and (pos.table(army).tolls or pos.table(army).harmony):
            regions |= held
    for site in pos.game_rules.shields:
        if pos.site_at[site] != NONE:
            regions |= 1 << pos.site_at[site]
    return regions


def touch_toll(pos: WarcraftPosition, player: int, region: int, attack: bool) -> Toll:
    """Reckon what an ability other than a conquest owes before it touches a region."""
    holder = pos.holder[region]
    if holder == NONE:
        return FREE
    harmony = harmony_price(pos, player, region) if attack else 0
    shield = shield_price(pos, player, region)
    return Toll(0, harmony, shield, pos.rules.army_player[holder]) if harmony or shield else FREE


def pay(pos: WarcraftPosition, player: int, region: int, toll: Toll) -> None:
    """Pay the toll of a region and remember what it opens for the rest of the turn."""
    if toll.harmony:
        pos.harmony_paid = True
    if toll.shield:
        pos.shield_paid = True
    if toll.total:
        pos.spend(player, toll.total, toll.payee)
        if pos.events is not None:
            name = pos.rules.board.ids[region]
            facts: dict[str, object] = {"region": name, "coins": toll.total, "to": toll.payee}
            pos.note(Event("toll", player, facts))


def guarded(pos: WarcraftPosition, player: int, region: int) -> bool:
    """Whether a marker makes a region immune against a player (W-IMM-1)."""
    holder = pos.holder[region]
    if holder == NONE or pos.rules.army_player[holder] == player:
        return False
    return bool(pos.immune() >> region & 1)


def due(pos: WarcraftPosition, player: int, region: int) -> int:
    """Count the coins due before an attack on a region."""
    return attack_toll(pos, player, region).total


def touch_price(pos: WarcraftPosition, player: int, region: int) -> int:
    """Count the coins due before an ability touches a region without attacking it."""
    return touch_toll(pos, player, region, attack=False).total


def untouchable(pos: WarcraftPosition, player: int, region: int, attack: bool) -> bool:
    """Whether an ability may not touch a region: immune, or not to be paid for."""
    if guarded(pos, player, region):
        return True
    return touch_toll(pos, player, region, attack).total > pos.purse(player)


def pay_touch(pos: WarcraftPosition, player: int, region: int, attack: bool) -> None:
    """Pay what an ability owes before it touches a region."""
    pay(pos, player, region, touch_toll(pos, player, region, attack))
