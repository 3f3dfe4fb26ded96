"""The health of a server: whether it can store, whether its database is sound, whether it is ready."""

from __future__ import annotations

import asyncio
import time

import structlog

from elbowroom.server.store.interface import JournalStore, StoreUnavailable

log = structlog.get_logger("elbowroom.health")
SECONDS_BETWEEN_TRIES = 2.0
"""However often somebody asks, the database is not tried more often than this."""
SECONDS_BETWEEN_TRIES_IN_TROUBLE = 0.25
"""A database that came back is soon known to be well."""
LONGEST_LOOK = 10.0
"""Seconds one look for damage takes at most."""
FEWEST_SECONDS_BETWEEN_LOOKS = 60.0
SHARE_OF_LOOKING = 0.01
"""The share of its time a server looks for damage."""


class Health:
    """What is known of the health of a server's database."""

    def __init__(self, store: JournalStore) -> None:
        self._store = store
        self._tried: float | None = None
        self._fault: StoreUnavailable | None = None
        self._lock = asyncio.Lock()

    async def check(self) -> None:
        """Raise StoreUnavailable if nothing can be stored now, or damage was found."""
        async with self._lock:
            if self._is_due():
                await self._try()
        if self._fault is not None:
            raise self._fault

    def _is_due(self) -> bool:
        trouble = self._fault is not None
        patience = SECONDS_BETWEEN_TRIES_IN_TROUBLE if trouble else SECONDS_BETWEEN_TRIES
        return self._tried is None or time.monotonic() - self._tried >= patience

    async def _try(self) -> None:
        try:
            await self._store.check()
        except StoreUnavailable as fault:
            if self._fault is None:
                log.error("database unavailable", error=str(fault))
            self._fault = fault
        else:
            self._fault = None
        self._tried = time.monotonic()

    async def look_after(self) -> None:
        """Look for damage now and then, for as long as the server runs."""
        while True:
            began = time.monotonic()
            try:
                await self._store.look_for_damage(LONGEST_LOOK)
            except StoreUnavailable as fault:
                log.error("database damaged", error=str(fault))
            took = time.monotonic() - began
            await asyncio.sleep(max(FEWEST_SECONDS_BETWEEN_LOOKS, took / SHARE_OF_LOOKING))
