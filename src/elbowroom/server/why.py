"""Answering `why`: the rules behind an action, told to somebody who may know."""

from __future__ import annotations

from typing import Any

from elbowroom.kernel.decisions import NOBODY
from elbowroom.kernel.errors import ElbowroomError
from elbowroom.protocol.views import why
from elbowroom.server.refusing import Refused
from elbowroom.server.room import Identity, Room


def why_at(room: Room, identity: Identity, seat: int | None, action: str) -> dict[str, Any]:
    """Say whether an action is allowed at a table, and why not."""
    room.admit(identity)
    if seat is not None and seat not in identity.seats:
        raise Refused("not_your_seat", f"Seat {seat} is not yours: the seat link does not fit.")
    play = room.table.play
    if play is None:
        raise Refused("not_now", "The game has not begun.")
    try:
        return why(play.state, NOBODY if seat is None else seat, action)
    except ElbowroomError as fault:
        raise Refused("malformed", str(fault)) from fault
