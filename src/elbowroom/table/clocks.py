"""The clocks of a table: reckoned from the times of its entries alone."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any

SECONDS_A_DAY = 86400
LEAST_AFTER_RETURN = 30.0
"""Seconds a person has at least who comes back after the clock ran out."""


def moment(text: str) -> datetime:
    """Read a time as entries write it."""
    return datetime.fromisoformat(text)


def written(at: datetime) -> str:
    """Write a time as entries do: UTC, to the millisecond."""
    return at.astimezone(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def now() -> str:
    """Tell the time as entries do."""
    return written(datetime.now(UTC))


class Clocks:
    """What each seat has left, and whose clock runs since when."""

    def __init__(self, rule: dict[str, Any], seats: int) -> None:
        self.daily = rule["kind"] == "days"
        self.allowance = float(rule["days"] * SECONDS_A_DAY if self.daily else rule["seconds"])
        self.increment = 0.0 if self.daily else float(rule["increment"])
        self.left = [self.allowance] * seats
        self.running: int | None = None
        self.since: datetime | None = None
        self._turn = -1
        self._owner: int | None = None
        """The seat asked first in this turn: the increment for finishing it is theirs."""
        self._rewarded = -1
        """The newest turn whose increment was given: to end a turn again gives none."""
        self.granted: dict[int, int] = {}
        """For which turn each seat was last given days."""

    def copy(self) -> Clocks:
        """Copy the clocks; nothing done to the copy touches the original."""
        twin = Clocks.__new__(Clocks)
        vars(twin).update(vars(self))
        twin.left = self.left.copy()
        twin.granted = self.granted.copy()
        return twin

    def settle(self, asked: int | None, turn: int, at: datetime) -> None:
        """Charge whoever was asked until now, and let the clock of whoever is asked next run."""
        if self.running is not None and self.since is not None:
            self.left[self.running] -= max(0.0, (at - self.since).total_seconds())
        if turn != self._turn:
            if self._owner is not None and turn > self._turn > self._rewarded:
                self.left[self._owner] += self.increment
                self._rewarded = self._turn
            self._turn, self._owner = turn, None
        if asked is not None:
            self._owner = asked if self._owner is None else self._owner
            if self.daily and self.granted.get(asked, -1) < turn:
                self.granted[asked] = turn
                self.left[asked] = self.allowance
        self.running = asked
        self.since = at if asked is not None else None

    def forgive(self, seat: int) -> None:
        """Give somebody who came back without time enough to go on."""
        least = self.allowance if self.daily else max(LEAST_AFTER_RETURN, self.increment)
        self.left[seat] = max(self.left[seat], least)

    def runs_out(self) -> datetime | None:
        """Tell when the running clock will run out."""
        if self.running is None or self.since is None:
            return None
        return self.since + timedelta(seconds=max(0.0, self.left[self.running]))

    def face(self, seat: int, now: datetime) -> dict[str, Any]:
        """Give a seat's clock as the protocol tells it."""
        running = seat == self.running and self.since is not None
        left = self.left[seat]
        if running and self.since is not None:
            left -= max(0.0, (now - self.since).total_seconds())
        return {"seconds": round(max(0.0, left), 1), "running": running}
