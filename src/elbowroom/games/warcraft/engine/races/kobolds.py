"""Kobolds: caverns are always next door."""

from __future__ import annotations

from elbowroom.conquest.engine.vocabulary import Reaches
from elbowroom.conquest.engine.where import Where
from elbowroom.games.warcraft.engine.traits import NEUTRAL, WarcraftRace

KOBOLDS = WarcraftRace(
    id="kobolds",
    name="Kobolds",
    tokens=6,
    tray=11,
    effects=(Reaches(Where(symbol="cavern", land=True)),),
    rule="W-RACE-KOBOLDS",
    faction=NEUTRAL,
)
