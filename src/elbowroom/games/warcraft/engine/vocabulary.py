"""The closed list of effects that only this game's races, powers and sites are made of."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from elbowroom.conquest.engine.hooks import UNLIMITED
from elbowroom.conquest.engine.where import ANYWHERE, Where
from elbowroom.games.warcraft.engine.hooks import Forms, Objectives, SiteEffect, WarcraftEffect

if TYPE_CHECKING:
    from elbowroom.conquest.engine.board import Board


# Coins, paid and taken.


@dataclass(frozen=True)
class CoinsPerIsland(WarcraftEffect):
    """Each island with an own region pays coins."""

    coins: int

    def coins_per_island(self) -> int:
        return self.coins


@dataclass(frozen=True)
class CoinsPerSite(WarcraftEffect):
    """Each artifact and each place in an own region pays coins."""

    coins: int

    def coins_per_site(self) -> int:
        return self.coins


@dataclass(frozen=True)
class CoinsPerConquestFrom(WarcraftEffect):
    """Each region conquered this turn from a race of a faction pays coins."""

    faction: str
    coins: int

    def coins_per_conquest_from(self) -> tuple[str, int]:
        return (self.faction, self.coins)


@dataclass(frozen=True)
class CoinsPerRoutedUnit(WarcraftEffect):
    """Each unit of a conquered region that held at least two pays coins."""

    coins: int

    def coins_per_routed_unit(self) -> int:
        return self.coins


@dataclass(frozen=True)
class TakesToll(WarcraftEffect):
    """Opponents pay before every attack on own regions of a kind."""

    coins: int
    where: Where = ANYWHERE

    def tolls(self, board: Board) -> tuple[int, int]:
        return (self.coins, self.where.on(board))


@dataclass(frozen=True)
class TakesTollOfTheSpared(WarcraftEffect):
    """Opponents whose active race was spared pay before their first attack of a turn."""

    coins: int

    def harmony(self) -> int:
        return self.coins


@dataclass(frozen=True)
class ChoosesForm(WarcraftEffect):
    """Each turn one form pays coins, the other costs coins and makes conquests cheaper."""

    coins: int
    price: int
    discount: int

    def forms(self) -> Forms:
        return Forms(self.coins, self.price, self.discount)


@dataclass(frozen=True)
class LaysObjectives(WarcraftEffect):
    """Objectives pay their conqueror and their owner, unless a faction takes them."""

    count: int
    coins: int
    shunned: str
    excluded: str

    def objectives(self) -> Objectives:
        return Objectives(self.count, self.coins, self.shunned, self.excluded)


# Attack, defence and losses.


@dataclass(frozen=True)
class ConquestCostNonempty(WarcraftEffect):
    """Non-empty regions cost more or fewer tokens."""

    change: int

    def conquest_cost_nonempty(self) -> int:
        return self.change


@dataclass(frozen=True)
class ShipsFree(WarcraftEffect):
    """Landing from afar costs no passage."""

    def ships_free(self) -> bool:
        return True


@dataclass(frozen=True)
class MarksConquestsIn(WarcraftEffect):
    """Conquered regions of a kind get a marker at once."""

    marker: str
    where: Where

    def marks_conquests(self) -> tuple[str, int]:
        return (self.marker, UNLIMITED)

    def marked_regions(self, board: Board) -> int:
        return self.where.on(board)


@dataclass(frozen=True)
class SavesTokens(WarcraftEffect):
    """In each opponent's turn the first tokens that would be lost are withdrawn instead."""

    tokens: int

    def tokens_saved(self) -> int:
        return self.tokens


@dataclass(frozen=True)
class RaidsSites(WarcraftEffect):
    """An artifact is stolen from next door, or a place there is attacked at a discount."""

    discount: int
    times: int = 1

    def site_raids(self) -> int:
        return self.times

    def raid_discount(self) -> int:
        return self.discount


@dataclass(frozen=True)
class RecruitsTheFallen(WarcraftEffect):
    """For each token opponents lost this turn one may be bought from the tray."""

    price: int

    def recruits(self) -> int:
        return self.price


