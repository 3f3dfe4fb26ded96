"""The 20 powers of this game, in rulebook order."""

from __future__ import annotations

from elbowroom.conquest.engine.traits import Power
from elbowroom.conquest.engine.vocabulary import (
    BuildsMarkers,
    CoinsForRegions,
    CoinsPerNonemptyConquest,
    ConquestCost,
    Lasting,
)
from elbowroom.conquest.engine.where import Where
from elbowroom.games.warcraft.engine.vocabulary import (
    CoinsPerIsland,
    CoinsPerRoutedUnit,
    CoinsPerSite,
    HasChampion,
    PushesNeighbours,
    RaisesTowers,
    ShipsFree,
    SwapsRegions,
    TakesToll,
    TamesBeasts,
)

POWERS: tuple[Power, ...] = (
    Power(
        "archaeologist",
        "Archaeologist",
        tokens=5,
        effects=(CoinsPerSite(1),),
        rule="W-POWER-ARCHAEOLOGIST",
    ),
    Power(
        "herbalist",
        "Herbalist",
        tokens=4,
        effects=(CoinsForRegions(1, Where(terrain="hill")),),
        rule="W-POWER-HERBALIST",
    ),
    Power(
        "farmer",
        "Farmer",
        tokens=4,
        effects=(CoinsForRegions(1, Where(terrain="field")),),
        rule="W-POWER-FARMER",
    ),
    Power(
        "mountaineer",
        "Mountaineer",
        tokens=5,
        effects=(CoinsForRegions(1, Where(terrain="mountain")),),
        rule="W-POWER-MOUNTAINEER",
    ),
    Power(
        "mining",
        "Mining",
        tokens=4,
        effects=(CoinsForRegions(1, Where(symbol="cavern")),),
        rule="W-POWER-MINING",
    ),
    Power(
        "ranger",
        "Ranger",
        tokens=4,
        effects=(CoinsForRegions(1, Where(terrain="forest")),),
        rule="W-POWER-RANGER",
    ),
    Power(
        "blacksmith",
        "Blacksmith",
        tokens=4,
        effects=(ConquestCost(-1),),
        rule="W-POWER-BLACKSMITH",
    ),
    Power(
        "beastmaster",
        "Beastmaster",
        tokens=4,
        effects=(TamesBeasts(most=5, where=Where(terrain="hill")),),
        rule="W-POWER-BEASTMASTER",
    ),
    Power(
        "seafaring",
        "Seafaring",
        tokens=5,
        effects=(ShipsFree(),),
        rule="W-POWER-SEAFARING",
    ),
    Power(
        "defensive",
        "Defensive",
        tokens=4,
        effects=(RaisesTowers(Where(terrain="field")),),
        rule="W-POWER-DEFENSIVE",
    ),
    Power(
        "marsh_dweller",
        "Marsh Dweller",
        tokens=5,
        effects=(Lasting(TakesToll(1, Where(terrain="swamp"))),),
        rule="W-POWER-MARSHDWELLER",
    ),
    Power(
        "portal_mage",
        "Portal Mage",
        tokens=5,
        effects=(SwapsRegions(2, Where(symbol="magic")),),
        rule="W-POWER-PORTALMAGE",
    ),
    Power(
        "explorer",
        "Explorer",
        tokens=5,
        effects=(CoinsPerIsland(1),),
        rule="W-POWER-EXPLORER",
    ),
    Power(
        "peat_cutter",
        "Peat Cutter",
        tokens=4,
        effects=(CoinsForRegions(1, Where(terrain="swamp")),),
        rule="W-POWER-PEATCUTTER",
    ),
    Power(
        "fishing",
        "Fishing",
        tokens=3,
        effects=(CoinsForRegions(1, Where(beside_water=True)),),
        rule="W-POWER-FISHING",
    ),
    Power(
        "champion",
        "Champion",
        tokens=4,
        effects=(HasChampion(coins=1),),
        rule="W-POWER-CHAMPION",
    ),
    Power(
        "warlord",
        "Warlord",
        tokens=5,
        effects=(CoinsPerNonemptyConquest(1),),
        rule="W-POWER-WARLORD",
    ),
    Power(
        "intimidating",
        "Intimidating",
        tokens=4,
        effects=(PushesNeighbours(3),),
        rule="W-POWER-INTIMIDATING",
    ),
    Power(
        "enraged",
        "Enraged",
        tokens=4,
        effects=(CoinsPerRoutedUnit(1),),
        rule="W-POWER-ENRAGED",
    ),
    Power(
        "garrison",
        "Garrison",
        tokens=3,
        effects=(Lasting(BuildsMarkers("fort", each_turn=10)),),
        rule="W-POWER-GARRISON",
    ),
)
