"""Going on without somebody: what the server adds to a vote, who is there and for how long not."""

from __future__ import annotations

from elbowroom import bots
from elbowroom.server.rooms.room import Room
from elbowroom.table import commands


async def seconds_away(room: Room, seat: int) -> float | None:
    """Tell how many seconds nobody has been connected for a seat; None: somebody is."""
    if seat in room.connected_here:
        return None
    rooms = room.rooms
    since_start = (rooms.time.now() - rooms.at_work_since).total_seconds()
    return await rooms.presence.away(room.row.id, seat, since_start)


async def vote_of(room: Room, seat: int, without: int, agree: bool) -> commands.Vote:
    """Give a vote with what the server knows about those who are there."""
    away = await seconds_away(room, without) if without < len(room.table.seats) else None
    present = frozenset(room.connected | {seat})
    began = room.rooms.at_work_since
    return commands.Vote(seat, without, agree, bots.DEFAULT_LEVEL, away, present, began)
