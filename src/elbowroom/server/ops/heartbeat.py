"""The heartbeat of a server: while clocks run, the database knows that somebody is at work.

After a crash, whoever starts next reads from it how long nobody was, and charges nobody for that.
"""

from __future__ import annotations

from datetime import datetime

import structlog

from elbowroom.server.ops.time_at_work import TimeAtWork
from elbowroom.server.store.interface import JournalStore, StoreError
from elbowroom.table.clocks import written

log = structlog.get_logger("elbowroom.heartbeat")
SECONDS_BETWEEN_BEATS = 2.0
AWAY_AFTER = 10.0
"""Without a beat for so many seconds, nobody was at work at tables with clocks."""


class Heartbeat:
    """Beats on, and remembers since when it could not."""

    def __init__(self, store: JournalStore, time: TimeAtWork) -> None:
        self._store = store
        self._time = time
        self._beating = False
        self._last: datetime | None = None
        self._failing_since: datetime | None = None
        self._stopped: datetime | None = None

    def begin(self) -> None:
        """Begin to beat, once all tables are taken up.

        Until then a server that starts beside this one has to see how long nobody was at work.
        """
        self._beating = True

    async def beat(self) -> bool:
        """Note that we are at work, if it is time to; False while that cannot be stored."""
        now = self._time.now()
        if not self._beating or (self._failing_since is None and self._is_recent(now)):
            return True
        try:
            await self._store.beat(written(now))
        except StoreError as fault:
            self.miss(str(fault))
            return False
        self._stopped = self._stopped or self._failing_since
        self._failing_since = None
        self._last = now
        return True

    def miss(self, error: str) -> None:
        """Note that the database takes nothing now: since the last beat, as far as we know."""
        if self._failing_since is None:
            log.error("no heartbeat", error=error)
            now, known = self._time.now(), self._last
            unknown = known is None or _seconds(known, now) > AWAY_AFTER  # no clock ran before
            self._failing_since = now if unknown else known

    def _is_recent(self, now: datetime) -> bool:
        return self._last is not None and _seconds(self._last, now) < SECONDS_BETWEEN_BEATS

    def stopped(self) -> datetime | None:
        """Tell, once, since when the database took nothing, when it takes something again."""
        since, self._stopped = self._stopped, None
        return since


def _seconds(since: datetime, until: datetime) -> float:
    return (until - since).total_seconds()
