"""An HTTP connection: let in by the door or not, and watched while its client is slow."""

from __future__ import annotations

import asyncio
from typing import Any

import h11
from pydantic_core import to_json
from uvicorn.protocols.http.h11_impl import H11Protocol

from elbowroom.server.gate.door import BODY_SECONDS, READING_SECONDS, REQUEST_SECONDS, Door
from elbowroom.table.refused import Refused

_BODY = to_json(Refused("too_many", "Too many connections; wait a moment.").body())
TURNED_AWAY = (
    b"HTTP/1.1 429 Too Many Requests\r\ncontent-type: application/json\r\n"
    b"connection: close\r\ncontent-length: %d\r\n\r\n" % len(_BODY)
) + _BODY
"""What a connection gets that is not let in, whatever it was about to ask."""


class HttpLine(H11Protocol):
    """A connection of the web server that keeps to the limits."""

    def __init__(self, config: Any, *args: Any, **more: Any) -> None:
        super().__init__(config, *args, **more)
        self._door: Door = config.door
        self._calls = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as in uvicorn
        """Let a connection in, or turn it away before anything is read from it."""
        peer = transport.get_extra_info("peername")
        address = str(peer[0]) if peer else ""
        trusted = address in getattr(self.app, "trusted_hosts", ())
        if self._door.enter(transport, self, None if trusted else address):
            super().connection_made(transport)
            return
        self.transport = transport
        transport.write(TURNED_AWAY)
        transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the connection."""
        self._door.leave(self.transport)
        super().connection_lost(exc)

    def on_response_complete(self) -> None:
        """Wait for the next call."""
        self._calls += 1
        super().on_response_complete()

    def owes(self) -> tuple[str, float] | None:
        """Tell what the client has to do next."""
        if self.transport.get_write_buffer_size():
            return f"read {self._calls}", READING_SECONDS
        if self.conn.their_state is h11.IDLE:
            return f"ask {self._calls}", REQUEST_SECONDS
        if self.conn.their_state is h11.SEND_BODY:
            return f"say {self._calls}", BODY_SECONDS
        return None
