"""The heartbeat of a server: while clocks run, the database knows that somebody is at work.

After a crash, whoever starts next reads from it how long nobody was, and charges nobody for that.
"""

from __future__ import annotations

from datetime import UTC, datetime

import structlog

from elbowroom.server.store.interface import JournalStore, StoreError
from elbowroom.table.clocks import written

log = structlog.get_logger("elbowroom.heartbeat")
SECONDS_BETWEEN_BEATS = 2.0
AWAY_AFTER = 10.0
"""Without a beat for so many seconds, nobody was at work."""


class Heartbeat:
    """Beats on, and remembers since when it could not."""

    def __init__(self, store: JournalStore) -> None:
        self._store = store
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
        now = datetime.now(UTC)
        recent = self._last is not None and _seconds(self._last, now) < SECONDS_BETWEEN_BEATS
        if not self._beating or recent:
            return True
        try:
            await self._store.beat(written(now))
        except StoreError as fault:
            if self._failing_since is None:
                log.error("no heartbeat", error=str(fault))
                known = self._last
                new = known is None or _seconds(known, now) > AWAY_AFTER  # no clock ran before
                self._failing_since = now if new else known
            return False
        if self._failing_since is not None and _seconds(self._failing_since, now) > AWAY_AFTER:
            self._stopped = self._failing_since
        self._failing_since = None
        self._last = now
        return True

    def stopped(self) -> datetime | None:
        """Tell, once, since when the database took nothing, when it takes something again."""
        since, self._stopped = self._stopped, None
        return since


def _seconds(since: datetime, until: datetime) -> float:
    return (until - since).total_seconds()
