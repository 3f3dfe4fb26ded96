"""Durable storage of tables: `open_store(url)` gives a JournalStore."""

from pathlib import Path

from elbowroom.server.store.backup import Contents, backup, restore
from elbowroom.server.store.interface import (
    Conflict,
    InvalidEntry,
    JournalStore,
    ListedTable,
    NoSuchTable,
    Repeated,
    StoreDamaged,
    StoreError,
    StoreUnavailable,
    TableExists,
    Watcher,
)
from elbowroom.server.store.sqlite import SqliteStore
from elbowroom.server.store.url import NEEDS_PSYCOPG, is_postgres, sqlite_path
from elbowroom.table.entries import Entry, Result, Summary, TableRow

__all__ = [
    "Conflict",
    "Contents",
    "Entry",
    "InvalidEntry",
    "JournalStore",
    "ListedTable",
    "NoSuchTable",
    "Repeated",
    "Result",
    "StoreDamaged",
    "StoreError",
    "StoreUnavailable",
    "Summary",
    "TableExists",
    "TableRow",
    "Watcher",
    "backup",
    "open_store",
    "restore",
]


async def open_store(url: str, *, check: bool = True) -> JournalStore:
    """The store at `sqlite:///path`, `sqlite://` (in memory) or `postgresql://…`.

    StoreUnavailable tells a person what is wrong with the address or the database. Without
    `check`, a file that was closed in good order is not looked through for damage.
    """
    if not is_postgres(url):
        path = sqlite_path(url)
        return await SqliteStore.open(Path(path) if path else None, check=check)
    try:
        from elbowroom.server.store.postgres import PostgresStore  # noqa: PLC0415 - needs psycopg
    except ImportError:
        raise StoreUnavailable(NEEDS_PSYCOPG) from None
    return await PostgresStore.open(url)