@dataclass(frozen=True)
class StrikesFromTheAir(WarcraftEffect):
    """Any land region is attacked as if adjacent, the die lowering its cost."""

    times: int = 1

    def strikes(self) -> int:
        return self.times


@dataclass(frozen=True)
class PlantsBombs(WarcraftEffect):
    """Bombs are planted next door and turned over in the next turn."""

    explosive: int
    duds: int

    def bombs(self) -> tuple[int, int]:
        return (self.explosive, self.duds)


@dataclass(frozen=True)
class TamesBeasts(WarcraftEffect):
    """Each own region of a kind brings a beast, a token for one turn."""

    most: int
    where: Where

    def beasts(self, board: Board) -> tuple[int, int]:
        return (self.most, self.where.on(board))


@dataclass(frozen=True)
class RaisesTowers(WarcraftEffect):
    """Own regions of a kind get a tower where the race outnumbers all others around."""

    where: Where

    def towers(self, board: Board) -> int:
        return self.where.on(board)


@dataclass(frozen=True)
class HasChampion(WarcraftEffect):
    """A champion takes a neighbouring region for nothing; his capture costs a ransom."""

    coins: int

    def ransom(self) -> int:
        return self.coins


@dataclass(frozen=True)
class SwapsRegions(WarcraftEffect):
    """All that lies in two regions of a kind is exchanged."""

    times: int
    where: Where = ANYWHERE

    def swaps(self, board: Board) -> tuple[int, int]:
        return (self.times, self.where.on(board))


@dataclass(frozen=True)
class PushesNeighbours(WarcraftEffect):
    """A defence or a unit is driven out of a neighbouring region."""

    times: int

    def pushes(self) -> int:
        return self.times


# Artifacts and legendary places.


@dataclass(frozen=True)
class Discount(SiteEffect):
    """One conquest a turn costs less."""

    tokens: int

    def discount(self) -> int:
        return self.tokens


@dataclass(frozen=True)
class AttacksAnywhere(SiteEffect):
    """One conquest a turn may be anywhere on land, as if adjacent."""

    def attacks_anywhere(self) -> bool:
        return True


@dataclass(frozen=True)
class TakesLoneUnits(SiteEffect):
    """For coins to the one who had it before, a region with one unit falls to one token."""

    price: int

    def takes_lone_units(self) -> int:
        return self.price


@dataclass(frozen=True)
class Shields(SiteEffect):
    """Its region is immune to all who do not pay."""

    price: int

    def shields(self) -> int:
        return self.price


@dataclass(frozen=True)
class DemandsTribute(SiteEffect):
    """Players beside its region pay when it is laid."""

    coins: int

    def tribute(self) -> int:
        return self.coins


@dataclass(frozen=True)
class PaysEachTurn(SiteEffect):
    """It pays coins at scoring."""

    coins: int

    def coins_each_turn(self) -> int:
        return self.coins


@dataclass(frozen=True)
class PaysPerLikeRegion(SiteEffect):
    """Each other own region of the same terrain pays coins."""

    coins: int

    def coins_per_like_region(self) -> int:
        return self.coins


@dataclass(frozen=True)
class PaysForTheShore(SiteEffect):
    """It moves to a lake; most regions around that lake pay coins, also in decline."""

    coins: int

    def coins_for_the_shore(self) -> int:
        return self.coins


@dataclass(frozen=True)
class SparesUnits(SiteEffect):
    """No unit is lost when a region is attacked."""

    def spares_units(self) -> bool:
        return True


@dataclass(frozen=True)
class FreePassage(SiteEffect):
    """Landing from afar costs no passage."""

    def ships_free(self) -> bool:
        return True


@dataclass(frozen=True)
class BringsTokens(SiteEffect):
    """Each turn brings tokens from the tray."""

    tokens: int

    def tokens_each_turn(self) -> int:
        return self.tokens


@dataclass(frozen=True)
class WidensFactionBonus(SiteEffect):
    """Two regions of an enemy race pay twice, and neutral races take a side."""

    def widens_faction_bonus(self) -> bool:
        return True
