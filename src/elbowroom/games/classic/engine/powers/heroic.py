"""Heroic: two heroes make their regions immune."""

from __future__ import annotations

from elbowroom.conquest.engine.traits import Power
from elbowroom.conquest.engine.vocabulary import KeepsMarkersStanding

HEROIC = Power(
    id="heroic",
    name="Heroic",
    tokens=5,
    effects=(KeepsMarkersStanding("hero", 2),),
    rule="C-POWER-HEROIC",
)
