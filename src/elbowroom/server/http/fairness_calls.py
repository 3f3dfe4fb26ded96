"""The calls for words that players add to the dice, and for checking the dice at the end."""

from __future__ import annotations

import asyncio

from fastapi import APIRouter, Response

from elbowroom.protocol import requests, responses
from elbowroom.protocol.fairness import Draws
from elbowroom.server.http.calls import (
    FAILURES,
    SeatNumber,
    Secrets,
    TheRoom,
    answer,
    done,
    mine,
)
from elbowroom.table import commands
from elbowroom.table.replays import draws_of

router = APIRouter(prefix="/api/tables/{table}")


@router.post("/seats/{seat}/seal", response_model=responses.Done, responses=FAILURES)
async def seal(
    room: TheRoom, seat: SeatNumber, secrets: Secrets, wish: requests.SealWords
) -> Response:
    """Seal the words a seat will bring."""
    mine(room, secrets, seat)
    return done(room, list(await room.carry_out(commands.SealWords(seat, wish.seal))))


@router.post("/seats/{seat}/unseal", response_model=responses.Done, responses=FAILURES)
async def unseal(
    room: TheRoom, seat: SeatNumber, secrets: Secrets, wish: requests.OpenWords
) -> Response:
    """Open the words a seat has sealed."""
    mine(room, secrets, seat)
    return done(room, list(await room.carry_out(commands.OpenWords(seat, wish.words))))


@router.post("/redraw", response_model=responses.Done, responses=FAILURES)
async def redraw(room: TheRoom, secrets: Secrets, wish: requests.Redraw) -> Response:
    """Wait no longer for the words of others."""
    mine(room, secrets, wish.seat)
    return done(room, list(await room.carry_out(commands.Redraw(wish.seat))))


@router.get("/draws", response_model=Draws, responses=FAILURES)
async def draws(room: TheRoom, secrets: Secrets) -> Response:
    """Tell what chance could have answered each time in a finished game, and what it did."""
    room.admit(room.identify(secrets))
    return answer(await asyncio.to_thread(draws_of, room.table))
