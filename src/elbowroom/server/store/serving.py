"""Who serves a SQLite file: a lock beside it, which ends with the process that holds it."""

import sqlite3
from pathlib import Path


class Serving:
    """The right to serve a file; held by one process at a time.

    SQLite's own lock on an empty file is used, as it works wherever the database itself does.
    """

    def __init__(self, path: Path | None) -> None:
        self._path = path and path.with_name(path.name + "-serving")
        self._held: sqlite3.Connection | None = None

    def take(self) -> bool:
        """Take the right to serve; False if another process has it."""
        if self._path is None or self._held is not None:
            return True
        connection = sqlite3.connect(
            self._path, timeout=0, isolation_level=None, check_same_thread=False
        )
        try:
            connection.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as problem:
            connection.close()
            if problem.sqlite_errorcode != sqlite3.SQLITE_BUSY:
                raise
            return False
        self._held = connection
        return True

    def leave(self) -> None:
        """Let another process serve the file."""
        if self._held is not None:
            self._held.close()
            self._held = None
