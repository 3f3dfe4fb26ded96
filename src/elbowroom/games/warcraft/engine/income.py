"""Coins by rules of this game: factions, sites and what was conquered."""

from __future__ import annotations

from elbowroom.conquest.engine.additions import IncomeRule, Listener
from elbowroom.conquest.engine.position import NONE
from elbowroom.conquest.engine.traits import trait_key
from elbowroom.games.warcraft.engine.hooks import WarcraftEffect
from elbowroom.games.warcraft.engine.placing import has_majority
from elbowroom.games.warcraft.engine.position import Islands
from elbowroom.games.warcraft.engine.site_control import widens_bonus
from elbowroom.games.warcraft.engine.traits import FACTIONS, SIDES
from elbowroom.kernel.bits import size
from elbowroom.kernel.reasons import Part


class IslandIncome(IncomeRule[Islands]):
    """Factions, sites and conquests bring coins."""

    def coins(self, pos: Islands, army: int) -> int:
        return total(pos, army)

    def parts(self, pos: Islands, army: int) -> list[Part]:
        return parts(pos, army)


class ConquestCounter(Listener[Islands]):
    """Conquests are counted for the bonuses of the turn."""

    def conquered(self, pos: Islands, army: int, region: int, loser: int, units: int) -> None:
        pos.count_conquest(loser, units)


def parts(pos: Islands, army: int) -> list[Part]:
    """Name the coins an army scores beyond regions and shared effects."""
    found = shore_parts(pos, army)
    if not pos.is_active(army):
        return found
    bonus = faction_bonus(pos, army)
    if bonus:
        found.append(Part(bonus, "faction bonus", "W-FACTION-2", "income.faction"))
    for effect, trait in pos.table(army).sources:
        coins = effect_income(pos, army, effect) if isinstance(effect, WarcraftEffect) else 0
        if coins:
            found.append(Part(coins, trait.name, trait.rule, trait_key(trait)))
    for site in pos.controlled(army):
        coins = site_income(pos, army, site)
        if coins:
            known = pos.own.sites[site]
            found.append(Part(coins, known.name, known.rule, f"site.{known.id}"))
    return found


def total(pos: Islands, army: int) -> int:
    """Count the coins an army scores beyond regions and shared effects."""
    coins = 0
    for site in pos.own.shores:
        place = pos.site_at[site]
        if place != NONE and shore_pays(pos, army, place):
            coins += pos.site(site).shore
    if not pos.is_active(army):
        return coins
    if pos.nonempty:
        coins += faction_bonus(pos, army)
    coins += trait_income(pos, army)
    for site in pos.controlled(army):
        coins += site_income(pos, army, site)
    return coins


def faction_bonus(pos: Islands, army: int) -> int:
    """Count the bonus for races of the other faction beaten this turn (W-FACTION-2)."""
    faction = pos.faction_number(army)
    if army != pos.active(pos.turn_player) or FACTIONS[faction] not in SIDES:
        return 0
    wide = widens_bonus(pos, army)
    if pos.faction != NONE and not wide:  # W-RULING-85
        return 0
    most = 2 if wide else 1
    other = 1 - faction
    coins = 0
    for race, regions in enumerate(pos.defeats):
        if regions and pos.own.faction_of[race] == other:
            coins += min(regions, most)
    return coins


def trait_income(pos: Islands, army: int) -> int:
    """Count what race and power bring by hooks of this game."""
    table = pos.table(army)
    coins = 0
    if table.coins_per_island:
        coins += table.coins_per_island * islands_held(pos, army)
    if table.coins_per_site:
        coins += table.coins_per_site * len(pos.controlled(army))
    if army == pos.active(pos.turn_player):
        coins += table.coins_per_routed_unit * pos.routed
        for faction, each in table.coins_per_conquest_from:
            coins += each * beaten(pos, faction)
    return coins


def effect_income(pos: Islands, army: int, effect: WarcraftEffect) -> int:
    """Count what one effect of race or power brings."""
    coins = effect.coins_per_island() * islands_held(pos, army)
    coins += effect.coins_per_site() * len(pos.controlled(army))
    if army == pos.active(pos.turn_player):
        coins += effect.coins_per_routed_unit() * pos.routed
        faction, each = effect.coins_per_conquest_from()
        if each:
            coins += each * beaten(pos, faction)
    return coins


def islands_held(pos: Islands, army: int) -> int:
    """Count the islands with a region of a race."""
    return sum([1 for island in pos.rules.board.islands if island & pos.held[army]])


def beaten(pos: Islands, faction: str) -> int:
    """Count the regions conquered from races of a faction this turn."""
    number = FACTIONS.index(faction)
    return sum(
        [count for race, count in enumerate(pos.defeats) if pos.own.faction_of[race] == number]
    )


def site_income(pos: Islands, army: int, site: int) -> int:
    """Count what a site pays the active race that controls it."""
    table = pos.site(site)
    coins = table.coins
    if table.like_regions:
        place = pos.site_at[site]
        terrain = pos.rules.board.regions[place].terrain
        like = pos.held[army] & pos.rules.board.terrain[terrain] & ~(1 << place)
        coins += table.like_regions * size(like)
    return coins


def shore_pays(pos: Islands, army: int, lake: int) -> bool:
    """Whether a race has strictly most regions around a lake (W-PLACE-WELL-2)."""
    return has_majority(pos, army, pos.rules.board.adjacent[lake])


def shore_parts(pos: Islands, army: int) -> list[Part]:
    """Name what a site in a lake pays the race with most regions around it."""
    found: list[Part] = []
    for site in pos.own.shores:
        place = pos.site_at[site]
        if place != NONE and shore_pays(pos, army, place):
            known = pos.own.sites[site]
            coins = pos.site(site).shore
            found.append(Part(coins, known.name, known.rule, f"site.{known.id}"))
    return found
