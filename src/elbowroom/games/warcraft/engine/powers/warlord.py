"""Warlord: non-empty conquests pay."""

from __future__ import annotations

from elbowroom.conquest.engine.traits import Power
from elbowroom.conquest.engine.vocabulary import CoinsPerNonemptyConquest

WARLORD = Power(
    id="warlord",
    name="Warlord",
    tokens=5,
    effects=(CoinsPerNonemptyConquest(1),),
    rule="W-POWER-WARLORD",
)
