"""Copies of a SQLite database, made while it is in use, and the way back."""

import os
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

from elbowroom.server.store.interface import StoreUnavailable
from elbowroom.server.store.sqlite_file import SqliteFile, make_private
from elbowroom.server.store.url import is_postgres, sqlite_path

BY_ITS_OWN_TOOLS = (
    "a PostgreSQL database is backed up by pg_dump and brought back by pg_restore; "
    "docs/storage.md has the commands"
)


def backup(url: str, path: str | Path) -> None:
    """Copy the database to a new file, complete as of one moment, and check the copy.

    The server may run meanwhile. An existing file is not overwritten.
    """
    if is_postgres(url):
        raise StoreUnavailable(BY_ITS_OWN_TOOLS)
    copy(database_file(url), Path(path))


def restore(path: str | Path, url: str) -> None:
    """Make a database from a backup, checked first.

    An existing database is not overwritten: whoever restores moves it away first.
    """
    if is_postgres(url):
        raise StoreUnavailable(BY_ITS_OWN_TOOLS)
    copy(Path(path), database_file(url))


def database_file(url: str) -> Path:
    """The file of a SQLite address."""
    path = sqlite_path(url)
    if not path:
        raise StoreUnavailable("a database in memory cannot be backed up or restored")
    return Path(path)


def copy(source: Path, target: Path) -> None:
    """Copy a database under another name, and give it its name only once it is whole."""
    if not source.is_file():
        raise StoreUnavailable(f"there is no file {source}")
    for taken in (target, *companions(target)):
        if taken.exists():
            raise StoreUnavailable(f"{taken} exists already; move it away first")
    part = target.with_name(target.name + ".part")
    old = SqliteFile(source).open_existing()
    try:
        with closing(old):
            write(old, part)
        part.rename(target)
        flush(target.parent)
    except OSError as problem:
        raise StoreUnavailable(f"{target} cannot be written: {problem.strerror}") from None
    finally:
        remove(part)


def write(old: sqlite3.Connection, part: Path) -> None:
    """Write the copy, check it and wait until the disk has it."""
    remove(part)  # of a copy that was interrupted
    make_private(part)
    file = SqliteFile(part)
    try:
        with closing(sqlite3.connect(part)) as new:
            old.backup(new)  # in one go: later changes do not make it start again
            new.execute("PRAGMA journal_mode = DELETE")
            file.must_be_sound(new)
    except sqlite3.Error as problem:
        raise file.explain(problem) from None
    flush(part)


def remove(part: Path) -> None:
    """Remove an unfinished copy."""
    for left in (part, *companions(part)):
        with suppress(OSError):
            left.unlink()


def companions(path: Path) -> list[Path]:
    """The files SQLite keeps beside a database."""
    return [path.with_name(path.name + end) for end in ("-wal", "-shm", "-journal")]


def flush(path: Path) -> None:
    """Wait until the disk has it."""
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
