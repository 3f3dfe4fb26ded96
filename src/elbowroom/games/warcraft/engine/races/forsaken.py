"""Forsaken: the fallen of others may be recruited."""

from __future__ import annotations

from elbowroom.games.warcraft.engine.traits import HORDE, WarcraftRace
from elbowroom.games.warcraft.engine.vocabulary.war import RecruitsTheFallen

FORSAKEN = WarcraftRace(
    id="forsaken",
    name="Forsaken",
    tokens=6,
    tray=20,
    effects=(RecruitsTheFallen(price=1),),
    rule="W-RACE-FORSAKEN",
    faction=HORDE,
)
