"""Beastmaster: hills bring beasts."""

from __future__ import annotations

from elbowroom.conquest.traits import Power
from elbowroom.conquest.where import Where
from elbowroom.warcraft.vocabulary.war import TamesBeasts

BEASTMASTER = Power(
    id="beastmaster",
    name="Beastmaster",
    tokens=4,
    effects=(TamesBeasts(most=5, where=Where(terrain="hill")),),
    rule="W-POWER-BEASTMASTER",
)
