"""The markers of the classic game (C-COMP-3); mountains are part of the map."""

from __future__ import annotations

from elbowroom.conquest.engine.markers import Marker

MARKERS: tuple[Marker, ...] = (
    Marker("lair", supply=10, rule="C-RACE-TROLLS-1", defence=1, stays_in_decline=True),
    Marker(
        "fortress",
        supply=6,
        rule="C-POWER-FORTIFIED-2",
        placing_rule="C-POWER-FORTIFIED-1",
        verb="fortress",
        defence=1,
        stays_in_decline=True,
    ),
    Marker(
        "encampment",
        supply=5,
        rule="C-POWER-BIVOUAC-1",
        placing_rule="C-POWER-BIVOUAC-1",
        verb="camp",
        defence=1,
        stacks=True,
        stands_in_for_token=True,
        returns_to_hand=True,
    ),
    Marker("hole", supply=2, rule="C-RACE-HALFLINGS-2", immune=True),
    Marker(
        "hero",
        supply=2,
        rule="C-POWER-HEROIC-1",
        placing_rule="C-POWER-HEROIC-1",
        verb="hero",
        immune=True,
        returns_to_hand=True,
    ),
    Marker(
        "dragon",
        supply=1,
        rule="C-POWER-DRAGON-2",
        placing_rule="C-POWER-DRAGON-1",
        verb="dragon",
        immune=True,
        returns_to_hand=True,
    ),
)
