"""Wizards: magic sources pay."""

from __future__ import annotations

from elbowroom.conquest.engine.traits import Race
from elbowroom.conquest.engine.vocabulary import CoinsForRegions
from elbowroom.conquest.engine.where import Where

WIZARDS = Race(
    id="wizards",
    name="Wizards",
    tokens=5,
    tray=10,
    effects=(CoinsForRegions(1, Where(symbol="magic")),),
    rule="C-RACE-WIZARDS",
)
