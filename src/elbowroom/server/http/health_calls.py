"""The calls of whoever watches over a server: is it alive, and is it ready."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from elbowroom import __version__
from elbowroom.protocol import responses
from elbowroom.server.http.calls import AllRooms, answer
from elbowroom.server.ops.health import Health
from elbowroom.server.store.interface import StoreDamaged, StoreUnavailable
from elbowroom.table.refused import Refused

router = APIRouter(prefix="/api/health")
WELL = {"status": "ok", "version": __version__}


@router.get("/live", include_in_schema=False)
async def live() -> Response:
    """Tell that the server answers, whatever its database does: if it does not, start it again."""
    return answer(WELL)


@router.get("/ready", include_in_schema=False)
@router.get("", response_model=responses.Health, responses={503: {"model": responses.Failure}})
async def health(request: Request, rooms: AllRooms) -> Response:
    """Tell whether the server and its database are well."""
    watched: Health = request.app.state.health
    if rooms.closing or not rooms.taken_up:
        raise Refused("unavailable", "The server is starting or stopping.")
    try:
        await watched.check()
    except StoreDamaged as fault:
        raise Refused("unavailable", "The database is damaged; restore a backup.") from fault
    except StoreUnavailable as fault:
        raise Refused("unavailable", "The database takes nothing now.") from fault
    return answer(WELL)
