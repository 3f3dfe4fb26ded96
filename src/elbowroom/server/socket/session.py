"""The socket of a table: hello, then updates out and calls in."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

import structlog
from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from pydantic import TypeAdapter, ValidationError
from pydantic_core import to_json

from elbowroom.protocol import requests
from elbowroom.server.gate.networks import network_in
from elbowroom.server.gate.prices import HELLO, price_of_bytes
from elbowroom.server.http.faults import malformed_message
from elbowroom.server.http.limits import LARGEST_MESSAGE, Bucket, Limits
from elbowroom.server.ops import metrics
from elbowroom.server.ops.trouble import unforeseen
from elbowroom.server.rooms.room import Room
from elbowroom.server.rooms.rooms import Rooms
from elbowroom.server.socket.connections import BAD, GOING, Connection, FrameWriter
from elbowroom.server.socket.frame_socket import NAME as FRAMES
from elbowroom.server.socket.frames import Reply, framed
from elbowroom.table import commands
from elbowroom.table.identity import tidy
from elbowroom.table.refused import Refused
from elbowroom.table.views import looking_of

log = structlog.get_logger("elbowroom.socket")
router = APIRouter()
_MESSAGE: TypeAdapter[Any] = TypeAdapter(requests.ClientMessage)
_OBJECT: TypeAdapter[dict[str, Any]] = TypeAdapter(dict[str, Any])
HELLO_LIMIT = 10.0
"""Seconds a client has to say hello."""
TOO_MANY_REFUSED = 100
"""Refused messages after which a socket is closed."""
_LONGEST_ID = 64
_GONE = (WebSocketDisconnect, RuntimeError)
"""The client went away; RuntimeError is Starlette's word for sending to a closed socket."""


@router.websocket("/api/tables/{table}/socket")
async def socket(websocket: WebSocket, table: str) -> None:
    """Serve one client until it goes away."""
    rooms: Rooms = websocket.app.state.rooms
    limits: Limits = websocket.app.state.limits
    await websocket.accept()
    metrics.SOCKETS.inc()
    try:
        await Session(websocket, rooms, limits).serve(table)
    except _GONE:
        pass
    finally:
        metrics.SOCKETS.dec()


