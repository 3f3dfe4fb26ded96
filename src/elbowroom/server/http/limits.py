"""How much anybody may ask: sizes, and calls a second."""

from __future__ import annotations

import time
from dataclasses import dataclass

LARGEST_BODY = 64 * 1024
"""Bytes of the largest HTTP body."""
LARGEST_MESSAGE = 16 * 1024
"""Bytes of the largest socket message."""


@dataclass(frozen=True)
class Rates:
    """Calls a second for one address, and how many it may save up; 0 means no limit."""

    calls: float = 50.0
    saved_calls: float = 200.0
    openings: float = 0.5
    """New tables a second."""
    saved_openings: float = 30.0
    messages: float = 30.0
    """Messages a second on one socket."""
    saved_messages: float = 60.0
    hints: float = 0.5
    """Hints a second for one seat of a table."""
    saved_hints: float = 6.0

    @classmethod
    def of(cls, calls: float) -> Rates:
        """Make limits in proportion to a number of calls a second; 0 switches them off."""
        share = calls / cls.calls
        return cls(
            calls,
            cls.saved_calls * share,
            cls.openings * share,
            cls.saved_openings * share,
            cls.messages * share,
            cls.saved_messages * share,
            cls.hints * share,
            cls.saved_hints * share,
        )


class Bucket:
    """Calls saved up over time and spent one by one."""

    __slots__ = ("_each_second", "_full", "_left", "_when")

    def __init__(self, each_second: float, full: float) -> None:
        self._each_second = each_second
        self._full = full
        self._left = full
        self._when = time.monotonic()

    def take(self) -> bool:
        """Spend one call; False if none is left."""
        if not self._each_second:
            return True
        now = time.monotonic()
        self._left = min(self._full, self._left + (now - self._when) * self._each_second)
        self._when = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    @property
    def full(self) -> bool:
        """Whether nothing was spent for so long that the bucket can be forgotten."""
        return self._left + (time.monotonic() - self._when) * self._each_second >= self._full


class Buckets:
    """One bucket for each address."""

    MOST = 10_000

    def __init__(self, each_second: float, full: float) -> None:
        self._each_second = each_second
        self._full = full
        self._buckets: dict[str, Bucket] = {}

    def take(self, address: str) -> bool:
        """Spend one call of an address."""
        bucket = self._buckets.get(address)
        if bucket is None:
            if len(self._buckets) >= self.MOST:
                self._buckets = {
                    each: kept for each, kept in self._buckets.items() if not kept.full
                }
            bucket = self._buckets[address] = Bucket(self._each_second, self._full)
        return bucket.take()
