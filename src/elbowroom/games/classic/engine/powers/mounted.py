"""Mounted: hills and farmland cost one token less."""

from __future__ import annotations

from elbowroom.conquest.engine.traits import Power
from elbowroom.conquest.engine.vocabulary import ConquestCost
from elbowroom.conquest.engine.where import Where

MOUNTED = Power(
    id="mounted",
    name="Mounted",
    tokens=5,
    effects=(ConquestCost(-1, Where(terrain="hill")), ConquestCost(-1, Where(terrain="farmland"))),
    rule="C-POWER-MOUNTED",
)
