"""Ranger: forests pay."""

from __future__ import annotations

from elbowroom.conquest.engine.traits import Power
from elbowroom.conquest.engine.vocabulary import CoinsForRegions
from elbowroom.conquest.engine.where import Where

RANGER = Power(
    id="ranger",
    name="Ranger",
    tokens=4,
    effects=(CoinsForRegions(1, Where(terrain="forest")),),
    rule="W-POWER-RANGER",
)
