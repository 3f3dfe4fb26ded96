"""An HTTP connection: let in by the door or not, and watched while its client is slow."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import h11
from pydantic_core import to_json
from uvicorn.protocols.http.h11_impl import H11Protocol

from elbowroom.server.gate.door import BODY_SECONDS, READING_SECONDS, REQUEST_SECONDS, Door
from elbowroom.table.refused import Refused

LARGEST_HEAD = 16 * 1024
"""Bytes of the head of a call, and of what may lie there before the call before it is answered."""
AT_ONCE = 4096
"""Bytes that are read before anybody looks whether that was too much: small parts are many."""


def _last_words(status: bytes, refused: Refused) -> bytes:
    """Write an answer after which a connection is closed, whatever was asked there."""
    body = to_json(refused.body())
    head = (
        b"HTTP/1.1 %s\r\ncontent-type: application/json\r\n"
        b"connection: close\r\ncontent-length: %d\r\n\r\n"
    )
    return head % (status, len(body)) + body


TURNED_AWAY = _last_words(
    b"429 Too Many Requests", Refused("too_many", "Too many connections; wait a moment.")
)
"""What a connection gets that is not let in, whatever it was about to ask."""
UNREADABLE = _last_words(
    b"400 Bad Request",
    Refused(
        "malformed",
        "This is no call of HTTP/1.1 with a head of 16 KiB at most and the length of its body.",
    ),
)


def in_parts(data: bytes, read: Callable[[bytes], None], ended: Callable[[], bool]) -> None:
    """Read what came in small parts, up to where the connection is ended for what it is."""
    for begin in range(0, len(data), AT_ONCE):
        if ended():
            return
        read(data[begin : begin + AT_ONCE])


class _Calls(h11.Connection):
    """Calls as they are read: a body in chunks of a byte each would take longer than any answer."""

    def next_event(self) -> Any:
        """Read the next part of a call; refuse a body that does not say how long it is."""
        event = super().next_event()
        if isinstance(event, h11.Request) and any(
            name == b"transfer-encoding" for name, _ in event.headers
        ):
            raise h11.RemoteProtocolError("a body has to say how long it is")
        return event


class HttpLine(H11Protocol):
    """A connection of the web server that keeps to the limits."""

    def __init__(self, config: Any, *args: Any, **more: Any) -> None:
        super().__init__(config, *args, **more)
        self._door: Door = config.door
        self._calls = 0
        self.conn = _Calls(h11.SERVER, LARGEST_HEAD)

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

    def data_received(self, data: bytes) -> None:
        """Read a part at a time, so that one client does not hold up all others."""
        in_parts(data, self._read, self._ended)

    def _ended(self) -> bool:
        return self.transport.is_closing() or self.transport.get_protocol() is not self

    def _read(self, data: bytes) -> None:
        super().data_received(data)
        if len(self.conn.trailing_data[0]) > LARGEST_HEAD:  # calls before the last was answered
            self.transport.abort()

    def send_400_response(self, msg: str) -> None:
        """Refuse what is no call, in the words of the protocol."""
        self.transport.write(UNREADABLE)
        self.transport.close()

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
