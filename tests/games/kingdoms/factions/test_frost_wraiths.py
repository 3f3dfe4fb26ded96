"""Frost Wraiths: water, and the magic of others."""

from __future__ import annotations

import pytest

from elbowroom.games.kingdoms.test_kit import KingdomsScenario
from tests.games.kingdoms.factions.stage import bonus, go, highest, kingdom, ones

WATER = "amberfold.w1"


@pytest.mark.rule("K-FAC-frost_wraiths-L1")
@pytest.mark.parametrize(("magic", "region", "number"), [(1, "a5", 2), (1, "a2", 1), (0, "a5", 1)])
def test_war_beside_water_costs_one_less(magic: int, region: str, number: int) -> None:
    pos = kingdom().give(0, "frost_wraiths", ones("a1", "a3"), magic=magic, ore=1)
    assert highest(go(pos.give(1, regions=ones(region, "c1")), f"patrol a1 {region}")) == number


@pytest.mark.rule("K-FAC-frost_wraiths-L1", "K-FEAT-2")
def test_water_itself_is_beside_nothing() -> None:
    pos = kingdom().give(0, "frost_wraiths", ones("a5", "a3"), magic=2, ore=1)
    pos.give(1, regions=ones(WATER, "c1"))
    assert highest(go(pos, f"patrol a5 {WATER}")) == 1


@pytest.mark.rule("K-FAC-frost_wraiths-L2", "K-FEAT-1", "K-WATER-1")
@pytest.mark.parametrize("magic", [2, 1])
def test_meeples_enter_water(magic: int) -> None:
    pos = kingdom().give(0, "frost_wraiths", ones("a5", "a1"), magic=magic).turn(select="patrol")
    if magic == 1:
        assert pos.rule_against(f"patrol a5 {WATER}") == "K-MOVE-6"
        return
    pos.play(f"patrol a5 {WATER}")
    assert pos.meeples(0, WATER) == 1
    pos = kingdom().give(0, "frost_wraiths", {"c4": 2}, magic=2).turn(select="patrol")
    assert pos.legal() == ["patrol c4 c1", "pass"]  # a crag is no water


@pytest.mark.rule("K-FAC-frost_wraiths-L2", "K-FEAT-1")
def test_a_river_without_an_area_cannot_be_entered() -> None:
    pos = kingdom("dunmarrow", "amberfold", "eldwater").give(0, "frost_wraiths", {"d2": 2}, magic=2)
    assert pos.turn(select="patrol").rule_against("patrol d2 dunmarrow.v1") == "K-MOVE-6"


@pytest.mark.rule("K-FAC-frost_wraiths-L2", "K-MOVE-1", "K-FEAT-1")
def test_water_holds_two_meeples_and_takes_no_fortress() -> None:
    pos = kingdom(heroes_call=True).give(0, "frost_wraiths", {WATER: 2, "a5": 1}, magic=2, ore=9)
    assert pos.turn(select="patrol").rule_against(f"patrol a5 {WATER}") == "K-MOVE-1"
    pos = kingdom(heroes_call=True).give(0, "frost_wraiths", {WATER: 2, "a1": 1}, magic=2, ore=9)
    assert pos.turn(select="build").legal() == ["build a1", "pass"]


@pytest.mark.rule("K-FAC-frost_wraiths-L2", "K-RETREAT-3", "K-FEAT-1")
def test_a_retreat_into_water_is_open_to_those_who_can_enter() -> None:
    pos = kingdom().give(0, regions=ones("a1", "a3"), ore=1)
    pos.give(1, "frost_wraiths", ones("a5", "c1"), magic=2, food=2)
    go(pos, "patrol a1 a5").play("dial 1", "flag")
    assert pos.legal() == ["retreat a1", "retreat a4", f"retreat {WATER}", "fall"]


@pytest.mark.rule("K-FAC-frost_wraiths-L3")
@pytest.mark.parametrize(("magic", "region", "price"), [(3, "a5", 1), (3, "a1", 2), (2, "a5", 2)])
def test_a_fortress_beside_water_costs_an_ore_less(magic: int, region: str, price: int) -> None:
    pos = kingdom(heroes_call=True)
    pos.give(0, "frost_wraiths", ones("a5", "a1"), magic=magic, fortresses=["c1"], ore=2)
    assert pos.turn(select="build").explain(f"build {region}").total == price
    assert pos.play(f"build {region}").has(0, "ore") == 2 - price


