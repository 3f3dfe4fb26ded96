"""Copies of a database, made while it is in use, and the way back: always a SQLite file."""

import asyncio
import os
import sqlite3
import sys
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from types import ModuleType
from typing import NamedTuple

from elbowroom.server.store.interface import StoreUnavailable
from elbowroom.server.store.sqlite_file import SqliteFile, make_private
from elbowroom.server.store.url import NEEDS_PSYCOPG, is_postgres, sqlite_path

TABLES = "SELECT count(*) FROM tables"
ENTRIES = "SELECT count(*) FROM entries"


class Contents(NamedTuple):
    """What a backup holds."""

    tables: int
    entries: int


def backup(url: str, path: str | Path) -> Contents:
    """Copy the database to a new file, complete as of one moment, and check the copy.

    The server may run meanwhile. An existing file is not overwritten.
    """
    if is_postgres(url):
        return make(Path(path), partial(read_into, postgres(), url))
    return copy(database_file(url), Path(path))


def restore(path: str | Path, url: str) -> Contents:
    """Make a database from a backup, checked first.

    An existing database is not overwritten: whoever restores moves it away first, or names one of
    PostgreSQL that holds nothing yet.
    """
    if not is_postgres(url):
        return copy(Path(path), database_file(url))
    with TemporaryDirectory(prefix="elbowroom-") as folder:
        # A copy can be brought to the newest schema; the backup stays as it is.
        file = SqliteFile(Path(folder, "copy.db"))
        found = copy(Path(path), Path(folder, "copy.db"))
        with explained(file), closing(file.open()) as connection:
            asyncio.run(postgres().write_postgres(connection, url))
    return found


def database_file(url: str) -> Path:
    """The file of a SQLite address."""
    path = sqlite_path(url)
    if not path:
        raise StoreUnavailable("a database in memory cannot be backed up or restored")
    return Path(path)


def copy(source: Path, target: Path) -> Contents:
    """Copy a database under another name."""
    if not source.is_file():
        raise StoreUnavailable(f"there is no file {source}")
    with closing(SqliteFile(source).open_existing()) as old:
        # In one go: later changes do not make it start again.
        return make(target, old.backup, source)


def postgres() -> ModuleType:
    """The way to PostgreSQL and back, which needs its package."""
    try:
        from elbowroom.server.store import transfer  # noqa: PLC0415 - needs psycopg
    except ImportError:
        raise StoreUnavailable(NEEDS_PSYCOPG) from None
    return transfer


def read_into(transfer: ModuleType, url: str, new: sqlite3.Connection) -> None:
    """Write what PostgreSQL holds to a new file."""
    SqliteFile(None).migrate(new)
    asyncio.run(transfer.read_postgres(url, new))


def make(
    target: Path, write: Callable[[sqlite3.Connection], None], source: Path | None = None
) -> Contents:
    """Have a database written, and give it its name only once it is whole, sound and on disk."""
    for taken in (target, *companions(target)):
        if taken.exists():
            raise StoreUnavailable(f"{taken} exists already; move it away first")
    part = target.with_name(target.name + ".part")
    try:
        remove(part)  # of a copy that was interrupted
        make_private(part)
        with explained(SqliteFile(target)):
            found = write_part(part, write, source or target)
        flush(part)
        part.rename(target)
        flush(target.parent)
    except OSError as problem:
        raise StoreUnavailable(f"{target} cannot be written: {problem.strerror}") from None
    finally:
        remove(part)
    return found


def write_part(part: Path, write: Callable[[sqlite3.Connection], None], source: Path) -> Contents:
    """Write the copy, check it and count what it holds; what is damaged came so from its source."""
    with closing(sqlite3.connect(part, isolation_level=None)) as new:
        write(new)
        new.execute("PRAGMA journal_mode = DELETE")
        SqliteFile(source).must_be_sound(new)
        counts = [new.execute(count).fetchone()[0] for count in (TABLES, ENTRIES)]
    return Contents(*counts)


@contextmanager
def explained(file: SqliteFile) -> Iterator[None]:
    """Tell what is wrong with a file in words."""
    try:
        yield
    except sqlite3.Error as problem:
        raise file.explain(problem) from None


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
    if sys.platform == "win32" and path.is_dir():
        return  # there names are written with the files
    handle = os.open(path, os.O_RDWR if sys.platform == "win32" else os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
