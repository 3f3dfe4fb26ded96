"""A SQLite file as a place to keep tables: opened, checked, migrated, its errors explained."""

import errno
import logging
import os
import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from elbowroom.server.store.interface import StoreDamaged, StoreUnavailable
from elbowroom.server.store.schema import APPLICATION_ID, SQLITE, Step

log = logging.getLogger(__name__)

#: How long to wait for another process that is writing, in seconds.
PATIENCE = 5.0

#: How long a file is looked through for damage when it is opened, in seconds.
LONGEST_LOOK = 10.0

#: Steps of SQLite's machine between two looks at the time.
STEPS = 20_000

DAMAGED = ("SQLITE_CORRUPT", "SQLITE_NOTADB")
REASONS = (
    ("SQLITE_READONLY", "is read-only: this account may not write to it or to its folder"),
    ("SQLITE_FULL", "cannot grow: the disk is full, or the file has reached its largest size"),
    ("SQLITE_NOTADB", "is not a database"),
    ("SQLITE_CORRUPT", "is damaged; restore a backup"),
    ("SQLITE_BUSY", "is locked by another process"),
    ("SQLITE_LOCKED", "is locked by another process"),
    ("SQLITE_CANTOPEN", "cannot be opened: is there such a folder, and may this account use it?"),
    ("SQLITE_PERM", "may not be opened by this account"),
    ("SQLITE_IOERR", "cannot be read or written: the disk reports an error or is full"),
    ("SQLITE_TOOBIG", "cannot keep a text this long"),
    ("SQLITE_NOMEM", "needs more memory than there is"),
)


