"""Goblins: bombs next door, half of them duds."""

from __future__ import annotations

from elbowroom.games.warcraft.engine.traits import HORDE, WarcraftRace
from elbowroom.games.warcraft.engine.vocabulary.war import PlantsBombs

GOBLINS = WarcraftRace(
    id="goblins",
    name="Goblins",
    tokens=6,
    tray=11,
    effects=(PlantsBombs(explosive=6, duds=6),),
    rule="W-RACE-GOBLINS",
    faction=HORDE,
)
