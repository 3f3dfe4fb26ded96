"""Mining: caverns pay."""

from __future__ import annotations

from elbowroom.conquest.traits import Power
from elbowroom.conquest.vocabulary import CoinsForRegions
from elbowroom.conquest.where import Where

MINING = Power(
    id="mining",
    name="Mining",
    tokens=4,
    effects=(CoinsForRegions(1, Where(symbol="cavern")),),
    rule="W-POWER-MINING",
)
