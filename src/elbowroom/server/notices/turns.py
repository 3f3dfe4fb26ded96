"""The call behind one's own list of tables: which of them wait for me, and for how long."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Response

from elbowroom.protocol import notices
from elbowroom.server.http.calls import FAILURES, AllRooms, answer
from elbowroom.server.rooms.room import Room
from elbowroom.server.rooms.rooms import Rooms
from elbowroom.table.refused import Refused
from elbowroom.table.views import face_of

router = APIRouter(prefix="/api")
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
    if not identity.seats and not identity.host:
        return {**NO_LINE, "table": held.table, "status": "not_yours"}
    return {**_shown(room), "yours": list(identity.seats), "host": identity.host}


def _shown(room: Room) -> dict[str, Any]:
    table = room.table
    asked, clocks, face = table.asked(), table.clocks, face_of(table)
    counts = clocks is not None and asked is not None and not table.seats[asked].player
    clock = (
        clocks.face(asked, room.rooms.time.now())
        if clocks and counts and asked is not None
        else None
    )
    return {
        "table": room.row.id,
        "game": room.row.game,
        "status": table.status,
        "names": [seat.name for seat in table.seats],
        "asked": asked,
        "seconds": None if clock is None else clock["seconds"],
        "allowance": None if clocks is None else clocks.allowance,
        "round": None if face is None else face.public.get("round"),
        "rounds": None if face is None else face.rounds(),
        "open_seats": sum(not seat.taken for seat in table.seats),
    }
