"""Humans: military objectives pay whoever conquers them."""

from __future__ import annotations

from elbowroom.games.warcraft.engine.traits import ALLIANCE, HORDE, WarcraftRace
from elbowroom.games.warcraft.engine.vocabulary.coins import LaysObjectives

HUMANS = WarcraftRace(
    id="humans",
    name="Humans",
    tokens=5,
    tray=10,
    effects=(LaysObjectives(count=2, coins=2, shunned=ALLIANCE, excluded=HORDE),),
    rule="W-RACE-HUMANS",
    faction=ALLIANCE,
)
