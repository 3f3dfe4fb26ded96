"""The line of a page to one of its tables: the messages of the socket, without a socket."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from elbowroom.hosting.access import admit, explain
from elbowroom.table import commands
from elbowroom.table.identity import tidy
from elbowroom.table.refused import Refused
from elbowroom.table.views import looking_of

if TYPE_CHECKING:
    from elbowroom.browser.page import Page
    from elbowroom.browser.room import Room

Tell = Callable[[dict[str, Any]], None]
KINDS = {
    "hello": "Hello",
    "ping": "Ping",
    "act": "SocketAct",
    "undo": "SocketUndo",
    "chat": "SocketChat",
    "why": "SocketWhy",
    "look": "SocketLook",
    "attend": "SocketAttend",
}
"""The messages of a line by their type."""


class Line:
    """One line: who looks from here, and what goes out and in."""

    def __init__(self, page: Page, table_id: str, tell: Tell) -> None:
        self.tell = tell
        self.seats: tuple[int, ...] = ()
        self.looking: tuple[int, ...] = ()
        """The seat that looks now, where several people share the page; nobody else's is sent."""
        self.host = False
        self._page = page
        self._table = table_id
        self._secrets: list[str] = []
        self._room: Room | None = None

    async def hear(self, said: Any) -> None:
        """Do what a message asks for; a refusal is told."""
        id_ = said.get("id") if isinstance(said, dict) else None
        try:
            await self._hear(said)
        except Refused as refused:
            if self._room is None:
                self.tell(refused.body())
            else:
                self.tell({"type": "answer", "id": id_, "ok": False, **refused.body()})

    async def _hear(self, said: Any) -> None:
        kind = said.get("type") if isinstance(said, dict) else None
        if kind not in KINDS:
            raise Refused("malformed", "This is no message that a table knows.")
        message = self._page.described.messages.named(KINDS[kind], said)
        if kind == "ping":
            self.tell({"type": "pong"})
        elif kind == "hello":
            await self._greet(message)
        elif kind != "attend":
            await self._answer(await self._joined(), kind, message)

    async def _joined(self) -> Room:
        if self._room is None:
            raise Refused("malformed", "Say hello first.")
        return self._room

    async def _greet(self, hello: Any) -> None:
        room = await self._page.room(self._table)
        identity = room.identify(hello.secrets)
        if hello.secrets and not identity.seats and not identity.host:
            raise Refused("not_your_seat", "The seat link does not fit any seat of this table.")
        admit(room.table, identity)
        looking = looking_of(identity.seats, hello.looking)
        self._secrets = hello.secrets
        self.seats, self.host, self.looking = identity.seats, identity.host, looking
        self._room = room
        await room.join(self, hello.since)

    async def _answer(self, room: Room, kind: str, message: Any) -> None:
        if kind == "why":
            identity = room.identify(self._secrets)
            found = explain(room.table, identity, message.seat, message.action)
            self.tell({"type": "answer", "id": message.id, "ok": True, "why": found})
        elif kind == "look":
            room.hand_over(self, message.seat)
            self._done(message.id, room.table.version, [])
        else:
            if message.seat not in self.seats:
                raise Refused("not_your_seat", f"Seat {message.seat} is not yours.")
            command = command_of(kind, message)
            told = await room.done(command)
            self._done(message.id, told["version"], told["entries"])

    def _done(self, id_: Any, version: int, entries: list[dict[str, Any]]) -> None:
        self.tell({"type": "answer", "id": id_, "ok": True, "version": version, "entries": entries})

    def close(self) -> None:
        """Hear no more of the table."""
        if self._room is not None:
            self._room.part(self)
            self._room = None


def command_of(kind: str, message: Any) -> commands.Command:
    """Give what a message asks of the table."""
    if kind == "act":
        return commands.Act(message.seat, message.version, message.action, key=message.key)
    if kind == "undo":
        return commands.Undo(message.seat, message.version, key=message.key)
    text = tidy(message.text)
    if not text:
        raise Refused("malformed", "There is nothing to read in that.")
    return commands.Chat(message.seat, text, key=message.key)
