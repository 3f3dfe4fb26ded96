"""The calls of those who study: hints, odds, mistakes."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Query, Request, Response

from elbowroom.protocol import requests, study
from elbowroom.server.http.calls import FAILURES, Secrets, TheRoom, answer, mine
from elbowroom.server.study.studies import Studies

router = APIRouter(prefix="/api")
ACCEPTED = 202
SeatAsked = Annotated[int, Query(ge=0, lt=requests.MOST_SEATS)]
_MAKING: dict[int | str, dict[str, Any]] = {ACCEPTED: {"model": study.Making}}


def studies_of(request: Request) -> Studies:
    """Find the studies of this server."""
    found: Studies = request.app.state.studies
    return found


AllStudies = Annotated[Studies, Depends(studies_of)]


def ready_or_not(found: dict[str, Any]) -> Response:
    """Answer with a result, or with how far it is."""
    return answer(found, ACCEPTED if found["status"] == "making" else 200)


@router.get("/tables/{table}/hint", response_model=study.Hint, responses=FAILURES)
async def hint(room: TheRoom, studies: AllStudies, secrets: Secrets, seat: SeatAsked) -> Response:
    """Say what a bot would do in the place of your seat, if the table allows hints."""
    mine(room, secrets, seat)
    return answer(await studies.hint(room.table, seat))


@router.get(
    "/tables/{table}/odds", response_model=study.GameOdds, responses={**FAILURES, **_MAKING}
)
async def odds(room: TheRoom, studies: AllStudies, secrets: Secrets) -> Response:
    """Give the odds of a finished game, turn by turn; 202 while they are in the making."""
    room.admit(room.identify(secrets))
    return ready_or_not(await studies.odds(room.table))


@router.get(
    "/tables/{table}/mistakes", response_model=study.Mistakes, responses={**FAILURES, **_MAKING}
)
async def mistakes(
    room: TheRoom, studies: AllStudies, secrets: Secrets, seat: SeatAsked
) -> Response:
    """Give the turns of a seat to which a better one existed; 202 while they are looked for."""
    room.admit(room.identify(secrets))
    return ready_or_not(await studies.mistakes(room.table, seat))


@router.post("/tables/{table}/mistakes/stop", response_model=study.Stopped, responses=FAILURES)
async def stop(
    room: TheRoom, studies: AllStudies, secrets: Secrets, wish: requests.StopReview
) -> Response:
    """Look no further for mistakes."""
    room.admit(room.identify(secrets))
    return answer({"stopped": studies.stop_mistakes(room.table, wish.seat)})
