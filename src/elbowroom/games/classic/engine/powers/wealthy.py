"""Wealthy: seven coins in the turn of the pick."""

from __future__ import annotations

from elbowroom.conquest.engine.traits import Power
from elbowroom.conquest.engine.vocabulary import CoinsOnPickTurn

WEALTHY = Power(
    id="wealthy",
    name="Wealthy",
    tokens=4,
    effects=(CoinsOnPickTurn(7),),
    rule="C-POWER-WEALTHY",
)
