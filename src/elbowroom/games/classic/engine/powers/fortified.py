"""Fortified: a fortress each turn, and a coin for each."""

from __future__ import annotations

from elbowroom.conquest.engine.traits import Power
from elbowroom.conquest.engine.vocabulary import BuildsMarkers, CoinsPerMarker

FORTIFIED = Power(
    id="fortified",
    name="Fortified",
    tokens=3,
    effects=(BuildsMarkers("fortress"), CoinsPerMarker("fortress", 1)),
    rule="C-POWER-FORTIFIED",
)
