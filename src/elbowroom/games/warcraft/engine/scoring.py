"""Coins by rules of this game: factions, sites and what was conquered; who is ahead."""

from __future__ import annotations

from elbowroom.conquest.engine.additions import IncomeRule, Listener
from elbowroom.conquest.engine.position import NONE
from elbowroom.conquest.engine.scoring import map_tokens
from elbowroom.conquest.engine.scoring import ranks as ranks_of_players
from elbowroom.conquest.engine.traits import trait_key
from elbowroom.games.warcraft.engine.hooks import WarcraftEffect
from elbowroom.games.warcraft.engine.placing import has_majority
from elbowroom.games.warcraft.engine.position import WarcraftPosition
from elbowroom.games.warcraft.engine.site_control import widens_bonus
from elbowroom.games.warcraft.engine.traits import FACTIONS, SIDES
from elbowroom.kernel.bits import size
from elbowroom.kernel.reasons import Part


class IslandIncome(IncomeRule[WarcraftPosition]):
    """Factions, sites and conquests bring coins."""

    def coins(self, pos: WarcraftPosition, army: int) -> int:
        return total(pos, army)

    def parts(self, pos: WarcraftPosition, army: int) -> list[Part]:
        return parts(pos, army)


class ConquestCounter(Listener[WarcraftPosition]):
    """Conquests are counted for the bonuses of the turn."""

    def conquered(
        self, pos: WarcraftPosition, army: int, region: int, loser: int, units: int
    ) -> None:
        pos.count_conquest(loser, units)


def parts(pos: WarcraftPosition, army: int) -> list[Part]:
    """Name the coins an army scores beyond regions and shared effects."""
    found = shore_parts(pos, army)
    if not pos.is_active(army):
        return found
    bonus = faction_bonus(pos, army)
    if bonus:
        found.append(Part(bonus, "income.faction", "W-FACTION-2"))
    for effect, trait in pos.table(army).sources:
        coins = effect_income(pos, army, effect) if isinstance(effect, WarcraftEffect) else 0
        if coins:
            found.append(Part(coins, trait_key(trait), trait.rule))
    for site in pos.controlled(army):
        coins = site_income(pos, army, site)
        if coins:
            known = pos.game_rules.sites[site]
            found.append(Part(coins, f"site.{known.id}", known.rule))
    return found


def total(pos: WarcraftPosition, army: int) -> int:
    """Count the coins an army scores beyond regions and shared effects."""
    coins = 0
    for site in pos.game_rules.shores:
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


def faction_bonus(pos: WarcraftPosition, army: int) -> int:
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
        if regions and pos.game_rules.faction_of[race] == other:
            coins += min(regions, most)
    return coins


def trait_income(pos: WarcraftPosition, army: int) -> int:
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


def effect_income(pos: WarcraftPosition, army: int, effect: WarcraftEffect) -> int:
    """Count what one effect of race or power brings."""
    coins = effect.coins_per_island() * islands_held(pos, army)
    coins += effect.coins_per_site() * len(pos.controlled(army))
    if army == pos.active(pos.turn_player):
        coins += effect.coins_per_routed_unit() * pos.routed
        faction, each = effect.coins_per_conquest_from()
        if each:
            coins += each * beaten(pos, faction)
    return coins


def islands_held(pos: WarcraftPosition, army: int) -> int:
    """Count the islands with a region of a race."""
    return sum([1 for island in pos.rules.board.islands if island & pos.held[army]])


def beaten(pos: WarcraftPosition, faction: str) -> int:
    """Count the regions conquered from races of a faction this turn."""
    number = FACTIONS.index(faction)
    return sum(
        [
            count
            for race, count in enumerate(pos.defeats)
            if pos.game_rules.faction_of[race] == number
        ]
    )


def site_income(pos: WarcraftPosition, army: int, site: int) -> int:
    """Count what a site pays the active race that controls it."""
    table = pos.site(site)
    coins = table.coins
    if table.like_regions:
        place = pos.site_at[site]
        terrain = pos.rules.board.regions[place].terrain
        like = pos.held[army] & pos.rules.board.terrain[terrain] & ~(1 << place)
        coins += table.like_regions * size(like)
    return coins


def shore_pays(pos: WarcraftPosition, army: int, lake: int) -> bool:
    """Whether a race has strictly most regions around a lake (W-PLACE-WELL-2)."""
    return has_majority(pos, army, pos.rules.board.adjacent[lake])


def shore_parts(pos: WarcraftPosition, army: int) -> list[Part]:
    """Name what a site in a lake pays the race with most regions around it."""
    found: list[Part] = []
    for site in pos.game_rules.shores:
        place = pos.site_at[site]
        if place != NONE and shore_pays(pos, army, place):
            known = pos.game_rules.sites[site]
            coins = pos.site(site).shore
            found.append(Part(coins, f"site.{known.id}", known.rule))
    return found


def ranks(pos: WarcraftPosition) -> list[int]:
    """Rank the seats; in the variant with sides, all seats of a side alike."""
    if len(pos.rules.sides) == 1:
        return ranks_of_players(pos)
    standing = [_side_standing(pos, seat) for seat in range(pos.rules.players)]
    better = [
        {pos.rules.side_of[other] for other, theirs in enumerate(standing) if theirs > own}
        for own in standing
    ]
    return [1 + len(sides) for sides in better]


def _side_standing(pos: WarcraftPosition, seat: int) -> list[int]:
    """Give what a side is compared by: its best player, the other one, all its tokens."""
    mates = [other for other in range(pos.rules.players) if pos.are_mates(seat, other)]
    coins = sorted([pos.coins[mate] for mate in mates], reverse=True)
    tokens = sum([map_tokens(pos, mate) for mate in mates])
    if not pos.game_rules.best_counts:
        return [sum(coins), 0, tokens]
    second = coins[1] if len(coins) > 1 else 0
    return [coins[0], second, tokens]
