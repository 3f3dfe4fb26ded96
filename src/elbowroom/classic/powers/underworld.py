"""Underworld: caverns cost one token less and are linked."""

from __future__ import annotations

from elbowroom.conquest.traits import Power
from elbowroom.conquest.vocabulary import ConquestCost, Links
from elbowroom.conquest.where import Where

UNDERWORLD = Power(
    id="underworld",
    name="Underworld",
    tokens=5,
    effects=(ConquestCost(-1, Where(symbol="cavern")), Links(Where(symbol="cavern"))),
    rule="C-POWER-UNDERWORLD",
)