class Session:
    """One client on one socket."""

    def __init__(self, websocket: WebSocket, rooms: Rooms, limits: Limits) -> None:
        self._socket = websocket
        self._frames: FrameWriter = websocket.scope["extensions"][FRAMES]
        self._rooms = rooms
        self._limits = limits
        self._network = network_in(websocket.scope)
        self._bucket = Bucket(limits.rates.messages, limits.rates.saved_messages)
        self._refused = 0
        self._secrets: list[str] = []
        self._connection: Connection | None = None
        self._room: Room | None = None

    async def serve(self, table_id: str) -> None:
        """Wait for hello, then listen and tell."""
        try:
            self._room = await self._rooms.get(table_id)
            hello = await asyncio.wait_for(self._receive(), HELLO_LIMIT)
            await self._greet(self._room, _read(hello))
        except TimeoutError:
            await self._close(BAD)
            return
        except _GONE:
            raise
        except Exception as fault:  # noqa: BLE001 - whatever it is, the client is told
            refused = _refusal(fault, table_id)
            await self._socket.send_text(to_json(refused.body()).decode())
            await self._close(BAD)
            return
        try:
            await self._listen(self._room)
        finally:
            self.leave(self._room)

    async def _greet(self, room: Room, hello: Any) -> None:
        if not isinstance(hello, requests.Hello):
            raise Refused("malformed", "Say hello first.")
        if not self._limits.calls.take(self._network, HELLO):
            raise Refused("too_many", "Too many calls; wait a moment.")
        if self._connection is not None:
            self.leave(room)
        self._secrets = hello.secrets
        identity = room.identify(self._secrets)
        if self._secrets and not identity.seats and not identity.host:
            raise Refused("not_your_seat", "The seat link does not fit any seat of this table.")
        room.admit(identity)
        looking = looking_of(identity.seats, hello.looking)
        connection = Connection(identity.seats, self._frames, identity.host, looking)
        async with self._limits.turns.of(self._network):
            size = await room.join(connection, hello.since)
        self._limits.calls.charge(self._network, price_of_bytes(size))
        self._connection = connection
        self._frames.sit(bool(identity.seats) and not room.table.finished)

    def leave(self, room: Room) -> None:
        """Get no more of what happens at a table."""
        if self._connection is not None:
            room.part(self._connection)
            self._connection.leave()
            self._connection = None

    async def _close(self, code: int) -> None:
        with contextlib.suppress(RuntimeError):  # closed already
            await self._socket.close(code)

    async def _receive(self) -> str:
        """Wait for the next message; bytes are read as text, whatever they are."""
        message = await self._socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code") or GOING)
        text: str | None = message.get("text")
        return text if text is not None else (message.get("bytes") or b"").decode(errors="replace")

    async def _listen(self, room: Room) -> None:
        while self._refused < TOO_MANY_REFUSED:
            text = await self._receive()
            try:
                if not (self._bucket.take() and self._limits.messages.take(self._network)):
                    raise Refused("too_many", "Too many messages; wait a moment.")
                await self.handle(room, text)
            except Exception as fault:  # noqa: BLE001 - whatever it is, the client is told
                self._refuse(_refusal(fault, room.row.id), _id_of(text))
        await self._close(BAD)

    async def handle(self, room: Room, text: str) -> None:
        """Do what a message asks for."""
        message = _read(text)
        if isinstance(message, requests.Ping):
            self._tell({"type": "pong"})
        elif isinstance(message, requests.Hello):
            await self._greet(room, message)
        elif isinstance(message, requests.SocketWhy):
            found = room.explain(room.identify(self._secrets), message.seat, message.action)
            self._tell({"type": "answer", "id": message.id, "ok": True, "why": found})
        elif isinstance(message, requests.SocketAttend):
            if self._connection is not None:
                self._connection.attending = message.here
        elif isinstance(message, requests.SocketLook):
            await self._look(room, message)
        else:
            command = _command(message)
            if self._connection is None or message.seat not in self._connection.seats:
                raise Refused("not_your_seat", f"Seat {message.seat} is not yours.")
            await room.carry_out(command, reply=Reply(self._connection, message.id))

    async def _look(self, room: Room, message: requests.SocketLook) -> None:
        if self._connection is None:
            raise Refused("not_now", "Say hello first.")
        await room.hand_over(self._connection, message.seat)
        version = room.table.version
        self._tell(
            {"type": "answer", "id": message.id, "ok": True, "version": version, "entries": []}
        )

    def _tell(self, message: dict[str, Any]) -> None:
        self._send(to_json(message))

    def _send(self, text: bytes) -> None:
        if self._connection is None:  # another hello was refused
            self._frames.put(framed(text))
        elif not self._connection.send(framed(text)):
            metrics.SLOW_SOCKETS.inc()

    def _refuse(self, refused: Refused, id_: str | int | None) -> None:
        self._refused += refused.code in ("malformed", "too_many", "not_your_seat")
        metrics.REFUSALS.labels(refused.code).inc()
        self._tell({"type": "answer", "id": id_, "ok": False, **refused.body()})


def _refusal(fault: Exception, table: str) -> Refused:
    return fault if isinstance(fault, Refused) else unforeseen(fault, table=table)


def _read(text: str) -> Any:
    if len(text.encode("utf-8", "replace")) > LARGEST_MESSAGE:
        raise Refused("too_large", f"A message may have {LARGEST_MESSAGE} bytes at most.")
    try:
        return _MESSAGE.validate_json(text)
    except ValidationError as fault:
        raise malformed_message(fault) from fault


def _id_of(text: str) -> str | int | None:
    """Find the id of a message that was refused, so that the client knows which it was."""
    try:
        found = _OBJECT.validate_json(text).get("id")
    except ValidationError:
        return None
    return found if isinstance(found, str | int) and len(str(found)) <= _LONGEST_ID else None


def _command(message: Any) -> commands.Command:
    if isinstance(message, requests.SocketAct):
        return commands.Act(message.seat, message.version, message.action, key=message.key)
    if isinstance(message, requests.SocketUndo):
        return commands.Undo(message.seat, message.version, key=message.key)
    text = tidy(message.text)
    if not text:
        raise Refused("malformed", "There is nothing to read in that.")
    return commands.Chat(message.seat, text, key=message.key)
