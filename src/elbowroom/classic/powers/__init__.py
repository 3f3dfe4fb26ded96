"""The 20 powers of the classic game, in rulebook order."""

from __future__ import annotations

from elbowroom.classic.powers.alchemist import ALCHEMIST
from elbowroom.classic.powers.berserk import BERSERK
from elbowroom.classic.powers.bivouacking import BIVOUACKING
from elbowroom.classic.powers.commando import COMMANDO
from elbowroom.classic.powers.diplomat import DIPLOMAT
from elbowroom.classic.powers.dragon_master import DRAGON_MASTER
from elbowroom.classic.powers.flying import FLYING
from elbowroom.classic.powers.forest import FOREST
from elbowroom.classic.powers.fortified import FORTIFIED
from elbowroom.classic.powers.heroic import HEROIC
from elbowroom.classic.powers.hill import HILL
from elbowroom.classic.powers.merchant import MERCHANT
from elbowroom.classic.powers.mounted import MOUNTED
from elbowroom.classic.powers.pillaging import PILLAGING
from elbowroom.classic.powers.seafaring import SEAFARING
from elbowroom.classic.powers.spirit import SPIRIT
from elbowroom.classic.powers.stout import STOUT
from elbowroom.classic.powers.swamp import SWAMP
from elbowroom.classic.powers.underworld import UNDERWORLD
from elbowroom.classic.powers.wealthy import WEALTHY
from elbowroom.conquest.traits import Power

POWERS: tuple[Power, ...] = (
    ALCHEMIST,
    BERSERK,
    BIVOUACKING,
    COMMANDO,
    DIPLOMAT,
    DRAGON_MASTER,
    FLYING,
    FOREST,
    FORTIFIED,
    HEROIC,
    HILL,
    MERCHANT,
    MOUNTED,
    PILLAGING,
    SEAFARING,
    SPIRIT,
    STOUT,
    SWAMP,
    UNDERWORLD,
    WEALTHY,
)
