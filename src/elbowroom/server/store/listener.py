"""Hearing of changes by other processes through PostgreSQL."""

import asyncio
import contextlib
from datetime import datetime
from typing import Any

import psycopg
from psycopg import AsyncConnection

from elbowroom.server.store.connections import Connections
from elbowroom.server.store.interface import PresenceWatcher, StoreUnavailable, Watcher
from elbowroom.server.store.schema import APPLICATION_ID

#: Seconds without a word after which the connection is tried.
HEARTBEAT = 10.0

#: The channel on which processes tell who came and went.
PRESENCE = "elbowroom_presence"

#: Seconds between attempts to reach a server that is away.
AGAIN = 0.5

# A commit may take a while from setting the time to being seen: look a minute further back.
MISSED = "SELECT id, version FROM elbowroom_tables WHERE changed > %s - interval '1 minute'"


#: Whoever serves the tables shares the first lock, whoever listens the second one.
#: They end with the connection that holds them.
WORKING, COMING = 1, 2
HOLD = "SELECT pg_advisory_lock_shared(%s, %s)"
HELD = f"""
SELECT pid FROM pg_locks JOIN pg_database ON pg_database.oid = pg_locks.database
WHERE datname = current_database() AND locktype = 'advisory' AND granted
AND classid = {APPLICATION_ID} AND objid::integer = ANY(%s) AND objsubid = 2 AND pid <> %s
"""  # noqa: S608 - a number of our own

#: Seconds until others see that we are at work; one that starts before takes itself for the first.
SOON = 0.05


class Listener:
    """Listens on a connection of its own and catches up after losing it."""

    def __init__(self, connections: Connections, origin: str) -> None:
        self._connections = connections
        self._origin = origin
        self._watchers: list[Watcher] = []
        self._presence: list[PresenceWatcher] = []
        self._task: asyncio.Task[None] | None = None
        self._alive: datetime | None = None
        self._working = False
        self._announced = False
        self.backend = 0
        """The number of our connection at the server."""

    async def add(self, watcher: Watcher) -> None:
        """Tell this watcher too, from now on."""
        if self._task is None:
            connection = await self._connect()
            self._task = asyncio.create_task(self._listen(connection))
        self._watchers.append(watcher)

    def go_to_work(self) -> None:
        """Let other servers see that this one is at work, as long as we listen."""
        self._working = True

    async def add_presence(self, watcher: PresenceWatcher) -> None:
        """Tell this watcher who came and went."""
        self._presence.append(watcher)

    async def close(self) -> None:
        """Stop listening."""
        if self._task:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
            self._task = None

    async def _listen(self, connection: AsyncConnection[Any] | None) -> None:
        while True:
            try:
                if connection is None:
                    connection = await self._connect()
                async for notice in connection.notifies(timeout=self._patience()):
                    if notice.channel == PRESENCE:
                        self._heard_presence(notice.payload)
                    else:
                        self._heard(notice.payload)
                await self._announce(connection)
                await self._note_time(connection)
            except (psycopg.Error, StoreUnavailable):
                if connection:
                    await connection.close()
                connection = None
                await asyncio.sleep(AGAIN)
            except asyncio.CancelledError:
                if connection:
                    await connection.close()
                raise

    async def _connect(self) -> AsyncConnection[Any]:
        """A connection that listens; first of all it asks what was missed."""
        connection = await self._connections.open()
        self.backend, self._announced = connection.info.backend_pid, False
        try:
            await connection.execute(HOLD, (APPLICATION_ID, COMING))
            await self._announce(connection)
            await connection.execute("LISTEN elbowroom")
            await connection.execute("LISTEN elbowroom_presence")
            if self._alive:
                missed = await (await connection.execute(MISSED, (self._alive,))).fetchall()
                for table_id, version in missed:
                    self._tell(table_id, version)
            await self._note_time(connection)
        except psycopg.Error as problem:
            await connection.close()
            raise self._connections.explain(problem) from None
        return connection

    def _patience(self) -> float:
        return HEARTBEAT if self._announced else SOON

    async def _announce(self, connection: AsyncConnection[Any]) -> None:
        if self._working and not self._announced:
            await connection.execute(HOLD, (APPLICATION_ID, WORKING))
            self._announced = True

    async def _note_time(self, connection: AsyncConnection[Any]) -> None:
        row = await (await connection.execute("SELECT clock_timestamp()")).fetchone()
        if row:
            self._alive = row[0]

    def _heard(self, payload: str) -> None:
        words = payload.rsplit(" ", 2)
        # Anybody may notify: what is not ours to understand is passed over.
        if len(words) == len(("table", "version", "origin")) and words[1].isdecimal():
            table_id, version, origin = words
            if origin != self._origin:
                self._tell(table_id, int(version))

    def _heard_presence(self, payload: str) -> None:
        origin, _, table_id = payload.partition(" ")
        if origin != self._origin:
            loop = asyncio.get_running_loop()
            for watcher in self._presence:
                loop.call_soon(watcher, table_id)

    def _tell(self, table_id: str, version: int) -> None:
        loop = asyncio.get_running_loop()
        for watcher in self._watchers:
            loop.call_soon(watcher, table_id, version)
