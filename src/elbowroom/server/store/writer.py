"""The one thread that writes to a SQLite database, many callers to a commit."""

import asyncio
import sqlite3
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from typing import Any, TypeVar

from elbowroom.server.store.interface import StoreError, StoreUnavailable
from elbowroom.server.store.sqlite_file import SqliteFile

T = TypeVar("T")

#: The most callers that share one commit.
MOST_TOGETHER = 256


@dataclass(slots=True)
class Job:
    """What a caller wants written, and where the caller waits."""

    work: Callable[[sqlite3.Connection], Any]
    waiting: "asyncio.Future[Any]"
    result: Any = None
    error: Exception | None = None


class Writer:
    """Runs the callers' work one after the other and answers after the commit.

    Whatever is queued when a commit begins shares it: the disk is flushed once for all of
    them. Work that fails is undone by itself and does not touch the others.
    """

    def __init__(self, file: SqliteFile, connection: sqlite3.Connection) -> None:
        self._file = file
        self._connection = connection
        self._loop = asyncio.get_running_loop()
        self._queue: SimpleQueue[Job | None] = SimpleQueue()
        self._closed = False
        self._thread = threading.Thread(target=self._run, name="elbowroom-writer", daemon=True)
        self._thread.start()

    async def do(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Run the work in a transaction and return what it returned, after the commit."""
        if self._closed:
            raise StoreUnavailable("the database was closed")
        job = Job(work, self._loop.create_future())
        self._queue.put(job)
        result: T = await job.waiting
        return result

    async def close(self) -> None:
        """Finish what is queued, then close the connection."""
        if not self._closed:
            self._closed = True
            self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        while (job := self._queue.get()) is not None:
            group = [job]
            last = False
            while len(group) < MOST_TOGETHER and not last:
                try:
                    following = self._queue.get_nowait()
                except Empty:
                    break
                if following is None:
                    last = True
                else:
                    group.append(following)
            try:
                self._write(group)
            except Exception as problem:  # noqa: BLE001  (the writer outlives any error)
                fail(group, self._file.explain(problem))
            self._answer(group)
            if last:
                break
        self._connection.close()

    def _write(self, group: Sequence[Job]) -> None:
        """Write all in one commit; if that cannot be, each in its own."""
        try:
            self._file.must_be_in_place()
            self._connection.execute("BEGIN IMMEDIATE")
        except (sqlite3.Error, StoreError) as problem:
            fail(group, self._file.explain(problem))
            return
        try:
            for job in group:
                self._try(job)
            self._connection.execute("COMMIT")
        except sqlite3.Error as problem:
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")
            if len(group) == 1:
                fail(group, self._file.explain(problem))
            else:
                for job in group:
                    job.error = None
                    self._write([job])

    def _try(self, job: Job) -> None:
        """Do one caller's work; sqlite3.Error only when the whole transaction is gone."""
        self._connection.execute("SAVEPOINT caller")
        try:
            job.result = job.work(self._connection)
        except Exception as problem:
            if not self._connection.in_transaction:
                raise
            self._connection.execute("ROLLBACK TO caller")
            job.error = self._file.explain(problem)
        self._connection.execute("RELEASE caller")

    def _answer(self, group: Sequence[Job]) -> None:
        try:
            self._loop.call_soon_threadsafe(deliver, group)
        except RuntimeError:  # the loop was closed: nobody waits any more
            return


def fail(group: Sequence[Job], error: Exception) -> None:
    """Note the same error for all."""
    for job in group:
        job.error = error


def deliver(group: Sequence[Job]) -> None:
    """Wake the callers, in the event loop."""
    for job in group:
        if job.waiting.done():
            continue
        if job.error is None:
            job.waiting.set_result(job.result)
        else:
            job.waiting.set_exception(job.error)
