"""Gnomes: an air strike on any land region."""

from __future__ import annotations

from elbowroom.games.warcraft.engine.traits import ALLIANCE, WarcraftRace
from elbowroom.games.warcraft.engine.vocabulary.war import StrikesFromTheAir

GNOMES = WarcraftRace(
    id="gnomes",
    name="Gnomes",
    tokens=5,
    tray=10,
    effects=(StrikesFromTheAir(),),
    rule="W-RACE-GNOMES",
    faction=ALLIANCE,
)
