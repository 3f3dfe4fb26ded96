"""Mountaineer: mountains pay."""

from __future__ import annotations

from elbowroom.conquest.traits import Power
from elbowroom.conquest.vocabulary import CoinsForRegions
from elbowroom.conquest.where import Where

MOUNTAINEER = Power(
    id="mountaineer",
    name="Mountaineer",
    tokens=5,
    effects=(CoinsForRegions(1, Where(terrain="mountain")),),
    rule="W-POWER-MOUNTAINEER",
)
