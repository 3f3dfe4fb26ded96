"""Diplomat: peace with one enemy not attacked."""

from __future__ import annotations

from elbowroom.conquest.engine.traits import Power
from elbowroom.conquest.engine.vocabulary import NamesPeace

DIPLOMAT = Power(
    id="diplomat",
    name="Diplomat",
    tokens=5,
    effects=(NamesPeace(),),
    rule="C-POWER-DIPLOMAT",
)
