"""Enraged: crowded regions pay when taken."""

from __future__ import annotations

from elbowroom.conquest.engine.traits import Power
from elbowroom.games.warcraft.engine.vocabulary.coins import CoinsPerRoutedUnit

ENRAGED = Power(
    id="enraged",
    name="Enraged",
    tokens=4,
    effects=(CoinsPerRoutedUnit(1),),
    rule="W-POWER-ENRAGED",
)
