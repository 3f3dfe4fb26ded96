"""How long a table waits for somebody: its own rule, settled when it is opened."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

MINUTE = 60
DAY = 86400
USUAL_AWAY = 2 * MINUTE
USUAL_IDLE = 10 * MINUTE
USUAL_CLOSE = DAY
EARLIEST = 30
"""Seconds somebody is disconnected before the others may agree to go on earlier than the rule says."""
MOST, ALL, ONE = "most", "all", "one"
"""Whose word it takes to go on without somebody."""


@dataclass(frozen=True, slots=True)
class Patience:
    """So many seconds; None: for ever."""

    away: int | None = USUAL_AWAY
    """Somebody may be disconnected before the others may go on with a bot."""
    idle: int | None = USUAL_IDLE
    """Somebody who is asked may let the others wait before they may vote to go on with a bot."""
    close: int = USUAL_CLOSE
    """People whose seat a bot plays may object when all others want to close the table."""
    consent: str = MOST
    """How many of the others who are there have to agree: most of them, all, or any one."""

    def facts(self) -> dict[str, Any]:
        """Give the rule as entries and the protocol tell it."""
        return asdict(self)


def usual_patience(clock: dict[str, Any] | None) -> Patience:
    """Give the rule where nobody says: where a clock runs, it decides who waited too long."""
    if clock is None:
        return Patience()
    if clock["kind"] == "days":
        return Patience(None, None, clock["days"] * DAY)
    return Patience(idle=None)


def patience_of(facts: dict[str, Any]) -> Patience:
    """Read the rule of a table; tables from before there was one have the usual one."""
    told = facts.get("patience")
    return usual_patience(facts["clock"]) if told is None else Patience(**told)
