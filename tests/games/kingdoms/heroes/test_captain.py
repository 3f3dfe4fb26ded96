"""Captain: food for every Quest, Quests from inland and within one territory."""

from __future__ import annotations

import pytest

from elbowroom.games.kingdoms.test_kit import KingdomsScenario
from tests.games.kingdoms.frozen import frozen, rises_by_war, rises_for


def captain_in(region: str, level: int = 1, home: str = "frosthollow") -> KingdomsScenario:
    return frozen(home=home).give(0, hero="captain", hero_in=region, hero_level=level)


@pytest.mark.rule("K-HEROCARD-captain")
def test_each_quest_of_hers_earns_a_food_on_arrival() -> None:
    pos = captain_in("p5").turn(select="quest").play("quest-hero p5 c1")
    assert pos.has(0, "food") == 1
    pos = captain_in("c1").turn(select="quest").play("quest-hero c1 p3")
    assert pos.has(0, "food") == 1


@pytest.mark.rule("K-HEROCARD-captain", "K-HERO-12")
def test_neither_a_patrol_nor_a_quest_of_another_meeple_earns_food() -> None:
    pos = captain_in("p5").turn(select="patrol").play("patrol-hero p5 p4")
    assert pos.has(0, "food") == 0
    pos = captain_in("p5").give(0, regions={"p3": 1}).turn(select="quest").play("quest p3 c1")
    assert pos.has(0, "food") == 0


@pytest.mark.rule("K-HEROCARD-captain", "K-MOVE-8")
def test_a_captain_beaten_on_arrival_earns_nothing() -> None:
    pos = captain_in("p5").give(0, regions={"p3": 1}).give(1, regions={"c1": 1, "c2": 1}, ore=2)
    pos.turn(select="quest").play("quest-hero p5 c1")
    assert (pos.phase, pos.has(0, "food")) == ("dial", 0)
    pos.play("flag", "dial 1", "fall-hero")
    assert pos.has(0, "food") == 0


@pytest.mark.rule("K-HEROCARD-captain", "K-MOVE-8")
def test_a_captain_who_wins_on_arrival_earns_her_food_after_the_war() -> None:
    pos = captain_in("p5").give(0, regions={"p3": 1}, ore=1).give(1, regions={"c1": 1, "c2": 1})
    pos.turn(select="quest").play("quest-hero p5 c1", "dial 1", "flag")
    assert pos.has(0, "food") == 0
    assert pos.play("fall").has(0, "food") == 1


@pytest.mark.rule("K-HEROCARD-captain", "K-RUL-41")
def test_on_level_two_she_quests_from_inland_and_within_one_territory() -> None:
    pos = captain_in("q5", level=2, home="glimmerpeak").turn(select="quest")
    within = [f"quest-hero q5 {region}" for region in ("q1", "q2", "q3", "q4", "q6")]
    assert pos.legal()[:5] == within
    assert "quest-hero q5 c1" in pos.legal()
    pos.play("quest-hero q5 q1")
    assert (pos.hero_in(0), pos.has(0, "food")) == ("q1", 1)


@pytest.mark.rule("K-HEROCARD-captain", "K-ACT-QUEST-1", "K-RUL-3")
def test_on_level_one_she_quests_from_border_to_border_as_everybody() -> None:
    pos = captain_in("q5", home="glimmerpeak").turn(select="quest")
    assert pos.legal() == ["pass"]
    assert pos.rule_against("quest-hero q5 c1") == "K-ACT-QUEST-1"
    pos = captain_in("q1", home="glimmerpeak").turn(select="quest")
    assert pos.rule_against("quest-hero q1 q2") == "K-ACT-QUEST-1"
    assert pos.rule_against("quest-hero q1 e5") == "K-ACT-QUEST-1"


@pytest.mark.rule("K-HEROCARD-captain", "K-HERO-12")
def test_on_level_two_other_meeples_still_quest_from_border_regions() -> None:
    pos = captain_in("q1", level=2, home="glimmerpeak").give(0, regions={"q5": 1})
    pos.turn(select="quest")
    assert pos.rule_against("quest q5 c1") == "K-ACT-QUEST-1"


@pytest.mark.rule("K-HEROCARD-captain", "K-HERO-4", "K-HERO-6")
def test_she_rises_for_three_food_on_expand_and_retires_by_a_won_war() -> None:
    assert rises_for("captain", 1, "expand", 3)
    assert rises_by_war("captain", 2)
