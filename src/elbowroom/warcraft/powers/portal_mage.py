"""Portal Mage: two swaps of magic regions."""

from __future__ import annotations

from elbowroom.conquest.traits import Power
from elbowroom.conquest.where import Where
from elbowroom.warcraft.vocabulary.war import SwapsRegions

PORTAL_MAGE = Power(
    id="portal_mage",
    name="Portal Mage",
    tokens=5,
    effects=(SwapsRegions(2, Where(symbol="magic")),),
    rule="W-POWER-PORTALMAGE",
)
