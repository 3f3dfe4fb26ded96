"""Heroic: two heroes make their regions immune."""

from __future__ import annotations

from elbowroom.conquest.traits import Power
from elbowroom.conquest.vocabulary import KeepsMarkersStanding

HEROIC = Power(
    id="heroic",
    name="Heroic",
    tokens=5,
    effects=(KeepsMarkersStanding("hero", 2),),
    rule="C-POWER-HEROIC",
)
