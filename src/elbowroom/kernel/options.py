"""The options of a new game that people choose, declared once for the lobby and the terminal.

Its texts follow from its name: `option-NAME`, `option-NAME-about` (one line), `option-NAME-VALUE`
for what it may be, and `option-NAME-map` for a map that is chosen by it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Option:
    """One option: on or off, one of some values, or as many maps as the table has places."""

    name: str
    values: tuple[str, ...] = ()
    """What it may be, in the order they are shown; none: it is on or off."""
    usual: str | None = None
    """What is meant where nobody says, if not the first value."""
    maps: bool = False
    """Whether maps are named by it, one for each place; where nobody does they are drawn."""
    needs: str | None = None
    """Counts only while this other option is on."""
    players: tuple[int, ...] = ()
    """Counts only for these numbers of players; none: for all."""

    def counts(self, players: int, chosen: dict[str, Any]) -> bool:
        """Whether it matters with so many players and these other options."""
        fits = not self.players or players in self.players
        return fits and (self.needs is None or chosen.get(self.needs) is True)

    @property
    def key(self) -> str:
        """The key of its name in the catalogue."""
        return f"option-{self.name.replace('_', '-')}"

    def value_key(self, value: str) -> str:
        """Give the key of the name of one of its values."""
        return f"{self.key}-{value.lower().replace('_', '-').replace('+', '-')}"
