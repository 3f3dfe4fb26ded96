"""Trolls: non-empty regions cost one token less."""

from __future__ import annotations

from elbowroom.games.warcraft.engine.traits import HORDE, WarcraftRace
from elbowroom.games.warcraft.engine.vocabulary.war import ConquestCostNonempty

TROLLS = WarcraftRace(
    id="trolls",
    name="Trolls",
    tokens=6,
    tray=11,
    effects=(ConquestCostNonempty(-1),),
    rule="W-RACE-TROLLS",
    faction=HORDE,
)
