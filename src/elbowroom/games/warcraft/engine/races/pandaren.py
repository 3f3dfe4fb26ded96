"""Pandaren: who was spared pays before attacking them."""

from __future__ import annotations

from elbowroom.games.warcraft.engine.traits import NEUTRAL, WarcraftRace
from elbowroom.games.warcraft.engine.vocabulary.coins import TakesTollOfTheSpared

PANDAREN = WarcraftRace(
    id="pandaren",
    name="Pandaren",
    tokens=5,
    tray=10,
    effects=(TakesTollOfTheSpared(coins=2),),
    rule="W-RACE-PANDAREN",
    faction=NEUTRAL,
)
