"""Ratmen: many tokens and no ability."""

from __future__ import annotations

from elbowroom.conquest.engine.traits import Race

RATMEN = Race(
    id="ratmen",
    name="Ratmen",
    tokens=8,
    tray=13,
    rule="C-RACE-RATMEN",
)
