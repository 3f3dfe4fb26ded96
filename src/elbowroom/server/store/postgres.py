"""Tables in PostgreSQL: for several processes that serve one set of tables."""

import json
import logging
import os
from collections.abc import Mapping, Sequence
from secrets import token_hex
from typing import Any

from psycopg import AsyncConnection

from elbowroom.server.store import removing, scores
from elbowroom.server.store.committer import Committer
from elbowroom.server.store.connections import Connections
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
from elbowroom.server.store.listener import COMING, HELD, WORKING, Listener
from elbowroom.server.store.presence import SharedPresence
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
from elbowroom.server.store.schema import APPLICATION_ID, POSTGRES, Step
from elbowroom.table.entries import Entry, Result, Summary, TableRow

log = logging.getLogger(__name__)

INSERT = """
INSERT INTO elbowroom_tables VALUES (%s, %s, %s, %s, %s, 0, true, clock_timestamp(), '')
ON CONFLICT (id) DO NOTHING RETURNING id
"""
REPLACE = """
INSERT INTO elbowroom_secrets SELECT id, %s, %s FROM elbowroom_tables WHERE id = %s
ON CONFLICT (table_id, name) DO UPDATE SET value = excluded.value RETURNING name
"""
VERSION = "SELECT version FROM elbowroom_tables WHERE id = %s"
ROW = f"SELECT {ROW_COLUMNS} FROM elbowroom_tables WHERE id = %s"  # noqa: S608 - column names of our own
SINCE = f"""
SELECT {ENTRY_COLUMNS} FROM elbowroom_entries WHERE table_id = %s AND version > %s
ORDER BY version LIMIT %s
"""  # noqa: S608 - column names of our own
BATCH_NUMBER = """
SELECT batch FROM elbowroom_entries WHERE table_id = %s AND coalesce(seat, -1) = %s AND key = %s
"""
BATCH = f"""
SELECT {ENTRY_COLUMNS} FROM elbowroom_entries
WHERE table_id = %s AND version >= %s AND batch = %s ORDER BY version
"""  # noqa: S608 - column names of our own
ALL = "SELECT id FROM elbowroom_tables ORDER BY id"
SCHEMA = "SELECT version FROM elbowroom_schema"
FACTS = """
SELECT current_setting('server_version'), current_setting('fsync'),
       current_setting('transaction_read_only'), clock_timestamp(),
       to_regclass('elbowroom_schema') IS NOT NULL
"""
LIVE = """
SELECT id FROM elbowroom_tables
WHERE live AND (%s::double precision IS NULL
    OR changed >= clock_timestamp() - make_interval(secs => %s::double precision))
ORDER BY id
"""
STALE = "changed < clock_timestamp() - make_interval(secs => %s)"
LOCK = "SELECT version FROM elbowroom_tables WHERE id = %s FOR UPDATE"
TELL_REMOVED = "SELECT pg_notify('elbowroom', %s)"
BEAT = """
INSERT INTO elbowroom_heartbeat VALUES (1, %s)
ON CONFLICT (id) DO UPDATE SET at = greatest(elbowroom_heartbeat.at, excluded.at) RETURNING at
"""
LAST_BEAT = "SELECT max(at) FROM elbowroom_heartbeat"
TRY = """
INSERT INTO elbowroom_trial VALUES (1, %s)
ON CONFLICT (id) DO UPDATE SET body = excluded.body RETURNING id
"""
TRIAL_BYTES = 32 * 1024
"""What is written to see whether anything can be: more than a move."""
RESULTS = "elbowroom_results"
ONE_RESULT_AT_A_TIME = f"LOCK TABLE {RESULTS} IN SHARE ROW EXCLUSIVE MODE"
SECRETS = "SELECT name, value FROM elbowroom_secrets WHERE table_id = %s"


