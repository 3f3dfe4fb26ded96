"""Who is there: the seats people are connected for, at this process and at all others."""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence

import structlog

from elbowroom.server.store.interface import JournalStore, Seen, StoreError

log = structlog.get_logger("elbowroom.presence")
SECONDS_BETWEEN_NOTES = 4.0
REMEMBERED = 8 * 86400.0
"""Seconds for which it is known when somebody was last there: longer than any table waits."""


class Presence:
    """Knows who is connected here, tells the other processes, and asks them."""

    def __init__(self, store: JournalStore) -> None:
        self._store = store
        self._here: dict[str, set[int]] = {}
        self._gone: dict[tuple[str, int], float] = {}
        """When the last connection of a seat ended here."""
        self._changed: dict[tuple[str, int], bool] = {}
        """What the other processes have not been told yet."""
        self._noted = 0.0

    def here(self, table_id: str, seats: set[int]) -> None:
        """Learn for which seats of a table somebody is connected to this process now."""
        before = self._here.get(table_id, set())
        if seats == before:
            return
        for seat in seats ^ before:
            self._changed[table_id, seat] = seat in seats
        for seat in before - seats:
            self._gone[table_id, seat] = time.monotonic()
        if seats:
            self._here[table_id] = seats
        else:
            self._here.pop(table_id, None)

    def call(self, table_id: str, seats: Iterable[int]) -> None:
        """Learn of a call for seats whose people may have no socket: they are there, just now."""
        present = time.monotonic()
        for seat in set(seats) - self._here.get(table_id, set()):
            before = self._gone.get((table_id, seat))
            self._gone[table_id, seat] = present
            if before is None or present - before > SECONDS_BETWEEN_NOTES:
                self._changed.setdefault((table_id, seat), False)

    async def away(self, table_id: str, seat: int, longest: float) -> float | None:
        """Tell how long nobody has been connected for a seat anywhere; None: somebody is.

        `longest` is for a seat nobody has been seen at since the server began.
        """
        if seat in self._here.get(table_id, ()):
            return None
        seen = (await self._store.presence([table_id])).get(table_id, {}).get(seat)
        if seen is not None and seen.connected:
            return None
        known = [longest]
        if (table_id, seat) in self._gone:
            known.append(time.monotonic() - self._gone[table_id, seat])
        if seen is not None:
            known.append(seen.seconds_ago)
        return min(known)

    async def elsewhere(self, table_ids: Sequence[str]) -> dict[str, dict[int, Seen]]:
        """Tell who was seen at other processes; nobody, while they cannot be asked."""
        if not table_ids:
            return {}
        try:
            return await self._store.presence(table_ids)
        except StoreError as fault:
            log.error("presence unknown", error=str(fault))
            return {}

    def to_be_noted(self) -> bool:
        """Whether the others have to hear of this process again."""
        return bool(self._changed) or time.monotonic() - self._noted > SECONDS_BETWEEN_NOTES

    async def note(self) -> None:
        """Tell the other processes who came and went, and that this one is at work."""
        changed, self._changed = self._changed, {}
        try:
            await self._store.note_presence(changed)
        except StoreError as fault:
            log.error("presence not told", error=str(fault))
            self._changed = {**changed, **self._changed}
        self._noted = time.monotonic()
        self._forget()

    async def close(self) -> None:
        """Tell the other processes that everybody here is gone."""
        for table_id in list(self._here):
            self.here(table_id, set())
        await self.note()

    def _forget(self) -> None:
        long_ago = time.monotonic() - REMEMBERED
        if self._gone and next(iter(self._gone.values())) < long_ago:
            self._gone = {who: when for who, when in self._gone.items() if when >= long_ago}
