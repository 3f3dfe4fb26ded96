"""Tables in a SQLite file: for one machine, with nothing else to run."""

import asyncio
import json
import sqlite3
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TypeVar

from elbowroom.server.store.interface import (
    Conflict,
    JournalStore,
    ListedTable,
    NoSuchTable,
    Repeated,
    StoreUnavailable,
    TableExists,
    Watcher,
)
from elbowroom.server.store.rows import (
    ENTRY_COLUMNS,
    LAST_VERSION,
    ROW_COLUMNS,
    Append,
    check_row,
    entry,
    is_id,
    is_text,
    may_be_key,
    prepare,
    table_row,
)
from elbowroom.server.store.scores import (
    BY_DAY,
    INSERT,
    OF_DAY,
    OF_PLAYER,
    capped,
    check_result,
    inserted,
    may_ask,
    read,
)
from elbowroom.server.store.sqlite_file import SqliteFile
from elbowroom.server.store.writer import Writer
from elbowroom.table.entries import Entry, Result, Summary, TableRow

T = TypeVar("T")

#: Threads that read beside the writer.
READERS = 4
RESULTS = "results"


class SqliteStore(JournalStore):
    """The journals of all tables in one file, written by one thread of one process.

    Other processes may use the file too and stay correct, but are not told of changes.
    """

    def __init__(self, file: SqliteFile, connection: sqlite3.Connection) -> None:
        self._file = file
        self._writer = Writer(file, connection)
        self._readers = ThreadPoolExecutor(READERS, "elbowroom-reader") if file.path else None
        self._own = threading.local()
        self._reading: list[sqlite3.Connection] = []
        self._closed = False

    @classmethod
    async def open(cls, path: Path | None) -> "SqliteStore":
        """The store in this file, which is made if missing; without a path, in memory."""
        file = SqliteFile(path)
        return cls(file, await asyncio.to_thread(file.open))

    async def create(
        self,
        row: TableRow,
        entries: Sequence[Entry],
        secrets: Mapping[str, str],
        summary: Summary,
        result: Result | None = None,
    ) -> None:
        check_row(row)
        check_result(result, row.id)
        first = prepare(row.id, 0, entries, summary, secrets)
        await self._writer.do(lambda connection: insert(connection, row, first, result))

    async def append(
        self,
        table_id: str,
        expected_version: int,
        entries: Sequence[Entry],
        *,
        summary: Summary | None = None,
        secrets: Mapping[str, str] | None = None,
        result: Result | None = None,
    ) -> int:
        check_result(result, table_id)
        new = prepare(table_id, expected_version, entries, summary, secrets)
        return await self._writer.do(lambda connection: add(connection, new, result))

    async def load(self, table_id: str) -> tuple[TableRow, tuple[Entry, ...]] | None:
        if not is_id(table_id):
            return None
        return await self._read(lambda connection: whole(connection, table_id))

    async def entries_since(self, table_id: str, version: int) -> tuple[Entry, ...]:
        if not is_id(table_id):
            raise NoSuchTable
        return await self._read(lambda connection: since(connection, table_id, version))

    async def batch_with_key(self, table_id: str, seat: int | None, key: str) -> tuple[Entry, ...]:
        if not may_be_key(table_id, seat, key):
            return ()
        return await self._read(lambda connection: batch(connection, table_id, seat, key))

    async def public_tables(self, limit: int, game: str | None = None) -> tuple[ListedTable, ...]:
        if not (game is None or is_text(game)):
            return ()
        return await self._read(lambda connection: lobby(connection, limit, game))

    async def live_tables(self) -> tuple[str, ...]:
        query = "SELECT id FROM tables WHERE live ORDER BY id"
        return await self._read(lambda connection: tuple(id for (id,) in connection.execute(query)))

    async def secrets(self, table_id: str) -> dict[str, str]:
        if not is_id(table_id):
            raise NoSuchTable
        return await self._read(lambda connection: kept_secrets(connection, table_id))

    async def put_secret(self, table_id: str, name: str, value: str) -> None:
        new = prepare(table_id, 0, (), None, {name: value})
        await self._writer.do(lambda connection: replace_secrets(connection, new))

    async def results_of_day(self, game: str, day: str, limit: int) -> tuple[Result, ...]:
        return await self._results(OF_DAY, game, day, limit)

    async def best_by_day(self, game: str, before: str, limit: int) -> tuple[Result, ...]:
        return await self._results(BY_DAY, game, before, limit)

    async def results_of_player(self, game: str, player: str, limit: int) -> tuple[Result, ...]:
        return await self._results(OF_PLAYER, game, player, limit)

    async def _results(self, query: str, game: str, which: str, limit: int) -> tuple[Result, ...]:
        if not may_ask(game, which):
            return ()
        asked = query.format(table=RESULTS, mark="?")
        values = (game, which, capped(limit))
        return await self._read(
            lambda connection: tuple(map(read, connection.execute(asked, values)))
        )

    async def watch(self, watcher: Watcher) -> None:
        """Nothing to tell: a SQLite file is served by one process."""

    async def beat(self, at: str) -> None:
        statement = "INSERT OR REPLACE INTO heartbeat VALUES (1, ?)"
        await self._writer.do(lambda connection: connection.execute(statement, (at,)).close())

    async def last_beat(self) -> str | None:
        query = "SELECT max(at) FROM heartbeat"
        found: str | None = await self._read(
            lambda connection: connection.execute(query).fetchone()[0]
        )
        return found

    async def check(self) -> None:
        await self._writer.do(lambda _: None)

    async def close(self) -> None:
        if not self._closed:
            self._closed = True
            if self._readers:
                await asyncio.to_thread(self._readers.shutdown)
            for connection in self._reading:
                connection.close()
        await self._writer.close()

    async def _read(self, query: Callable[[sqlite3.Connection], T]) -> T:
        """Run the query beside the writer; what lies in memory only the writer can reach."""
        if self._closed:
            raise StoreUnavailable("the database was closed")
        if self._readers is None:
            return await self._writer.do(query)
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._readers, self._query, query)

    def _query(self, query: Callable[[sqlite3.Connection], T]) -> T:
        try:
            connection: sqlite3.Connection | None = getattr(self._own, "connection", None)
            if connection is None:
                connection = self._own.connection = self._file.open_for_reading()
                self._reading.append(connection)
            connection.execute("BEGIN")  # all of the query sees one moment
            try:
                return query(connection)
            finally:
                if connection.in_transaction:
                    connection.execute("ROLLBACK")
        except sqlite3.Error as problem:
            raise self._file.explain(problem) from None


