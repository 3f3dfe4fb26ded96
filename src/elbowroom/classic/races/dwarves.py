"""Dwarves: mines pay, also in decline."""

from __future__ import annotations

from elbowroom.conquest.traits import Race
from elbowroom.conquest.vocabulary import CoinsForRegions, Lasting
from elbowroom.conquest.where import Where

DWARVES = Race(
    id="dwarves",
    name="Dwarves",
    tokens=3,
    tray=8,
    effects=(Lasting(CoinsForRegions(1, Where(symbol="mine"))),),
    rule="C-RACE-DWARVES",
)
