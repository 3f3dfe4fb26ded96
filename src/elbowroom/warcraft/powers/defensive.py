"""Defensive: towers on fields it dominates."""

from __future__ import annotations

from elbowroom.conquest.traits import Power
from elbowroom.conquest.where import Where
from elbowroom.warcraft.vocabulary.war import RaisesTowers

DEFENSIVE = Power(
    id="defensive",
    name="Defensive",
    tokens=4,
    effects=(RaisesTowers(Where(terrain="field")),),
    rule="W-POWER-DEFENSIVE",
)
