"""Flying: any land region is within reach."""

from __future__ import annotations

from elbowroom.conquest.engine.traits import Power
from elbowroom.conquest.engine.vocabulary import Reaches
from elbowroom.conquest.engine.where import Where

FLYING = Power(
    id="flying",
    name="Flying",
    tokens=5,
    effects=(Reaches(Where(land=True)),),
    rule="C-POWER-FLYING",
)
