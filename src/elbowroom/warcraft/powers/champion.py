"""Champion: a champion takes a region for nothing."""

from __future__ import annotations

from elbowroom.conquest.traits import Power
from elbowroom.warcraft.vocabulary.war import HasChampion

CHAMPION = Power(
    id="champion",
    name="Champion",
    tokens=4,
    effects=(HasChampion(coins=1),),
    rule="W-POWER-CHAMPION",
)
