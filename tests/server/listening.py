"""A socket's line for tests: keeps the frames it gets, and listens when the test says so."""

from __future__ import annotations

from collections.abc import Callable


class Ear:
    """Somebody at the other end of a line."""

    def __init__(self) -> None:
        self.frames: list[bytes] = []
        self.code: int | None = None
        self.listens = True
        self.on_ready: Callable[[], None] | None = None

    def ready(self) -> bool:
        return self.listens

    def put(self, frame: bytes) -> None:
        self.frames.append(frame)

    def end(self, code: int) -> None:
        self.code = code

    def sit(self, seated: bool) -> None:
        pass

    def listen_again(self) -> None:
        self.listens = True
        if self.on_ready is not None:
            self.on_ready()
