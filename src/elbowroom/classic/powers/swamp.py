"""Swamp: swamps pay."""

from __future__ import annotations

from elbowroom.conquest.traits import Power
from elbowroom.conquest.vocabulary import CoinsForRegions
from elbowroom.conquest.where import Where

SWAMP = Power(
    id="swamp",
    name="Swamp",
    tokens=4,
    effects=(CoinsForRegions(1, Where(terrain="swamp")),),
    rule="C-POWER-SWAMP",
)
