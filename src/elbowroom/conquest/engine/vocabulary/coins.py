"""Effects that bring coins."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from elbowroom.conquest.engine.hooks import Effect
from elbowroom.conquest.engine.where import ANYWHERE, Where

if TYPE_CHECKING:
    from elbowroom.conquest.engine.board import Board


@dataclass(frozen=True)
class CoinsForRegions(Effect):
    """Each region of a kind held at the end of the turn pays coins."""

    coins: int
    where: Where = ANYWHERE

    def coins_for_regions(self, board: Board) -> tuple[int, int]:
        return (self.coins, self.where.on(board))


@dataclass(frozen=True)
class CoinsEachTurn(Effect):
    """Every turn of the race pays coins, even without regions."""

    coins: int

    def coins_each_turn(self) -> int:
        return self.coins


@dataclass(frozen=True)
class CoinsOnPickTurn(Effect):
    """The turn of the pick pays coins once."""

    coins: int

    def coins_on_pick_turn(self) -> int:
        return self.coins


@dataclass(frozen=True)
class CoinsPerNonemptyConquest(Effect):
    """Each non-empty region conquered this turn pays coins."""

    coins: int

    def coins_per_nonempty_conquest(self) -> int:
        return self.coins


@dataclass(frozen=True)
class CoinsPerMarker(Effect):
    """Each own marker of a kind standing at the end of the turn pays coins."""

    marker: str
    coins: int

    def coins_per_marker(self) -> tuple[str, int]:
        return (self.marker, self.coins)
