"""Portal Mage: two swaps of magic regions."""

from __future__ import annotations

from elbowroom.conquest.engine.traits import Power
from elbowroom.conquest.engine.where import Where
from elbowroom.games.warcraft.engine.vocabulary.war import SwapsRegions

PORTAL_MAGE = Power(
    id="portal_mage",
    name="Portal Mage",
    tokens=5,
    effects=(SwapsRegions(2, Where(symbol="magic")),),
    rule="W-POWER-PORTALMAGE",
)
