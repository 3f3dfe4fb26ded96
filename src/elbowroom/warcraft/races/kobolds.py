"""Kobolds: caverns are always next door."""

from __future__ import annotations

from elbowroom.conquest.vocabulary import Reaches
from elbowroom.conquest.where import Where
from elbowroom.warcraft.traits import NEUTRAL, WarcraftRace

KOBOLDS = WarcraftRace(
    id="kobolds",
    name="Kobolds",
    tokens=6,
    tray=11,
    effects=(Reaches(Where(symbol="cavern", land=True)),),
    rule="W-RACE-KOBOLDS",
    faction=NEUTRAL,
)
