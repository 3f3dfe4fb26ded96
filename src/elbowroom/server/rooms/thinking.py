"""Whose bot thinks next: people first, then fair shares for each network and each table.

Some workers think for tables at which people are, one more for all other tables. Nobody is sent
away: when more wait than can think, bots think less.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

from elbowroom.server.ops import metrics

HALF_LIFE = 30.0
"""Seconds after which half of what somebody's bots have thought is forgotten."""
WAITING_FOR_EACH_STEP = (2, 6, 15)
"""So many questions waiting for each worker make bots one rung, two and three rungs weaker."""
SHARE_BEFORE_WEAKER = 1.5
"""Whose bots have thought this much more than the others' have, on average, think less first."""

MOST_REMEMBERED = 4096
"""Names whose thinking is remembered."""


@dataclass(eq=False)
class Thinker:
    """A question that waits for a worker."""

    account: str
    """The network that opened the table, or the table where nobody knows."""
    table: str
    attended: Callable[[], bool]
    """Whether people are at the table."""
    turn: asyncio.Future[int]
    came: float = field(default_factory=time.monotonic)


class Used:
    """How many seconds were thought for each name, forgotten by and by."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._used: dict[str, tuple[float, float]] = {}

    def of(self, name: str) -> float:
        """Give the seconds of a name that still count."""
        amount, at = self._used.get(name, (0.0, 0.0))
        return amount * 0.5 ** ((self._now() - at) / HALF_LIFE) if amount else 0.0

    def add(self, name: str, seconds: float) -> None:
        """Count some more, and forget whom nothing is left of."""
        self._used[name] = (self.of(name) + seconds, self._now())
        if len(self._used) > MOST_REMEMBERED:
            kept = sorted(self._used, key=self.of, reverse=True)[: MOST_REMEMBERED // 2]
            self._used = {each: self._used[each] for each in kept}

    def typical(self) -> float:
        """Give what a name has used on average."""
        return sum(map(self.of, self._used)) / len(self._used) if self._used else 0.0


class Thinking:
    """The workers by number, and who waits for one; the last worker is for tables without people."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._free = set(range(workers + 1))
        self._waiting: list[Thinker] = []
        self._accounts = Used()
        self._tables = Used()

    @asynccontextmanager
    async def turn(
        self, account: str, table: str, attended: Callable[[], bool]
    ) -> AsyncIterator[int]:
        """Wait for a worker, and give its number."""
        thinker = Thinker(account, table, attended, asyncio.get_running_loop().create_future())
        self._waiting.append(thinker)
        self.look_again()
        try:
            place = await thinker.turn
        except asyncio.CancelledError:
            self._gone(thinker)
            raise
        if thinker.attended():
            metrics.BOT_WAITS.observe(time.monotonic() - thinker.came)
        began = time.monotonic()
        try:
            yield place
        finally:
            self._done(thinker, place, time.monotonic() - began)

    def steps_weaker(self, account: str) -> int:
        """Say by how many rungs a bot has to be weaker now, for everybody to be answered soon."""
        waiting = sum(each.attended() for each in self._waiting)
        steps = sum(waiting >= each * self._workers for each in WAITING_FOR_EACH_STEP)
        if waiting and self._accounts.of(account) > SHARE_BEFORE_WEAKER * self._accounts.typical():
            steps += 1
        return steps

    def look_again(self) -> None:
        """Let free workers think for those who wait; also when people have come to a table."""
        for place in sorted(self._free):
            fitting = [each for each in self._waiting if self._fits(each, place)]
            if fitting:
                first = min(fitting, key=self._order)
                self._waiting.remove(first)
                self._free.discard(place)
                first.turn.set_result(place)

    def _fits(self, thinker: Thinker, place: int) -> bool:
        if thinker.turn.done():
            return False  # given up
        return place == self._workers or thinker.attended()

    def _order(self, thinker: Thinker) -> tuple[bool, float, float, float]:
        accounts, tables = self._accounts, self._tables
        used = (accounts.of(thinker.account), tables.of(thinker.table))
        return (not thinker.attended(), *used, thinker.came)

    def _done(self, thinker: Thinker, place: int, seconds: float) -> None:
        self._accounts.add(thinker.account, seconds)
        self._tables.add(thinker.table, seconds)
        self._free.add(place)
        self.look_again()

    def _gone(self, thinker: Thinker) -> None:
        if thinker in self._waiting:
            self._waiting.remove(thinker)
        elif thinker.turn.done() and not thinker.turn.cancelled():
            self._free.add(thinker.turn.result())
            self.look_again()
