"""The 20 powers of the classic game, in rulebook order."""

from __future__ import annotations

from elbowroom.conquest.engine.traits import Power
from elbowroom.games.classic.engine.powers.alchemist import ALCHEMIST
from elbowroom.games.classic.engine.powers.berserk import BERSERK
from elbowroom.games.classic.engine.powers.bivouacking import BIVOUACKING
from elbowroom.games.classic.engine.powers.commando import COMMANDO
from elbowroom.games.classic.engine.powers.diplomat import DIPLOMAT
from elbowroom.games.classic.engine.powers.dragon_master import DRAGON_MASTER
from elbowroom.games.classic.engine.powers.flying import FLYING
from elbowroom.games.classic.engine.powers.forest import FOREST
from elbowroom.games.classic.engine.powers.fortified import FORTIFIED
from elbowroom.games.classic.engine.powers.heroic import HEROIC
from elbowroom.games.classic.engine.powers.hill import HILL
from elbowroom.games.classic.engine.powers.merchant import MERCHANT
from elbowroom.games.classic.engine.powers.mounted import MOUNTED
from elbowroom.games.classic.engine.powers.pillaging import PILLAGING
from elbowroom.games.classic.engine.powers.seafaring import SEAFARING
from elbowroom.games.classic.engine.powers.spirit import SPIRIT
from elbowroom.games.classic.engine.powers.stout import STOUT
from elbowroom.games.classic.engine.powers.swamp import SWAMP
from elbowroom.games.classic.engine.powers.underworld import UNDERWORLD
from elbowroom.games.classic.engine.powers.wealthy import WEALTHY

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
