"""Hill: hills pay."""

from __future__ import annotations

from elbowroom.conquest.engine.traits import Power
from elbowroom.conquest.engine.vocabulary import CoinsForRegions
from elbowroom.conquest.engine.where import Where

HILL = Power(
    id="hill",
    name="Hill",
    tokens=4,
    effects=(CoinsForRegions(1, Where(terrain="hill")),),
    rule="C-POWER-HILL",
)
