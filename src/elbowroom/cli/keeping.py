"""`elbowroom backup` and `elbowroom restore`: all tables of a server in one file, and back."""

from __future__ import annotations

from pathlib import Path

from elbowroom.cli.failing import fail
from elbowroom.cli.serve import DATABASE, data_folder, tell
from elbowroom.server.store import Contents, StoreUnavailable, backup, restore
from elbowroom.server.store.url import is_postgres


def back_up(file: Path, database: str | None) -> None:
    """Copy all tables to a new file; the server may run meanwhile."""
    try:
        found = backup(address_of(database), file)
    except StoreUnavailable as fault:
        fail(f"No backup was made: {fault}.")
    tell(f"{file} holds {counted(found)}. Keep it as you keep the database: it holds its secrets.")


def bring_back(file: Path, database: str | None) -> None:
    """Make a database of a backup; nothing is overwritten."""
    url = address_of(database)
    try:
        make_folder(url)
        found = restore(file, url)
    except StoreUnavailable as fault:
        fail(f"Nothing was restored: {fault}.")
    tell(f"The database holds {counted(found)}.")


def address_of(database: str | None) -> str:
    """The address given, or that of this person's own tables."""
    return database or f"sqlite:///{data_folder() / DATABASE}"


def make_folder(url: str) -> None:
    """Make the folder of this person's own tables, as `play` would."""
    if not is_postgres(url) and url == address_of(None):
        try:
            data_folder().mkdir(parents=True, exist_ok=True)
        except OSError as fault:
            raise StoreUnavailable(f"{data_folder()} cannot be made: {fault.strerror}") from fault


def counted(found: Contents) -> str:
    """Say how much there is."""
    tables = "1 table" if found.tables == 1 else f"{found.tables:,} tables"
    entries = "1 entry" if found.entries == 1 else f"{found.entries:,} entries"
    return f"{tables} with {entries}"
