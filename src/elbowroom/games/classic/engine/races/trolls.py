"""Trolls: every conquest gets a lair."""

from __future__ import annotations

from elbowroom.conquest.engine.traits import Race
from elbowroom.conquest.engine.vocabulary import MarksConquests

TROLLS = Race(
    id="trolls",
    name="Trolls",
    tokens=5,
    tray=10,
    effects=(MarksConquests("lair"),),
    rule="C-RACE-TROLLS",
)
