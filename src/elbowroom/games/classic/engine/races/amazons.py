"""Amazons: four tokens only for attack."""

from __future__ import annotations

from elbowroom.conquest.engine.traits import Race
from elbowroom.conquest.engine.vocabulary import AttackOnlyTokens

AMAZONS = Race(
    id="amazons",
    name="Amazons",
    tokens=6,
    tray=15,
    effects=(AttackOnlyTokens(4),),
    rule="C-RACE-AMAZONS",
)
