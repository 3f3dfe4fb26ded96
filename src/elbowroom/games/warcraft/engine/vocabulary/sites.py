"""What artifacts and legendary places do."""

from __future__ import annotations

from dataclasses import dataclass

from elbowroom.games.warcraft.engine.hooks import SiteEffect


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
