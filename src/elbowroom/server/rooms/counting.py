"""What the metrics count of a table: moves by people and by bots, and games that ended."""

from __future__ import annotations

from elbowroom.server.ops import metrics
from elbowroom.table.entries import Entry
from elbowroom.table.table import Table


def count(entry: Entry, table: Table, game: str) -> None:
    """Count what has happened at a table of a game."""
    if entry.kind == "action" and entry.seat is not None:
        by = "bot" if table.seats[entry.seat].player else "person"
        metrics.MOVES.labels(by).inc()
    elif entry.kind == "over":
        metrics.GAMES_OVER.labels(game).inc()
