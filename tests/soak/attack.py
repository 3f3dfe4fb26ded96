"""Everything one network can do to a server at once, from 127.0.0.2, bounded in count and time.

`python -m tests.soak.attack URL TABLE SECONDS` prints how often each attack was answered.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import resource
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any
from urllib.parse import urlsplit

from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

SOURCE = ("127.0.0.2", 0)
CONNECTIONS = 2000
"""Half-sent calls and idle sockets held at the same time, if the server takes them."""
HEAD_START = 1.5
"""Seconds in which the other attacks get their connections."""
TROUBLE = (OSError, WebSocketException, TimeoutError, EOFError, ValueError, KeyError)
"""What attackers meet with, and do not mind."""
EXPERTS = {
    "game": "classic",
    "players": 5,
    "seats": [{"kind": "bot", "bot": "expert"}] * 5,
}
PING = b"\x89\x80\0\0\0\0"
PAIR = {
    "game": "classic",
    "players": 2,
    "seats": [{"kind": "me", "name": "Eve"}, {"kind": "here", "name": "Mallory"}],
}


class Attack:
    """One server, one table of others, and how often each attack was answered."""

    def __init__(self, url: str, table: str, seconds: float):
        self.host, self.port = str(urlsplit(url).hostname), urlsplit(url).port
        self.table = table
        self.end = time.monotonic() + seconds
        self.answered: Counter[str] = Counter()
        self.finished = ""

    async def lay(self) -> None:
        """Attack in all ways at once until the time is over.

        Those that open connections by the thousand begin last: they would keep the others out.
        """
        await self._prepare()
        ways: list[tuple[Callable[[], Awaitable[None]], int]] = [
            (self.missing, 8),
            (self.challenges, 4),
            (self.forks, 4),
            (self.views, 4),
            (self.chat, 4),
            (self.hellos, 30),
            (self.experts, 4),
            (self.chunks, 2),
            (self.long_heads, 2),
            (self.pings, 4),
            (self.brought, 2),
            (self.made, 2),
        ]
        floods = [(self.half_sent, CONNECTIONS // 2), (self.idle_sockets, CONNECTIONS // 2)]
        laid = [self._again(way) for way, count in ways for _ in range(count)]
        laid += [self._again(way, HEAD_START) for way, count in floods for _ in range(count)]
        await asyncio.gather(*laid)

    async def _prepare(self) -> None:
        """Have a finished game to go on from."""
        opened = await self._call("POST", "/api/tables", PAIR)
        for seat in opened["seats"]:
            body = {"seat": seat["seat"], "agree": True}
            await self._call("POST", f"/api/tables/{opened['table']}/close", body, seat["secret"])
        self.finished = opened["table"]

    async def _again(self, way: Callable[[], Awaitable[None]], after: float = 0) -> None:
        await asyncio.sleep(after)
        while time.monotonic() < self.end:
            try:
                async with asyncio.timeout(max(0.1, self.end - time.monotonic())):
                    await way()
            except TROUBLE:
                self.answered["turned away"] += 1
                await asyncio.sleep(0.02)

    # Calls.

    async def _call(self, method: str, path: str, body: Any = None, secret: str = "") -> Any:
        """Call once on a connection of its own; give the answer if it is one."""
        text = b"" if body is None else json.dumps(body).encode()
        head = (
            f"{method} {path} HTTP/1.1\r\nhost: {self.host}\r\ncontent-type: application/json\r\n"
            f"content-length: {len(text)}\r\nauthorization: Bearer {secret}\r\n"
            "connection: close\r\n\r\n"
        )
        reader, writer = await asyncio.open_connection(self.host, self.port, local_addr=SOURCE)
        try:
            writer.write(head.encode() + text)
            answer = await reader.read(-1)
        finally:
            writer.close()
        status, _, rest = answer.partition(b"\r\n")
        what = path.rpartition("/")[2].partition("?")[0]
        self.answered[f"{method} {what} {status.split()[1].decode()}"] += 1
        return json.loads(rest.partition(b"\r\n\r\n")[2])

    async def missing(self) -> None:
        await self._call("GET", "/api/nothing")

    async def challenges(self) -> None:
        body = {"name": "Eve", "day": time.strftime("%Y-%m-%d", time.gmtime())}
        await self._call("POST", "/api/challenges/kingdoms", body, "0123456789abcdef")

    async def forks(self) -> None:
        seats = [{"kind": "bot", "bot": "expert"}] * 2
        await self._call("POST", f"/api/tables/{self.finished}/fork", {"move": 5, "seats": seats})

    async def views(self) -> None:
        for path in ("view?since=0", "record", "moments?move=1", "entries"):
            await self._call("GET", f"/api/tables/{self.table}/{path}")

    async def _send(self, what: str, data: bytes) -> bytes:
        """Send something on a connection of its own; give what comes back up to its end."""
        reader, writer = await asyncio.open_connection(self.host, self.port, local_addr=SOURCE)
        try:
            writer.write(data)
            told = await reader.read(-1)
            self.answered[f"{what}, answered"] += 1
        finally:
            writer.close()
        return told

    async def chunks(self) -> None:
        """Say a little in a hundred thousand chunks."""
        head = (
            b"POST /api/records HTTP/1.1\r\nhost: localhost\r\ntransfer-encoding: chunked\r\n\r\n"
        )
        await self._send("chunks", head + b"1\r\n \r\n" * 100_000)

    async def long_heads(self) -> None:
        """Say nothing in forty thousand lines."""
        head = b"GET /api/games HTTP/1.1\r\nhost: localhost\r\n"
        await self._send("long head", head + b"a:b\r\n" * 40_000 + b"\r\n")

    async def pings(self) -> None:
        """Ping as fast as the socket takes it, and read nothing."""
        async with self._socket(self.table) as line:
            await line.send(json.dumps({"type": "hello", "secrets": [], "since": None}))
            while True:
                line.transport.write(PING * 20_000)
                self.answered["pings by the thousand"] += 1
                await asyncio.sleep(0.1)
                if line.transport.is_closing():
                    return

    async def brought(self) -> None:
        """Bring positions to be thought through, and a record to be told and judged."""
        empty = await self._call("POST", "/api/positions/empty", {"game": "kingdoms", "players": 5})
        given = {name: empty[name] for name in ("game", "setup", "position")}
        for path in ("positions", "positions/best"):
            await self._call("POST", f"/api/{path}", given)
        record = {"record": {"game": "classic", "moves": [{"n": 0}] * 40_000}}
        for path in ("records", "records/study"):
            await self._call("POST", f"/api/{path}", record)

    async def made(self) -> None:
        """Have packs checked, tried, weighed and published, each time another."""
        race = {"id": "wasps", "name": "Wasps", "tokens": random.randrange(1, 9), "effects": []}
        pack = {"format": 1, "game": "classic", "id": "wasps", "name": "Wasps", "races": [race]}
        one = {"game": "classic", "pack": pack, "list": "races", "thing": "wasps"}
        seats = [{"kind": "bot", "bot": "expert"}] * 5
        await self._call("POST", "/api/workshop/check", {"game": "classic", "document": pack})
        await self._call("POST", "/api/workshop/weigh", one | {"seconds": 900})
        await self._call("POST", "/api/workshop/table", one | {"seats": seats})
        wish = {"game": "classic", "document": pack, "author": "Eve", "licence": "CC0-1.0"}
        wish["version"] = str(random.randrange(10**6))
        await self._call("POST", "/api/shelf", wish, "e" * 32)
        await self._call("GET", "/api/shelf?text=wasps")

    async def half_sent(self) -> None:
        """Begin a call and never end it."""
        reader, writer = await asyncio.open_connection(self.host, self.port, local_addr=SOURCE)
        try:
            writer.write(b"POST /api/tables HTTP/1.1\r\nhost: localhost\r\nx: ")
            await reader.read(-1)
            self.answered["half-sent, closed"] += 1
        finally:
            writer.close()

    # Sockets.

    def _socket(self, table: str) -> Any:
        address = f"ws://{self.host}:{self.port}/api/tables/{table}/socket"
        return connect(address, local_addr=SOURCE, open_timeout=20, max_queue=None)

    async def idle_sockets(self) -> None:
        async with self._socket(self.table) as line:
            await line.send(json.dumps({"type": "hello", "secrets": [], "since": None}))
            async for _ in line:
                self.answered["idle socket, told"] += 1

    async def hellos(self) -> None:
        """Ask for everything again and again, at the table of others."""
        async with self._socket(self.table) as line:
            while True:
                await line.send(json.dumps({"type": "hello", "secrets": [], "since": 0}))
                told = json.loads(await line.recv())
                self.answered[f"hello, {told.get('type', 'refused')}"] += 1

    async def chat(self) -> None:
        """Talk as fast as the socket takes it, at a table of one's own."""
        opened = await self._call("POST", "/api/tables", PAIR)
        secrets = [seat["secret"] for seat in opened["seats"]]
        async with self._socket(opened["table"]) as line:
            await line.send(json.dumps({"type": "hello", "secrets": secrets, "since": None}))
            for number in range(10**9):
                said = {"seat": number % 2, "text": "x" * 500, "key": f"line-{number:08}"}
                await line.send(json.dumps({"type": "chat", "id": number, **said}))
                told = json.loads(await line.recv())
                self.answered[f"chat, {told.get('ok', told.get('type'))}"] += 1

    async def experts(self) -> None:
        """Let experts think, and watch them, so that they have a reason to."""
        opened = await self._call("POST", "/api/tables", EXPERTS)
        async with self._socket(opened["table"]) as line:
            await line.send(json.dumps({"type": "hello", "secrets": [], "since": None}))
            self.answered["table of experts"] += 1
            await asyncio.sleep(2)


def main() -> None:
    url, table, seconds = sys.argv[1:]
    os.nice(10)  # an attacker from elsewhere would not take the server's own processor
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard == resource.RLIM_INFINITY or hard > soft:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(8192, max(soft, hard)), hard))
    attack = Attack(url, table, float(seconds))
    asyncio.run(attack.lay())
    print(json.dumps(attack.answered))


if __name__ == "__main__":
    main()
