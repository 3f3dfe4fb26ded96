"""The server under load: many tables, a socket for every seat, moves at a steady pace.

`python -m benchmarks.server_load` starts `elbowroom serve` on the loopback address with
durable storage and plays random moves at every table. A move counts once it is stored and
answered; its latency is the time from sending it until another player's socket has the update,
measured at each of the three others. Every table moves at its own steady pace, each pause between
half and one and a half times the usual; by default all together ask for slightly more than the
target. Both sides run the engine of the module path: `make soak` gives them the compiled one.

A generator that is late itself would measure itself: its own lag is told beside the latencies, and so
is how much of the processors everything else on the machine took.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import itertools
import json
import os
import random
import re
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import uvloop
from websockets.asyncio.client import ClientConnection, connect

from elbowroom.conquest.engine import state
from tests.server.store.cluster import DURABLE, Cluster

SEATS = 4
_VERSION = re.compile(r'"version":(\d+)')
_TICKS = os.sysconf("SC_CLK_TCK")
LOOK = 0.005
"""Seconds between two looks at how late the generator itself is."""


@dataclass
class Asked:
    """A seat that is asked, and what it may answer."""

    line: ClientConnection
    seat: int
    version: int
    actions: list[str]


class Table:
    """A table and its people; a move at a time."""

    def __init__(self, number: int, body: dict[str, Any]) -> None:
        self.id: str = body["table"]
        self.secrets: list[str] = [seat["secret"] for seat in body["seats"]]
        self.rng = random.Random(number)
        self.asked: Asked | None = None
        self.sent = 0.0
        self.version = 0
        self.waiting: set[int] = set()
        """The other seats that have not seen the last move yet."""


class Load:
    """All tables, and what was measured at them."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.latencies: list[float] = []
        self.lags: list[float] = []
        """How late the generator itself was, every few milliseconds."""
        self.stored = 0
        self.late = 0
        self.measuring = False
        self._keys = itertools.count()

    async def follow(self, table: Table, seat: int) -> None:
        """Listen on one seat; keep what is offered when the seat is asked."""
        address = self.url.replace("http", "ws") + f"/api/tables/{table.id}/socket"
        async with connect(address, compression=None, max_queue=None) as line:
            await line.send(json.dumps({"type": "hello", "secrets": [table.secrets[seat]]}))
            async for message in line:
                text = str(message)
                if text.startswith('{"type":"answer"'):
                    self._answered(text)
                elif not text.startswith('{"type":"seats"'):
                    self._updated(table, seat, line, text)

    def _answered(self, text: str) -> None:
        if '"ok":true' not in text:
            raise AssertionError(text[:300])
        self.stored += self.measuring

    def _updated(self, table: Table, seat: int, line: ClientConnection, text: str) -> None:
        found = _VERSION.search(text)
        version = int(found[1]) if found else 0
        if seat in table.waiting and version > table.version:
            table.waiting.discard(seat)
            if self.measuring:
                self.latencies.append(time.perf_counter() - table.sent)
        if '"actions":[]' not in text:
            seen = json.loads(text)
            actions = [action["do"] for action in seen["actions"]]
            table.asked = Asked(line, seat, version, actions)

    async def move(self, table: Table) -> None:
        """Make one move at a table, if somebody is asked by now."""
        asked, table.asked = table.asked, None
        if asked is None:
            self.late += self.measuring
            return
        message = {
            "type": "act",
            "id": 1,
            "seat": asked.seat,
            "version": asked.version,
            "key": f"load-{next(self._keys):09}",
            "action": table.rng.choice(asked.actions),
        }
        table.version = asked.version
        table.waiting = set(range(SEATS)) - {asked.seat}
        table.sent = time.perf_counter()
        await asked.line.send(json.dumps(message))

    async def pace(self, table: Table, period: float) -> None:
        """Move at a table once in every period, now sooner, now later."""
        await asyncio.sleep(table.rng.random() * period)
        due = time.perf_counter()
        while True:
            await self.move(table)
            due += period * table.rng.uniform(0.5, 1.5)
            await asyncio.sleep(max(0.0, due - time.perf_counter()))

    async def watch_itself(self) -> None:
        """Note how late this process is at what it wants to do."""
        while True:
            due = time.perf_counter() + LOOK
            await asyncio.sleep(LOOK)
            if self.measuring:
                self.lags.append(time.perf_counter() - due)


