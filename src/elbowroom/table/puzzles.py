"""Tables at which a puzzle is tried: the same position and dice for everybody."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import Any, Final

ANSWERING: Final = "hard"
"""The bot that answers at the other chairs, where somebody's turn asks them anything."""


@dataclass(frozen=True)
class PuzzleTable:
    """What a table of a puzzle begins with."""

    game: str
    id: str
    seat: int
    setup: dict[str, Any]
    position: dict[str, Any]

    @property
    def name(self) -> str:
        """The name under which chance draws, at every table of it."""
        return f"puzzle|{self.game}|{self.id}"

    @property
    def seed(self) -> str:
        """The published seed, as hexadecimal digits."""
        return hashlib.sha256(f"elbowroom|{self.name}".encode()).hexdigest()

    def facts(self) -> dict[str, str]:
        """Give what a table says of its puzzle."""
        return {"id": self.id, "name": self.name}
