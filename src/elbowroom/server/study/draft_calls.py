"""The calls of those who set positions up by hand, or bring the record of a game."""

from __future__ import annotations

import asyncio

from fastapi import APIRouter, Response

from elbowroom.bots.study import studied
from elbowroom.hosting.plans import seats_of, usual_hints
from elbowroom.protocol import drafts as messages
from elbowroom.protocol import study
from elbowroom.server.http.calls import (
    FAILURES,
    OPENING,
    AllRooms,
    Network,
    Secrets,
    Sharing,
    TheRoom,
    answer,
    opened,
)
from elbowroom.server.study.calls import MAKING, AllStudies, ready_or_not
from elbowroom.table.drafts import draft_plan, drafted, first_position, going_on, told_record
from elbowroom.table.new_table import open_table, sealed_by_host
from elbowroom.table.parcels import parcel_of, parcel_plan

router = APIRouter(prefix="/api")


@router.post("/positions/empty", response_model=messages.Drafted, responses=FAILURES)
async def empty(wish: messages.EmptyBoard) -> Response:
    """Give a game at its first turn, to write a position on it."""
    options = {**wish.options, "players": wish.players}
    setup, state = await asyncio.to_thread(first_position, wish.game, options)
    return answer(await asyncio.to_thread(drafted, wish.game, setup, state.position_dict()))


@router.post("/positions", response_model=messages.Drafted, responses=FAILURES)
async def draft(wish: messages.DraftPosition) -> Response:
    """Complete a position set up by hand and say whether a game can reach it."""
    found = await asyncio.to_thread(
        drafted, wish.game, wish.setup, wish.position, wish.player, wish.phase
    )
    return answer(found)


@router.post("/positions/table", **OPENING)
async def go_on(rooms: AllRooms, network: Network, wish: messages.GoOn) -> Response:
    """Play on from a position at a new table."""
    seats = sealed_by_host(seats_of(wish.seats), wish.seal)
    hints = usual_hints(wish.game, seats)
    given = (wish.game, wish.setup, wish.position, seats)
    plan = await asyncio.to_thread(draft_plan, *given, hints=hints, private=wish.private)
    new = open_table(plan, rooms.now())
    await rooms.open(new, network)
    return opened(new)


@router.get("/tables/{table}/parcel", responses=FAILURES)
async def parcel(room: TheRoom, secrets: Secrets) -> Response:
    """Pack a game that goes on for another place; for whoever holds the seats of all its people."""
    held = room.identify(secrets).seats
    return answer(await asyncio.to_thread(parcel_of, room.table.copy(), held))


@router.post("/parcels", **OPENING)
async def unpack(rooms: AllRooms, network: Network, wish: messages.GivenParcel) -> Response:
    """Go on with a game that was packed elsewhere, at a new table."""
    seats = sealed_by_host(seats_of(wish.seats), wish.seal)
    new = open_table(await asyncio.to_thread(parcel_plan, wish.parcel, seats), rooms.now())
    await rooms.open(new, network)
    return opened(new)


@router.post("/positions/best", response_model=study.BestTurns, responses={**FAILURES, **MAKING})
async def best(studies: AllStudies, network: Sharing, wish: messages.AskedPosition) -> Response:
    """List the best turns of whoever is asked in a position; 202 while they are looked for."""
    state = await asyncio.to_thread(going_on, wish.game, wish.setup, wish.position)
    return ready_or_not(await studies.best_turns(state, network))


@router.post("/records", response_model=messages.RecordedGame, responses=FAILURES)
async def record(wish: messages.GivenRecord) -> Response:
    """Tell the game of a record move by move; nothing is kept of it."""
    told = await asyncio.to_thread(told_record, wish.record)
    return answer({**told, "judged": studied(told["game"])})


@router.post("/records/study", response_model=study.GameStudy, responses={**FAILURES, **MAKING})
async def judged(studies: AllStudies, network: Sharing, wish: messages.GivenRecord) -> Response:
    """Give the game of a record judged whole; 202 while it is looked at, nothing is kept for long."""
    return ready_or_not(await studies.record(wish.record, network))
