"""Explorer: steps across water and crags, finds twice as much in ruins."""

from __future__ import annotations

import pytest

from elbowroom.games.kingdoms.test_kit import KingdomsScenario
from elbowroom.testing import position
from tests.games.kingdoms.frozen import collect, frozen, highest, rises_for


def explorer_in(region: str, level: int = 1) -> KingdomsScenario:
    pos = frozen().give(0, regions={"c3": 1}, ore=2)
    return pos.give(0, hero="explorer", hero_in=region, hero_level=level)


@pytest.mark.rule("K-HEROCARD-explorer", "K-CRAG-2")
def test_on_patrol_she_steps_across_a_crag() -> None:
    pos = explorer_in("c1").turn(select="patrol")
    reached = [text for text in pos.legal() if text.startswith("patrol-hero")]
    assert reached == [f"patrol-hero c1 {region}" for region in ("c2", "c3", "c4", "c5")]
    assert pos.play("patrol-hero c1 c5").hero_in(0) == "c5"


@pytest.mark.rule("K-HEROCARD-explorer", "K-WATER-3")
def test_on_patrol_she_steps_across_water() -> None:
    pos = explorer_in("e4").turn(select="patrol")
    assert "patrol-hero e4 e6" in pos.legal()
    assert "patrol-hero e4 e5" in pos.legal()


@pytest.mark.rule("K-HEROCARD-explorer", "K-WATER-2", "K-MOVE-6")
def test_on_patrol_she_steps_across_a_river_where_others_are_blocked() -> None:
    lands = ["dunmarrow", "amberfold", "eldwater"]
    pos = position("kingdoms", players=3, heroes_call=True, territories=lands)
    pos.give(0, regions={"d3": 1}, hero="explorer", hero_in="d2").turn(select="patrol")
    assert pos.rule_against("patrol d3 d2") == "K-ACT-PATROL-1"
    assert pos.play("patrol-hero d2 d3").hero_in(0) == "d3"


@pytest.mark.rule("K-HEROCARD-explorer", "K-CRAG-1", "K-HERO-12")
def test_other_meeples_go_round_it() -> None:
    pos = explorer_in("c1").turn(select="patrol")
    assert pos.rule_against("patrol c3 c4") == "K-ACT-PATROL-1"


@pytest.mark.rule("K-HEROCARD-explorer", "K-WATER-1")
def test_she_does_not_enter_the_feature_itself() -> None:
    pos = explorer_in("e4").turn(select="patrol")
    assert pos.rule_against("patrol-hero e4 eldwater.w1") == "K-MOVE-6"


@pytest.mark.rule("K-HEROCARD-explorer", "K-MOVE-4")
def test_a_step_across_may_be_an_attack_but_a_retreat_goes_to_a_neighbour() -> None:
    pos = explorer_in("p4").give(0, food=9).give(1, regions={"p2": 1, "c5": 1}, ore=9)
    pos.turn(select="patrol").play("patrol-hero p4 p2")
    assert (pos.phase, highest(pos)) == ("dial", 2)
    pos.play("flag", "dial 1")
    assert pos.legal() == [
        "retreat-hero p1",
        "retreat-hero p3",
        "retreat-hero p5",
        "fall-hero",
    ]


@pytest.mark.rule("K-HEROCARD-explorer", "K-COLLECT-4")
def test_on_level_two_she_collects_two_resources_in_ruins() -> None:
    pos = collect(explorer_in("e5", level=2))
    assert (pos.asked, pos.phase) == (0, "gain")
    pos.play("gain food", "gain ore")
    assert (pos.has(0, "food"), pos.has(0, "ore"), pos.asked) == (1, 3, 1)


@pytest.mark.rule("K-HEROCARD-explorer", "K-HERO-3")
def test_on_level_one_she_collects_one() -> None:
    pos = collect(explorer_in("e5")).play("gain food")
    assert pos.asked == 1


@pytest.mark.rule("K-HEROCARD-explorer", "K-RUINS-1")
def test_on_level_two_standing_in_ruins_she_collects_nothing() -> None:
    pos = frozen().give(0, regions={"c3": 1, "c1": 1})
    pos.give(0, hero="explorer", hero_in="e5", hero_level=2, standing=["e5"])
    assert collect(pos).asked == 1


@pytest.mark.rule("K-HEROCARD-explorer", "K-HERO-12")
def test_on_level_two_other_regions_and_other_searchers_yield_one() -> None:
    assert collect(explorer_in("p5", level=2)).has(0, "food") == 1
    pos = frozen().give(0, regions={"e5": 1}, hero="explorer", hero_in="p5", hero_level=2)
    assert collect(pos).play("gain ore").asked == 1


@pytest.mark.rule("K-HEROCARD-explorer", "K-HERO-4", "K-HERO-6")
def test_she_rises_for_two_food_on_expand_and_retires_for_three_ore_on_build() -> None:
    assert rises_for("explorer", 1, "expand", 2)
    assert rises_for("explorer", 2, "build", 3)
