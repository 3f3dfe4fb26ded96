"""The markers of this game (W-COMP-5); mountains are part of the islands."""

from __future__ import annotations

from typing import Final

from elbowroom.conquest.engine.markers import Marker

MARKERS: tuple[Marker, ...] = (
    Marker("wall", supply=9, rule="W-RACE-NIGHTELVES-2", defence=1, stays_in_decline=True),
    Marker(
        "fort",
        supply=10,
        rule="W-POWER-GARRISON-2",
        placing_rule="W-POWER-GARRISON-1",
        verb="fort",
        defence=1,
        stays_in_decline=True,
    ),
    Marker(
        "tower",
        supply=6,
        rule="W-POWER-DEFENSIVE-2",
        placing_rule="W-POWER-DEFENSIVE-1",
        immune=True,
    ),
    Marker(
        "beast",
        supply=5,
        rule="W-POWER-BEASTMASTER-2",
        placing_rule="W-POWER-BEASTMASTER-1",
        stacks=True,
        returns_to_hand=True,
        counts_as_token=True,
    ),
    Marker(
        "champion",
        supply=1,
        rule="W-POWER-CHAMPION-3",
        placing_rule="W-POWER-CHAMPION-1",
        defence=1,
        returns_to_hand=True,
        counts_as_unit=True,
    ),
    Marker(
        "objective",
        supply=2,
        rule="W-RACE-HUMANS-2",
        placing_rule="W-RACE-HUMANS-1",
        bound_to_region=True,
    ),
    Marker(
        "bomb",
        supply=12,
        rule="W-RACE-GOBLINS-3",
        placing_rule="W-RACE-GOBLINS-2",
        bound_to_region=True,
    ),
)
"""What the rest of the game knows by the numbers below."""

WALL: Final = 0
FORT: Final = 1
TOWER: Final = 2
BEAST: Final = 3
CHAMPION: Final = 4
OBJECTIVE: Final = 5
BOMB: Final = 6
