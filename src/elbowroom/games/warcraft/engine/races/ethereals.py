"""Ethereals: they steal artifacts and find places easy to take."""

from __future__ import annotations

from elbowroom.games.warcraft.engine.traits import NEUTRAL, WarcraftRace
from elbowroom.games.warcraft.engine.vocabulary.war import RaidsSites

ETHEREALS = WarcraftRace(
    id="ethereals",
    name="Ethereals",
    tokens=5,
    tray=10,
    effects=(RaidsSites(discount=2),),
    rule="W-RACE-ETHEREALS",
    faction=NEUTRAL,
)
