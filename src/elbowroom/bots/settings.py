"""What may stand after the colon of a bot's name, as in `expert:500ms`."""

from __future__ import annotations

import re

from elbowroom.kernel.errors import InvalidSetup

_TIME = re.compile(r"(?P<number>[0-9]{1,6}(?:\.[0-9]{1,3})?)(?P<unit>ms|s)")
LEAST_SECONDS = 0.001
MOST_SECONDS = 600.0


def split_name(text: str) -> tuple[str, str | None]:
    """Part a bot's name from its setting; None where there is no colon."""
    name, colon, setting = text.partition(":")
    return name, setting if colon else None


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
