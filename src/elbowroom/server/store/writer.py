"""The one connection that writes to a SQLite database, many callers to a commit.

The statements of a group run in the event loop: they touch memory and take microseconds. What
waits for the disk, the commit, runs in a thread of its own, and meanwhile the next group gathers.
So the two threads meet twice for each group, however many callers share it.
"""

import asyncio
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from queue import SimpleQueue
from typing import Any, TypeVar

from elbowroom.server.store import sqlite_file
from elbowroom.server.store.interface import StoreError, StoreUnavailable
from elbowroom.server.store.sqlite_file import SqliteFile

T = TypeVar("T")

#: The most callers that share one commit.
MOST_TOGETHER = 256
SECONDS_BETWEEN_TRIES = 0.01


@dataclass(slots=True)
class Job:
    """What a caller wants written, and where the caller waits."""

    work: Callable[[sqlite3.Connection], Any]
    waiting: "asyncio.Future[Any]"
    result: Any = None
    error: Exception | None = None


class Spoiled(Exception):
    """Work failed after it had begun to write: nothing of its group can be committed."""


class Writer:
    """Runs the callers' work one after the other and answers after the commit.

    Whatever waits when a commit begins shares it: the disk is flushed once for all of them.
    Work refuses before it writes; if it fails later, the group is undone and each is tried alone.
    """

    def __init__(self, file: SqliteFile, connection: sqlite3.Connection) -> None:
        self._file = file
        self._connection = connection
        connection.execute("PRAGMA busy_timeout = 0")  # the loop never waits for other processes
        self._loop = asyncio.get_running_loop()
        self._waiting: list[Job] = []
        self._busy = False
        self._closing: asyncio.Future[None] | None = None
        self._tasks: SimpleQueue[Callable[[], None] | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="elbowroom-writer", daemon=True)
        self._thread.start()

    async def do(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Run the work in a transaction and return what it returned, after the commit."""
        if self._closing is not None:
            raise StoreUnavailable("the database was closed")
        job = Job(work, self._loop.create_future())
        self._waiting.append(job)
        if not self._busy:
            self._busy = True
            self._loop.call_soon(self._next)  # whoever comes in this round of the loop shares it
        result: T = await job.waiting
        return result

    async def close(self) -> None:
        """Finish what is waiting, then close the connection."""
        if self._closing is None:
            self._closing = self._loop.create_future()
            if not self._busy:
                self._closing.set_result(None)
        await self._closing
        self._tasks.put(None)
        await asyncio.to_thread(self._thread.join)

    # In the event loop.

    def _next(self) -> None:
        """Write for all who wait, and let the thread commit."""
        group, self._waiting = self._waiting[:MOST_TOGETHER], self._waiting[MOST_TOGETHER:]
        try:
            self._begin()
            self._work(group)
        except (sqlite3.Error, StoreError, Spoiled):
            self._undo()
            self._tasks.put(lambda: self._write(group))
        else:
            self._tasks.put(lambda: self._finish(group))

    def _done(self, group: Sequence[Job]) -> None:
        """Wake the callers, and go on with those who came meanwhile."""
        if self._waiting:
            self._loop.call_soon(self._next)
        else:
            self._busy = False
            if self._closing is not None and not self._closing.done():
                self._closing.set_result(None)
        for job in group:
            if job.waiting.done():
                continue
            if job.error is None:
                job.waiting.set_result(job.result)
            else:
                job.waiting.set_exception(job.error)

    # In the thread.

    def _run(self) -> None:
        while (task := self._tasks.get()) is not None:
            task()
        self._connection.close()

    def _finish(self, group: Sequence[Job]) -> None:
        """Commit what was written for a group; if that cannot be, each in its own commit."""
        try:
            self._connection.execute("COMMIT")
        except sqlite3.Error:
            self._undo()
            self._write_each(group)
        self._answer(group)

    def _write(self, group: Sequence[Job]) -> None:
        """Write each in its own commit: together they could not be written."""
        self._write_each(group)
        self._answer(group)

    def _write_each(self, group: Sequence[Job]) -> None:
        closed: Exception | None = None
        for job in group:
            job.result, job.error = None, closed
            if closed is not None:
                continue  # what kept one from beginning keeps all
            try:
                self._begin_patiently()
            except (sqlite3.Error, StoreError) as problem:
                closed = job.error = self._file.explain(problem)
                continue
            try:
                self._work([job])
                self._connection.execute("COMMIT")
            except Spoiled as spoiled:
                job.error = self._file.explain(spoiled.args[0])
            except Exception as problem:  # noqa: BLE001 - whoever waits is told, whatever it is
                job.error = self._file.explain(problem)
            self._undo()

    def _answer(self, group: Sequence[Job]) -> None:
        try:
            self._loop.call_soon_threadsafe(self._done, group)
        except RuntimeError:  # the loop was closed: nobody waits any more
            return

    # In either, one at a time.

    def _begin(self) -> None:
        self._file.must_be_in_place()
        self._connection.execute("BEGIN IMMEDIATE")

    def _begin_patiently(self) -> None:
        """Begin, waiting a while for another process that writes."""
        patience = time.monotonic() + sqlite_file.PATIENCE
        while True:
            try:
                self._begin()
            except sqlite3.OperationalError as problem:
                busy = problem.sqlite_errorcode == sqlite3.SQLITE_BUSY
                if not busy or time.monotonic() > patience:
                    raise
                time.sleep(SECONDS_BETWEEN_TRIES)
            else:
                return

    def _work(self, group: Sequence[Job]) -> None:
        for job in group:
            written = self._connection.total_changes
            try:
                job.result = job.work(self._connection)
            except Exception as problem:
                if self._connection.total_changes != written or isinstance(problem, sqlite3.Error):
                    raise Spoiled(problem) from problem
                job.error = problem

    def _undo(self) -> None:
        if self._connection.in_transaction:
            self._connection.execute("ROLLBACK")
