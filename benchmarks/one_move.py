"""One move at the server, counted: how many calls of how many functions in how many files.

`python -m benchmarks.one_move` plays the first turns of a game of two, always the same one, at a
room in this process. The player who is asked is connected, and one spectator. For every `conquer`
it counts what happens from the client's message, as text, until both have their frames:

- a call is a frame of a function, method, comprehension or generator of the package `elbowroom`
  that runs in the thread of the event loop; a coroutine that waits and goes on is one call, and
  what libraries and the standard library call of their own is left out, as is the store's
  writing thread, which only commits;
- functions are the different ones among them, files the modules they stand in.

Every action offered next is taken apart into its cost, so a conquest with many answers takes more
calls than one with few: the column `offered` counts them. `again` are the calls when the game is
played a second time: the texts of its actions are known then. A few moves of the other games follow.
The engine has to be interpreted; compiled functions have no frames to count.

`python -m benchmarks.one_move --time 20` plays each game twenty times without counting and tells
the processor time of one such move in microseconds: the same move's median over these games, and
its quickest, which other work on the machine disturbs least; both are means over the moves.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import statistics
import sys
import time
from contextlib import nullcontext
from pathlib import Path
from types import CodeType, FrameType, SimpleNamespace
from typing import Any, NamedTuple, Self

import elbowroom
from elbowroom.hosting.plans import plan_of
from elbowroom.protocol.requests import OpenTable
from elbowroom.server.http.limits import Limits, Rates
from elbowroom.server.rooms.bots import Bots
from elbowroom.server.rooms.room import Room
from elbowroom.server.rooms.rooms import Rooms
from elbowroom.server.socket.connections import Connection
from elbowroom.server.socket.frame_socket import NAME as FRAMES
from elbowroom.server.socket.session import Session
from elbowroom.server.store import open_store
from tests.server.desk import always_the_same, wish
from tests.server.listening import Ear

MOVES = (("classic", "conquer", 9), ("warcraft", "conquer", 3), ("kingdoms", "select", 3))
"""The game, the verb of the moves looked at, and how many of them."""
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
        socket: Any = SimpleNamespace(scope={"client": None, "extensions": {FRAMES: Ear()}})
        self._session = Session(socket, self._rooms, Limits(Rates.of(0)))
        hello = {"type": "hello", "secrets": [self._secrets[seat]]}
        await self._session.handle(self._room, json.dumps(hello))
        self._seat = seat

    async def send(self, message: str) -> None:
        """Let the server have it."""
        if self._session is not None:
            await self._session.handle(self._room, message)


class Move(NamedTuple):
    """One move that was looked at."""

    action: str
    offered: int
    """How many answers there were next."""
    numbers: tuple[int, int, int]
    """Calls, functions and files, where they were counted."""
    seconds: float
    """Of the processor."""


async def measure(game: str, verb: str, most: int, counting: bool = True) -> list[Move]:
    """Play on, always the first action of the verb that is offered, and look at each."""
    rooms = Rooms(await open_store("sqlite://"), Bots())
    new = always_the_same(plan_of(OpenTable(**wish("me", "here", game=game))))
    room = await rooms.open(new)
    await room.join(Connection((), Ear()), None)
    player = Player(rooms, room, new.given)
    found: list[Move] = []
    while len(found) < most:
        offered = player.offered()
        action = next((each for each in offered if each.split()[0] == verb), offered[0])
        message = await player.message(action)
        count = Count()
        began = time.process_time()
        with count if counting else nullcontext():
            await player.send(message)
        seconds = time.process_time() - began
        if action.split()[0] == verb:
            found.append(Move(action, len(player.offered()), count.numbers(), seconds))
    await rooms.close()
    return found


def count_all() -> None:
    """Print a line for every move that is looked at."""
    heads = f"{'offered':>8}{'calls':>8}{'again':>8}{'functions':>11}{'files':>7}"
    print(f"{'game':10}{'action':15}{heads}")
    for game, verb, most in MOVES:
        first, second = [asyncio.run(measure(game, verb, most)) for _ in range(2)]
        for move, again in zip(first, second, strict=True):
            calls, functions, files = move.numbers
            told = f"{move.offered:8}{calls:8}{again.numbers[0]:8}{functions:11}{files:7}"
            print(f"{game:10}{move.action:15}{told}")


def time_all(rounds: int) -> None:
    """Print how long such a move takes, over all of them in so many games."""
    print(f"{'game':10}{'moves':>8}{'median':>8}{'quickest':>10}")
    for game, verb, most in MOVES:
        games = [asyncio.run(measure(game, verb, most, counting=False)) for _ in range(rounds)]
        same = [[move.seconds * 1e6 for move in moves] for moves in zip(*games, strict=True)]
        middle = statistics.fmean([statistics.median(each) for each in same])
        quickest = statistics.fmean([min(each) for each in same])
        print(f"{game:10}{rounds * most:8}{middle:8.0f}{quickest:10.0f}")


def main() -> None:
    """Count, or take the time."""
    parser = argparse.ArgumentParser(description="One move at the server, counted.")
    parser.add_argument("--time", type=int, metavar="GAMES", help="take the time instead")
    rounds = parser.parse_args().time
    if rounds is None:
        count_all()
    else:
        time_all(max(2, rounds))


if __name__ == "__main__":
    main()
