"""Sorcerers: lone enemy tokens are replaced from the tray."""

from __future__ import annotations

from elbowroom.conquest.engine.traits import Race
from elbowroom.conquest.engine.vocabulary import SubstitutesLoneTokens

SORCERERS = Race(
    id="sorcerers",
    name="Sorcerers",
    tokens=5,
    tray=18,
    effects=(SubstitutesLoneTokens(),),
    rule="C-RACE-SORC",
)
