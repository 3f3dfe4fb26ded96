"""Archaeologist: sites pay."""

from __future__ import annotations

from elbowroom.conquest.engine.traits import Power
from elbowroom.games.warcraft.engine.vocabulary.coins import CoinsPerSite

ARCHAEOLOGIST = Power(
    id="archaeologist",
    name="Archaeologist",
    tokens=5,
    effects=(CoinsPerSite(1),),
    rule="W-POWER-ARCHAEOLOGIST",
)
