"""The 14 races of the classic game, in rulebook order."""

from __future__ import annotations

from elbowroom.classic.races.amazons import AMAZONS
from elbowroom.classic.races.dwarves import DWARVES
from elbowroom.classic.races.elves import ELVES
from elbowroom.classic.races.ghouls import GHOULS
from elbowroom.classic.races.giants import GIANTS
from elbowroom.classic.races.halflings import HALFLINGS
from elbowroom.classic.races.humans import HUMANS
from elbowroom.classic.races.orcs import ORCS
from elbowroom.classic.races.ratmen import RATMEN
from elbowroom.classic.races.skeletons import SKELETONS
from elbowroom.classic.races.sorcerers import SORCERERS
from elbowroom.classic.races.tritons import TRITONS
from elbowroom.classic.races.trolls import TROLLS
from elbowroom.classic.races.wizards import WIZARDS
from elbowroom.conquest.traits import Race

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
