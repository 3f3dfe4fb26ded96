"""The 14 races of the classic game, in rulebook order."""

from __future__ import annotations

from elbowroom.conquest.engine.traits import Race
from elbowroom.games.classic.engine.races.amazons import AMAZONS
from elbowroom.games.classic.engine.races.dwarves import DWARVES
from elbowroom.games.classic.engine.races.elves import ELVES
from elbowroom.games.classic.engine.races.ghouls import GHOULS
from elbowroom.games.classic.engine.races.giants import GIANTS
from elbowroom.games.classic.engine.races.halflings import HALFLINGS
from elbowroom.games.classic.engine.races.humans import HUMANS
from elbowroom.games.classic.engine.races.orcs import ORCS
from elbowroom.games.classic.engine.races.ratmen import RATMEN
from elbowroom.games.classic.engine.races.skeletons import SKELETONS
from elbowroom.games.classic.engine.races.sorcerers import SORCERERS
from elbowroom.games.classic.engine.races.tritons import TRITONS
from elbowroom.games.classic.engine.races.trolls import TROLLS
from elbowroom.games.classic.engine.races.wizards import WIZARDS

RACES: tuple[Race, ...] = (
    AMAZONS,
    DWARVES,
    ELVES,
    GHOULS,
    GIANTS,
    HALFLINGS,
    HUMANS,
    ORCS,
    RATMEN,
    SKELETONS,
    SORCERERS,
    TRITONS,
    TROLLS,
    WIZARDS,
)
