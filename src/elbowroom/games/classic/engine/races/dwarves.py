"""Dwarves: mines pay, also in decline."""

from __future__ import annotations

from elbowroom.conquest.engine.traits import Race
from elbowroom.conquest.engine.vocabulary import CoinsForRegions, Lasting
from elbowroom.conquest.engine.where import Where

DWARVES = Race(
    id="dwarves",
    name="Dwarves",
    tokens=3,
    tray=8,
    effects=(Lasting(CoinsForRegions(1, Where(symbol="mine"))),),
    rule="C-RACE-DWARVES",
)
