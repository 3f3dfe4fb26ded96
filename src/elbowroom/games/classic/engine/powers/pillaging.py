"""Pillaging: non-empty conquests pay."""

from __future__ import annotations

from elbowroom.conquest.engine.traits import Power
from elbowroom.conquest.engine.vocabulary import CoinsPerNonemptyConquest

PILLAGING = Power(
    id="pillaging",
    name="Pillaging",
    tokens=5,
    effects=(CoinsPerNonemptyConquest(1),),
    rule="C-POWER-PILLAGING",
)