class Served:
    """The server with all its processes, and what they use."""

    def __init__(self, folder: str, database: str, workers: int) -> None:
        command = [sys.executable, "-m", "elbowroom.cli", "serve", "--port", "0", "--rate", "0"]
        command += ["--database", database, "--workers", str(workers)]
        self.process = subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            cwd=folder,
            env=os.environ | {"PYTHONPATH": module_path()},
        )
        line = self.process.stdout.readline() if self.process.stdout else ""
        if not line:
            sys.exit("the server did not start")
        self.url = "http://127.0.0.1:" + line.strip().rstrip("/").rpartition(":")[2]

    def _each(self, file: str) -> list[str]:
        """Read a file of the system about each process of the server."""
        waiting, found = [str(self.process.pid)], []
        while waiting:
            place = Path("/proc") / waiting.pop()
            with contextlib.suppress(OSError):  # it has ended
                found.append((place / file).read_text())
                for task in (place / "task").iterdir():
                    waiting += (task / "children").read_text().split()
        return found

    def seconds(self) -> float:
        """Tell the CPU seconds used so far."""
        found = [each.rpartition(")")[2].split() for each in self._each("stat")]
        return sum(int(fields[11]) + int(fields[12]) for fields in found) / _TICKS

    def megabytes(self) -> float:
        """Tell the memory in use that no other process shares."""
        private = re.compile(r"Private_\w+:\s+(\d+) kB")
        found = [int(size) for each in self._each("smaps_rollup") for size in private.findall(each)]
        return sum(found) / 1024

    def stop(self) -> None:
        """End the server."""
        self.process.terminate()
        self.process.wait(30)


@contextlib.contextmanager
def database(folder: str, workers: int) -> Iterator[str]:
    """Give a durable database: a SQLite file, or a PostgreSQL of our own for several processes."""
    if workers == 1:
        yield f"sqlite:///{folder}/tables.db"
        return
    cluster = Cluster(DURABLE)
    try:
        yield cluster.new_database()
    finally:
        cluster.remove()


async def opened(url: str, game: str, count: int) -> list[Table]:
    """Open so many tables of a game, every seat a person's."""
    seats = [{"kind": "me" if seat == 0 else "here", "name": f"P{seat}"} for seat in range(SEATS)]
    body = {"game": game, "players": SEATS, "seats": seats}
    tables = []
    async with httpx.AsyncClient(base_url=url, timeout=60) as http:
        for number in range(count):
            answer = await http.post("/api/tables", json=body)
            tables.append(Table(number, answer.raise_for_status().json()))
    return tables


