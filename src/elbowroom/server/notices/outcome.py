"""How it went to tell somebody something."""

from __future__ import annotations

from typing import NamedTuple


class Outcome(NamedTuple):
    """How it went, and after how many seconds to try again, where that helps."""

    word: str
    """`sent`, `gone` (nobody is there any more), `refused` or `later`."""
    seconds: float | None = None
    """What the other side asks for; None: as we think."""


SENT, GONE, REFUSED = Outcome("sent"), Outcome("gone"), Outcome("refused")


def later(seconds: float | None = None) -> Outcome:
    """Say that the other side is away or busy."""
    return Outcome("later", seconds)
