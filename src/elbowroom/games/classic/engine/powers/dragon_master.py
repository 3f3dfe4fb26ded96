"""Dragon Master: one conquest a turn for one token."""

from __future__ import annotations

from elbowroom.conquest.engine.traits import Power
from elbowroom.conquest.engine.vocabulary import ConquersForOneToken

DRAGON_MASTER = Power(
    id="dragon_master",
    name="Dragon Master",
    tokens=5,
    effects=(ConquersForOneToken("dragon"),),
    rule="C-POWER-DRAGON",
)
