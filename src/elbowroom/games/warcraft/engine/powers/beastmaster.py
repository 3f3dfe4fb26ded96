"""Beastmaster: hills bring beasts."""

from __future__ import annotations

from elbowroom.conquest.engine.traits import Power
from elbowroom.conquest.engine.where import Where
from elbowroom.games.warcraft.engine.vocabulary.war import TamesBeasts

BEASTMASTER = Power(
    id="beastmaster",
    name="Beastmaster",
    tokens=4,
    effects=(TamesBeasts(most=5, where=Where(terrain="hill")),),
    rule="W-POWER-BEASTMASTER",
)
