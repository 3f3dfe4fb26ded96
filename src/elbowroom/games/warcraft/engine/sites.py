"""The 5 artifacts and 7 legendary places, in rulebook order."""

from __future__ import annotations

from elbowroom.games.warcraft.engine.traits import Site
from elbowroom.games.warcraft.engine.vocabulary import (
    AttacksAnywhere,
    BringsTokens,
    DemandsTribute,
    Discount,
    FreePassage,
    PaysEachTurn,
    PaysForTheShore,
    PaysPerLikeRegion,
    Shields,
    SparesUnits,
    TakesLoneUnits,
    WidensFactionBonus,
)

SITES: tuple[Site, ...] = (
    Site(
        "aegis_of_aggramar",
        "Aegis of Aggramar",
        artifact=True,
        effects=(Shields(price=2),),
        rule="W-ART-AEGIS",
    ),
    Site(
        "ashes_of_alar",
        "Ashes of Al'ar",
        artifact=True,
        effects=(AttacksAnywhere(),),
        rule="W-ART-ASHES",
    ),
    Site(
        "doomhammer",
        "Doomhammer",
        artifact=True,
        effects=(TakesLoneUnits(price=2),),
        rule="W-ART-DOOMHAMMER",
    ),
    Site(
        "frostmourne",
        "Frostmourne",
        artifact=True,
        effects=(Discount(2),),
        rule="W-ART-FROSTMOURNE",
    ),
    Site(
        "heart_of_azeroth",
        "Heart of Azeroth",
        artifact=True,
        effects=(DemandsTribute(1),),
        rule="W-ART-HEART",
    ),
    Site(
        "battleground",
        "Battleground",
        artifact=False,
        effects=(WidensFactionBonus(),),
        rule="W-PLACE-BATTLEGROUND",
    ),
    Site(
        "dark_portal",
        "Dark Portal",
        artifact=False,
        effects=(PaysEachTurn(2),),
        rule="W-PLACE-DARKPORTAL",
    ),
    Site(
        "karazhan",
        "Karazhan",
        artifact=False,
        effects=(PaysPerLikeRegion(1),),
        rule="W-PLACE-KARAZHAN",
    ),
    Site(
        "lights_hope_chapel",
        "Light's Hope Chapel",
        artifact=False,
        effects=(SparesUnits(),),
        rule="W-PLACE-LIGHTSHOPE",
    ),
    Site(
        "meeting_stone",
        "Meeting Stone",
        artifact=False,
        effects=(FreePassage(),),
        rule="W-PLACE-MEETINGSTONE",
    ),
    Site(
        "spirit_healer",
        "Spirit Healer",
        artifact=False,
        effects=(BringsTokens(1),),
        rule="W-PLACE-SPIRITHEALER",
    ),
    Site(
        "well_of_eternity",
        "Well of Eternity",
        artifact=False,
        effects=(PaysForTheShore(2),),
        rule="W-PLACE-WELL",
    ),
)
