"""Forest: forests pay."""

from __future__ import annotations

from elbowroom.conquest.traits import Power
from elbowroom.conquest.vocabulary import CoinsForRegions
from elbowroom.conquest.where import Where

FOREST = Power(
    id="forest",
    name="Forest",
    tokens=4,
    effects=(CoinsForRegions(1, Where(terrain="forest")),),
    rule="C-POWER-FOREST",
)
