"""Ranger: two steps on Patrol, a discount in forests."""

from __future__ import annotations

import pytest

from elbowroom.games.kingdoms.test_kit import KingdomsScenario
from tests.games.kingdoms.frozen import frozen, highest, rises_by_war, rises_for


def ranger_in(region: str, level: int = 1, ore: int = 0) -> KingdomsScenario:
    pos = frozen()
    return pos.give(0, regions={"p6": 1}, hero="ranger", hero_in=region, hero_level=level, ore=ore)


@pytest.mark.rule("K-HEROCARD-ranger")
def test_she_may_take_a_second_step_on_patrol() -> None:
    pos = ranger_in("p4").turn(select="patrol").play("patrol-hero p4 p5")
    assert pos.phase == "stride"
    assert pos.legal() == ["stride p2", "stride p3", "stride p6", "done"]
    assert pos.play("stride p3").hero_in(0) == "p3"


@pytest.mark.rule("K-HEROCARD-ranger", "K-MAGIC-2")
def test_the_second_step_is_her_choice() -> None:
    pos = ranger_in("p4").turn(select="patrol").play("patrol-hero p4 p5", "done")
    assert (pos.hero_in(0), pos.asked) == ("p5", 1)


@pytest.mark.rule("K-HEROCARD-ranger", "K-HERO-12")
def test_other_meeples_take_one_step() -> None:
    pos = ranger_in("p4").turn(select="patrol").play("patrol p6 p5")
    assert pos.asked == 1


@pytest.mark.rule("K-HEROCARD-ranger")
def test_an_opposing_piece_or_tundra_on_the_way_stops_her() -> None:
    pos = ranger_in("p4").give(1, regions={"p5": 1, "c1": 1}).turn(select="patrol")
    assert pos.play("patrol-hero p4 p5").phase == "dial"
    pos = ranger_in("p4").turn(select="patrol").play("patrol-hero p4 p1")
    assert (pos.hero_in(0), pos.asked) == ("p1", 1)


@pytest.mark.rule("K-HEROCARD-ranger", "K-MOVE-4")
def test_her_second_step_may_be_an_attack() -> None:
    pos = ranger_in("p4").give(1, regions={"p3": 1, "c1": 1})
    pos.turn(select="patrol").play("patrol-hero p4 p5", "stride p3")
    assert (pos.phase, pos.happened("war_begun")[0].facts["region"]) == ("dial", "p3")


@pytest.mark.rule("K-MOVE-9", "K-HEROCARD-ranger", "K-TOWER-9")
def test_passing_over_a_lying_fortress_removes_it() -> None:
    pos = ranger_in("p4").give(1, regions={"c1": 1}, fortresses=["p5"]).laid_fortress(1, "p5")
    pos.turn(select="patrol").play("patrol-hero p4 p5", "stride p3")
    assert (pos.fortresses(1), pos.state.tower[1]) == ([], 0)


@pytest.mark.rule("K-HEROCARD-ranger")
def test_on_level_two_she_pays_two_less_in_forests_only() -> None:
    pos = ranger_in("p5", level=2, ore=1).give(1, regions={"p3": 1, "p2": 1})
    assert highest(pos.turn(select="patrol").play("patrol-hero p5 p3")) == 3
    pos = ranger_in("p5", level=2, ore=1).give(1, regions={"p3": 1, "p2": 1})
    assert highest(pos.turn(select="patrol").play("patrol-hero p5 p2")) == 1


@pytest.mark.rule("K-HEROCARD-ranger", "K-HERO-3")
def test_on_level_one_a_forest_costs_the_number() -> None:
    pos = ranger_in("p5", level=1, ore=1).give(1, regions={"p3": 1, "c1": 1})
    assert highest(pos.turn(select="patrol").play("patrol-hero p5 p3")) == 1


@pytest.mark.rule("K-HEROCARD-ranger", "K-HERO-4", "K-HERO-6")
def test_she_rises_for_three_food_on_expand_and_retires_by_a_won_war() -> None:
    assert rises_for("ranger", 1, "expand", 3)
    assert rises_by_war("ranger", 2)
