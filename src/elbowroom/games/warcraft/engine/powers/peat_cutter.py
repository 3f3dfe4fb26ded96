"""Peat Cutter: swamps pay."""

from __future__ import annotations

from elbowroom.conquest.engine.traits import Power
from elbowroom.conquest.engine.vocabulary import CoinsForRegions
from elbowroom.conquest.engine.where import Where

PEAT_CUTTER = Power(
    id="peat_cutter",
    name="Peat Cutter",
    tokens=4,
    effects=(CoinsForRegions(1, Where(terrain="swamp")),),
    rule="W-POWER-PEATCUTTER",
)
