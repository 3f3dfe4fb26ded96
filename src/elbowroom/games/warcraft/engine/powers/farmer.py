"""Farmer: fields pay."""

from __future__ import annotations

from elbowroom.conquest.engine.traits import Power
from elbowroom.conquest.engine.vocabulary import CoinsForRegions
from elbowroom.conquest.engine.where import Where

FARMER = Power(
    id="farmer",
    name="Farmer",
    tokens=4,
    effects=(CoinsForRegions(1, Where(terrain="field")),),
    rule="W-POWER-FARMER",
)
