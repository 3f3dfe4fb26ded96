"""The caretaker: removes tables that are finished or abandoned for longer than they are kept."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import TYPE_CHECKING

import structlog

from elbowroom.server.store.interface import StoreError
from elbowroom.table.refused import Refused

if TYPE_CHECKING:
    from elbowroom.server.rooms.rooms import Rooms

log = structlog.get_logger("elbowroom.caretaker")
DAY = 86400.0
SECONDS_BEFORE = 60.0
SECONDS_BETWEEN = 3600.0
AT_ONCE = 100


@dataclass(frozen=True)
class Keeping:
    """How long tables are kept after the last thing that happened there; None: for ever."""

    finished_days: float | None = 365.0
    abandoned_days: float | None = 90.0
    asleep_days: float = 31.0
    """A live table untouched for so long is not loaded at the start; no clock runs for longer."""

    @property
    def asleep_seconds(self) -> float:
        """How long a live table has to be untouched to be asleep."""
        return self.asleep_days * DAY


FOR_EVER = Keeping(None, None)


class Caretaker:
    """Looks every hour for what need not be kept any longer."""

    def __init__(self, rooms: Rooms, keeping: Keeping) -> None:
        self._rooms = rooms
        self._keeping = keeping

    async def work(self) -> None:
        """Tidy up, again and again."""
        await asyncio.sleep(SECONDS_BEFORE)
        while True:
            await self.tidy()
            await asyncio.sleep(SECONDS_BETWEEN)

    async def tidy(self) -> int:
        """Remove what is too old; how many tables that were."""
        removed = 0
        for live, days in (
            (False, self._keeping.finished_days),
            (True, self._keeping.abandoned_days),
        ):
            if days is not None:
                removed += await self._remove(live, days * DAY)
        if removed:
            log.info("tables removed", count=removed)
        return removed

    async def _remove(self, live: bool, seconds: float) -> int:
        removed = 0
        try:
            while found := await self._rooms.store.stale_tables(live, seconds, AT_ONCE):
                for table_id in found:
                    await self._rooms.remove(table_id)
                    removed += 1
        except (StoreError, Refused) as fault:
            log.error("tables not removed", error=str(fault))
        return removed
