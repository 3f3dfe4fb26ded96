"""Frames: messages of the socket, written once for all who get the same."""

from __future__ import annotations

from collections.abc import Sequence

from pydantic_core import to_json

from elbowroom.server.socket.connections import Connection
from elbowroom.table.views import Update


def framed(text: bytes) -> bytes:
    """Make a frame of a text message, as servers write them: whole, and without a mask."""
    size = len(text)
    if size < 126:  # noqa: PLR2004 - RFC 6455, 5.2: larger sizes take two or eight bytes more
        return bytes((0x81, size)) + text
    if size < 1 << 16:
        return b"\x81\x7e" + size.to_bytes(2, "big") + text
    return b"\x81\x7f" + size.to_bytes(8, "big") + text


class UpdateFrames:
    """The frames of one update: what all onlookers share is written once."""

    def __init__(self, update: Update, entries: Sequence[bytes]) -> None:
        """`entries` are written already, as `entry_text` writes them."""
        self._update = update
        shared = to_json(update.shared)[:-1]
        self._head = b"".join((shared, b',"entries":[', b",".join(entries), b'],"changes":['))
        self._changes = to_json(update.changes)[1:-1]
        self._written: dict[tuple[int, ...], bytes] = {}

    def frame(self, yours: tuple[int, ...]) -> bytes:
        """Give the frame for somebody who holds these seats."""
        found = self._written.get(yours)
        if found is None:
            found = self._written[yours] = self._write(yours)
        return found

    def _write(self, yours: tuple[int, ...]) -> bytes:
        changes, more = self._changes, self._update.own_changes(yours)
        if more:
            changes += (b"," if changes else b"") + to_json(more)[1:-1]
        own = to_json(self._update.own(yours))[1:]
        return framed(b"".join((self._head, changes, b"],", own)))


class Reply:
    """The answer to whoever asked: it goes out with the update it belongs to."""

    def __init__(self, connection: Connection, message_id: str | int) -> None:
        self.connection = connection
        self.due = True
        self._id = message_id

    def frame(self, version: int, entries: Sequence[bytes]) -> bytes:
        """Make the answer: the entries that followed, written as `entry_text` writes them."""
        self.due = False
        head = to_json({"type": "answer", "id": self._id, "ok": True, "version": version})
        return framed(head[:-1] + b',"entries":[' + b",".join(entries) + b"]}")
