"""The socket under a connection: finished frames go out at once, without a task or a queue between.

An update goes to every socket of a table, and most of them get the same bytes. So the frame is
made once, and written to the transport as it is.
"""

from __future__ import annotations

import asyncio
from asyncio.transports import BaseTransport
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

from elbowroom.server.gate.door import READING_SECONDS, Door
from elbowroom.server.socket.connections import GOING
from elbowroom.server.socket.http_line import in_parts

NAME = "elbowroom.frames"
"""Where a socket's scope has the socket itself, among the extensions."""


class FrameSocket(WebSocketsSansIOProtocol):
    """A WebSocket of the web server that also takes finished frames."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.on_ready: Callable[[], None] | None = None
        self._ending: asyncio.Task[None] | None = None
        config: Any = self.config
        self._door: Door = config.door
        self._allowance = self._door.frames()

    def connection_made(self, transport: BaseTransport) -> None:
        """Take an HTTP connection over."""
        super().connection_made(transport)
        self._door.upgrade(self.transport, self)

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the connection."""
        self._door.leave(self.transport)
        super().connection_lost(exc)

    # What comes: every frame counts, also those that no session ever sees.

    def data_received(self, data: bytes) -> None:
        """Read a part at a time, and no more of a client that sends frames without end."""
        in_parts(data, super().data_received, self.transport.is_closing)

    def _counts(self) -> bool:
        """Count a frame; a client with too many is cut off, and what it sent is not looked at."""
        if self.transport.is_closing():
            return False
        if self._allowance.take():
            return True
        self._door.cut_off(self.transport)
        return False

    def handle_text(self, event: Frame) -> None:
        """Take a message, or its beginning."""
        if self._counts():
            super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        """Take a message of bytes, or its beginning."""
        if self._counts():
            super().handle_bytes(event)

    def handle_cont(self, event: Frame) -> None:
        """Take another part of a message."""
        if self._counts():
            super().handle_cont(event)

    def handle_ping(self) -> None:
        """Answer a ping."""
        if self._counts():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """Hear that the client is there."""
        if self._counts():
            super().handle_pong(event)

    # Whose it is.

    def belongs(self, network: str) -> bool:
        """Note whose the socket is; False if they have too many connections."""
        return self._door.belongs(self.transport, network)

    def sit(self, seated: bool) -> None:
        """Note whether this is the socket of a seat in play, for which there is always a place."""
        self._door.seat(self.transport, seated)

    def owes(self) -> tuple[str, float] | None:
        """Tell what the client has to do: read what was sent, or say goodbye as well."""
        if self.transport.get_write_buffer_size():
            return "read", READING_SECONDS
        return ("close", READING_SECONDS) if self.close_sent else None

    def handle_connect(self, event: Request) -> None:
        """Begin to serve a client, whose scope gets the socket."""
        super().handle_connect(event)
        if not self.close_sent:
            extensions: Any = self.scope["extensions"]
            extensions[NAME] = self

    def ready(self) -> bool:
        """Whether a frame would go out now rather than pile up; true also when nobody is there."""
        return self.writable.is_set()

    def put(self, frame: bytes) -> None:
        """Write a finished frame, unless the socket is closed or about to be."""
        if not (self.close_sent or self.disconnected or self.transport.is_closing()):
            self.transport.write(frame)

    def end(self, code: int) -> None:
        """Close the socket for a reason, once all before it is written."""
        self._ending = self.loop.create_task(self._end(code))

    async def _end(self, code: int) -> None:
        try:
            await self.send({"type": "websocket.close", "code": code, "reason": ""})
        except (ClientDisconnected, RuntimeError):
            return  # closed already

    def resume_writing(self) -> None:
        """Go on with what waits."""
        super().resume_writing()
        if self.on_ready is not None:
            self.on_ready()

    def shutdown(self) -> None:
        """Tell the client that the server goes away, and close."""
        if self.handshake_complete and not (self.close_sent or self.transport.is_closing()):
            self.stop_keepalive()
            self.queue.put_nowait({"type": "websocket.disconnect", "code": GOING, "reason": ""})
            self.conn.send_close(GOING)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()
        else:
            super().shutdown()
