"""Tritons: coastal regions cost one token less."""

from __future__ import annotations

from elbowroom.conquest.engine.traits import Race
from elbowroom.conquest.engine.vocabulary import ConquestCost
from elbowroom.conquest.engine.where import Where

TRITONS = Race(
    id="tritons",
    name="Tritons",
    tokens=6,
    tray=11,
    effects=(ConquestCost(-1, Where(coastal=True)),),
    rule="C-RACE-TRITONS",
)
