"""Herbalist: hills pay."""

from __future__ import annotations

from elbowroom.conquest.engine.traits import Power
from elbowroom.conquest.engine.vocabulary import CoinsForRegions
from elbowroom.conquest.engine.where import Where

HERBALIST = Power(
    id="herbalist",
    name="Herbalist",
    tokens=4,
    effects=(CoinsForRegions(1, Where(terrain="hill")),),
    rule="W-POWER-HERBALIST",
)
