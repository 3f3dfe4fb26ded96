"""Intimidating: three pushes."""

from __future__ import annotations

from elbowroom.conquest.engine.traits import Power
from elbowroom.games.warcraft.engine.vocabulary.war import PushesNeighbours

INTIMIDATING = Power(
    id="intimidating",
    name="Intimidating",
    tokens=4,
    effects=(PushesNeighbours(3),),
    rule="W-POWER-INTIMIDATING",
)
