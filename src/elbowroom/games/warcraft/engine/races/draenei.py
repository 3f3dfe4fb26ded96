"""Draenei: the first token lost in an opponent's turn is withdrawn instead."""

from __future__ import annotations

from elbowroom.games.warcraft.engine.traits import ALLIANCE, WarcraftRace
from elbowroom.games.warcraft.engine.vocabulary.war import SavesTokens

DRAENEI = WarcraftRace(
    id="draenei",
    name="Draenei",
    tokens=7,
    tray=12,
    effects=(SavesTokens(1),),
    rule="W-RACE-DRAENEI",
    faction=ALLIANCE,
)
