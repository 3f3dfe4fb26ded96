"""Mining: caverns pay."""

from __future__ import annotations

from elbowroom.conquest.engine.traits import Power
from elbowroom.conquest.engine.vocabulary import CoinsForRegions
from elbowroom.conquest.engine.where import Where

MINING = Power(
    id="mining",
    name="Mining",
    tokens=4,
    effects=(CoinsForRegions(1, Where(symbol="cavern")),),
    rule="W-POWER-MINING",
)
