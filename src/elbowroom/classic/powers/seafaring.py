"""Seafaring: seas and the lake may be conquered."""

from __future__ import annotations

from elbowroom.conquest.traits import Power
from elbowroom.conquest.vocabulary import Enters
from elbowroom.conquest.where import Where

SEAFARING = Power(
    id="seafaring",
    name="Seafaring",
    tokens=5,
    effects=(Enters(Where(water=True)),),
    rule="C-POWER-SEAFARING",
)
