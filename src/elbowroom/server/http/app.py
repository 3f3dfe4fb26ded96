"""The server put together: calls, socket, page, metrics."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import cache
from hmac import compare_digest
from ipaddress import ip_address
from pathlib import Path
from typing import TYPE_CHECKING, Any

from fastapi import FastAPI, Request, Response
from fastapi.middleware.gzip import GZipMiddleware
from prometheus_client import CONTENT_TYPE_LATEST
from pydantic import BaseModel
from pydantic.json_schema import models_json_schema
from pydantic_core import to_json

from elbowroom import __version__
from elbowroom.protocol import requests, responses
from elbowroom.server.gate.ledger import Ledger, Shared
from elbowroom.server.http import (
    calls,
    challenge_calls,
    fairness_calls,
    health_calls,
    lesson_calls,
    people_calls,
)
from elbowroom.server.http.faults import add_faults
from elbowroom.server.http.heads import Heads
from elbowroom.server.http.hosts import Hosts
from elbowroom.server.http.limits import Limits, Rates
from elbowroom.server.http.middleware import Guard
from elbowroom.server.http.page import add_page
from elbowroom.server.notices import calls as notice_calls
from elbowroom.server.notices import turns
from elbowroom.server.notices.offered import Offer
from elbowroom.server.notices.settings import NoticeSettings
from elbowroom.server.ops import metrics as numbers
from elbowroom.server.ops.health import Health
from elbowroom.server.rooms.bots import Bots
from elbowroom.server.rooms.caretaker import FOR_EVER, Keeping
from elbowroom.server.rooms.rooms import Rooms
from elbowroom.server.socket import session
from elbowroom.server.store import open_store
from elbowroom.server.store.moderating import Moderation
from elbowroom.server.study import calls as study_calls
from elbowroom.server.study import draft_calls, puzzle_calls
from elbowroom.server.study.studies import Studies
from elbowroom.server.workshop import calls as workshop_calls
from elbowroom.server.workshop import shelf_calls
from elbowroom.server.workshop.bench import Bench
from elbowroom.server.workshop.folder import Folder
from elbowroom.server.workshop.publishing import Publishing
from elbowroom.server.workshop.scale import Scales
from elbowroom.server.workshop.shelf import Shelf
from elbowroom.server.workshop.shelf_scales import ShelfScales
from elbowroom.table.refused import Refused

if TYPE_CHECKING:
    from elbowroom.server.notices.teller import Teller

SOCKET_MESSAGES: tuple[type[BaseModel], ...] = (
    requests.Hello,
    requests.Ping,
    requests.SocketAct,
    requests.SocketUndo,
    requests.SocketChat,
    requests.SocketWhy,
    requests.SocketLook,
    requests.SocketAttend,
    responses.Snapshot,
    responses.Update,
    responses.Answer,
    responses.Pong,
    responses.Presence,
    responses.Failure,
)
"""The messages of the socket, which OpenAPI does not describe by itself."""

ROUTERS = (
    health_calls.router,
    calls.router,
    study_calls.router,
    draft_calls.router,
    puzzle_calls.router,
    workshop_calls.router,
    shelf_calls.router,
    challenge_calls.router,
    lesson_calls.router,
    fairness_calls.router,
    people_calls.router,
    notice_calls.router,
    notice_calls.tables_router,
    turns.router,
    session.router,
)
"""All calls, in the order of their description."""


@dataclass(frozen=True)
class Settings:
    """How a server runs."""

    database: str
    rates: Rates = field(default_factory=Rates)
    bot_workers: int = 1
    bot_seconds: float = 5.0
    """How long a bot may think about one decision."""
    bot_delay: float = 0.4
    """Seconds a bot waits before each decision, so that people can follow."""
    hosts: tuple[str, ...] | None = None
    """Names the server answers to, besides those of this machine itself; None: every name."""
    packs: tuple[dict[str, Any], ...] = ()
    """Content packs every new table plays with that asks for none of its own."""
    metrics_token: str | None = None
    """What whoever reads the metrics has to bring; None: they are for this machine only."""
    keeping: Keeping = FOR_EVER
    """How long tables are kept."""
    household: bool = False
    """Only people of one machine play: a name is enough to tell whose results are whose."""
    address: str | None = None
    """Where people of the local network find this server, if it listens there."""
    alone: bool = False
    """Whether only this computer can reach the server."""
    warm: bool = False
    """Load everything before the first call, not when it is first asked for."""
    notices: NoticeSettings | None = None
    """How people are told of their turns; None: not at all."""
    packs_folder: Path | None = None
    """Where packs lie that everybody finds on the shelf."""
    weighs_shelf: bool = False
    """Whether the server weighs what is published, whenever nobody else weighs anything."""
    shared: Shared = field(default_factory=Shared)
    """Where the counts of all limits are."""


def make_app(settings: Settings) -> FastAPI:
    """Make the server; its database is opened when it starts."""
    limits = Limits(settings.rates, Ledger(settings.shared))

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        store = await open_store(settings.database, check=False)
        rooms = Rooms(
            store,
            Bots(settings.bot_workers, settings.bot_seconds),
            bot_delay=settings.bot_delay,
            limits=limits,
            keeping=settings.keeping,
        )
        app.state.rooms = rooms
        app.state.studies = studies = Studies(rooms.bots, limits)
        app.state.bench = bench = Bench()
        app.state.scales = scales = Scales()
        app.state.shelf = shelf = Shelf(store, Folder(settings.packs_folder))
        app.state.publishing = Publishing(shelf, Moderation(store), rooms.moderator)
        rooms.played = shelf.played
        app.state.health = health = Health(store)
        await rooms.start()
        teller = _teller(settings.notices, rooms)
        app.state.notices = Offer() if teller is None else Offer(teller.desk, teller)
        at_work = [asyncio.create_task(health.look_after())]
        if settings.weighs_shelf:
            at_work.append(asyncio.create_task(ShelfScales(shelf, scales, rooms.now).work()))
        try:
            yield
        finally:
            for task in at_work:
                task.cancel()
            studies.close()
            bench.close()
            scales.close()
            if teller is not None:
                await teller.close()
            await rooms.close()

    app = FastAPI(
        title="Elbowroom",
        summary="Tables for board games of too many neighbours and too little land.",
        version=__version__,
        openapi_url=None,
        docs_url=None,
        redoc_url=None,
        lifespan=lifespan,
    )
    app.state.limits = limits
    app.state.metrics_token = settings.metrics_token
    app.state.packs = list(settings.packs)
    app.state.household = settings.household
    app.state.address = settings.address
    app.state.alone = settings.alone
    add_faults(app)
    for router in ROUTERS:
        app.include_router(router)
    app.add_api_route("/metrics", metrics, methods=["GET"], include_in_schema=False)
    app.add_api_route("/api/openapi.json", described, methods=["GET"], include_in_schema=False)
    add_page(app)
    app.add_middleware(GZipMiddleware, minimum_size=1400)
    app.add_middleware(Heads)
    app.add_middleware(Guard, limits=limits, hosts=Hosts(settings.hosts))
    _describe_socket(app)
    return app


def _teller(settings: NoticeSettings | None, rooms: Rooms) -> Teller | None:
    """Let somebody tell people of their turns, where this server does."""
    if settings is None:
        return None
    from elbowroom.server.notices.desk import Desk  # noqa: PLC0415 - needs packages of its own
    from elbowroom.server.notices.teller import Teller  # noqa: PLC0415 - same

    teller = Teller(rooms, Desk(rooms.store, settings))
    rooms.hear = teller.heard
    teller.start()
    return teller


async def metrics(request: Request) -> Response:
    """Tell the numbers of this server to Prometheus; to others, that there is nothing here."""
    if not may_read_metrics(request):
        raise Refused("no_such_call", "There is nothing at this address.")
    return Response(numbers.exposition(), media_type=CONTENT_TYPE_LATEST)


def may_read_metrics(request: Request) -> bool:
    """Whether somebody brings the token, or, where there is none, asks from this machine."""
    token: str | None = request.app.state.metrics_token
    if token is not None:
        given = request.headers.get("authorization", "")
        return compare_digest(given.encode(), f"Bearer {token}".encode())
    try:
        return request.client is not None and ip_address(request.client.host).is_loopback
    except ValueError:
        return False


async def described(request: Request) -> Response:
    """Give the OpenAPI document, which is written once."""
    app: FastAPI = request.app
    if not hasattr(app.state, "described"):
        app.state.described = to_json(app.openapi())
    return Response(app.state.described, media_type="application/json")


def _describe_socket(app: FastAPI) -> None:
    """Add the messages of the socket to the OpenAPI document, which is made once."""
    plain = app.openapi

    @cache
    def openapi() -> dict[str, Any]:
        document = plain()
        _, more = models_json_schema(
            [(model, "validation") for model in SOCKET_MESSAGES],
            ref_template="#/components/schemas/{model}",
        )
        known = document["components"]["schemas"]
        for name, schema in more["$defs"].items():
            known.setdefault(name, schema)
        return document

    app.openapi = openapi  # type: ignore[method-assign]  # how FastAPI wants it extended
