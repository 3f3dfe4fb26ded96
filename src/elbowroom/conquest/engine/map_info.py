"""What is printed on a map, as plain data to be listed."""

from __future__ import annotations

from typing import Any

from elbowroom.conquest.engine.board import Board
from elbowroom.kernel.bits import size


def printed_counts(board: Board, terrains: list[str], symbols: list[str]) -> dict[str, Any]:
    """Count the regions, the land and the borders between regions, terrains and symbols."""
    return {
        "regions": len(board.regions),
        "land": size(board.land),
        "borders": sum([size(beside) for beside in board.adjacent]) // 2,
        **{terrain: size(board.terrain.get(terrain, 0)) for terrain in terrains},
        **{symbol: size(board.symbol.get(symbol, 0)) for symbol in symbols},
    }


def printed_regions(board: Board, **sets: int) -> list[dict[str, Any]]:
    """List the regions; each set of regions tells one more thing about them."""
    return [
        {
            "id": region.id,
            "label": region.label,
            "terrain": region.terrain,
            "symbols": list(region.symbols),
            **{word: bool(regions >> number & 1) for word, regions in sets.items()},
            "adjacent": list(region.adjacent),
        }
        for number, region in enumerate(board.regions)
    ]
