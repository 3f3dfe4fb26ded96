"""One open socket as a room knows it: whose it is, and what waits to be sent."""

from __future__ import annotations

import asyncio

MOST_WAITING = 64
"""Messages a socket may be behind before it is dropped."""


class Connection:
    """A client that listens; nobody ever waits for it."""

    def __init__(self, seats: tuple[int, ...], host: bool) -> None:
        self.seats = seats
        self.host = host
        self.too_slow = False
        self._waiting: asyncio.Queue[bytes | None] = asyncio.Queue(MOST_WAITING)

    def send(self, message: bytes) -> bool:
        """Let a message be sent; False if the client has not read for too long."""
        try:
            self._waiting.put_nowait(message)
        except asyncio.QueueFull:
            self.too_slow = True
            self.end()
            return False
        return True

    def end(self) -> None:
        """Say nothing more than what waits; a client too slow gets nothing of it."""
        if self.too_slow:
            while not self._waiting.empty():
                self._waiting.get_nowait()
        try:
            self._waiting.put_nowait(None)
        except asyncio.QueueFull:
            self.too_slow = True
            self.end()

    async def next(self) -> bytes | None:
        """Wait for the next message to send; None at the end."""
        return await self._waiting.get()
