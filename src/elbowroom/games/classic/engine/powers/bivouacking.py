"""Bivouacking: five encampments to spread each turn."""

from __future__ import annotations

from elbowroom.conquest.engine.traits import Power
from elbowroom.conquest.engine.vocabulary import SpreadsMarkers

BIVOUACKING = Power(
    id="bivouacking",
    name="Bivouacking",
    tokens=5,
    effects=(SpreadsMarkers("encampment", 5),),
    rule="C-POWER-BIVOUAC",
)