async def measure(server: Served, options: argparse.Namespace) -> dict[str, Any]:
    """Put the load on and measure."""
    empty = server.megabytes()
    load = Load(server.url)
    tables = await opened(server.url, options.game, options.tables)
    people = range(options.people)
    work = [load.follow(table, seat) for table in tables for seat in people]
    tasks = []
    for each in work:
        tasks.append(asyncio.ensure_future(each))
        if len(tasks) % 50 == 0:
            await asyncio.sleep(0.2)
    await asyncio.sleep(1)
    period = options.tables / options.rate
    tasks += [asyncio.ensure_future(load.pace(table, period)) for table in tables]
    tasks.append(asyncio.ensure_future(load.watch_itself()))
    await asyncio.sleep(options.warm_up)
    gc.collect()
    gc.disable()  # in a minute nothing piles up, and a look at all sockets would count as latency
    load.measuring = True
    cpu = server.seconds(), used(), machine_busy()
    began = time.perf_counter()
    await asyncio.sleep(options.seconds)
    took = time.perf_counter() - began
    load.measuring = False
    busy = server.seconds() - cpu[0], used() - cpu[1]
    others = machine_busy() - cpu[2] - sum(busy)
    failed = [repr(task.exception()) for task in tasks if task.done()]
    if failed:
        print(f"sockets lost: {len(failed)}, the first by {failed[0]}")
    full = server.megabytes()
    for task in tasks:
        task.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await asyncio.gather(*tasks, return_exceptions=True)
    latencies, lags = sorted(load.latencies), sorted(load.lags)
    return {
        "game": options.game,
        "tables": options.tables,
        "sockets": options.tables * options.people,
        "workers": options.workers,
        "compiled": not str(state.__file__).endswith(".py"),
        "moves_asked_for": options.rate,
        "moves_per_second": round(load.stored / took, 1),
        "late": load.late,
        "failed_sockets": len(failed),
        "p50_ms": milliseconds(latencies, 0.5),
        "p99_ms": milliseconds(latencies, 0.99),
        "longest_ms": milliseconds(latencies, 1.0),
        "mb_empty": round(empty, 1),
        "mb": round(full, 1),
        "mb_per_table": round((full - empty) / options.tables, 3),
        "server_cpu": round(busy[0] / took, 2),
        "server_ms_per_move": round(busy[0] / max(1, load.stored) * 1000, 2),
        "generator_cpu": round(busy[1] / took, 2),
        "generator_share": round(busy[1] / (busy[0] + busy[1]), 2),
        "generator_lag_p99_ms": milliseconds(lags, 0.99),
        "generator_lag_longest_ms": milliseconds(lags, 1.0),
        "others_cpu": round(max(0.0, others / took), 2),
        "load_average": round(os.getloadavg()[0], 1),
    }


def module_path() -> str:
    """Give the module path as it is meant here to a process that runs in another folder."""
    places = os.environ.get("PYTHONPATH", "").split(os.pathsep)
    return os.pathsep.join(str(Path(place).absolute()) for place in places if place)


def machine_busy() -> float:
    """Tell the CPU seconds that the whole machine has worked."""
    user, nice, system, _, _, interrupts, soft = map(
        int, Path("/proc/stat").read_text().split(maxsplit=8)[1:8]
    )
    return (user + nice + system + interrupts + soft) / _TICKS


def used() -> float:
    """Tell the CPU seconds of this process."""
    usage = resource.getrusage(resource.RUSAGE_SELF)
    return usage.ru_utime + usage.ru_stime


def milliseconds(ordered: list[float], share: float) -> float:
    """Read a percentile off ordered seconds."""
    return round(ordered[int(share * (len(ordered) - 1))] * 1000, 1) if ordered else 0.0


def main() -> None:
    """Run the load and print what was measured."""
    parser = argparse.ArgumentParser(description="The server under load.")
    parser.add_argument("--game", default="classic")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--people", type=int, default=SEATS, help="sockets of each table")
    parser.add_argument("--workers", type=int, default=1, help="processes; several: on PostgreSQL")
    parser.add_argument("--rate", type=float, default=520, help="moves asked for a second, in all")
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--warm-up", type=float, default=5)
    parser.add_argument("--check", action="store_true", help="exit with 1 when a target is missed")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, database(folder, options.workers) as url:
        server = Served(folder, url, options.workers)
        try:
            found = uvloop.run(measure(server, options))
        finally:
            server.stop()
    print(json.dumps(found, indent=1))
    missed = [
        name
        for name, met in {
            "500 stored moves/s": found["moves_per_second"] >= 500,
            "p99 at most 50 ms": found["p99_ms"] <= 50,
            "at most 1 MB a table": found["mb_per_table"] <= 1,
        }.items()
        if not met
    ]
    if missed:
        print(f"missed: {', '.join(missed)}")
        sys.exit(1 if options.check else 0)


if __name__ == "__main__":
    main()