class PostgresStore(JournalStore):
    """The journals of all tables in a PostgreSQL database."""

    def __init__(self, connections: Connections) -> None:
        self._connections = connections
        self._origin = token_hex(8)
        self._committer = Committer(connections, self._origin)
        self._listener = Listener(connections, self._origin)
        self._presence = SharedPresence(connections, self._origin)

    @classmethod
    async def open(cls, url: str, steps: tuple[Step, ...] = POSTGRES) -> "PostgresStore":
        """The store in this database, whose tables are made if missing."""
        connections = Connections(url)
        try:
            async with connections.use() as connection:
                await migrate(connection, steps)
                await warn_if_not_durable(connection)
        except BaseException:
            await connections.close()
            raise
        return cls(connections)

    async def create(
        self,
        row: TableRow,
        entries: Sequence[Entry],
        secrets: Mapping[str, str],
        summary: Summary,
        result: Result | None = None,
    ) -> None:
        check_row(row)
        scores.check_result(result, row.id)
        first = prepare(row.id, 0, entries, summary, secrets)
        values = (row.id, row.game, row.private, row.created, row.host)
        async with self._connections.use() as connection, connection.transaction():
            if not await rows(connection, INSERT, values):
                raise TableExists
            await self._committer.store(connection, [first])
            await add_result(connection, result)

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
        scores.check_result(result, table_id)
        new = prepare(table_id, expected_version, entries, summary, secrets)
        if result is None:
            outcome, newest = await self._committer.append(new)
        else:
            outcome, newest = await self._append_with(new, result)
        if outcome == "missing":
            raise NoSuchTable
        if outcome == "conflict":
            raise Conflict(newest)
        if outcome == "repeated":
            raise Repeated(await self._first_of(new))
        return newest

    async def _append_with(self, new: Append, result: Result) -> tuple[str, int]:
        """Store an append and a result together: both or neither."""
        async with self._connections.use() as connection, connection.transaction():
            ((outcome, newest),) = await self._committer.store(connection, [new])
            if outcome == "appended":
                await add_result(connection, result)
            return outcome, newest

    async def load(self, table_id: str) -> tuple[TableRow, tuple[Entry, ...]] | None:
        if not is_id(table_id):
            return None
        async with self._connections.use() as connection:
            found = await rows(connection, ROW, (table_id,))
            entries = await rows(connection, SINCE, (table_id, 0, None)) if found else []
        return (table_row(found[0]), tuple(map(entry, entries))) if found else None

    async def entries_since(
        self, table_id: str, version: int, limit: int | None = None
    ) -> tuple[Entry, ...]:
        after = max(0, min(version, LAST_VERSION))
        return tuple(map(entry, await self._of_table(table_id, SINCE, after, limit)))

    async def batch_with_key(self, table_id: str, seat: int | None, key: str) -> tuple[Entry, ...]:
        if not may_be_key(table_id, seat, key):
            return ()
        wanted = (table_id, -1 if seat is None else seat, key)
        async with self._connections.use() as connection:
            found = await rows(connection, BATCH_NUMBER, wanted)
            if not found:
                return ()
            number = found[0][0]
            return tuple(map(entry, await rows(connection, BATCH, (table_id, number, number))))

    async def public_tables(self, limit: int, game: str | None = None) -> tuple[ListedTable, ...]:
        if not (game is None or is_text(game)):
            return ()
        async with self._connections.use() as connection:
            found = await rows(
                connection,
                removing.in_postgres(removing.LOBBY),
                (game, game, max(0, min(limit, LAST_VERSION))),
            )
        return tuple(
            ListedTable(table_row(row), version, json.loads(summary))
            for version, summary, *row in found
        )

    async def live_tables(self, asleep_after: float | None = None) -> tuple[str, ...]:
        async with self._connections.use() as connection:
            return tuple(id for (id,) in await rows(connection, LIVE, (asleep_after, asleep_after)))

    async def stale_tables(self, live: bool, seconds: float, limit: int) -> tuple[str, ...]:
        query = removing.in_postgres(removing.OLDEST_FIRST).replace("changed < %s", STALE)
        async with self._connections.use() as connection:
            found = await rows(connection, query, (live, seconds, scores.capped(limit)))
        return tuple(id for (id,) in found)

    async def remove(self, table_id: str) -> None:
        if not is_id(table_id):
            return
        async with self._connections.use() as connection, connection.transaction():
            await rows(connection, LOCK, (table_id,))
            for statement in removing.REMOVE:
                await connection.execute(removing.in_postgres(statement).encode(), (table_id,))
            await rows(connection, TELL_REMOVED, (f"{table_id} {LAST_VERSION} {self._origin}",))

    async def redact(
        self, table_id: str, bodies: Mapping[int, dict[str, Any]], secrets: Sequence[str]
    ) -> None:
        texts = [(as_json(body, "a body"), table_id, version) for version, body in bodies.items()]
        async with self._connections.use() as connection, connection.transaction():
            if not await rows(connection, LOCK, (table_id,)):
                raise NoSuchTable
            async with connection.cursor() as cursor:
                await cursor.executemany(
                    removing.in_postgres(removing.REPLACE_BODY).encode(), texts
                )
                await cursor.executemany(
                    removing.in_postgres(removing.FORGET).encode(),
                    [(table_id, name) for name in secrets],
                )

    async def seats_with_secret(self, value: str, limit: int) -> tuple[tuple[str, int], ...]:
        query = removing.in_postgres(removing.RECOVERED)
        async with self._connections.use() as connection:
            found = await rows(connection, query, (value, scores.capped(limit)))
        return tuple((id, removing.seat_in(name)) for id, name in found)

    async def secrets(self, table_id: str) -> dict[str, str]:
        return dict(await self._of_table(table_id, SECRETS))

    async def put_secret(self, table_id: str, name: str, value: str) -> None:
        prepare(table_id, 0, (), None, {name: value})
        async with self._connections.use() as connection:
            done = await rows(connection, REPLACE, (name, value, table_id))
        if not done:
            raise NoSuchTable

    async def results_of_day(self, game: str, day: str, limit: int) -> tuple[Result, ...]:
        return await self._results(scores.OF_DAY, game, day, limit)

    async def best_by_day(self, game: str, before: str, limit: int) -> tuple[Result, ...]:
        return await self._results(scores.BY_DAY, game, before, limit)

    async def results_of_player(self, game: str, player: str, limit: int) -> tuple[Result, ...]:
        return await self._results(scores.OF_PLAYER, game, player, limit)

    async def _results(self, query: str, game: str, which: str, limit: int) -> tuple[Result, ...]:
        if not scores.may_ask(game, which):
            return ()
        asked = query.format(table=RESULTS, mark="%s")
        async with self._connections.use() as connection:
            found = await rows(connection, asked, (game, which, scores.capped(limit)))
        return tuple(map(scores.read, found))

    async def watch(self, watcher: Watcher) -> None:
        await self._listener.add(watcher)

    async def ask(self, statement: str, *values: object) -> list[tuple[Any, ...]]:
        async with self._connections.use() as connection:
            return await rows(connection, removing.in_postgres(statement), values)

    async def tell(self, statements: Sequence[tuple[str, tuple[object, ...]]]) -> None:
        async with self._connections.use() as connection, connection.transaction():
            for statement, values in statements:
                await connection.execute(removing.in_postgres(statement).encode(), values)

    async def note_presence(self, changed: Mapping[tuple[str, int], bool]) -> None:
        await self._presence.note(changed)

    async def presence(self, table_ids: Sequence[str]) -> dict[str, dict[int, Seen]]:
        return await self._presence.elsewhere(table_ids)

    async def watch_presence(self, watcher: PresenceWatcher) -> None:
        await self._listener.add_presence(watcher)

    async def beat(self, at: str) -> None:
        async with self._connections.use() as connection:
            await rows(connection, BEAT, (at,))

    async def last_beat(self) -> str | None:
        async with self._connections.use() as connection:
            ((found,),) = await rows(connection, LAST_BEAT, ())
        return None if found is None else str(found)

    async def others_at_work(self, *, or_coming: bool = False) -> bool:
        asked = [WORKING, COMING] if or_coming else [WORKING]
        async with self._connections.use() as connection:
            found = await rows(connection, HELD, (asked, self._listener.backend))
        return bool(found)

    async def go_to_work(self) -> None:
        self._listener.go_to_work()

    async def check(self) -> None:
        async with self._connections.use() as connection:
            await rows(connection, TRY, (os.urandom(TRIAL_BYTES),))

    async def look_for_damage(self, seconds: float) -> bool:
        """Nothing to look for: PostgreSQL watches over its own files."""
        return True

    async def facts(self) -> dict[str, Any]:
        """What a person who looks after the database wants to know of its server."""
        async with self._connections.use() as connection:
            ((version, fsync, read_only, now, made),) = await rows(connection, FACTS, ())
            schema = await rows(connection, SCHEMA, ()) if made else []
        names = ("version", "fsync", "read_only", "now", "schema")
        found = (version, fsync, read_only, now, schema[0][0] if schema else None)
        return dict(zip(names, found, strict=True))

    async def all_tables(self) -> tuple[str, ...]:
        """The ids of all tables, finished ones too."""
        async with self._connections.use() as connection:
            return tuple(id for (id,) in await rows(connection, ALL, ()))

    async def close(self) -> None:
        await self._listener.close()
        await self._committer.close()
        await self._connections.close()

    async def _first_of(self, new: Append) -> tuple[Entry, ...]:
        """What was stored when a key of these was first used."""
        for each in new.lines:
            if each.key is not None:
                known = await self.batch_with_key(new.table_id, each.seat, each.key)
                if known:
                    return known
        raise StoreUnavailable("the entry with this key is gone")

    async def _of_table(self, table_id: str, query: str, *more: object) -> list[tuple[Any, ...]]:
        """What belongs to a table, which has to exist."""
        if not is_id(table_id):
            raise NoSuchTable
        async with self._connections.use() as connection:
            if not await rows(connection, VERSION, (table_id,)):
                raise NoSuchTable
            return await rows(connection, query, (table_id, *more))


