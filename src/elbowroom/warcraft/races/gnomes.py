"""Gnomes: an air strike on any land region."""

from __future__ import annotations

from elbowroom.warcraft.traits import ALLIANCE, WarcraftRace
from elbowroom.warcraft.vocabulary.war import StrikesFromTheAir

GNOMES = WarcraftRace(
    id="gnomes",
    name="Gnomes",
    tokens=5,
    tray=10,
    effects=(StrikesFromTheAir(),),
    rule="W-RACE-GNOMES",
    faction=ALLIANCE,
)
