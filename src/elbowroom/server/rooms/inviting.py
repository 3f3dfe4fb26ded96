"""Inviting: who follows the link of a seat, and that the host sees it was opened."""

from __future__ import annotations

from collections.abc import Sequence

from elbowroom.server.rooms.room import Room
from elbowroom.table.clocks import written
from elbowroom.table.identity import matches
from elbowroom.table.refused import Refused


def invited(room: Room, secrets: Sequence[str]) -> int:
    """Find the waiting seat that the secret of a link opens, and note that it was opened."""
    for number, seat in enumerate(room.table.seats):
        kept = room.kept.get(f"seat:{number}")
        if not seat.taken and not seat.open and any(matches(each, kept) for each in secrets):
            room.opened[number] = written(room.rooms.time.now())
            room.tell_presence()
            return number
    raise Refused("not_your_seat", "This link opens no chair any more.")


def inviter(room: Room) -> str:
    """Name whoever opened the table; empty where they have no seat."""
    host = room.row.host
    return "" if host is None else room.table.seats[host].name
