"""The 20 powers of this game, in rulebook order."""

from __future__ import annotations

from elbowroom.conquest.engine.traits import Power
from elbowroom.games.warcraft.engine.powers.archaeologist import ARCHAEOLOGIST
from elbowroom.games.warcraft.engine.powers.beastmaster import BEASTMASTER
from elbowroom.games.warcraft.engine.powers.blacksmith import BLACKSMITH
from elbowroom.games.warcraft.engine.powers.champion import CHAMPION
from elbowroom.games.warcraft.engine.powers.defensive import DEFENSIVE
from elbowroom.games.warcraft.engine.powers.enraged import ENRAGED
from elbowroom.games.warcraft.engine.powers.explorer import EXPLORER
from elbowroom.games.warcraft.engine.powers.farmer import FARMER
from elbowroom.games.warcraft.engine.powers.fishing import FISHING
from elbowroom.games.warcraft.engine.powers.garrison import GARRISON
from elbowroom.games.warcraft.engine.powers.herbalist import HERBALIST
from elbowroom.games.warcraft.engine.powers.intimidating import INTIMIDATING
from elbowroom.games.warcraft.engine.powers.marsh_dweller import MARSH_DWELLER
from elbowroom.games.warcraft.engine.powers.mining import MINING
from elbowroom.games.warcraft.engine.powers.mountaineer import MOUNTAINEER
from elbowroom.games.warcraft.engine.powers.peat_cutter import PEAT_CUTTER
from elbowroom.games.warcraft.engine.powers.portal_mage import PORTAL_MAGE
from elbowroom.games.warcraft.engine.powers.ranger import RANGER
from elbowroom.games.warcraft.engine.powers.seafaring import SEAFARING
from elbowroom.games.warcraft.engine.powers.warlord import WARLORD

POWERS: tuple[Power, ...] = (
    ARCHAEOLOGIST,
    HERBALIST,
    FARMER,
    MOUNTAINEER,
    MINING,
    RANGER,
    BLACKSMITH,
    BEASTMASTER,
    SEAFARING,
    DEFENSIVE,
    MARSH_DWELLER,
    PORTAL_MAGE,
    EXPLORER,
    PEAT_CUTTER,
    FISHING,
    CHAMPION,
    WARLORD,
    INTIMIDATING,
    ENRAGED,
    GARRISON,
)
