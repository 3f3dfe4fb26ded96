"""Night Elves: forests are cheap and get a wisp wall."""

from __future__ import annotations

from elbowroom.conquest.engine.vocabulary import ConquestCost
from elbowroom.conquest.engine.where import Where
from elbowroom.games.warcraft.engine.traits import ALLIANCE, WarcraftRace
from elbowroom.games.warcraft.engine.vocabulary.war import MarksConquestsIn

NIGHT_ELVES = WarcraftRace(
    id="night_elves",
    name="Night Elves",
    tokens=4,
    tray=9,
    effects=(
        ConquestCost(-1, Where(terrain="forest")),
        MarksConquestsIn("wall", Where(terrain="forest")),
    ),
    rule="W-RACE-NIGHTELVES",
    faction=ALLIANCE,
)
