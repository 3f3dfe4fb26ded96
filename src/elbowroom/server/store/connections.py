"""Connections to PostgreSQL, kept for the next caller, and its errors explained."""

import asyncio
import select
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import psycopg
from psycopg import AsyncConnection
from psycopg.conninfo import conninfo_to_dict

from elbowroom.server.store.interface import StoreUnavailable

#: The most connections one process holds for its calls.
MOST = 8

#: What a connection asks for unless the address says otherwise: give up on a server that does
#: not answer within seconds rather than minutes.
DEFAULTS: dict[str, Any] = {
    "connect_timeout": 5,
    "tcp_user_timeout": 10_000,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "application_name": "elbowroom",
}

# A database may have been told to acknowledge before the disk has it; we promise otherwise.
# Every query of ours has its index; a plan made while there were few rows must not scan later.
SET_UP = """
SELECT set_config('statement_timeout', '10s', false),
       set_config('lock_timeout', '5s', false),
       set_config('enable_seqscan', 'off', false),
       set_config('jit', 'off', false),
       set_config('synchronous_commit', CASE current_setting('synchronous_commit')
                  WHEN 'off' THEN 'on' ELSE current_setting('synchronous_commit') END, false)
"""


class Refused(StoreUnavailable):
    """The server answered that it will not: the statement certainly changed nothing."""


class Connections:
    """A few connections, opened when needed.

    There is no waiting for a server that is away: whoever calls meanwhile gets
    StoreUnavailable, and the first call after it came back finds it.
    """

    def __init__(self, url: str) -> None:
        self._parameters: dict[str, Any] = DEFAULTS | parameters(url)
        self._slots = asyncio.Semaphore(MOST)
        self._idle: list[AsyncConnection[Any]] = []
        self._closed = False

    @asynccontextmanager
    async def use(self) -> AsyncIterator[AsyncConnection[Any]]:
        """A connection for one call; database errors come out as StoreUnavailable."""
        async with self._slots:
            connection = await self._take()
            try:
                yield connection
            except psycopg.Error as problem:
                await connection.close()
                raise self.explain(problem) from None
            except BaseException:
                await connection.close()
                raise
            if self._closed:
                await connection.close()
            else:
                self._idle.append(connection)

    async def open(self) -> AsyncConnection[Any]:
        """A new connection, the caller's own."""
        try:
            connection = await AsyncConnection.connect(autocommit=True, **self._parameters)
            try:
                await connection.execute(SET_UP)
            except BaseException:
                await connection.close()
                raise
        except psycopg.Error as problem:
            raise self.explain(problem) from None
        return connection

    async def close(self) -> None:
        """Close what is idle now, and the rest when its callers are done."""
        self._closed = True
        while self._idle:
            await self._idle.pop().close()

    def explain(self, problem: psycopg.Error) -> StoreUnavailable:
        """A database's error in words a person can act upon, without the password."""
        text = problem.diag.message_primary or (str(problem).splitlines() or ["no reason given"])[0]
        password = self._parameters.get("password")
        if password:
            text = text.replace(str(password), "…")
        state = problem.sqlstate
        # Class 08 is a lost connection, 57P a server that stops: it may have been in mid-commit.
        certain = state and not state.startswith(("08", "57P"))
        return (Refused if certain else StoreUnavailable)(f"PostgreSQL cannot be used now: {text}")

    async def _take(self) -> AsyncConnection[Any]:
        if self._closed:
            raise StoreUnavailable("the database was closed")
        while self._idle:
            connection = self._idle.pop()
            if is_quiet(connection):
                return connection
            await connection.close()
        return await self.open()


def parameters(url: str) -> dict[str, Any]:
    """The parts of an address.

    What is wrong with an address is not said in its own words: with a stray character in it,
    a password is taken for a port or a host and would be repeated.
    """
    try:
        parts = conninfo_to_dict(url)
    except psycopg.Error:
        parts = {"port": "unreadable"}
    ports = str(parts.get("port") or "0").split(",")
    names = f"{parts.get('host')}{parts.get('dbname')}"
    if "@" in names or not all(port.isdecimal() or not port for port in ports):
        raise StoreUnavailable(
            "this is no address of a PostgreSQL database; it looks like "
            "postgresql://user:password@host:5432/database, with special characters "
            "of the password written as %40 and the like"
        )
    return dict(parts)


def is_quiet(connection: AsyncConnection[Any]) -> bool:
    """Whether an idle connection is alive: a server that goes away says so or hangs up."""
    if connection.closed or connection.broken:
        return False
    if sys.platform == "win32":
        return not any(select.select([connection.fileno()], [], [connection.fileno()], 0))
    poll = select.poll()
    poll.register(connection.fileno(), select.POLLIN | select.POLLHUP | select.POLLERR)
    return not poll.poll(0)
