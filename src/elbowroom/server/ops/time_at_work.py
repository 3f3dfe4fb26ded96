"""The time of a server at work: steady while it runs, and aware of the gaps in which it did not.

It begins with the machine's clock and goes on by a pulse that nobody can set. A clock whose dial
was set, a machine that slept, a process that was held: each is a gap, noticed at the next look.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime

LONGEST_SILENCE = 2.0
"""Seconds without a look after which nobody was at work; a server looks every half second."""
LARGEST_DRIFT = 1.0
"""Seconds by which the dial may differ from the pulse before it was set, or we slept."""


@dataclass(frozen=True)
class Gap:
    """A time in which the server was not at work, or which was no time at all."""

    since: datetime
    until: datetime

    @property
    def forward(self) -> bool:
        """Whether time went on meanwhile: the dial was not set back."""
        return self.since <= self.until


class TimeAtWork:
    """Tells the time, and counts the gaps in it."""

    def __init__(
        self, dial: Callable[[], float] = time.time, pulse: Callable[[], float] = time.monotonic
    ) -> None:
        self._dial = dial
        self._pulse = pulse
        self.gaps = 0
        """How many gaps there were; the last one is `gap`."""
        self.gap: Gap | None = None
        self._looked = pulse()
        self._ahead = dial() - self._looked

    def now(self) -> datetime:
        """Look at the time; a gap since the last look is noticed first."""
        pulse, dial = self._pulse(), self._dial()
        drift = dial - (pulse + self._ahead)
        if pulse - self._looked > LONGEST_SILENCE or abs(drift) > LARGEST_DRIFT:
            self.gaps += 1
            since = datetime.fromtimestamp(self._looked + self._ahead, UTC)
            self.gap = Gap(since, datetime.fromtimestamp(dial, UTC))
            self._ahead = dial - pulse
        self._looked = pulse
        return datetime.fromtimestamp(pulse + self._ahead, UTC)
