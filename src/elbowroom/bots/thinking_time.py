"""Thinking for a given time: how it stands after a bot's name, as in `expert:500ms`, and its clock."""

from __future__ import annotations

import re
from collections.abc import Callable
from time import perf_counter

from elbowroom.kernel.errors import InvalidSetup

try:
    from time import thread_time
except ImportError:  # in a page, whose Python has no threads, the time that passes has to do
    thread_time = perf_counter

_TIME = re.compile(r"(?P<number>[0-9]{1,6}(?:\.[0-9]{1,3})?)(?P<unit>ms|s)")
LEAST_SECONDS = 0.001
MOST_SECONDS = 600.0


def read_time(bot: str, setting: str) -> float:
    """Read a time such as 500ms or 2s as seconds, or refuse it."""
    found = _TIME.fullmatch(setting)
    if found is not None:
        seconds = float(found["number"]) / (1000 if found["unit"] == "ms" else 1)
        if LEAST_SECONDS <= seconds <= MOST_SECONDS:
            return seconds
    raise InvalidSetup(
        f"'{bot}:{setting}' names no time. A time from 1ms to 600s is wanted after the colon, "
        f"as in {bot}:500ms or {bot}:2s."
    )


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
