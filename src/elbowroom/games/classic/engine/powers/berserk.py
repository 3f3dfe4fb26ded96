"""Berserk: the die before each conquest."""

from __future__ import annotations

from elbowroom.conquest.engine.traits import Power
from elbowroom.conquest.engine.vocabulary import RollsBeforeConquests

BERSERK = Power(
    id="berserk",
    name="Berserk",
    tokens=4,
    effects=(RollsBeforeConquests(),),
    rule="C-POWER-BERSERK",
)
