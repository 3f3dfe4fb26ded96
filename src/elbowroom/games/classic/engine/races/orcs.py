"""Orcs: non-empty conquests pay."""

from __future__ import annotations

from elbowroom.conquest.engine.traits import Race
from elbowroom.conquest.engine.vocabulary import CoinsPerNonemptyConquest

ORCS = Race(
    id="orcs",
    name="Orcs",
    tokens=5,
    tray=10,
    effects=(CoinsPerNonemptyConquest(1),),
    rule="C-RACE-ORCS",
)
