"""The clock of bots that think for a given time."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter, thread_time

WAITING = 1.7
"""How much longer than its time a turn may take where other programs want the processor too."""


class WorkClock:
    """Counts the work of this thread; where it hardly gets to work, the time that passes."""

    def __init__(
        self,
        worked: Callable[[], float] = thread_time,
        passed: Callable[[], float] = perf_counter,
    ) -> None:
        self._worked = worked
        self._passed = passed
        self._now = 0.0
        self._last = worked(), passed()

    def __call__(self) -> float:
        """Give the seconds since the clock was made."""
        now = self._worked(), self._passed()
        self._now += max(now[0] - self._last[0], (now[1] - self._last[1]) / WAITING)
        self._last = now
        return self._now
