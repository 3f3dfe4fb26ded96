"""The steps this game adds, by number; what they ask and do stands beside their rules."""

from __future__ import annotations

from typing import Final

from elbowroom.conquest.engine.steps import EXTRA

# Asked of chance.
ISLAND: Final = EXTRA
SITE: Final = EXTRA + 1
REPLACEMENT: Final = EXTRA + 2
FUSE: Final = EXTRA + 3
STRIKE_DIE: Final = EXTRA + 4
# Asked of a player.
START: Final = EXTRA + 5
FORM: Final = EXTRA + 6
FACTION: Final = EXTRA + 7
STRIKE: Final = EXTRA + 8
LAKE: Final = EXTRA + 9
RECRUIT: Final = EXTRA + 10
STATION: Final = EXTRA + 11
ASSIGN: Final = EXTRA + 12
TOWERS: Final = EXTRA + 13
LAY: Final = EXTRA + 14
OBJECTIVES: Final = EXTRA + 15
PLANT: Final = EXTRA + 16
RETREAT: Final = EXTRA + 17
# Carried out by themselves.
OPENING: Final = EXTRA + 18
SCRIPT: Final = EXTRA + 19
FORM_UP: Final = EXTRA + 20
READY_UNITS: Final = EXTRA + 21
HEAL: Final = EXTRA + 22
GIVE_HARMONY: Final = EXTRA + 23
RETREATS: Final = EXTRA + 24
SHED: Final = EXTRA + 25
CLAIM: Final = EXTRA + 26
