"""Worgen: human form for coins, worgen form for war."""

from __future__ import annotations

from elbowroom.games.warcraft.engine.traits import ALLIANCE, WarcraftRace
from elbowroom.games.warcraft.engine.vocabulary.coins import ChoosesForm

WORGEN = WarcraftRace(
    id="worgen",
    name="Worgen",
    tokens=5,
    tray=10,
    effects=(ChoosesForm(coins=2, price=1, discount=1),),
    rule="W-RACE-WORGEN",
    faction=ALLIANCE,
)
