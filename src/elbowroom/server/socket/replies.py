"""The answer to whoever asked over a socket: it goes out with the update it belongs to."""

from __future__ import annotations

from collections.abc import Sequence

from pydantic_core import to_json

from elbowroom.server.socket.connections import Connection
from elbowroom.server.socket.frames import framed


class Reply:
    """One answer, due to one connection."""

    def __init__(self, connection: Connection, message_id: str | int) -> None:
        self.connection = connection
        self.due = True
        self._id = message_id

    def frame(self, version: int, entries: Sequence[bytes]) -> bytes:
        """Make the answer: the entries that followed, written as `entry_text` writes them."""
        self.due = False
        head = to_json({"type": "answer", "id": self._id, "ok": True, "version": version})
        return framed(head[:-1] + b',"entries":[' + b",".join(entries) + b"]}")
