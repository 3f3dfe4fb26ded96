"""Marsh Dweller: a toll for swamps, also in decline."""

from __future__ import annotations

from elbowroom.conquest.traits import Power
from elbowroom.conquest.vocabulary import Lasting
from elbowroom.conquest.where import Where
from elbowroom.warcraft.vocabulary.coins import TakesToll

MARSH_DWELLER = Power(
    id="marsh_dweller",
    name="Marsh Dweller",
    tokens=5,
    effects=(Lasting(TakesToll(1, Where(terrain="swamp"))),),
    rule="W-POWER-MARSHDWELLER",
)
