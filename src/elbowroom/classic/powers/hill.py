"""Hill: hills pay."""

from __future__ import annotations

from elbowroom.conquest.traits import Power
from elbowroom.conquest.vocabulary import CoinsForRegions
from elbowroom.conquest.where import Where

HILL = Power(
    id="hill",
    name="Hill",
    tokens=4,
    effects=(CoinsForRegions(1, Where(terrain="hill")),),
    rule="C-POWER-HILL",
)
