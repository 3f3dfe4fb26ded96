"""Blacksmith: every conquest costs one token less."""

from __future__ import annotations

from elbowroom.conquest.engine.traits import Power
from elbowroom.conquest.engine.vocabulary import ConquestCost

BLACKSMITH = Power(
    id="blacksmith",
    name="Blacksmith",
    tokens=4,
    effects=(ConquestCost(-1),),
    rule="W-POWER-BLACKSMITH",
)
