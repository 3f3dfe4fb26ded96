"""Herbalist: hills pay."""

from __future__ import annotations

from elbowroom.conquest.traits import Power
from elbowroom.conquest.vocabulary import CoinsForRegions
from elbowroom.conquest.where import Where

HERBALIST = Power(
    id="herbalist",
    name="Herbalist",
    tokens=4,
    effects=(CoinsForRegions(1, Where(terrain="hill")),),
    rule="W-POWER-HERBALIST",
)
