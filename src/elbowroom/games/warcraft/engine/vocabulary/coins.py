"""Effects that bring coins or take them from others."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from elbowroom.conquest.engine.where import ANYWHERE, Where
from elbowroom.games.warcraft.engine.hooks import Forms, Objectives, WarcraftEffect

if TYPE_CHECKING:
    from elbowroom.conquest.engine.board import Board


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
