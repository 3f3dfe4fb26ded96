"""Running the server: logs, sockets, processes, and what can go wrong before it runs."""

from __future__ import annotations

import asyncio
import errno
import gc
import logging
import socket as network
import sys
from collections.abc import Callable
from typing import TextIO, cast

import structlog
import uvicorn

from elbowroom.kernel.errors import ElbowroomError
from elbowroom.server.http.app import Settings, make_app
from elbowroom.server.http.limits import LARGEST_MESSAGE
from elbowroom.server.socket.frame_socket import FrameSocket
from elbowroom.server.store import StoreUnavailable, open_store

GRACE = 5
"""Seconds open connections get to finish when the server stops."""
OBJECTS_BEFORE_COLLECTING = 50_000
"""New objects, less those freed, before the garbage collector looks for rings among them."""


class CannotServe(ElbowroomError):
    """The server cannot start, and why."""


class _StandardError:
    """Standard error as it is when a line is written, not as it was when logs were set up."""

    def write(self, text: str) -> int:
        return sys.stderr.write(text)

    def flush(self) -> None:
        sys.stderr.flush()


def set_up_logs(quiet: bool) -> None:
    """Write one JSON object per line to stderr; quiet: only what needs attention."""
    level = logging.WARNING if quiet else logging.INFO
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.dict_tracebacks,
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.PrintLoggerFactory(cast("TextIO", _StandardError())),
        cache_logger_on_first_use=True,
    )


def bind(host: str, port: int) -> network.socket:
    """Take the address, or say who cannot have it."""
    family = network.AF_INET6 if ":" in host else network.AF_INET
    listener = network.socket(family, network.SOCK_STREAM)
    listener.setsockopt(network.SOL_SOCKET, network.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except OverflowError:
        listener.close()
        raise CannotServe(f"Port {port} does not exist; ports are 1 to 65535.") from None
    except OSError as fault:
        listener.close()
        raise CannotServe(_not_to_be_had(host, port, fault)) from fault
    listener.listen(1024)
    return listener


def _not_to_be_had(host: str, port: int, fault: OSError) -> str:
    """Say why an address cannot be had, and what to do; often the table is simply open already."""
    refused = f"Cannot listen on {host} port {port}: "
    if fault.errno == errno.EADDRINUSE:
        return (
            f"{refused}the port is in use, perhaps by a table that is open already. "
            f"Look at http://{host}:{port}/ or choose another with --port N (make play PORT=N)."
        )
    if fault.errno == errno.EACCES:
        return f"{refused}only root may have it. Choose one above 1023 with --port N."
    return f"{refused}{fault.strerror or fault}. Choose an address of this machine with --host."


def check_database(url: str) -> None:
    """Open the database once, so that what is wrong with it is told in words."""

    async def look() -> None:
        store = await open_store(url)
        await store.close()

    try:
        asyncio.run(look())
    except StoreUnavailable as fault:
        raise CannotServe(f"The database cannot be used: {fault}.") from fault


def serve(
    settings: Settings, listener: network.socket, told: Callable[[], None] | None = None
) -> None:
    """Serve until told to stop; `told` is called once the server answers."""
    server = made(settings, told)
    collect_seldom()
    server.run(sockets=[listener])


def collect_seldom() -> None:
    """Keep the garbage collector from stopping the server for what is no garbage.

    A move replaces hundreds of small objects, nearly all freed without the collector. By default
    it would look through every table in memory several times a second.
    """
    gc.collect()
    gc.freeze()  # what was loaded by now stays
    gc.set_threshold(OBJECTS_BEFORE_COLLECTING, 20, 50)


def made(settings: Settings, told: Callable[[], None] | None = None) -> uvicorn.Server:
    """Make a server that can be run."""
    config = uvicorn.Config(
        make_app(settings),
        ws=FrameSocket,
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=GRACE,
    )
    return _Server(config, told)


class _Server(uvicorn.Server):
    """A server that says when it is ready."""

    def __init__(self, config: uvicorn.Config, told: Callable[[], None] | None) -> None:
        super().__init__(config)
        self._told = told

    async def startup(self, sockets: list[network.socket] | None = None) -> None:
        await super().startup(sockets)
        if self._told is not None and self.started:
            self._told()
