"""One open socket as a room knows it: whose it is, and what waits to be sent."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Protocol

MOST_WAITING = 64
"""Messages a socket may be behind before it is dropped."""
GOING, BAD, TOO_SLOW = 1001, 1008, 1013
"""Why a socket is closed: the server goes away, the client misbehaves, or does not read."""


class FrameWriter(Protocol):
    """What a connection needs of its socket."""

    on_ready: Callable[[], None] | None
    """Called when the socket takes frames again."""

    def ready(self) -> bool:
        """Whether a frame would go out now rather than pile up."""

    def put(self, frame: bytes) -> None:
        """Write a finished frame."""

    def end(self, code: int) -> None:
        """Close the socket for a reason."""

    def sit(self, seated: bool) -> None:
        """Note whether this is the socket of a seat in play."""


class Connection:
    """A client that listens; nobody ever waits for it."""

    def __init__(
        self,
        seats: tuple[int, ...],
        writer: FrameWriter,
        host: bool = False,
        looking: tuple[int, ...] | None = None,
    ) -> None:
        self.seats = seats
        self.looking = seats if looking is None else looking
        """The seat that looks now, where several people share a device; nobody else's is sent."""
        self.host = host
        self.attending = True
        """Whether somebody looks at it, as far as the page knows."""
        self.too_slow = False
        self._writer = writer
        self._waiting: deque[bytes] = deque()
        self._ending = False
        writer.on_ready = self._go_on

    def send(self, frame: bytes) -> bool:
        """Let a frame be sent; False if the client has not read for too long."""
        if self._ending:
            return not self.too_slow
        if not self._waiting and self._writer.ready():
            self._writer.put(frame)
        elif len(self._waiting) < MOST_WAITING:
            self._waiting.append(frame)
        else:
            self.too_slow = True
            self._waiting.clear()
            self.end()
            return False
        return True

    def end(self) -> None:
        """Say nothing more than what waits; a client too slow gets nothing of it."""
        if not self._ending:
            self._ending = True
            self._go_on()

    def leave(self) -> None:
        """Send nothing more; the socket stays as it is."""
        self._ending = True
        self._waiting.clear()
        self._writer.on_ready = None

    def _go_on(self) -> None:
        """Send what waits while the socket takes it, and close the socket after the last."""
        while self._waiting and self._writer.ready():
            self._writer.put(self._waiting.popleft())
        if self._ending and not self._waiting:
            self._writer.on_ready = None
            self._writer.end(TOO_SLOW if self.too_slow else GOING)
