"""Naga: seas and lakes are open to them."""

from __future__ import annotations

from elbowroom.conquest.engine.vocabulary import Enters, EntersFirst
from elbowroom.conquest.engine.where import Where
from elbowroom.games.warcraft.engine.traits import NEUTRAL, WarcraftRace

NAGA = WarcraftRace(
    id="naga",
    name="Naga",
    tokens=6,
    tray=11,
    effects=(
        Enters(Where(water=True)),
        EntersFirst(Where(terrain="sea")),
    ),
    rule="W-RACE-NAGA",
    faction=NEUTRAL,
)
