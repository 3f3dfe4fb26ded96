"""Elves: no token is lost with a conquered region."""

from __future__ import annotations

from elbowroom.conquest.engine.traits import Race
from elbowroom.conquest.engine.vocabulary import TokensLost

ELVES = Race(
    id="elves",
    name="Elves",
    tokens=6,
    tray=11,
    effects=(TokensLost(-1),),
    rule="C-RACE-ELVES",
)
