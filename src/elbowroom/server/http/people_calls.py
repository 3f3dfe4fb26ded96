"""The calls with which people look after their seats: one's own data, forgetting, recovering."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request, Response

from elbowroom.hosting.answers import seat_key
from elbowroom.protocol import people
from elbowroom.server.http.calls import (
    FAILURES,
    AllRooms,
    SeatNumber,
    Secrets,
    TheRoom,
    answer,
    mine,
)
from elbowroom.server.notices.offered import Offer
from elbowroom.server.ops.trouble import unavailable
from elbowroom.server.rooms.room import Room
from elbowroom.server.rooms.rooms import Rooms
from elbowroom.server.store.interface import StoreUnavailable
from elbowroom.server.store.listening import Listening
from elbowroom.server.store.moderating import Moderation, Report, new_id
from elbowroom.table import commands
from elbowroom.table.identity import hashed, new_secret, tidy
from elbowroom.table.personal import data_of
from elbowroom.table.recovery import kept_as, tidy_code
from elbowroom.table.refused import Refused

MOST_RECOVERED = 200
"""Seats that one code opens."""
MOST_REPORTS = 5
"""What one seat may report at a table."""

router = APIRouter(prefix="/api")


@router.get(
    "/tables/{table}/seats/{seat}/data", response_model=people.PersonalData, responses=FAILURES
)
async def data(
    request: Request, rooms: AllRooms, room: TheRoom, seat: SeatNumber, secrets: Secrets
) -> Response:
    """Give all that is kept of whoever holds a seat."""
    mine(room, secrets, seat)
    try:
        listeners = await Listening(rooms.store).at_seat(room.row.id, seat)
    except StoreUnavailable as fault:
        raise unavailable(fault) from fault
    offer: Offer = request.app.state.notices
    heard = [
        {"kind": each.kind, "since": each.at, **(offer.opened(each) or {})} for each in listeners
    ]
    return answer(data_of(room.row, room.table, await room.all_entries(), seat, heard))


@router.post("/tables/{table}/seats/{seat}/erase", response_model=people.Erased, responses=FAILURES)
async def erase(
    rooms: AllRooms, room: TheRoom, seat: SeatNumber, secrets: Secrets, wish: people.Erase
) -> Response:
    """Forget whoever holds a seat: name, chat and secret; a table only of theirs goes wholly."""
    mine(room, secrets, seat)
    if wish.name != room.table.seats[seat].name:
        raise Refused("malformed", "To be sure, say the name that is to be forgotten.")
    return answer({"removed": await rooms.forget(room, seat)})


@router.post(
    "/tables/{table}/seats/{seat}/recovery", response_model=people.Kept, responses=FAILURES
)
async def keep_code(
    rooms: AllRooms, room: TheRoom, seat: SeatNumber, secrets: Secrets, wish: people.RecoveryCode
) -> Response:
    """Let a code of the holder's own open a seat if its secret is lost."""
    mine(room, secrets, seat)
    try:
        await rooms.store.put_secret(room.row.id, f"recovery:{seat}", kept_as(code_in(wish)))
    except StoreUnavailable as fault:
        raise unavailable(fault) from fault
    return answer({"kept": True})


@router.post("/tables/{table}/report", response_model=people.Kept, responses=FAILURES)
async def report(rooms: AllRooms, room: TheRoom, secrets: Secrets, wish: people.Report) -> Response:
    """Tell the operator about another player."""
    mine(room, secrets, wish.seat)
    if wish.about == wish.seat or wish.about >= len(room.table.seats):
        raise Refused("malformed", f"There is nobody else on seat {wish.about}.")
    kept = Moderation(rooms.store)
    told = Report(
        new_id(), rooms.now(), room.row.id, wish.about, wish.seat, wish.reason, tidy(wish.text)
    )
    try:
        if await kept.reports_by(room.row.id, wish.seat) >= MOST_REPORTS:
            raise Refused("too_many", "You have reported enough at this table; it will be read.")
        await kept.report(told)
    except StoreUnavailable as fault:
        raise unavailable(fault) from fault
    return answer({"kept": True})


@router.post("/recover", response_model=people.Recovered, responses=FAILURES)
async def recover(rooms: AllRooms, wish: people.RecoveryCode) -> Response:
    """Give new secrets for the seats that a code opens; the old ones open them no more."""
    try:
        found = await rooms.store.seats_with_secret(kept_as(code_in(wish)), MOST_RECOVERED)
    except StoreUnavailable as fault:
        raise unavailable(fault) from fault
    if not found:
        raise Refused("not_your_seat", "This code opens no seat. Is every letter right?")
    seats = [await _recovered(rooms, table_id, seat) for table_id, seat in found]
    return answer({"seats": seats})


async def _recovered(rooms: Rooms, table_id: str, seat: int) -> dict[str, Any]:
    room: Room = await rooms.get(table_id)
    secret = new_secret()
    await Listening(rooms.store).forget_seat(table_id, seat)
    await room.carry_out(commands.Recover(seat), {f"seat:{seat}": hashed(secret)})
    given = seat_key(table_id, seat, secret)
    return {**given, "table": table_id, "game": room.row.game, "players": len(room.table.seats)}


def code_in(wish: people.RecoveryCode) -> str:
    """Read the code somebody gives, or say what one looks like."""
    code = tidy_code(wish.code)
    if code is None:
        raise Refused(
            "malformed", "A recovery code has 25 letters and digits, such as abcde-fghjk-…"
        )
    return code