def insert(
    connection: sqlite3.Connection, row: TableRow, first: Append, result: Result | None = None
) -> None:
    """Write a new table."""
    if connection.execute("SELECT 1 FROM tables WHERE id = ?", (row.id,)).fetchone():
        raise TableExists
    connection.execute(
        "INSERT INTO tables VALUES (?, ?, ?, ?, ?, 0, 1, 0, '')",
        (row.id, row.game, row.private, row.created, row.host),
    )
    add(connection, first, result)


def add(connection: sqlite3.Connection, new: Append, result: Result | None = None) -> int:
    """Write entries, if they come next."""
    newest = version_of(connection, new.table_id)
    for each in new.lines:
        if each.key is not None:
            known = batch(connection, new.table_id, each.seat, each.key)
            if known:
                raise Repeated(known)
    if newest != new.expected:
        raise Conflict(newest)
    connection.executemany(
        "INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        [(new.table_id, each.version, new.expected + 1, *each[1:]) for each in new.lines],
    )
    connection.execute(
        "UPDATE tables SET version = ?, changed = ?, summary = ifnull(?, summary),"
        " live = ifnull(?, live) WHERE id = ?",
        (new.newest, time.time_ns(), new.summary, new.live, new.table_id),
    )
    if new.secrets:
        replace_secrets(connection, new)
    if result is not None:
        connection.execute(INSERT.format(table=RESULTS, mark="?"), inserted(result))
    return new.newest


def replace_secrets(connection: sqlite3.Connection, new: Append) -> None:
    """Write secrets over those of the same name."""
    version_of(connection, new.table_id)
    connection.executemany(
        "INSERT OR REPLACE INTO secrets VALUES (?, ?, ?)",
        [(new.table_id, name, value) for name, value in new.secrets.items()],
    )


def version_of(connection: sqlite3.Connection, table_id: str) -> int:
    """The version of the table, which has to exist."""
    found = connection.execute("SELECT version FROM tables WHERE id = ?", (table_id,)).fetchone()
    if found is None:
        raise NoSuchTable
    return int(found[0])


def whole(
    connection: sqlite3.Connection, table_id: str
) -> tuple[TableRow, tuple[Entry, ...]] | None:
    """A table with all entries."""
    found = connection.execute(
        f"SELECT {ROW_COLUMNS} FROM tables WHERE id = ?",  # noqa: S608 - column names of our own
        (table_id,),
    ).fetchone()
    if found is None:
        return None
    return table_row(found), since(connection, table_id, 0)


def since(connection: sqlite3.Connection, table_id: str, version: int) -> tuple[Entry, ...]:
    """The entries after a version."""
    version_of(connection, table_id)
    rows = connection.execute(
        f"SELECT {ENTRY_COLUMNS} FROM entries"  # noqa: S608 - column names of our own
        " WHERE table_id = ? AND version > ? ORDER BY version",
        (table_id, max(0, min(version, LAST_VERSION))),
    )
    return tuple(map(entry, rows))


def batch(
    connection: sqlite3.Connection, table_id: str, seat: int | None, key: str
) -> tuple[Entry, ...]:
    """All entries stored together with the one that has this key."""
    found = connection.execute(
        "SELECT batch FROM entries WHERE table_id = ? AND ifnull(seat, -1) = ? AND key = ?",
        (table_id, -1 if seat is None else seat, key),
    ).fetchone()
    if found is None:
        return ()
    rows = connection.execute(
        f"SELECT {ENTRY_COLUMNS} FROM entries"  # noqa: S608 - column names of our own
        " WHERE table_id = ?1 AND version >= ?2 AND batch = ?2 ORDER BY version",
        (table_id, *found),
    )
    return tuple(map(entry, rows))


def lobby(connection: sqlite3.Connection, limit: int, game: str | None) -> tuple[ListedTable, ...]:
    """The public tables, newest change first."""
    rows = connection.execute(
        f"SELECT version, summary, {ROW_COLUMNS} FROM tables"  # noqa: S608 - column names of our own
        " WHERE live AND NOT private AND (?1 IS NULL OR game = ?1)"
        " ORDER BY changed DESC LIMIT ?2",
        (game, max(0, min(limit, LAST_VERSION))),
    )
    return tuple(
        ListedTable(table_row(row), version, json.loads(summary)) for version, summary, *row in rows
    )


def kept_secrets(connection: sqlite3.Connection, table_id: str) -> dict[str, str]:
    """All secrets of a table."""
    version_of(connection, table_id)
    return dict(
        connection.execute("SELECT name, value FROM secrets WHERE table_id = ?", (table_id,))
    )
