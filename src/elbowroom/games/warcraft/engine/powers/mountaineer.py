"""Mountaineer: mountains pay."""

from __future__ import annotations

from elbowroom.conquest.engine.traits import Power
from elbowroom.conquest.engine.vocabulary import CoinsForRegions
from elbowroom.conquest.engine.where import Where

MOUNTAINEER = Power(
    id="mountaineer",
    name="Mountaineer",
    tokens=5,
    effects=(CoinsForRegions(1, Where(terrain="mountain")),),
    rule="W-POWER-MOUNTAINEER",
)
