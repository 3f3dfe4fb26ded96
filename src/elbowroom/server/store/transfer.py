"""Everything in a PostgreSQL database into a SQLite file, and back, each in one transaction."""

import sqlite3
from collections.abc import Callable, Sequence
from datetime import UTC, datetime, timedelta
from typing import Any, NamedTuple

from psycopg import AsyncConnection

from elbowroom.server.store.connections import Connections
from elbowroom.server.store.interface import StoreUnavailable
from elbowroom.server.store.postgres import PostgresStore, rows
from elbowroom.server.store.published import PACKS, RELEASES
from elbowroom.server.store.schema import POSTGRES

AT_ONCE = 1000
"""So many rows are in memory at a time."""
EPOCH = datetime(1970, 1, 1, tzinfo=UTC)

# A backup is read as of one moment, and takes as long as it takes.
ONE_MOMENT = "SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY"
NO_HURRY = "SET statement_timeout = 0"
# Nobody writes to what is being restored; readers see nothing until it is whole.
ALONE = "LOCK TABLE elbowroom_tables IN EXCLUSIVE MODE"
HELD = "SELECT count(*) FROM elbowroom_tables"
SCHEMA = "SELECT to_regclass('elbowroom_schema') IS NOT NULL"
VERSION = "SELECT version FROM elbowroom_schema"

Change = Callable[[Any], Any]


def moment(nanoseconds: int) -> datetime:
    """The time that SQLite keeps as a number."""
    return EPOCH + timedelta(microseconds=nanoseconds // 1000)


def nanoseconds(at: datetime) -> int:
    """The number that SQLite keeps for a time."""
    return (at - EPOCH) // timedelta(microseconds=1) * 1000


class Kind(NamedTuple):
    """One kind of row: its name in both databases and its columns."""

    name: str
    columns: tuple[str, ...]
    to_postgres: dict[str, Change]
    """How a value changes on the way; others stay as they are."""
    to_sqlite: dict[str, Change]

    def selected(self, prefix: str = "") -> str:
        """Read all rows, in the order in which they may be written."""
        listed = ", ".join(self.columns)
        return f"SELECT {listed} FROM {prefix}{self.name} ORDER BY 1, 2"  # noqa: S608 - names of our own

    def changed(self, row: Sequence[Any], changes: dict[str, Change]) -> list[Any]:
        """Write a row as the other database wants it."""
        return [
            changes[column](value) if column in changes else value
            for column, value in zip(self.columns, row, strict=True)
        ]


KINDS = (
    Kind(
        "tables",
        ("id", "game", "private", "created", "host", "version", "live", "changed", "summary"),
        {"private": bool, "live": bool, "changed": moment},
        {"private": int, "live": int, "changed": nanoseconds},
    ),
    Kind("entries", ("table_id", "version", "batch", "kind", "seat", "key", "at", "body"), {}, {}),
    Kind("secrets", ("table_id", "name", "value"), {}, {}),
    Kind("heartbeat", ("id", "at"), {}, {}),
    Kind(
        "reports",
        ("id", "at", "table_id", "seat", "by_seat", "reason", "text", "done"),
        {},
        {},
    ),
    Kind("deeds", ("id", "at", "who", "what", "table_id", "detail"), {}, {}),
    Kind("rules", ("kind", "text", "at"), {}, {}),
    Kind("authors", ("looks", "name", "secret", "at"), {}, {}),
    Kind("packs", PACKS, {}, {}),
    Kind("releases", RELEASES, {}, {}),
    Kind("verdicts", ("key", "at", "body"), {}, {}),
    Kind("listeners", ("id", "kind", "mark", "body", "confirmed", "at", "seen"), {}, {}),
    Kind(
        "notices",
        ("listener", "table_id", "seat", "told", "shown", "taken_by", "due", "tries"),
        {},
        {},
    ),
    Kind(
        "results",
        ("table_id", "game", "day", "player", "name", "won", "points", "rival", "at", "counts"),
        {"won": bool, "counts": bool},
        {"won": int, "counts": int},
    ),
)


async def read_postgres(url: str, file: sqlite3.Connection) -> None:
    """Write all there is in a PostgreSQL database, as of one moment, to a file with our schema."""
    connections = Connections(url)
    try:
        async with connections.use() as connection:
            await connection.execute(NO_HURRY)
            async with connection.transaction():
                await connection.execute(ONE_MOMENT)
                await _must_be_known(connection)
                file.execute("BEGIN")
                for kind in KINDS:
                    await _read(connection, kind, file)
                file.execute("COMMIT")
    finally:
        await connections.close()


async def _must_be_known(connection: AsyncConnection[Any]) -> None:
    """StoreUnavailable if the tables in the database are not those this Elbowroom knows."""
    ((ours,),) = await rows(connection, SCHEMA, ())
    if not ours:
        raise StoreUnavailable("the PostgreSQL database holds no tables of Elbowroom")
    ((version,),) = await rows(connection, VERSION, ())
    if version != len(POSTGRES):
        newer = version > len(POSTGRES)
        written = "a newer" if newer else "an older"
        remedy = "install the newer one" if newer else "start this one's server on it first"
        raise StoreUnavailable(
            f"the PostgreSQL database was written by {written} Elbowroom (schema {version}, this "
            f"one knows {len(POSTGRES)}); {remedy}"
        )


async def _read(connection: AsyncConnection[Any], kind: Kind, file: sqlite3.Connection) -> None:
    marks = ", ".join("?" for _ in kind.columns)
    insert = f"INSERT INTO {kind.name} VALUES ({marks})"  # noqa: S608 - names of our own
    async with connection.cursor(name="elbowroom_backup") as cursor:
        await cursor.execute(kind.selected("elbowroom_").encode())
        while found := await cursor.fetchmany(AT_ONCE):
            file.executemany(insert, [kind.changed(row, kind.to_sqlite) for row in found])


async def write_postgres(file: sqlite3.Connection, url: str) -> None:
    """Write all there is in a file to a PostgreSQL database that holds nothing yet."""
    store = await PostgresStore.open(url)
    await store.close()
    connections = Connections(url)
    try:
        async with connections.use() as connection:
            await connection.execute(NO_HURRY)
            async with connection.transaction():
                await connection.execute(ALONE)
                ((held,),) = await rows(connection, HELD, ())
                if held:
                    raise StoreUnavailable(
                        f"the PostgreSQL database holds {held} tables already; "
                        "restore into a new one"
                    )
                for kind in KINDS:
                    await _write(connection, kind, file)
    finally:
        await connections.close()


async def _write(connection: AsyncConnection[Any], kind: Kind, file: sqlite3.Connection) -> None:
    listed = ", ".join(kind.columns)
    copy = f"COPY elbowroom_{kind.name} ({listed}) FROM STDIN"
    async with connection.cursor() as cursor, cursor.copy(copy.encode()) as lines:
        for row in file.execute(kind.selected()):
            await lines.write_row(kind.changed(row, kind.to_postgres))
