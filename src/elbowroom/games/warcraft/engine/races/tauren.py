"""Tauren: never fewer than two to a region."""

from __future__ import annotations

from elbowroom.games.warcraft.engine.traits import HORDE, WarcraftRace
from elbowroom.games.warcraft.engine.vocabulary.war import HoldsWithAtLeast

TAUREN = WarcraftRace(
    id="tauren",
    name="Tauren",
    tokens=11,
    tray=16,
    effects=(HoldsWithAtLeast(2),),
    rule="W-RACE-TAUREN",
    faction=HORDE,
)
