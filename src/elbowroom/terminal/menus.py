"""What can be answered, as it is listed for a person."""

from __future__ import annotations

from typing import Final, NamedTuple

EVEN: Final = "even"
"""The choice that lets a bot answer this step, all but its end: it spreads what is in hand."""


class Choice(NamedTuple):
    """One line to choose: what to play, and what it means."""

    text: str
    note: str
    details: tuple[str, ...] = ()
    """Rule texts that belong to it."""


class Menu(NamedTuple):
    """What can be chosen by number, and what can only be written."""

    choices: list[Choice]
    to_write: list[str]
