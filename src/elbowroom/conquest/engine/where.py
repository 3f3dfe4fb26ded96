"""Which regions an effect means, as a closed record: every condition given must hold."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from elbowroom.conquest.engine.board import Board

# Who holds a region, as bits; `APART` is about where it lies.
NOBODY: Final = 1
TRIBE: Final = 2
ACTIVE: Final = 4
DECLINED: Final = 8
OWN: Final = 16
ATTACKER: Final = 32
APART: Final = 64
ANYBODY: Final = NOBODY | TRIBE | ACTIVE | DECLINED | OWN

HOLDERS: Final[dict[str, int]] = {
    "nobody": NOBODY,
    "tribe": TRIBE,
    "active": ACTIVE,
    "decline": DECLINED,
    "enemy": ACTIVE | DECLINED,
    "own": OWN,
    "somebody": TRIBE | ACTIVE | DECLINED | OWN,
    "attacker": ATTACKER,
}
"""The words for who holds a region: a lost tribe, another player's active race or one in decline,
either of them, an own race in decline, anybody at all, a player who took regions of this race."""


@dataclass(frozen=True)
class Where:
    """Regions of the map by printed facts, and by whose they are; no condition means every region."""

    terrain: str = ""
    symbol: str = ""
    coastal: bool = False
    land: bool = False
    water: bool = False
    beside_water: bool = False
    beside_terrain: str = ""
    beside_symbol: str = ""
    held_by: str = ""
    apart: bool = False
    """Not next to a region of the race."""

    def on(self, board: Board) -> int:
        """Give the regions of a board that meet every printed condition."""
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
        if self.beside_terrain:
            regions &= board.neighbours(board.terrain.get(self.beside_terrain, 0))
        if self.beside_symbol:
            regions &= board.neighbours(board.symbol.get(self.beside_symbol, 0))
        return regions

    def whom(self) -> int:
        """Say whose the regions must be, as bits; 0 if that does not matter."""
        holders = HOLDERS[self.held_by] if self.held_by else 0
        if self.apart:
            return (holders or ANYBODY) | APART
        return holders


ANYWHERE: Final = Where()