class SqliteFile:
    """A database file, or, without a path, a database in memory."""

    def __init__(self, path: Path | None, steps: tuple[Step, ...] = SQLITE) -> None:
        self.path = path
        self._steps = steps
        self._identity: tuple[int, int] | None = None
        self.damage: StoreDamaged | None = None
        """Damage that was met since the file was opened."""

    def __str__(self) -> str:
        return f"the database {self.path}" if self.path else "the database in memory"

    def open(self, *, check: bool = True) -> sqlite3.Connection:
        """A connection for writing to a database that is sound and of the newest schema.

        What was left open by a process that was stopped is looked through whole.
        """
        unclean = self._prepare_place()
        connection = self._connect()
        with self._closed_on_error(connection):
            self._must_be_ours(connection)
            self._set_up(connection)
            if unclean:
                self.must_be_sound(connection)
            elif check and not self.must_be_sound(connection, LONGEST_LOOK):
                log.warning("too large to be looked through at the start: use elbowroom doctor")
            if self.migrate(connection):
                connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
            if self.path:
                self._identity = identity(self.path)
        return connection

    def open_existing(self) -> sqlite3.Connection:
        """A connection for copying what is there, without changing it."""
        connection = self._connect()
        with self._closed_on_error(connection):
            if not self._must_be_ours(connection):
                raise StoreUnavailable(f"{self} is empty")
        return connection

    def open_for_reading(self) -> sqlite3.Connection:
        """A connection that reads beside the writer and cannot write."""
        connection = self._connect()
        connection.execute("PRAGMA query_only = ON")
        return connection

    def must_be_in_place(self) -> None:
        """StoreUnavailable if the file was removed or replaced: what is written would be lost."""
        if self._identity is None or self.path is None:
            return
        try:
            same = identity(self.path) == self._identity
        except OSError:
            same = False
        if not same:
            raise StoreUnavailable(f"{self} was moved or replaced while in use")

    def must_be_sound(self, connection: sqlite3.Connection, seconds: float | None = None) -> bool:
        """StoreDamaged if any page or index of the database is; False if time ran out before."""
        if seconds is not None:
            end = time.monotonic() + seconds
            connection.set_progress_handler(lambda: time.monotonic() > end, STEPS)
        try:
            (answer,) = connection.execute("PRAGMA integrity_check(1)").fetchone()
        except sqlite3.OperationalError as problem:
            if problem.sqlite_errorcode != sqlite3.SQLITE_INTERRUPT:
                raise
            return False
        finally:
            connection.set_progress_handler(None, 0)
        if answer != "ok":
            self.damage = StoreDamaged(f"{self} is damaged; restore a backup")
            raise self.damage
        return True

    def explain(self, problem: Exception) -> Exception:
        """A database's error in words a person can act upon; other errors as they are."""
        if not isinstance(problem, sqlite3.Error):
            return problem
        name = getattr(problem, "sqlite_errorname", type(problem).__name__)
        for prefix, reason in REASONS:
            if name.startswith(prefix):
                if prefix in DAMAGED:
                    self.damage = StoreDamaged(f"{self} {reason}")
                    return self.damage
                return StoreUnavailable(f"{self} {reason}")
        return StoreUnavailable(f"{self} cannot be used ({name})")

    def _connect(self) -> sqlite3.Connection:
        try:
            return sqlite3.connect(
                self.path or ":memory:",
                timeout=PATIENCE,
                isolation_level=None,
                check_same_thread=False,
            )
        except sqlite3.Error as problem:
            raise self.explain(problem) from None

    @contextmanager
    def _closed_on_error(self, connection: sqlite3.Connection) -> Iterator[None]:
        try:
            yield
        except sqlite3.Error as problem:
            connection.close()
            raise self.explain(problem) from None
        except BaseException:
            connection.close()
            raise

    def _prepare_place(self) -> bool:
        """Make the file if missing; whether it was left open by a process that was stopped.

        A write-ahead log is left then, as it is while another process has the file open.
        """
        if self.path is None:
            return False
        try:
            make_private(self.path)
            log = self.path.with_name(self.path.name + "-wal")
            return log.exists() and log.stat().st_size > 0
        except OSError as problem:
            raise StoreUnavailable(f"{self} cannot be opened: {problem.strerror}") from None

    def _must_be_ours(self, connection: sqlite3.Connection) -> int:
        """The version of the schema; StoreUnavailable if it is another program's or newer."""
        application, version, parts = connection.execute(
            "SELECT application_id, user_version, (SELECT count(*) FROM sqlite_master)"
            " FROM pragma_application_id, pragma_user_version"
        ).fetchone()
        if application != APPLICATION_ID and (application or version or parts):
            raise StoreUnavailable(f"{self} belongs to another program")
        if version > len(self._steps):
            raise StoreUnavailable(
                f"{self} was written by a newer Elbowroom (schema {version}, "
                f"this one knows {len(self._steps)}); install the newer one, or restore a backup"
            )
        return int(version)

    def _set_up(self, connection: sqlite3.Connection) -> None:
        """Durable to the last commit, even when the power fails."""
        if self.path:
            self._use_write_ahead_log(connection)
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA fullfsync = ON")  # where plain fsync does not reach the disk
        connection.execute("PRAGMA foreign_keys = ON")
        connection.execute("PRAGMA secure_delete = ON")  # what is removed is not in the file either

    def _use_write_ahead_log(self, connection: sqlite3.Connection) -> None:
        # The change of mode does not wait for others by itself.
        end = time.monotonic() + PATIENCE
        while True:
            try:
                (mode,) = connection.execute("PRAGMA journal_mode = WAL").fetchone()
            except sqlite3.OperationalError as problem:
                if problem.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > end:
                    raise
                time.sleep(0.02)
            else:
                break
        if mode != "wal":
            raise StoreUnavailable(f"{self} is on a disk that cannot keep a write-ahead log")

    def migrate(self, connection: sqlite3.Connection) -> bool:
        """Bring the schema to the newest version, in one transaction; whether it was older."""
        connection.execute("BEGIN IMMEDIATE")
        try:
            version = self._must_be_ours(connection)
            for step in self._steps[version:]:
                for statement in step:
                    connection.execute(statement)
            if version < len(self._steps):
                connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
                connection.execute(f"PRAGMA user_version = {len(self._steps)}")
            connection.execute("COMMIT")
            return version < len(self._steps)
        finally:
            if connection.in_transaction:
                connection.execute("ROLLBACK")


def make_private(path: Path) -> None:
    """Make an empty file for this account's eyes only, unless there is a file."""
    if path.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
    if not path.exists():
        os.close(os.open(path, os.O_CREAT | os.O_WRONLY, 0o600))


def identity(path: Path) -> tuple[int, int]:
    """What tells this file from another of the same name."""
    status = os.stat(path)  # noqa: PTH116  (before each commit: no detour)
    return status.st_dev, status.st_ino
