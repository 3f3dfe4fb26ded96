"""Appends to PostgreSQL, many callers to a commit."""

import asyncio
from collections.abc import Sequence
from itertools import accumulate
from typing import Any

from psycopg import AsyncConnection

from elbowroom.server.store.connections import Connections, Refused
from elbowroom.server.store.interface import StoreUnavailable
from elbowroom.server.store.rows import Append

#: The most callers that share one commit.
MOST_TOGETHER = 128

# One statement is one transaction: one round trip, one flush of the disk, and one turn at the
# lock that a notification takes. The lists of all appends travel joined; x.f to x.l is the
# part that belongs to one of them. Its place in the list comes
# back with its outcome.
APPEND_ALL = """
SELECT x.number, a.outcome, a.newest
FROM unnest(%s::text[], %s::bigint[], %s::text[], %s::boolean[],
            %s::integer[], %s::integer[], %s::integer[], %s::integer[])
     WITH ORDINALITY AS x (id, expected, summary, live, f, l, sf, sl, number),
     (SELECT %s::text[] AS kinds, %s::integer[] AS seats, %s::text[] AS keys,
             %s::text[] AS times, %s::text[] AS bodies,
             %s::text[] AS names, %s::text[] AS contents) AS all_of,
     LATERAL elbowroom_append(
         x.id, x.expected, kinds[x.f:x.l], seats[x.f:x.l], keys[x.f:x.l], times[x.f:x.l],
         bodies[x.f:x.l], x.summary, x.live, names[x.sf:x.sl], contents[x.sf:x.sl], %s::text
     ) AS a
"""

Outcome = tuple[str, int]


class Committer:
    """Stores appends in the order they came; what waits together is committed together."""

    def __init__(self, connections: Connections, origin: str) -> None:
        self._connections = connections
        self._origin = origin
        self._waiting: list[tuple[Append, asyncio.Future[Outcome]]] = []
        self._task: asyncio.Task[None] | None = None

    async def append(self, new: Append) -> Outcome:
        """How it went, and the newest version; returns after the commit."""
        future: asyncio.Future[Outcome] = asyncio.get_running_loop().create_future()
        self._waiting.append((new, future))
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._run())
        return await future

    async def close(self) -> None:
        """Finish what is waiting."""
        if self._task:
            await self._task

    async def store(
        self, connection: AsyncConnection[Any], appends: Sequence[Append]
    ) -> list[Outcome]:
        """Store them in the transaction of this connection, or in one of their own."""
        answer = await connection.execute(APPEND_ALL.encode(), self._arguments(appends))
        return [(outcome, newest) for _, outcome, newest in sorted(await answer.fetchall())]

    async def _run(self) -> None:
        while self._waiting:
            group, self._waiting = self._waiting[:MOST_TOGETHER], self._waiting[MOST_TOGETHER:]
            # In one order everywhere: two processes never wait for each other.
            group.sort(key=lambda each: each[0].table_id)
            try:
                await self._write(group)
            except Exception as problem:  # noqa: BLE001  (whoever waits is told, whatever it is)
                fail(group, problem)

    async def _write(self, group: Sequence[tuple[Append, "asyncio.Future[Outcome]"]]) -> None:
        """Store all in one transaction; if the server refuses that, each in its own."""
        try:
            async with self._connections.use() as connection:
                outcomes = await self.store(connection, [new for new, _ in group])
        except Refused as problem:
            if len(group) == 1:
                fail(group, problem)
            else:
                for each in group:
                    await self._write([each])
        except StoreUnavailable as problem:
            fail(group, problem)
        else:
            for (_, future), outcome in zip(group, outcomes, strict=True):
                if not future.done():
                    future.set_result(outcome)

    def _arguments(self, appends: Sequence[Append]) -> tuple[Any, ...]:
        lines = [each for new in appends for each in new.lines]
        secrets = [each for new in appends for each in new.secrets.items()]
        last = list(accumulate(len(new.lines) for new in appends))
        last_secret = list(accumulate(len(new.secrets) for new in appends))
        return (
            [new.table_id for new in appends],
            [new.expected for new in appends],
            [new.summary for new in appends],
            [new.live for new in appends],
            [1, *(end + 1 for end in last[:-1])],
            last,
            [1, *(end + 1 for end in last_secret[:-1])],
            last_secret,
            [each.kind for each in lines],
            [each.seat for each in lines],
            [each.key for each in lines],
            [each.at for each in lines],
            [each.body for each in lines],
            [name for name, _ in secrets],
            [value for _, value in secrets],
            self._origin,
        )


def fail(group: Sequence[tuple[Append, "asyncio.Future[Outcome]"]], problem: Exception) -> None:
    """Tell all who still wait."""
    for _, future in group:
        if not future.done():
            future.set_exception(problem)
