"""Stout: decline at the end of an expansion turn."""

from __future__ import annotations

from elbowroom.conquest.engine.traits import Power
from elbowroom.conquest.engine.vocabulary import DeclinesAfterScoring

STOUT = Power(
    id="stout",
    name="Stout",
    tokens=4,
    effects=(DeclinesAfterScoring(),),
    rule="C-POWER-STOUT",
)
