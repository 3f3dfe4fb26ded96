"""What is well with a database and what is not, looked at without changing anything."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import stat
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from elbowroom.server.store.interface import StoreUnavailable
from elbowroom.server.store.schema import POSTGRES, SQLITE
from elbowroom.server.store.serving import Serving
from elbowroom.server.store.sqlite import whole
from elbowroom.server.store.sqlite_file import SqliteFile
from elbowroom.server.store.url import NEEDS_PSYCOPG, is_postgres, sqlite_path
from elbowroom.table.entries import Entry, TableRow
from elbowroom.table.table import Table

if TYPE_CHECKING:
    from elbowroom.server.store.postgres import PostgresStore

WELL, NOTE, BAD = "well", "note", "bad"
LEAST_ROOM = 100_000_000
"""Bytes free beside a database before it is worth a word."""
LARGEST_DIFFERENCE = 1.0
"""Seconds by which the clock of a database server may differ from ours."""
Loaded = tuple[TableRow, tuple[Entry, ...]] | None


class Finding(NamedTuple):
    """One thing that was looked at."""

    level: str
    """`well`, `note` (worth a word), or `bad` (must be mended)."""
    told: str


async def examine(url: str) -> AsyncIterator[Finding]:
    """Look at the database of this address, from the outside inwards."""
    try:
        looking = _postgres(url) if is_postgres(url) else _sqlite(sqlite_path(url))
        async for finding in looking:
            yield finding
    except StoreUnavailable as fault:
        yield Finding(BAD, f"{fault}.")


async def _sqlite(path: str) -> AsyncIterator[Finding]:
    place = _there(path)
    for finding in (_eyes(place), _room(place), _served(place)):
        yield finding
    file = SqliteFile(place)
    with closing(file.open_existing()) as connection:
        try:
            file.must_be_sound(connection)
            yield Finding(WELL, f"Every page of {place} is sound.")
            yield _schema(connection.execute("PRAGMA user_version").fetchone()[0], len(SQLITE))
            ids = [each for (each,) in connection.execute("SELECT id FROM tables ORDER BY id")]

            async def load(table_id: str) -> Loaded:
                return await asyncio.to_thread(whole, connection, table_id)

            async for finding in _tables(ids, load):
                yield finding
        except sqlite3.Error as problem:
            raise file.explain(problem) from None


def _there(path: str) -> Path:
    if not path or not Path(path).is_file():
        raise StoreUnavailable(f"there is no file {path or 'to look at'}")
    return Path(path)


def _eyes(place: Path) -> Finding:
    mode = stat.S_IMODE(place.stat().st_mode)
    if mode & (stat.S_IRWXG | stat.S_IRWXO):
        return Finding(
            NOTE,
            f"Other accounts may read {place}, which holds secrets: chmod 600 it (now {mode:o}).",
        )
    return Finding(WELL, f"Only its owner may read {place}.")


def _room(place: Path) -> Finding:
    free = shutil.disk_usage(place.parent).free
    told = f"{free // 1_000_000:,} MB are free beside it."
    return Finding(WELL if free >= LEAST_ROOM else NOTE, told)


def _served(place: Path) -> Finding:
    serving = Serving(place)
    free = serving.take()
    serving.leave()
    return Finding(WELL, "No server serves it now." if free else "A server serves it now.")


def _schema(found: int, newest: int) -> Finding:
    if found == newest:
        return Finding(WELL, f"Its schema is the newest, {newest}.")
    if found < newest:
        return Finding(NOTE, f"Its schema is {found}; the next start brings it to {newest}.")
    return Finding(BAD, f"Its schema {found} is newer than {newest}: install a newer Elbowroom.")


async def _tables(
    ids: Iterable[str], load: Callable[[str], Awaitable[Loaded]]
) -> AsyncIterator[Finding]:
    """Play every table again from its entries."""
    played, lost = 0, 0
    for table_id in ids:
        fault = await _fault_of(table_id, load)
        if fault is None:
            played += 1
        else:
            lost += 1
            yield Finding(BAD, f"Table {table_id} cannot be played again: {fault.rstrip('.')}.")
    if not lost:
        yield Finding(WELL, f"All {played:,} tables can be played again from their entries.")


async def _fault_of(table_id: str, load: Callable[[str], Awaitable[Loaded]]) -> str | None:
    try:
        found = await load(table_id)
        if found is None:
            return "it is listed, but not there"
        row, entries = found
        await asyncio.to_thread(Table.of, row.id, entries)
    except StoreUnavailable as fault:
        return str(fault)
    except Exception as fault:  # noqa: BLE001 - whatever an unsound entry leads to is what is told
        return f"{type(fault).__name__}: {fault}"
    return None


async def _postgres(url: str) -> AsyncIterator[Finding]:
    try:
        from elbowroom.server.store.connections import Connections  # noqa: PLC0415 - needs psycopg
        from elbowroom.server.store.postgres import PostgresStore  # noqa: PLC0415 - needs psycopg
    except ImportError:
        raise StoreUnavailable(NEEDS_PSYCOPG) from None
    store = PostgresStore(Connections(url))
    try:
        async for finding in _of_postgres(store):
            yield finding
    finally:
        await store.close()


async def _of_postgres(store: PostgresStore) -> AsyncIterator[Finding]:
    facts = await store.facts()
    yield Finding(WELL, f"PostgreSQL {facts['version']} answers.")
    if facts["fsync"] == "off":
        yield Finding(BAD, "It runs with fsync off: a power failure may lose stored moves.")
    if facts["read_only"] == "on":
        yield Finding(BAD, "It is read-only.")
    apart = abs((datetime.now(UTC) - facts["now"]).total_seconds())
    agree = apart <= LARGEST_DIFFERENCE
    yield Finding(
        WELL if agree else NOTE, f"Its clock and that of this machine are {apart:.1f} s apart."
    )
    if facts["schema"] is None:
        yield Finding(NOTE, "It holds no tables of Elbowroom yet; the first start makes them.")
        return
    yield _schema(facts["schema"], len(POSTGRES))
    at_work = await store.others_at_work()
    yield Finding(WELL, "Servers are at work." if at_work else "No server is at work now.")
    async for finding in _tables(await store.all_tables(), store.load):
        yield finding
