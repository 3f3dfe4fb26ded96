"""The calls of those who study: hints, odds, mistakes."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Query, Request, Response

from elbowroom.kernel.decisions import NOBODY
from elbowroom.protocol import requests, study
from elbowroom.server.http.calls import FAILURES, Secrets, Sharing, TheRoom, answer, mine
from elbowroom.server.study.studies import Studies

router = APIRouter(prefix="/api")
ACCEPTED = 202
SeatAsked = Annotated[int, Query(ge=0, lt=requests.MOST_SEATS)]
MAKING: dict[int | str, dict[str, Any]] = {ACCEPTED: {"model": study.Making}}


def studies_of(request: Request) -> Studies:
    """Find the studies of this server."""
    found: Studies = request.app.state.studies
    return found


AllStudies = Annotated[Studies, Depends(studies_of)]


def ready_or_not(found: dict[str, Any]) -> Response:
    """Answer with a result, or with how far it is."""
    return answer(found, ACCEPTED if found["status"] == "making" else 200)


@router.get("/tables/{table}/hint", response_model=study.Hint, responses=FAILURES)
async def hint(
    room: TheRoom, studies: AllStudies, secrets: Secrets, network: Sharing, seat: SeatAsked
) -> Response:
    """Say what a bot would do in the place of your seat, if the table allows hints."""
    mine(room, secrets, seat)
    return answer(await studies.hint(room.table, seat, network))


@router.get("/tables/{table}/odds", response_model=study.GameOdds, responses={**FAILURES, **MAKING})
async def odds(
    room: TheRoom,
    studies: AllStudies,
    secrets: Secrets,
    network: Sharing,
    seat: SeatAsked | None = None,
) -> Response:
    """Give the odds of a finished game, or those up to now: as a seat of yours may know them, or anybody."""
    room.admit(room.identify(secrets))
    if room.table.finished:
        return ready_or_not(await studies.odds(room.table, network))
    if seat is not None:
        mine(room, secrets, seat)
    looking = NOBODY if seat is None else seat
    return ready_or_not(await studies.odds_so_far(room.table, looking, network))


@router.get(
    "/tables/{table}/study", response_model=study.GameStudy, responses={**FAILURES, **MAKING}
)
async def judged(
    room: TheRoom, studies: AllStudies, secrets: Secrets, network: Sharing
) -> Response:
    """Give a finished game judged whole: its odds, and every turn with what it lost."""
    room.admit(room.identify(secrets))
    return ready_or_not(await studies.game(room.table, network))


@router.get(
    "/tables/{table}/mistakes", response_model=study.Mistakes, responses={**FAILURES, **MAKING}
)
async def mistakes(
    room: TheRoom, studies: AllStudies, secrets: Secrets, network: Sharing, seat: SeatAsked
) -> Response:
    """Give the turns of a seat to which a better one existed; 202 while they are looked for."""
    room.admit(room.identify(secrets))
    return ready_or_not(await studies.mistakes(room.table, seat, network))


@router.post("/tables/{table}/study/stop", response_model=study.Stopped, responses=FAILURES)
async def stop(room: TheRoom, studies: AllStudies, secrets: Secrets) -> Response:
    """Judge the game no further."""
    room.admit(room.identify(secrets))
    return answer({"stopped": studies.stop(room.table)})
