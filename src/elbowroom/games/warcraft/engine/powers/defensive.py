"""Defensive: towers on fields it dominates."""

from __future__ import annotations

from elbowroom.conquest.engine.traits import Power
from elbowroom.conquest.engine.where import Where
from elbowroom.games.warcraft.engine.vocabulary.war import RaisesTowers

DEFENSIVE = Power(
    id="defensive",
    name="Defensive",
    tokens=4,
    effects=(RaisesTowers(Where(terrain="field")),),
    rule="W-POWER-DEFENSIVE",
)
