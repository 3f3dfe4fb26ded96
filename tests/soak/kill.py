"""The server killed and started again, over and over, with people playing at it.

`python -m tests.soak.kill --cycles 300` ends with exit code 1 at the first breach: an
acknowledged move that is gone, a move that counts twice, an entry that changed, a die that
does not follow from its seed.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from elbowroom import game
from elbowroom.table.fairness import verify
from tests.server.desk import wish
from tests.server.people import TRUSTS_NOBODY
from tests.server.serving import Server

AT_WORK = 0.75
"""How many of the kills hit a server at work; the others one that is just coming up."""
LEAST_BETWEEN = 30
"""Moves acknowledged before a kill of the first kind."""
AWAY = (OSError, WebSocketException, TimeoutError, httpx.TransportError)
"""What a client sees when the server was killed under it."""


class Person:
    """One seat on one socket: plays anything, resends what was not answered, notes everything."""

    def __init__(self, server: Server, table: str, seat: int, secret: str, rng: random.Random):
        self.server = server
        self.table = table
        self.seat = seat
        self.secret = secret
        self.rng = rng
        self.seen: dict[int, Any] = {}
        self.acknowledged: dict[str, list[Any]] = {}
        self.pending: dict[str, Any] | None = None
        self.over = False

    async def play(self) -> None:
        while not self.over:
            try:
                async with connect(self.server.socket(self.table), open_timeout=5) as line:
                    await self._follow(line)
            except AWAY:
                await asyncio.sleep(0.05)

    async def _follow(self, line: Any) -> None:
        since = max(self.seen, default=0)
        await line.send(json.dumps({"type": "hello", "secrets": [self.secret], "since": since}))
        resend = self.pending is not None
        latest: dict[str, Any] = {}
        async with asyncio.timeout(20):
            while not self.over:
                message = json.loads(await line.recv())
                if message["type"] in ("snapshot", "update"):
                    self._note(message["entries"])
                    latest = message
                elif message["type"] == "answer":
                    self._answered(message)
                if resend:
                    resend = False
                    await line.send(json.dumps(self.pending))
                elif self.pending is None:
                    if latest["actions"]:
                        await self._act(line, latest)
                        latest = latest | {"actions": []}
                    self.over = latest["status"] == "over"

    async def _act(self, line: Any, seen: dict[str, Any]) -> None:
        number = self.rng.getrandbits(60)
        self.pending = {
            "type": "act",
            "id": number,
            "seat": self.seat,
            "version": seen["version"],
            "key": f"key-{number}",
            "action": self.rng.choice(seen["actions"])["do"],
        }
        await line.send(json.dumps(self.pending))

    def _answered(self, message: dict[str, Any]) -> None:
        pending = self.pending
        if pending is None or message["id"] != pending["id"]:
            return
        if message["ok"]:
            self.acknowledged[pending["key"]] = message["entries"]
            self._note(message["entries"])
            self.pending = None
        elif message["error"]["code"] != "unavailable":
            raise AssertionError(f"a move that was offered is refused: {message}")

    def _note(self, entries: list[Any]) -> None:
        for entry in entries:
            known = self.seen.setdefault(entry["version"], entry)
            if known != entry:
                raise AssertionError(f"an entry changed: {known} became {entry}")


class Group:
    """A table with its people, game after game, each checked at its end."""

    source: str | None = None
    """The address people come from."""

    def __init__(self, server: Server, number: int, game: str = "classic"):
        self.server = server
        self.game = game
        self.rng = random.Random(number)
        self.kinds = ["me", "here", "random"][: 2 + number % 2]
        self.people: list[Person] = []
        self.table = ""
        self.moves = 0
        self.games = 0

    async def play(self) -> None:
        while True:
            await self._open()
            await asyncio.gather(*[person.play() for person in self.people])
            await self.check()
            self.games += 1

    async def _open(self) -> None:
        body = await self._call("POST", "/api/tables", json=wish(*self.kinds, game=self.game))
        self.table = body["table"]
        self.people = [
            self.person(self.server, self.table, seat["seat"], seat["secret"], self.rng)
            for seat in body["seats"]
        ]

    def person(self, *about: Any) -> Person:
        """Let somebody take a seat."""
        return Person(*about)

    async def _call(self, method: str, path: str, **more: Any) -> Any:
        while True:
            try:
                line = httpx.AsyncHTTPTransport(verify=TRUSTS_NOBODY, local_address=self.source)
                url = self.server.url
                async with httpx.AsyncClient(base_url=url, timeout=10, transport=line) as http:
                    answer = await http.request(method, path, **more)
                if answer.is_success:
                    return answer.json()
                raise AssertionError(f"{path}: {answer.status_code} {answer.text[:300]}")
            except AWAY:
                await asyncio.sleep(0.05)

    async def check(self) -> None:
        """Compare what everybody saw and was told with what the server kept."""
        if not self.table:
            return
        seen = await self._call("GET", f"/api/tables/{self.table}/view")
        kept = await self._kept()
        if list(kept) != list(range(1, len(kept) + 1)):
            raise AssertionError("the entries have gaps")
        if len(kept) < seen["version"]:  # a bot may have moved since it was seen
            raise AssertionError("the newest entries are missing")
        for person in self.people:
            check_person(person, kept)
        if seen["status"] == "over":
            record = await self._call("GET", f"/api/tables/{self.table}/record")
            verify(game(self.game), record)
            self.moves += self._of_this_game
            self.people = []

    async def _kept(self) -> dict[int, Any]:
        """All entries of the table, page by page."""
        kept: dict[int, Any] = {}
        more = True
        while more:
            since = {"since": max(kept, default=0)}
            page = await self._call("GET", f"/api/tables/{self.table}/entries", params=since)
            kept |= {entry["version"]: entry for entry in page["entries"]}
            more = page["more"]
        return kept

    @property
    def _of_this_game(self) -> int:
        return sum(len(person.acknowledged) for person in self.people)

    @property
    def acknowledged(self) -> int:
        """Moves acknowledged so far."""
        return self.moves + self._of_this_game


def check_person(person: Person, kept: dict[int, Any]) -> None:
    """What one person was told is there, once."""
    for version, entry in person.seen.items():
        if kept.get(version) != entry:
            raise AssertionError(f"seat {person.seat} saw {entry}, kept is {kept.get(version)}")
    for entries in person.acknowledged.values():
        for entry in entries:
            if kept.get(entry["version"]) != entry:
                raise AssertionError(f"acknowledged and lost: {entry}")
    calls = {
        entry["act"]
        for entry in kept.values()
        if entry["kind"] == "action" and entry["seat"] == person.seat
    }
    pending = person.pending is not None
    told = len(person.acknowledged)
    if not told <= len(calls) <= told + pending:
        raise AssertionError(f"seat {person.seat} made {told} calls, kept are {len(calls)}")


async def cycles(server: Server, count: int, groups: int, rng: random.Random) -> dict[str, int]:
    """Kill the server so many times while groups play; give what was played."""
    playing = [Group(server, number) for number in range(groups)]
    tasks = [asyncio.ensure_future(group.play()) for group in playing]
    loop = asyncio.get_running_loop()
    try:
        for cycle in range(count):
            if rng.random() < AT_WORK:
                await played_on(playing, tasks, LEAST_BETWEEN)
            await asyncio.sleep(rng.uniform(0.0, 0.8))
            await loop.run_in_executor(None, server.kill)
            await loop.run_in_executor(None, server.start)
            for task in tasks:
                if task.done():
                    task.result()
            if (cycle + 1) % 25 == 0:
                print(
                    f"{cycle + 1} kills, {sum(group.games for group in playing)} games", flush=True
                )
        await asyncio.sleep(1)
    finally:
        for task in tasks:
            task.cancel()
        ended = await asyncio.gather(*tasks, return_exceptions=True)
    for fault in ended:
        if isinstance(fault, Exception):
            raise fault
    for group in playing:
        await group.check()
    return {
        "kills": count,
        "games": sum(group.games for group in playing),
        "acknowledged": sum(group.acknowledged for group in playing),
    }


async def played_on(playing: list[Group], tasks: list[Any], moves: int) -> None:
    """Wait until so many moves more were acknowledged, however slow the machine is."""
    before = sum(group.acknowledged for group in playing)
    while sum(group.acknowledged for group in playing) < before + moves:
        await asyncio.sleep(0.02)
        for task in tasks:
            if task.done():
                task.result()


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--cycles", type=int, default=300)
    parser.add_argument("--groups", type=int, default=6)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder), afresh=True).start()
        try:
            found = asyncio.run(
                cycles(server, options.cycles, options.groups, random.Random(options.seed))
            )
        except AssertionError as breach:
            sys.exit(f"BREACH: {breach}")
        finally:
            server.stop()
    print(f"{found}: nothing acknowledged was lost ({time.monotonic() - began:.0f} s)")


if __name__ == "__main__":
    main()
