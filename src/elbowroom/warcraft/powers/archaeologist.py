"""Archaeologist: sites pay."""

from __future__ import annotations

from elbowroom.conquest.traits import Power
from elbowroom.warcraft.vocabulary.coins import CoinsPerSite

ARCHAEOLOGIST = Power(
    id="archaeologist",
    name="Archaeologist",
    tokens=5,
    effects=(CoinsPerSite(1),),
    rule="W-POWER-ARCHAEOLOGIST",
)