@pytest.mark.rule("K-FAC-frost_wraiths-L3", "K-COST-2")
def test_with_little_ore_only_the_shore_can_be_built_on() -> None:
    pos = kingdom(heroes_call=True)
    pos.give(0, "frost_wraiths", ones("a5", "a1"), magic=3, fortresses=["c1"], ore=1)
    assert pos.turn(select="build").legal() == ["build a5", "pass"]


@pytest.mark.rule("K-FAC-frost_wraiths-L3", "K-COST-3")
def test_a_first_fortress_there_is_free() -> None:
    pos = kingdom(heroes_call=True).give(0, "frost_wraiths", ones("a5", "a1"), magic=3)
    assert pos.turn(select="build").legal() == ["build a5", "pass"]


@pytest.mark.rule("K-FAC-frost_wraiths-L3")
@pytest.mark.parametrize(("region", "price"), [("a5", 1), ("a1", 2)])
def test_without_fortresses_an_occupied_shore_will_do(region: str, price: int) -> None:
    pos = kingdom().give(0, "frost_wraiths", {region: 2}, magic=3, tower=1, ore=2)
    assert pos.turn(select="build").explain("raise").total == price


@pytest.mark.rule("K-FAC-frost_wraiths-L3", "K-HERO-5")
def test_a_hero_advanced_by_build_has_no_fortress_beside_water() -> None:
    pos = kingdom(heroes_call=True)
    pos.give(0, "frost_wraiths", magic=3, hero="baron", hero_in="a5", ore=3)
    assert pos.turn(select="build").explain("advance").total == 3


def reaching_four(*magic: int) -> KingdomsScenario:
    """Frost Wraiths reach level 4; the others have these levels."""
    pos = kingdom().give(0, "frost_wraiths", {"a1": 2}, magic=3, mana=4)
    for seat, level in enumerate(magic, start=1):
        pos.give(seat, regions={"c1" if seat == 1 else "e1": 2}, magic=level)
    return pos.turn(select="research").play("research")


@pytest.mark.rule("K-FAC-frost_wraiths-L4", "K-MAGIC-3")
def test_reaching_level_four_takes_a_level_from_an_opponent() -> None:
    pos = reaching_four(2, 3)
    assert (pos.asked, pos.legal()) == (0, ["target 1", "target 2"])
    pos.play("target 2")
    assert pos.state.magic == [4, 2, 2]


@pytest.mark.rule("K-FAC-frost_wraiths-L4")
def test_only_who_has_a_level_can_lose_one() -> None:
    assert reaching_four(0, 1).state.magic == [4, 0, 0]  # nobody else to choose
    assert reaching_four(0, 0).phase == "act"


@pytest.mark.rule("K-FAC-frost_wraiths-L4", "K-MAGIC-3")
def test_the_lost_level_stops_working() -> None:
    pos = kingdom().give(0, "frost_wraiths", {"a1": 2}, magic=3, mana=4)
    pos.give(1, "gnomes", {"c1": 2}, magic=1, food=1).give(2, "orcs", {"e1": 2})
    pos.turn(select="research").play("research")
    assert pos.state.magic[1] == 0
    pos.play("collect", "collect", "select trade", "trade food-mana 1")
    assert pos.has(1, "mana") == 1  # Gnomes of level 1 would have two


@pytest.mark.rule("K-FAC-frost_wraiths-L4", "K-RUL-32", "K-END-1")
def test_a_fifth_level_reached_and_lost_in_one_turn_triggers_nothing() -> None:
    pos = kingdom().give(0, "orcs", {"a1": 2}, magic=4, mana=5)
    pos.give(1, "frost_wraiths", {"c1": 2}, magic=3, mana=4).give(2, "elves", {"e1": 2})
    pos.turn(select="research").play("research")
    assert pos.state.magic[0] == 5
    pos.play("research", "collect")  # only Orcs have a level to lose
    assert (pos.state.magic[0], pos.state.triggered) == (4, False)


@pytest.mark.rule("K-FAC-frost_wraiths-L5")
@pytest.mark.parametrize(
    ("regions", "points"),
    [({"a5": 2}, 0), ({WATER: 1, "a5": 1}, 1), ({WATER: 2, "eldwater.w1": 2}, 3)],
)
def test_meeples_in_water_score_up_to_three(regions: dict[str, int], points: int) -> None:
    assert bonus(kingdom().give(0, "frost_wraiths", regions, magic=5)) == points


@pytest.mark.rule("K-FAC-frost_wraiths-L5", "K-SCORE-1")
def test_a_crag_is_no_water_but_its_meeple_scores_as_any() -> None:
    pos = kingdom().give(0, "frost_wraiths", {"cinderholt.k1": 1}, magic=5)
    assert (bonus(pos), pos.state.scores()[0]) == (0, 6)
