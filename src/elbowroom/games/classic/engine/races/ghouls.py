"""Ghouls: all tokens stay in decline and still conquer."""

from __future__ import annotations

from elbowroom.conquest.engine.traits import Race
from elbowroom.conquest.engine.vocabulary import ActsInDecline, KeepsTokensInDecline, Lasting

GHOULS = Race(
    id="ghouls",
    name="Ghouls",
    tokens=5,
    tray=10,
    effects=(KeepsTokensInDecline(), Lasting(ActsInDecline())),
    rule="C-RACE-GHOULS",
)
