"""Skeletons: every two non-empty conquests bring a token."""

from __future__ import annotations

from elbowroom.conquest.engine.traits import Race
from elbowroom.conquest.engine.vocabulary import TokensGained

SKELETONS = Race(
    id="skeletons",
    name="Skeletons",
    tokens=6,
    tray=20,
    effects=(TokensGained(conquests=2),),
    rule="C-RACE-SKEL",
)
