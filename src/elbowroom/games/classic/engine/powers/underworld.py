"""Underworld: caverns cost one token less and are linked."""

from __future__ import annotations

from elbowroom.conquest.engine.traits import Power
from elbowroom.conquest.engine.vocabulary import ConquestCost, Links
from elbowroom.conquest.engine.where import Where

UNDERWORLD = Power(
    id="underworld",
    name="Underworld",
    tokens=5,
    effects=(ConquestCost(-1, Where(symbol="cavern")), Links(Where(symbol="cavern"))),
    rule="C-POWER-UNDERWORLD",
)
