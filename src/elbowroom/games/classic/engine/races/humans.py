"""Humans: farmland pays."""

from __future__ import annotations

from elbowroom.conquest.engine.traits import Race
from elbowroom.conquest.engine.vocabulary import CoinsForRegions
from elbowroom.conquest.engine.where import Where

HUMANS = Race(
    id="humans",
    name="Humans",
    tokens=5,
    tray=10,
    effects=(CoinsForRegions(1, Where(terrain="farmland")),),
    rule="C-RACE-HUMANS",
)
