"""What this game brings for study: one adviser, whose weights come with the bots and need no other package."""

from __future__ import annotations

from typing import Final, cast

from elbowroom.bots.study import Adviser
from elbowroom.games.kingdoms.bots.adviser import KingdomsAdviser, part_of
from elbowroom.games.kingdoms.engine.state import KingdomsState
from elbowroom.kernel.state import State


class KingdomsStudy:
    """Advice, odds and parts of turns looked at again."""

    unit = "points"
    at_once = ("select", "act", "dial", "retreat")
    midway = ("dial", "retreat")

    def advisers(self) -> list[Adviser]:
        """Make who gives advice."""
        return [KingdomsAdviser()]

    def plays(self, state: State) -> int | None:
        """Say whose part of a turn it is; nobody's before the first."""
        return part_of(cast("KingdomsState", state))


STUDY: Final = KingdomsStudy()
