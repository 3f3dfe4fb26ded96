"""Alchemist: two coins every turn."""

from __future__ import annotations

from elbowroom.conquest.engine.traits import Power
from elbowroom.conquest.engine.vocabulary import CoinsEachTurn

ALCHEMIST = Power(
    id="alchemist",
    name="Alchemist",
    tokens=4,
    effects=(CoinsEachTurn(2),),
    rule="C-POWER-ALCHEMIST",
)
