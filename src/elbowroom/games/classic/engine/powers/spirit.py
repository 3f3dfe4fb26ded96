"""Spirit: in decline the race does not count towards the limit."""

from __future__ import annotations

from elbowroom.conquest.engine.traits import Power
from elbowroom.conquest.engine.vocabulary import Lasting, StaysBesideNewerDecline

SPIRIT = Power(
    id="spirit",
    name="Spirit",
    tokens=5,
    effects=(Lasting(StaysBesideNewerDecline()),),
    rule="C-POWER-SPIRIT",
)
