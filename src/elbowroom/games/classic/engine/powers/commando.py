"""Commando: every conquest costs one token less."""

from __future__ import annotations

from elbowroom.conquest.engine.traits import Power
from elbowroom.conquest.engine.vocabulary import ConquestCost

COMMANDO = Power(
    id="commando",
    name="Commando",
    tokens=4,
    effects=(ConquestCost(-1),),
    rule="C-POWER-COMMANDO",
)
