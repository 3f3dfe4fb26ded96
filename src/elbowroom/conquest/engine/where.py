"""Which regions an effect means, as a closed record: every condition given must hold."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from elbowroom.conquest.engine.board import Board


@dataclass(frozen=True)
class Where:
    """Regions of the map by printed facts; no condition means every region."""

    terrain: str = ""
    symbol: str = ""
    coastal: bool = False
    land: bool = False
    water: bool = False
    beside_water: bool = False

    def on(self, board: Board) -> int:
        """Give the regions of a board that meet every condition."""
        regions = board.everywhere
        if self.terrain:
            regions &= board.terrain.get(self.terrain, 0)
        if self.symbol:
            regions &= board.symbol.get(self.symbol, 0)
        if self.coastal:
            regions &= board.coastal
        if self.land:
            regions &= board.land
        if self.water:
            regions &= board.water
        if self.beside_water:
            regions &= board.neighbours(board.water)
        return regions


ANYWHERE: Final = Where()
