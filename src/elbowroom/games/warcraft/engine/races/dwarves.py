"""Dwarves: mountains cost two tokens less."""

from __future__ import annotations

from elbowroom.conquest.engine.vocabulary import ConquestCost
from elbowroom.conquest.engine.where import Where
from elbowroom.games.warcraft.engine.traits import ALLIANCE, WarcraftRace

DWARVES = WarcraftRace(
    id="dwarves",
    name="Dwarves",
    tokens=5,
    tray=10,
    effects=(ConquestCost(-2, Where(terrain="mountain")),),
    rule="W-RACE-DWARVES",
    faction=ALLIANCE,
)
