"""The 20 powers of this game, in rulebook order."""

from __future__ import annotations

from elbowroom.conquest.traits import Power
from elbowroom.warcraft.powers.archaeologist import ARCHAEOLOGIST
from elbowroom.warcraft.powers.beastmaster import BEASTMASTER
from elbowroom.warcraft.powers.blacksmith import BLACKSMITH
from elbowroom.warcraft.powers.champion import CHAMPION
from elbowroom.warcraft.powers.defensive import DEFENSIVE
from elbowroom.warcraft.powers.enraged import ENRAGED
from elbowroom.warcraft.powers.explorer import EXPLORER
from elbowroom.warcraft.powers.farmer import FARMER
from elbowroom.warcraft.powers.fishing import FISHING
from elbowroom.warcraft.powers.garrison import GARRISON
from elbowroom.warcraft.powers.herbalist import HERBALIST
from elbowroom.warcraft.powers.intimidating import INTIMIDATING
from elbowroom.warcraft.powers.marsh_dweller import MARSH_DWELLER
from elbowroom.warcraft.powers.mining import MINING
from elbowroom.warcraft.powers.mountaineer import MOUNTAINEER
from elbowroom.warcraft.powers.peat_cutter import PEAT_CUTTER
from elbowroom.warcraft.powers.portal_mage import PORTAL_MAGE
from elbowroom.warcraft.powers.ranger import RANGER
from elbowroom.warcraft.powers.seafaring import SEAFARING
from elbowroom.warcraft.powers.warlord import WARLORD

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
