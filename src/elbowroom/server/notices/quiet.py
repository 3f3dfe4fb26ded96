"""Quiet hours: when somebody is not to be told anything, by the time of day where they are."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta, timezone, tzinfo
from typing import NamedTuple
from zoneinfo import ZoneInfo

HOURS = 24


class Quiet(NamedTuple):
    """From which hour to which nothing is told; the same twice: always something is."""

    begins: int = 22
    ends: int = 8

    def holds(self, hour: int) -> bool:
        """Whether it is quiet in an hour of the day."""
        if self.begins <= self.ends:
            return self.begins <= hour < self.ends
        return hour >= self.begins or hour < self.ends


def zone_of(name: str, minutes: int) -> tzinfo:
    """Find a time zone by its name; where this machine does not know it, by its distance to UTC."""
    try:
        return ZoneInfo(name)
    except (OSError, ValueError, KeyError):
        return timezone(timedelta(minutes=minutes))


def next_time(at: datetime, quiet: Quiet, zone: tzinfo) -> datetime:
    """Give the first moment from this one on that is not in the quiet hours."""
    local = at.astimezone(zone)
    if not quiet.holds(local.hour):
        return at
    morning = local.replace(hour=quiet.ends % HOURS, minute=0, second=0, microsecond=0)
    if morning <= local:
        morning = (local + timedelta(days=1)).replace(
            hour=quiet.ends % HOURS, minute=0, second=0, microsecond=0
        )
    return morning.astimezone(UTC)
