"""The chart of a map: islands, which have no common one, are laid side by side."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from elbowroom.conquest.engine.board import Board, Region
from elbowroom.kernel.bits import members

MOST_IN_A_ROW: Final = 3
"""More islands than this are laid in two rows."""
GAP: Final = 24.0


@lru_cache(maxsize=64)
def charted(board: Board) -> Board:
    """Give a map that can be drawn: itself, or its islands beside each other on one chart."""
    if all(board.canvas):
        return board
    rows = _rows(board)
    regions = list(board.regions)
    across = down = 0.0
    for row in rows:
        right = lowest = 0.0
        for island in row:
            width, height = _size(board, island)
            for number in members(island):
                regions[number] = _moved(board.regions[number], right, down)
            right += width + GAP
            lowest = max(lowest, height)
        across = max(across, right - GAP)
        down += lowest + GAP
    return Board(board.name, regions, (round(across), round(down - GAP)))


def _rows(board: Board) -> list[list[int]]:
    """Part the islands into rows, the larger ones first in each."""
    islands = board.islands
    if len(islands) <= MOST_IN_A_ROW:
        return [islands]
    return [islands[::2], islands[1::2]]


def _size(board: Board, island: int) -> tuple[float, float]:
    corners = [corner for number in members(island) for corner in board.regions[number].cell]
    return (max((x for x, _ in corners), default=1.0), max((y for _, y in corners), default=1.0))


def _moved(region: Region, right: float, down: float) -> Region:
    return region._replace(
        x=region.x + right,
        y=region.y + down,
        cell=tuple((x + right, y + down) for x, y in region.cell),
    )
