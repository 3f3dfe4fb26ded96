"""Positions on islands for the page's tests: one for each step of a turn that few games come to."""

from __future__ import annotations

from typing import cast

from elbowroom.games.warcraft.test_kit import WarcraftScenario
from elbowroom.testing import Scenario, position

ROUND, LAST, LAST_OF_FOUR = 4, 10, 9
ARTIFACTS = (
    "aegis_of_aggramar",
    "ashes_of_alar",
    "doomhammer",
    "frostmourne",
    "heart_of_azeroth",
)
FAR = ("M1A-02", "M1A-04", "M1A-06", "M1A-08", "M1A-09")
"""Regions nobody holds in these positions."""
FOE = {"L1A-04": 2, "L1A-07": 1, "L1A-11": 1}
MINED = ("L1A-01", "L1A-02", "L1A-03", "L1A-04", "L1A-05", "L1A-07", "L1A-11")
"""One region more than there are duds: at least one of their bombs explodes."""


def begin(
    race: str,
    power: str,
    regions: dict[str, int],
    hand: int = 0,
    foe: dict[str, int] | None = None,
) -> WarcraftScenario:
    """Let two play: the first with this race, the second with Trolls, next door unless told."""
    scenario = cast("WarcraftScenario", position("warcraft", players=2))
    scenario.give(1, "trolls", "farmer", foe or FOE, coins=9)
    return scenario.give(0, race, power, regions, hand, coins=9)


def conquering(race: str, power: str, regions: dict[str, int], hand: int = 6) -> WarcraftScenario:
    """Begin a position for a turn of conquests."""
    return begin(race, power, regions, hand)


def fighting() -> dict[str, Scenario]:
    """Give positions of the conquest phase."""
    near = {"L1A-10": 1, "L1A-06": 1}
    tools = conquering("orcs", "mining", near).site("frostmourne", "L1A-10")
    sites = conquering("orcs", "mining", {"L1A-10": 1}).face_down("L1A-06")
    for artifact, region in zip(ARTIFACTS, FAR, strict=True):
        sites.site(artifact, region)
    toll = cast("WarcraftScenario", position("warcraft", players=2))
    toll.give(1, "trolls", "marsh_dweller", FOE, coins=9)
    toll.give(0, "orcs", "mining", near, 6, coins=9)
    hammer = conquering("orcs", "mining", near).site("doomhammer", "L1A-10", keeper=1)
    walls = cast("WarcraftScenario", position("warcraft", players=2))
    walls.give(1, "trolls", "garrison", FOE, coins=9, markers={"L1A-11": {"fort": 1}})
    walls.give(0, "orcs", "intimidating", near, 6, coins=9)
    theft = conquering("ethereals", "mining", near).site("frostmourne", "L1A-11")
    return {
        "tools": tools.turn(0, ROUND, "conquer"),
        "last": conquering("orcs", "mining", near).turn(0, LAST, "conquer"),
        "sites": sites.turn(0, ROUND, "conquer"),
        "toll": toll.turn(0, ROUND, "conquer"),
        "hammer": hammer.turn(0, ROUND, "conquer"),
        "champion": conquering("orcs", "champion", near).turn(0, ROUND, "conquer"),
        "portal": conquering("orcs", "portal_mage", {"L1A-09": 2, "L1A-10": 1}).turn(
            0, ROUND, "conquer"
        ),
        "push": walls.turn(0, ROUND, "conquer"),
        "strike": conquering("gnomes", "mining", near).turn(0, ROUND, "conquer"),
        "theft": theft.turn(0, ROUND, "conquer"),
        "forsaken": conquering("forsaken", "mining", near).turn(0, ROUND, "conquer"),
        "sides": sides().turn(0, ROUND, "conquer"),
        "sides-last": sides().turn(0, LAST_OF_FOUR, "conquer"),
        "water": conquering("naga", "mining", {"L1A-W2": 2, "L1A-10": 2}).turn(0, ROUND, "conquer"),
    }


def sides() -> WarcraftScenario:
    """Let four play in two sides, the first two next door to each other and to a teammate."""
    scenario = cast("WarcraftScenario", position("warcraft", players=4, teams=True))
    scenario.give(0, "humans", "mining", {"L1A-10": 1}, 5, coins=9)
    scenario.give(1, "orcs", "farmer", {"L1A-11": 1}, coins=9)
    scenario.give(2, "gnomes", "garrison", {"L1A-06": 2}, coins=9)
    return scenario.give(3, "trolls", "champion", {"L1A-04": 2}, coins=9)


def arranging() -> dict[str, Scenario]:
    """Give positions of the steps before and after the conquests."""
    near = {"L1A-10": 3, "L1A-06": 2}
    lying = begin("orcs", "mining", near).site("aegis_of_aggramar", "L1A-10")
    hills = {"L1A-10": 3, "L1A-08": 2}
    far = {"M1A-02": 1, "M1A-04": 1}
    mined = begin("goblins", "mining", {"L1A-10": 3, "L1A-06": 2}, foe=dict.fromkeys(MINED, 1))
    around = {"L1A-09": 2, "L1A-10": 2, "L1A-08": 1, "L1A-05": 1}
    return {
        "beasts": begin("orcs", "beastmaster", hills, foe=far).turn(0, ROUND, "choice"),
        "towers": begin("orcs", "defensive", around, hand=1, foe=far).turn(0, ROUND, "redeploy"),
        "bombs": begin("goblins", "mining", near).bomb("L1A-04", "L1A-11").turn(0, ROUND, "start"),
        "mined": mined.bomb(*MINED).turn(0, ROUND, "start"),
        "form": begin("worgen", "mining", near).turn(0, ROUND, "form_up"),
        "forts": begin("orcs", "garrison", near).turn(0, ROUND, "place"),
        "lay": lying.turn(0, ROUND, "place"),
        "objectives": begin("humans", "mining", near).turn(0, ROUND, "place"),
        "plant": begin("goblins", "mining", near).turn(0, ROUND, "place"),
        "station": begin("orcs", "champion", near, hand=2).turn(0, ROUND, "redeploy"),
    }


def moments() -> dict[str, Scenario]:
    """Give all of them, by name."""
    found = {**fighting(), **arranging()}
    return {f"islands-{name}": scenario for name, scenario in found.items()}
