"""Blood Elves: every magic region pays."""

from __future__ import annotations

from elbowroom.conquest.engine.vocabulary import CoinsForRegions
from elbowroom.conquest.engine.where import Where
from elbowroom.games.warcraft.engine.traits import HORDE, WarcraftRace

BLOOD_ELVES = WarcraftRace(
    id="blood_elves",
    name="Blood Elves",
    tokens=5,
    tray=10,
    effects=(CoinsForRegions(1, Where(symbol="magic")),),
    rule="W-RACE-BLOODELVES",
    faction=HORDE,
)
