"""The words of the game as small numbers: resources, actions, terrains, features."""

from __future__ import annotations

from typing import Final

# Resources; silver is one only with Heroes' Call.
FOOD: Final = 0
MANA: Final = 1
ORE: Final = 2
SILVER: Final = 3
RESOURCES: Final[tuple[str, ...]] = ("food", "mana", "ore", "silver")
ANY: Final = 4
"""A resource of choice (K-TERM-9)."""
RECEIVED: Final = 5
"""The resource just received in trade."""
BASIC: Final[tuple[int, ...]] = (FOOD, MANA, ORE)
"""What can be chosen, traded and taken."""
FULL: Final = 9
"""Where a resource track ends (K-COMP-3)."""

# Actions.
PATROL: Final = 0
QUEST: Final = 1
BUILD: Final = 2
RESEARCH: Final = 3
EXPAND: Final = 4
TRADE: Final = 5
ACTIONS: Final[tuple[str, ...]] = ("patrol", "quest", "build", "research", "expand", "trade")
RETREAT: Final = 6
"""No action, but like some of them it has a price."""
PRICED: Final[tuple[str, ...]] = (*ACTIONS, "retreat")
SHIELDS: Final = 5
PAYS: Final[tuple[int, ...]] = (FOOD, FOOD, ORE, MANA, FOOD, FOOD, FOOD)
"""The resource each action is paid with, and retreat."""

# What a place is.
PLAINS: Final = 0
MOUNTAIN: Final = 1
FOREST: Final = 2
RUINS: Final = 3
CAPITAL: Final = 4
PEAKS: Final = 5
TUNDRA: Final = 6
WATER: Final = 7
RIVER: Final = 8
CRAG: Final = 9
TERRAINS: Final = (
    "plains",
    "mountain",
    "forest",
    "ruins",
    "capital",
    "peaks",
    "tundra",
    "water",
    "river",
    "crag",
)
EVERY_TERRAIN: Final[tuple[int, ...]] = tuple(range(len(TERRAINS)))

# Kinds of features as a set; a river is water (K-WATER-2).
WATERS: Final = 1
CRAGS: Final = 2

# Ways to widen Quest, as a set.
FROM_ANYWHERE: Final = 1
FROM_SHORE: Final = 2

MOST_MEEPLES: Final = 7
TOP_TOWER: Final = 6
TOWER_COSTS: Final[tuple[int, ...]] = (0, 1, 2, 3, 4, 5, 6)
"""The ore each tower level costs, from 0 (K-COMP-4)."""
TOWER_POINTS: Final[tuple[int, ...]] = (0, 1, 2, 3, 4, 6, 8)
"""What each is worth to who ends on it."""
TOP_MAGIC: Final = 5
RETIRED: Final = 3
"""The hero level that is retirement."""
HIGHEST_NUMBER: Final = 11
"""The last number of the war die."""
FLAG: Final = 12
"""The face after it."""
HUMAN: Final = 0
DUMMY: Final = 1
"""Who plays alone, and the seat of the dummy then (K-SOLO-1)."""
NONE: Final = -1
"""No player, no place, no card."""
HIDDEN: Final = -2
"""A card or dial that the viewer may not know."""

# Which meeple, and how it is.
REGULAR: Final = False
HERO: Final = True
STANDING: Final = False
