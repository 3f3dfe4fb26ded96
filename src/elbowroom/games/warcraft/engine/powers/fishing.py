"""Fishing: regions beside water pay."""

from __future__ import annotations

from elbowroom.conquest.engine.traits import Power
from elbowroom.conquest.engine.vocabulary import CoinsForRegions
from elbowroom.conquest.engine.where import Where

FISHING = Power(
    id="fishing",
    name="Fishing",
    tokens=3,
    effects=(CoinsForRegions(1, Where(beside_water=True)),),
    rule="W-POWER-FISHING",
)
