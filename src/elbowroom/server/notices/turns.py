"""The call behind one's own list of tables: which of them wait for me, and for how long."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Response

from elbowroom.hosting.turns import NO_LINE, turn_line
from elbowroom.protocol import notices
from elbowroom.server.http.calls import FAILURES, AllRooms, answer
from elbowroom.server.rooms.rooms import Rooms
from elbowroom.table.refused import Refused

router = APIRouter(prefix="/api")


@router.post("/turns", response_model=notices.Turns, responses=FAILURES)
async def turns(rooms: AllRooms, wish: notices.AskTurns) -> Response:
    """Tell of several tables at once whose turn it is there, to whoever holds seats."""
    return answer({"tables": [await _line(rooms, held) for held in wish.tables]})


async def _line(rooms: Rooms, held: notices.Held) -> dict[str, Any]:
    try:
        room = await rooms.get(held.table)
    except Refused as refused:
        status = "gone" if refused.code == "no_such_table" else "away"
        return {**NO_LINE, "table": held.table, "status": status}
    identity = room.identify(held.secrets)
    return turn_line(room.row, room.table, identity, rooms.time.now())
