"""Running the server: sockets, processes, and what can go wrong before it runs."""

from __future__ import annotations

import asyncio
import errno
import gc
import socket as network
import sys
import threading
from collections.abc import Callable

import uvicorn
from fastapi import FastAPI

from elbowroom.kernel.errors import ElbowroomError
from elbowroom.server.gate.door import Door
from elbowroom.server.http.app import Settings, make_app
from elbowroom.server.http.limits import LARGEST_MESSAGE
from elbowroom.server.ops.descriptors import most_connections, raise_descriptors
from elbowroom.server.ops.handing_over import become_new, on_reload
from elbowroom.server.ops.warming import warm_up
from elbowroom.server.socket.frame_socket import FrameSocket
from elbowroom.server.socket.http_line import HttpLine
from elbowroom.server.store import StoreUnavailable, open_store
from elbowroom.server.store.url import is_postgres

GRACE = 5
"""Seconds open connections get to finish when the server stops."""
TICKS_BETWEEN_SWEEPS = 10
"""Tenths of a second between two looks at slow connections."""
OBJECTS_BEFORE_COLLECTING = 400_000
"""New objects, less those freed, before the garbage collector looks for rings among them."""
SECONDS_BETWEEN_THREADS = 0.0005
"""How long a thread that has something to say, such as that a commit is done, waits for its turn."""


SERVED_ALREADY = (
    "Another server serves these tables already, and two servers of one SQLite file do not hear of "
    "each other's moves. Stop the other one, choose another database, serve PostgreSQL, or start "
    "with --beside if you know why."
)


class CannotServe(ElbowroomError):
    """The server cannot start, and why."""


def bind(host: str, port: int) -> network.socket:
    """Take the address, or say who cannot have it."""
    family = network.AF_INET6 if ":" in host else network.AF_INET
    listener = network.socket(family, network.SOCK_STREAM)
    # On Windows the option of the others would let two servers have one address.
    if sys.platform == "win32":
        listener.setsockopt(network.SOL_SOCKET, network.SO_EXCLUSIVEADDRUSE, 1)
    else:
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


def check_database(url: str, *, beside: bool = False) -> None:
    """Open the database once, so that what is wrong with it is told in words."""

    async def look() -> None:
        store = await open_store(url)
        try:
            if not (beside or is_postgres(url)) and await store.others_at_work():
                raise CannotServe(SERVED_ALREADY)
        finally:
            await store.close()

    try:
        asyncio.run(look())
    except StoreUnavailable as fault:
        raise CannotServe(f"The database cannot be used: {fault}.") from fault


def serve(
    settings: Settings, listener: network.socket, told: Callable[[], None] | None = None
) -> None:
    """Serve until told to stop; `told` is called once the server answers."""
    raise_descriptors()
    server = made(settings, told)
    keep_pauses_short()
    server.run(sockets=[listener])


def serve_and_hand_over(
    settings: Settings, listener: network.socket, told: Callable[[], None]
) -> None:
    """Serve until told to stop; told to reload, stop and let a new server go on here."""
    raise_descriptors()
    server = made(settings, told)
    reloading = threading.Event()

    def reload() -> None:
        reloading.set()
        server.should_exit = True

    on_reload(reload)
    keep_pauses_short()
    kept = listener.dup()  # the server closes its own
    server.run(sockets=[listener])
    if reloading.is_set():
        become_new(kept)


def keep_pauses_short() -> None:
    """Keep the interpreter from holding the server up.

    A move replaces hundreds of small objects, nearly all freed without the garbage collector; but
    those it finds new are all that tables show, so each look takes as long, however few were left over.
    By default it would look several times a second.
    """
    gc.collect()
    gc.freeze()  # what was loaded by now stays
    gc.set_threshold(OBJECTS_BEFORE_COLLECTING, 20, 50)
    sys.setswitchinterval(SECONDS_BETWEEN_THREADS)


def made(settings: Settings, told: Callable[[], None] | None = None) -> uvicorn.Server:
    """Make a server that can be run."""
    app = make_app(settings)
    if settings.warm:
        warm_up(app)
    return _Server(_Config(app, Door(app.state.limits, most_connections())), told)


class _Config(uvicorn.Config):
    """How the web server runs, and the door through which connections come."""

    def __init__(self, app: FastAPI, door: Door) -> None:
        super().__init__(
            app,
            http=HttpLine,
            ws=FrameSocket,
            ws_max_size=LARGEST_MESSAGE,
            ws_per_message_deflate=False,
            log_config=None,
            access_log=False,
            server_header=False,
            timeout_graceful_shutdown=GRACE,
        )
        self.door = door


class _Server(uvicorn.Server):
    """A server that says when it is ready, and watches its door."""

    def __init__(self, config: _Config, told: Callable[[], None] | None) -> None:
        super().__init__(config)
        self._door = config.door
        self._told = told

    async def startup(self, sockets: list[network.socket] | None = None) -> None:
        await super().startup(sockets)
        if self._told is not None and self.started:
            self._told()

    async def on_tick(self, counter: int) -> bool:
        if counter % TICKS_BETWEEN_SWEEPS == 0:
            self._door.sweep()
        return await super().on_tick(counter)
