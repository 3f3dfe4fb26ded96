"""One conquest at the server, counted: how many calls of how many functions in how many files.

`python -m benchmarks.one_move` plays the first turns of a game of two, always the same one, at a
room in this process. The player who is asked is connected, and one spectator. For every `conquer`
it counts what happens from the client's message, as text, until both have their frames:

- a call is a frame of a function, method, comprehension or generator of the package `elbowroom`
  that runs in the thread of the event loop; a coroutine that waits and goes on is one call, and
  what libraries and the standard library call of their own is left out, as is the store's
  writing thread, which only commits;
- functions are the different ones among them, files the modules they stand in.

Every action offered next is taken apart into its cost, so a conquest with many answers takes more
calls than one with few: the column `offered` counts them. The engine has to be interpreted;
compiled functions have no frames to count.
"""

from __future__ import annotations

import asyncio
import json
import sys
from pathlib import Path
from types import CodeType, FrameType, SimpleNamespace
from typing import Any, Self

import elbowroom
from elbowroom.protocol.requests import OpenTable
from elbowroom.server.http.limits import Rates
from elbowroom.server.http.plans import plan_of
from elbowroom.server.rooms.bots import Bots
from elbowroom.server.rooms.room import Room
from elbowroom.server.rooms.rooms import Rooms
from elbowroom.server.socket.connections import Connection
from elbowroom.server.socket.frame_socket import NAME as FRAMES
from elbowroom.server.socket.session import Session
from elbowroom.server.store import open_store
from tests.server.desk import always_the_same, wish
from tests.server.listening import Ear

CONQUESTS = 9
ROOT = str(Path(elbowroom.__file__).parent)


class Count:
    """The calls of our own functions while it watches."""

    def __init__(self) -> None:
        self._frames: dict[int, FrameType] = {}

    def __enter__(self) -> Self:
        sys.setprofile(self._note)
        return self

    def __exit__(self, *_: object) -> None:
        sys.setprofile(None)

    def _note(self, frame: FrameType, event: str, _: object) -> None:
        if event == "call" and frame.f_code.co_filename.startswith(ROOT):
            self._frames[id(frame)] = frame  # kept, so that no other frame gets its id

    def codes(self) -> list[CodeType]:
        """List the code of every call."""
        return [frame.f_code for frame in self._frames.values()]

    def numbers(self) -> tuple[int, int, int]:
        """Count calls, functions and files."""
        codes = self.codes()
        return len(codes), len(set(codes)), len({code.co_filename for code in codes})


class Player:
    """Whoever is asked, on a socket of their own."""

    def __init__(self, rooms: Rooms, room: Room, secrets: dict[int, str]) -> None:
        self._rooms = rooms
        self._room = room
        self._secrets = secrets
        self._seat: int | None = None
        self._session: Session | None = None
        self._sent = 0

    def offered(self) -> list[str]:
        """List what may be answered now."""
        state = self._room.table.playing().state
        return [state.text(action) for action in state.legal_actions()]

    async def message(self, action: str) -> str:
        """Write what the client of the asked seat sends; it sits down first if it is another's."""
        seat = self._room.table.asked()
        if seat is None:
            raise AssertionError("nobody is asked")
        if seat != self._seat:
            await self._sit(seat)
        self._sent += 1
        told: dict[str, Any] = {"type": "act", "id": self._sent, "seat": seat, "action": action}
        told |= {"version": self._room.table.version, "key": f"count-{self._sent:06}"}
        return json.dumps(told)

    async def _sit(self, seat: int) -> None:
        if self._session is not None:
            self._session.leave(self._room)
        socket: Any = SimpleNamespace(scope={"extensions": {FRAMES: Ear()}})
        self._session = Session(socket, self._rooms, Rates.of(0))
        hello = {"type": "hello", "secrets": [self._secrets[seat]]}
        await self._session.handle(self._room, json.dumps(hello))
        self._seat = seat

    async def send(self, message: str) -> None:
        """Let the server have it."""
        if self._session is not None:
            await self._session.handle(self._room, message)


async def measure() -> list[tuple[str, int, tuple[int, int, int]]]:
    """Play on, always the first conquest that is offered, and count each."""
    rooms = Rooms(await open_store("sqlite://"), Bots())
    new = always_the_same(plan_of(OpenTable(**wish("me", "here"))))
    room = await rooms.open(new)
    await room.join(Connection((), Ear()), None)
    player = Player(rooms, room, new.given)
    found: list[tuple[str, int, tuple[int, int, int]]] = []
    while len(found) < CONQUESTS:
        offered = player.offered()
        action = next((each for each in offered if each.startswith("conquer")), offered[0])
        message = await player.message(action)
        with Count() as count:
            await player.send(message)
        if action.startswith("conquer"):
            found.append((action, len(player.offered()), count.numbers()))
    await rooms.close()
    return found


def main() -> None:
    """Print a line for every conquest."""
    print(f"{'action':14}{'offered':>8}{'calls':>8}{'functions':>11}{'files':>7}")
    for action, offered, (calls, functions, files) in asyncio.run(measure()):
        print(f"{action:14}{offered:8}{calls:8}{functions:11}{files:7}")


if __name__ == "__main__":
    main()
