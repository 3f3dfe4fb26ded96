"""Garrison: forts, also in decline."""

from __future__ import annotations

from elbowroom.conquest.engine.traits import Power
from elbowroom.conquest.engine.vocabulary import BuildsMarkers, Lasting

GARRISON = Power(
    id="garrison",
    name="Garrison",
    tokens=3,
    effects=(Lasting(BuildsMarkers("fort", each_turn=10)),),
    rule="W-POWER-GARRISON",
)
