"""Giants: regions next to an own mountain cost one token less."""

from __future__ import annotations

from elbowroom.conquest.engine.traits import Race
from elbowroom.conquest.engine.vocabulary import ConquestCostBeside
from elbowroom.conquest.engine.where import Where

GIANTS = Race(
    id="giants",
    name="Giants",
    tokens=6,
    tray=11,
    effects=(ConquestCostBeside(-1, Where(terrain="mountain")),),
    rule="C-RACE-GIANTS",
)
