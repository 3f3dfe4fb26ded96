"""Effects on attack, defence and losses."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from elbowroom.conquest.engine.hooks import UNLIMITED
from elbowroom.conquest.engine.where import ANYWHERE, Where
from elbowroom.games.warcraft.engine.hooks import WarcraftEffect

if TYPE_CHECKING:
    from elbowroom.conquest.engine.board import Board


@dataclass(frozen=True)
class HoldsWithAtLeast(WarcraftEffect):
    """A region is taken and held with at least so many tokens."""

    tokens: int

    def fewest_tokens(self) -> int:
        return self.tokens


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
