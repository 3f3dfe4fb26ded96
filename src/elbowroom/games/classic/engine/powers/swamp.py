"""Swamp: swamps pay."""

from __future__ import annotations

from elbowroom.conquest.engine.traits import Power
from elbowroom.conquest.engine.vocabulary import CoinsForRegions
from elbowroom.conquest.engine.where import Where

SWAMP = Power(
    id="swamp",
    name="Swamp",
    tokens=4,
    effects=(CoinsForRegions(1, Where(terrain="swamp")),),
    rule="C-POWER-SWAMP",
)
