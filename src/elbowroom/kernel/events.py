"""Facts derived from decisions, for eyes: logs, animations, statistics."""

from __future__ import annotations

from typing import NamedTuple


class Event(NamedTuple):
    """Something that happened, with the names a reader needs; never the truth itself."""

    kind: str
    player: int
    facts: dict[str, object]
