"""Peat Cutter: swamps pay."""

from __future__ import annotations

from elbowroom.conquest.traits import Power
from elbowroom.conquest.vocabulary import CoinsForRegions
from elbowroom.conquest.where import Where

PEAT_CUTTER = Power(
    id="peat_cutter",
    name="Peat Cutter",
    tokens=4,
    effects=(CoinsForRegions(1, Where(terrain="swamp")),),
    rule="W-POWER-PEATCUTTER",
)
