"""Orcs: regions taken from the Alliance pay."""

from __future__ import annotations

from elbowroom.games.warcraft.engine.traits import ALLIANCE, HORDE, WarcraftRace
from elbowroom.games.warcraft.engine.vocabulary.coins import CoinsPerConquestFrom

ORCS = WarcraftRace(
    id="orcs",
    name="Orcs",
    tokens=6,
    tray=11,
    effects=(CoinsPerConquestFrom(ALLIANCE, 1),),
    rule="W-RACE-ORCS",
    faction=HORDE,
)
