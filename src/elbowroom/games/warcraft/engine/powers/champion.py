"""Champion: a champion takes a region for nothing."""

from __future__ import annotations

from elbowroom.conquest.engine.traits import Power
from elbowroom.games.warcraft.engine.vocabulary.war import HasChampion

CHAMPION = Power(
    id="champion",
    name="Champion",
    tokens=4,
    effects=(HasChampion(coins=1),),
    rule="W-POWER-CHAMPION",
)
