"""Seafaring: seas and the lake may be conquered."""

from __future__ import annotations

from elbowroom.conquest.engine.traits import Power
from elbowroom.conquest.engine.vocabulary import Enters
from elbowroom.conquest.engine.where import Where

SEAFARING = Power(
    id="seafaring",
    name="Seafaring",
    tokens=5,
    effects=(Enters(Where(water=True)),),
    rule="C-POWER-SEAFARING",
)
