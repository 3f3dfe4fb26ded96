"""Tables in a SQLite file: for one machine, with nothing else to run."""

import asyncio
import json
import os
import sqlite3
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

from elbowroom.server.store.interface import (
    Conflict,
    JournalStore,
    ListedTable,
    NoSuchTable,
    PresenceWatcher,
    Repeated,
    Seen,
    StoreUnavailable,
    TableExists,
    Watcher,
)
from elbowroom.server.store.removing import (
    FORGET,
    LOBBY,
    OLDEST_FIRST,
    RECOVERED,
    REMOVE,
    REPLACE_BODY,
    in_sqlite,
    seat_in,
)
from elbowroom.server.store.rows import (
    ENTRY_COLUMNS,
    LAST_VERSION,
    ROW_COLUMNS,
    Append,
    as_json,
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
from elbowroom.server.store.serving import Serving
from elbowroom.server.store.sqlite_file import SqliteFile
from elbowroom.server.store.writer import Writer
from elbowroom.table.entries import Entry, Result, Summary, TableRow

T = TypeVar("T")

#: What is written to see whether anything can be: more than a move.
TRIAL_BYTES = 32 * 1024

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
        self._serving = Serving(file.path)
        self._closed = False

    @classmethod
    async def open(cls, path: Path | None, *, check: bool = True) -> "SqliteStore":
        """The store in this file, which is made if missing; without a path, in memory."""
        file = SqliteFile(path)
        return cls(file, await asyncio.to_thread(file.open, check=check))

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

    async def entries_since(
        self, table_id: str, version: int, limit: int | None = None
    ) -> tuple[Entry, ...]:
        if not is_id(table_id):
            raise NoSuchTable
        return await self._read(lambda connection: since(connection, table_id, version, limit))

    async def batch_with_key(self, table_id: str, seat: int | None, key: str) -> tuple[Entry, ...]:
        if not may_be_key(table_id, seat, key):
            return ()
        return await self._read(lambda connection: batch(connection, table_id, seat, key))

    async def public_tables(self, limit: int, game: str | None = None) -> tuple[ListedTable, ...]:
        if not (game is None or is_text(game)):
            return ()
        return await self._read(lambda connection: lobby(connection, limit, game))

    async def live_tables(self, asleep_after: float | None = None) -> tuple[str, ...]:
        query = "SELECT id FROM tables WHERE live AND changed >= ? ORDER BY id"
        since = -1 if asleep_after is None else ago(asleep_after)
        return await self._ids(query, since)

    async def stale_tables(self, live: bool, seconds: float, limit: int) -> tuple[str, ...]:
        return await self._ids(in_sqlite(OLDEST_FIRST), live, ago(seconds), capped(limit))

    async def _ids(self, query: str, *values: object) -> tuple[str, ...]:
        return await self._read(
            lambda connection: tuple(id for (id,) in connection.execute(query, values))
        )

    async def remove(self, table_id: str) -> None:
        if is_id(table_id):
            await self._writer.do(lambda connection: take_away(connection, table_id))

    async def redact(
        self, table_id: str, bodies: Mapping[int, dict[str, Any]], secrets: Sequence[str]
    ) -> None:
        texts = {version: as_json(body, "a body") for version, body in bodies.items()}
        await self._writer.do(
            lambda connection: replace_bodies(connection, table_id, texts, secrets)
        )

    async def seats_with_secret(self, value: str, limit: int) -> tuple[tuple[str, int], ...]:
        found = (value, capped(limit))
        return await self._read(
            lambda connection: tuple(
                (id, seat_in(name)) for id, name in connection.execute(in_sqlite(RECOVERED), found)
            )
        )

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

    async def ask(self, statement: str, *values: object) -> list[tuple[Any, ...]]:
        query = in_sqlite(statement)
        return await self._read(lambda connection: connection.execute(query, values).fetchall())

    async def tell(self, statements: Sequence[tuple[str, tuple[object, ...]]]) -> None:
        def write(connection: sqlite3.Connection) -> None:
            for statement, values in statements:
                connection.execute(in_sqlite(statement), values)

        await self._writer.do(write)

    async def note_presence(self, changed: Mapping[tuple[str, int], bool]) -> None:
        """Nobody to tell."""

    async def presence(self, table_ids: Sequence[str]) -> dict[str, dict[int, Seen]]:
        return {}

    async def watch_presence(self, watcher: PresenceWatcher) -> None:
        """Nothing to tell."""

    async def beat(self, at: str) -> None:
        statement = "INSERT OR REPLACE INTO heartbeat VALUES (1, ?)"
        await self._writer.do(lambda connection: connection.execute(statement, (at,)).close())

    async def last_beat(self) -> str | None:
        query = "SELECT max(at) FROM heartbeat"
        found: str | None = await self._read(
            lambda connection: connection.execute(query).fetchone()[0]
        )
        return found

    async def others_at_work(self, *, or_coming: bool = False) -> bool:
        try:
            return not await asyncio.to_thread(self._serving.take)
        except sqlite3.Error as problem:
            raise self._file.explain(problem) from None

    async def go_to_work(self) -> None:
        """Nothing to do: others see whose file it is since it was asked for."""

    async def check(self) -> None:
        if self._file.damage is not None:
            raise self._file.damage
        trial = os.urandom(TRIAL_BYTES)
        statement = "INSERT OR REPLACE INTO trial VALUES (1, ?)"
        await self._writer.do(lambda connection: connection.execute(statement, (trial,)).close())

    async def look_for_damage(self, seconds: float) -> bool:
        return await self._read(lambda connection: self._file.must_be_sound(connection, seconds))

    async def close(self) -> None:
        if not self._closed:
            self._closed = True
            if self._readers:
                await asyncio.to_thread(self._readers.shutdown)
            for connection in self._reading:
                connection.close()
        await self._writer.close()
        self._serving.leave()

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
    after = new.newest
    connection.execute(
        "UPDATE tables SET version = ?, changed = ?, summary = ifnull(?, summary),"
        " live = ifnull(?, live) WHERE id = ?",
        (after, time.time_ns(), new.summary, new.live, new.table_id),
    )
    if new.secrets:
        replace_secrets(connection, new)
    if result is not None:
        connection.execute(INSERT.format(table=RESULTS, mark="?"), inserted(result))
    return after


def take_away(connection: sqlite3.Connection, table_id: str) -> None:
    """Remove a table."""
    for statement in REMOVE:
        connection.execute(in_sqlite(statement), (table_id,))


def replace_bodies(
    connection: sqlite3.Connection, table_id: str, texts: Mapping[int, str], secrets: Sequence[str]
) -> None:
    """Write other bodies over those of entries, and take secrets away."""
    version_of(connection, table_id)
    connection.executemany(
        in_sqlite(REPLACE_BODY), [(text, table_id, version) for version, text in texts.items()]
    )
    connection.executemany(in_sqlite(FORGET), [(table_id, name) for name in secrets])


def ago(seconds: float) -> int:
    """The time so many seconds ago, as tables keep it."""
    return time.time_ns() - int(seconds * 1e9)


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


def since(
    connection: sqlite3.Connection, table_id: str, version: int, limit: int | None = None
) -> tuple[Entry, ...]:
    """The entries after a version, so many at most."""
    version_of(connection, table_id)
    rows = connection.execute(
        f"SELECT {ENTRY_COLUMNS} FROM entries"  # noqa: S608 - column names of our own
        " WHERE table_id = ? AND version > ? ORDER BY version LIMIT ?",
        (table_id, max(0, min(version, LAST_VERSION)), LAST_VERSION if limit is None else limit),
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
    """The public tables: those that wait first, one of each network."""
    rows = connection.execute(in_sqlite(LOBBY), (game, game, max(0, min(limit, LAST_VERSION))))
    return tuple(
        ListedTable(table_row(row), version, json.loads(summary)) for version, summary, *row in rows
    )


def kept_secrets(connection: sqlite3.Connection, table_id: str) -> dict[str, str]:
    """All secrets of a table."""
    version_of(connection, table_id)
    return dict(
        connection.execute("SELECT name, value FROM secrets WHERE table_id = ?", (table_id,))
    )
