"""Marsh Dweller: a toll for swamps, also in decline."""

from __future__ import annotations

from elbowroom.conquest.engine.traits import Power
from elbowroom.conquest.engine.vocabulary import Lasting
from elbowroom.conquest.engine.where import Where
from elbowroom.games.warcraft.engine.vocabulary.coins import TakesToll

MARSH_DWELLER = Power(
    id="marsh_dweller",
    name="Marsh Dweller",
    tokens=5,
    effects=(Lasting(TakesToll(1, Where(terrain="swamp"))),),
    rule="W-POWER-MARSHDWELLER",
)
