"""Halflings: begin anywhere; the first two conquests get a hole."""

from __future__ import annotations

from elbowroom.conquest.engine.traits import Race
from elbowroom.conquest.engine.vocabulary import EntersFirst, MarksConquests

HALFLINGS = Race(
    id="halflings",
    name="Halflings",
    tokens=6,
    tray=11,
    effects=(EntersFirst(), MarksConquests("hole", conquests=2)),
    rule="C-RACE-HALFLINGS",
)
