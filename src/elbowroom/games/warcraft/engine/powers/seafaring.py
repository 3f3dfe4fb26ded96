"""Seafaring: no passage is paid."""

from __future__ import annotations

from elbowroom.conquest.engine.traits import Power
from elbowroom.games.warcraft.engine.vocabulary.war import ShipsFree

SEAFARING = Power(
    id="seafaring",
    name="Seafaring",
    tokens=5,
    effects=(ShipsFree(),),
    rule="W-POWER-SEAFARING",
)
