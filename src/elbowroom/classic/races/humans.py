"""Humans: farmland pays."""

from __future__ import annotations

from elbowroom.conquest.traits import Race
from elbowroom.conquest.vocabulary import CoinsForRegions
from elbowroom.conquest.where import Where

HUMANS = Race(
    id="humans",
    name="Humans",
    tokens=5,
    tray=10,
    effects=(CoinsForRegions(1, Where(terrain="farmland")),),
    rule="C-RACE-HUMANS",
)
