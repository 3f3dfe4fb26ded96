"""One line of one's own list of tables: whose turn it is there, and for how long."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from elbowroom.hosting.access import Identity
from elbowroom.table.entries import TableRow
from elbowroom.table.table import Table
from elbowroom.table.views import face_of

NO_LINE: dict[str, Any] = {
    "game": "",
    "status": "gone",
    "names": [],
    "yours": [],
    "host": False,
    "asked": None,
    "seconds": None,
    "allowance": None,
    "round": None,
    "rounds": None,
    "open_seats": 0,
}


def turn_line(row: TableRow, table: Table, identity: Identity, now: datetime) -> dict[str, Any]:
    """Tell whose turn it is, to whoever holds a seat."""
    if not identity.seats and not identity.host:
        return {**NO_LINE, "table": row.id, "status": "not_yours"}
    asked, clocks, face = table.asked(), table.clocks, face_of(table)
    counts = clocks is not None and asked is not None and not table.seats[asked].player
    clock = clocks.face(asked, now) if clocks and counts and asked is not None else None
    return {
        "table": row.id,
        "game": row.game,
        "status": table.status,
        "names": [seat.name for seat in table.seats],
        "yours": list(identity.seats),
        "host": identity.host,
        "asked": asked,
        "seconds": None if clock is None else clock["seconds"],
        "allowance": None if clocks is None else clocks.allowance,
        "round": None if face is None else face.public.get("round"),
        "rounds": None if face is None else face.rounds(),
        "open_seats": sum(not seat.taken for seat in table.seats),
    }
