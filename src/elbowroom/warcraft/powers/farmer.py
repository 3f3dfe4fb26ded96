"""Farmer: fields pay."""

from __future__ import annotations

from elbowroom.conquest.traits import Power
from elbowroom.conquest.vocabulary import CoinsForRegions
from elbowroom.conquest.where import Where

FARMER = Power(
    id="farmer",
    name="Farmer",
    tokens=4,
    effects=(CoinsForRegions(1, Where(terrain="field")),),
    rule="W-POWER-FARMER",
)
