"""Which lore a position is played by: the one of its kind of game."""

from __future__ import annotations

from typing import Final

from elbowroom.conquest.bots.heuristics import SHARED, Lore
from elbowroom.conquest.engine.position import Position
from elbowroom.conquest.engine.rules import Rules
from elbowroom.games.warcraft.engine.rules import WarcraftRules
from elbowroom.games.warcraft.heuristics import IslandLore

ISLANDS: Final = IslandLore()
LORES: Final[list[Lore]] = [SHARED, ISLANDS]
"""Every lore there is."""


def lore_of(pos: Position) -> Lore:
    """Give what bots know of the game of a position; of an unknown one, the shared rules."""
    return lore_of_rules(pos.rules)


def lore_of_rules(rules: Rules) -> Lore:
    """Give what bots know of the game with these rules."""
    return ISLANDS if isinstance(rules, WarcraftRules) else SHARED