async def add_result(connection: AsyncConnection[Any], result: Result | None) -> None:
    """Store a result in the transaction of this connection; the first of two counts."""
    if result is None:
        return
    await connection.execute(ONE_RESULT_AT_A_TIME.encode())
    insert = scores.INSERT.format(table=RESULTS, mark="%s")
    await connection.execute(insert.encode(), scores.inserted(result))


async def rows(
    connection: AsyncConnection[Any], query: str, values: Sequence[object]
) -> list[tuple[Any, ...]]:
    """All rows of the answer."""
    return await (await connection.execute(query.encode(), values)).fetchall()


async def migrate(connection: AsyncConnection[Any], steps: tuple[Step, ...]) -> None:
    """Bring the schema to the newest version, in one transaction, one process at a time."""
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock(%s)", (APPLICATION_ID,))
        await connection.execute(
            "CREATE TABLE IF NOT EXISTS elbowroom_schema (version integer NOT NULL)"
        )
        found = await rows(connection, "SELECT version FROM elbowroom_schema", ())
        version = found[0][0] if found else 0
        if version > len(steps):
            raise StoreUnavailable(
                f"the PostgreSQL database was written by a newer Elbowroom (schema {version}, "
                f"this one knows {len(steps)}); install the newer one, or restore a backup"
            )
        for step in steps[version:]:
            for statement in step:
                await connection.execute(statement.encode())
        if version < len(steps):
            await connection.execute("DELETE FROM elbowroom_schema")
            await connection.execute("INSERT INTO elbowroom_schema VALUES (%s)", (len(steps),))


async def warn_if_not_durable(connection: AsyncConnection[Any]) -> None:
    """Say so when the server does not wait for its disk: we cannot change that from here."""
    ((fsync,),) = await rows(connection, "SHOW fsync", ())
    if fsync == "off":
        log.warning("PostgreSQL runs with fsync off: a power failure may lose stored moves")
