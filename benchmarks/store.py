"""How fast moves are stored, durably, in SQLite and in PostgreSQL.

Run from the root of the checkout: python -m benchmarks.store [--seconds 5] [--postgres URL]
"""

import argparse
import asyncio
import os
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from elbowroom.server.store import Entry, JournalStore, Summary, TableRow, open_store
from tests.server.store.cluster import DURABLE, Cluster

# As long as the usual move: a text, what it cost, a few events.
BODY = {
    "move": 57,
    "action": "conquer r12",
    "events": [
        {"kind": "conquered", "player": 1, "facts": {"region": "r12", "tokens": 3, "from": 2}},
        {"kind": "gained", "player": 1, "facts": {"coins": 1, "rule": "C-CONQ-7"}},
        {"kind": "placed", "player": 2, "facts": {"region": "r07", "tokens": 2}},
    ],
}
NOON = "2026-11-15T12:00:00Z"


class Table:
    """A table that is appended to, one move after the other."""

    def __init__(self, store: JournalStore, id: str) -> None:
        self.store = store
        self.id = id
        self.version = 0
        self.turn = asyncio.Lock()

    async def create(self) -> None:
        row = TableRow(id=self.id, game="classic", private=True, created=NOON, host=0)
        await self.store.create(row, [], {"seed": "x" * 64}, Summary())

    async def move(self) -> float:
        """Store one move; how long it took, in seconds, with waiting for the last one."""
        start = time.perf_counter()
        async with self.turn:
            new = Entry(self.version + 1, "action", 1, f"key-{self.version:08}", NOON, BODY)
            self.version = await self.store.append(self.id, self.version, [new])
        return time.perf_counter() - start


async def as_fast_as_possible(tables: list[Table], seconds: float) -> list[float]:
    """Each table stores its next move as soon as the last one is acknowledged."""
    end = time.perf_counter() + seconds

    async def play(table: Table) -> list[float]:
        times = []
        while time.perf_counter() < end:
            times.append(await table.move())
        return times

    return [each for times in await asyncio.gather(*map(play, tables)) for each in times]


async def at_a_rate(tables: list[Table], seconds: float, rate: int) -> list[float]:
    """So many moves a second, evenly spread, whether or not the last ones are acknowledged."""
    begin = time.perf_counter()
    moves = []
    for number in range(int(seconds * rate)):
        await asyncio.sleep(max(0.0, begin + number / rate - time.perf_counter()))
        moves.append(asyncio.create_task(tables[number % len(tables)].move()))
    return list(await asyncio.gather(*moves))


async def measure(url: str, name: str, seconds: float) -> None:
    """Print the lines of one database."""
    store = await open_store(url)
    for count, rate in ((1, None), (20, None), (200, None), (200, 500)):
        tables = [Table(store, f"{count}-{rate}-{number}") for number in range(count)]
        await asyncio.gather(*(table.create() for table in tables))
        begin, used = time.perf_counter(), time.process_time()
        if rate:
            times = await at_a_rate(tables, seconds, rate)
        else:
            times = await as_fast_as_possible(tables, seconds)
        elapsed = time.perf_counter() - begin
        share = (time.process_time() - used) / elapsed
        times.sort()
        what = f"{count}, {rate} moves/s asked for" if rate else f"{count}"
        print(
            f"| {name} | {what} | {len(times) / elapsed:,.0f} | {at(times, 0.5):.2f} |"
            f" {at(times, 0.99):.2f} | {times[-1] * 1000:.1f} | {share:.0%} |",
            flush=True,
        )
    await store.close()


def at(times: list[float], share: float) -> float:
    """The time not exceeded by this share, in milliseconds."""
    return times[min(len(times) - 1, int(len(times) * share))] * 1000


def flush_time(folder: Path) -> float:
    """What the disk itself needs to flush 4 KiB, in milliseconds: nothing durable is quicker."""
    times = []
    with (folder / "probe").open("wb", buffering=0) as file:
        for _ in range(300):
            file.write(bytes(4096))
            start = time.perf_counter()
            os.fsync(file.fileno())
            times.append(time.perf_counter() - start)
    return statistics.median(times) * 1000


@contextmanager
def postgres(url: str | None) -> Iterator[str]:
    """The PostgreSQL that was named, or one of our own that flushes to the disk."""
    if url:
        yield url
        return
    cluster = Cluster(DURABLE)
    try:
        yield cluster.new_database()
    finally:
        cluster.remove()


def main() -> None:
    """Measure and print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=5, help="length of each measurement")
    parser.add_argument("--folder", help="where the SQLite file is made: the disk to measure")
    parser.add_argument("--postgres", help="an empty database; without it, a server is started")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(dir=options.folder) as name:
        folder = Path(name)
        print(f"Python {sys.version.split()[0]}, load average {os.getloadavg()[0]:.1f},", end=" ")
        print(f"one flush of this disk takes {flush_time(folder):.2f} ms\n")
        print("| database | tables at once | appends/s | p50 ms | p99 ms | longest ms | CPU |")
        print("| --- | --- | --- | --- | --- | --- | --- |")
        asyncio.run(measure(f"sqlite:///{folder}/tables.db", "SQLite", options.seconds))
        with postgres(options.postgres) as url:
            asyncio.run(measure(url, "PostgreSQL", options.seconds))


if __name__ == "__main__":
    main()
