"""The server put together: calls, socket, page, metrics."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

from fastapi import FastAPI, Request, Response
from fastapi.middleware.gzip import GZipMiddleware
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from pydantic import BaseModel
from pydantic.json_schema import models_json_schema

from elbowroom import __version__
from elbowroom.protocol import requests, responses
from elbowroom.server.http import calls, challenge_calls
from elbowroom.server.http.faults import add_faults
from elbowroom.server.http.hosts import Hosts
from elbowroom.server.http.limits import Rates
from elbowroom.server.http.middleware import Guard
from elbowroom.server.http.page import add_page
from elbowroom.server.rooms.bots import Bots
from elbowroom.server.rooms.rooms import Rooms
from elbowroom.server.socket import session
from elbowroom.server.store import open_store
from elbowroom.server.store.url import is_postgres
from elbowroom.server.study import calls as study_calls
from elbowroom.server.study.studies import Studies

SOCKET_MESSAGES: tuple[type[BaseModel], ...] = (
    requests.Hello,
    requests.Ping,
    requests.SocketAct,
    requests.SocketUndo,
    requests.SocketChat,
    requests.SocketWhy,
    responses.Snapshot,
    responses.Update,
    responses.Answer,
    responses.Pong,
    responses.Presence,
    responses.Failure,
)
"""The messages of the socket, which OpenAPI does not describe by itself."""


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
    household: bool = False
    """Only people of one machine play: a name is enough to tell whose results are whose."""


def make_app(settings: Settings) -> FastAPI:
    """Make the server; its database is opened when it starts."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        store = await open_store(settings.database)
        rooms = Rooms(
            store,
            Bots(settings.bot_workers, settings.bot_seconds),
            bot_delay=settings.bot_delay,
            alone=not is_postgres(settings.database),
        )
        app.state.rooms = rooms
        app.state.studies = studies = Studies(rooms.bots, settings.rates)
        await rooms.start()
        try:
            yield
        finally:
            studies.close()
            await rooms.close()

    app = FastAPI(
        title="Elbowroom",
        summary="Tables for board games of too many neighbours and too little land.",
        version=__version__,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        lifespan=lifespan,
    )
    app.state.rates = settings.rates
    app.state.packs = list(settings.packs)
    app.state.household = settings.household
    add_faults(app)
    app.include_router(calls.router)
    app.include_router(study_calls.router)
    app.include_router(challenge_calls.router)
    app.include_router(session.router)
    app.add_api_route("/metrics", metrics, methods=["GET"], include_in_schema=False)
    add_page(app)
    app.add_middleware(GZipMiddleware, minimum_size=1400)
    app.add_middleware(Guard, rates=settings.rates, hosts=Hosts(settings.hosts))
    _describe_socket(app)
    return app


async def metrics(request: Request) -> Response:
    """Tell the numbers of this process to Prometheus."""
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)


def _describe_socket(app: FastAPI) -> None:
    """Add the messages of the socket to the OpenAPI document."""
    plain = app.openapi

    def openapi() -> dict[str, Any]:
        document = plain()
        _, more = models_json_schema(
            [(model, "validation") for model in SOCKET_MESSAGES],
            ref_template="#/components/schemas/{model}",
        )
        known = document["components"]["schemas"]
        for name, schema in more["$defs"].items():
            known.setdefault(name, schema)
        document["paths"] = dict(document["paths"])
        return document

    app.openapi = openapi  # type: ignore[method-assign]  # how FastAPI wants it extended
