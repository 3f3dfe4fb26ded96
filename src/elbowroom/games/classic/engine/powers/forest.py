"""Forest: forests pay."""

from __future__ import annotations

from elbowroom.conquest.engine.traits import Power
from elbowroom.conquest.engine.vocabulary import CoinsForRegions
from elbowroom.conquest.engine.where import Where

FOREST = Power(
    id="forest",
    name="Forest",
    tokens=4,
    effects=(CoinsForRegions(1, Where(terrain="forest")),),
    rule="C-POWER-FOREST",
)
