"""The 16 races of this game, in rulebook order."""

from __future__ import annotations

from elbowroom.warcraft.races.blood_elves import BLOOD_ELVES
from elbowroom.warcraft.races.draenei import DRAENEI
from elbowroom.warcraft.races.dwarves import DWARVES
from elbowroom.warcraft.races.ethereals import ETHEREALS
from elbowroom.warcraft.races.forsaken import FORSAKEN
from elbowroom.warcraft.races.gnomes import GNOMES
from elbowroom.warcraft.races.goblins import GOBLINS
from elbowroom.warcraft.races.humans import HUMANS
from elbowroom.warcraft.races.kobolds import KOBOLDS
from elbowroom.warcraft.races.naga import NAGA
from elbowroom.warcraft.races.night_elves import NIGHT_ELVES
from elbowroom.warcraft.races.orcs import ORCS
from elbowroom.warcraft.races.pandaren import PANDAREN
from elbowroom.warcraft.races.tauren import TAUREN
from elbowroom.warcraft.races.trolls import TROLLS
from elbowroom.warcraft.races.worgen import WORGEN
from elbowroom.warcraft.traits import WarcraftRace

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
