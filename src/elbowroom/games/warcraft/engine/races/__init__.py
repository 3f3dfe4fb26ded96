"""The 16 races of this game, in rulebook order."""

from __future__ import annotations

from elbowroom.games.warcraft.engine.races.blood_elves import BLOOD_ELVES
from elbowroom.games.warcraft.engine.races.draenei import DRAENEI
from elbowroom.games.warcraft.engine.races.dwarves import DWARVES
from elbowroom.games.warcraft.engine.races.ethereals import ETHEREALS
from elbowroom.games.warcraft.engine.races.forsaken import FORSAKEN
from elbowroom.games.warcraft.engine.races.gnomes import GNOMES
from elbowroom.games.warcraft.engine.races.goblins import GOBLINS
from elbowroom.games.warcraft.engine.races.humans import HUMANS
from elbowroom.games.warcraft.engine.races.kobolds import KOBOLDS
from elbowroom.games.warcraft.engine.races.naga import NAGA
from elbowroom.games.warcraft.engine.races.night_elves import NIGHT_ELVES
from elbowroom.games.warcraft.engine.races.orcs import ORCS
from elbowroom.games.warcraft.engine.races.pandaren import PANDAREN
from elbowroom.games.warcraft.engine.races.tauren import TAUREN
from elbowroom.games.warcraft.engine.races.trolls import TROLLS
from elbowroom.games.warcraft.engine.races.worgen import WORGEN
from elbowroom.games.warcraft.engine.traits import WarcraftRace

RACES: tuple[WarcraftRace, ...] = (
    BLOOD_ELVES,
    DRAENEI,
    DWARVES,
    ETHEREALS,
    FORSAKEN,
    GNOMES,
    GOBLINS,
    HUMANS,
    KOBOLDS,
    NAGA,
    NIGHT_ELVES,
    ORCS,
    PANDAREN,
    TAUREN,
    TROLLS,
    WORGEN,
)
