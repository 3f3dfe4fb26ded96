"""Thief: takes from the owner of a territory she enters, and from losers."""

from __future__ import annotations

import pytest

from elbowroom.games.kingdoms.test_kit import KingdomsScenario
from tests.games.kingdoms.frozen import frozen, rises_by_war, rises_for


def thief_in(region: str, level: int = 1) -> KingdomsScenario:
    pos = frozen().give(0, regions={"p3": 1}, ore=2)
    pos.give(0, hero="thief", hero_in=region, hero_level=level)
    return pos.give(1, regions={"c1": 1, "c5": 1}, food=2, mana=2, silver=3)


@pytest.mark.rule("K-HEROCARD-thief")
def test_a_quest_into_a_home_territory_takes_a_resource_from_its_owner() -> None:
    pos = thief_in("p5").turn(select="quest").play("quest-hero p5 c4")
    assert (pos.asked, pos.legal()) == (0, ["steal food", "steal mana"])
    pos.play("steal mana")
    assert (pos.has(0, "mana"), pos.has(1, "mana"), pos.has(1, "food")) == (1, 1, 2)
    assert pos.asked == 1


@pytest.mark.rule("K-HEROCARD-thief")
def test_each_patrol_there_takes_another_one() -> None:
    pos = thief_in("c3").turn(select="patrol").play("patrol-hero c3 c2", "steal food")
    assert (pos.has(0, "food"), pos.has(1, "food")) == (1, 1)


@pytest.mark.rule("K-HEROCARD-thief", "K-MOVE-8", "K-WAR-9")
def test_she_takes_it_before_the_war_there() -> None:
    pos = thief_in("p5").turn(select="quest").play("quest-hero p5 c1")
    assert pos.phase == "steal"
    pos.play("steal mana")
    assert (pos.phase, pos.has(0, "mana")) == ("dial", 1)
    assert "dial 4" in pos.legal()  # 2 ore and the mana just taken


@pytest.mark.rule("K-HEROCARD-thief", "K-HERO-12")
def test_neither_another_meeple_nor_a_move_at_home_takes_anything() -> None:
    pos = thief_in("p5").turn(select="quest").play("quest p3 c4")
    assert pos.asked == 1
    pos = thief_in("p5").turn(select="patrol").play("patrol-hero p5 p4")
    assert pos.asked == 1


@pytest.mark.rule("K-HEROCARD-thief")
def test_from_an_owner_with_nothing_but_silver_she_takes_nothing() -> None:
    pos = frozen().give(0, regions={"p3": 1}, hero="thief", hero_in="p5")
    pos.give(1, regions={"c5": 1}, silver=3).turn(select="quest").play("quest-hero p5 c4")
    assert (pos.has(1, "silver"), pos.asked) == (3, 1)


@pytest.mark.rule("K-HEROCARD-thief")
def test_on_level_two_winning_a_war_takes_two_resources_from_the_loser() -> None:
    pos = thief_in("p5", level=2).give(1, regions={"p2": 1}, food=2, mana=2)
    pos.turn(select="patrol").play("patrol-hero p5 p2", "dial 1", "flag")
    assert (pos.asked, pos.phase) == (0, "steal")
    pos.play("steal food", "steal mana")
    assert (pos.has(0, "food"), pos.has(0, "mana"), pos.has(0, "ore")) == (1, 1, 1)
    assert (pos.has(1, "food"), pos.has(1, "mana"), pos.asked) == (1, 1, 1)


@pytest.mark.rule("K-HEROCARD-thief")
def test_on_level_two_she_takes_only_what_the_loser_has_left() -> None:
    pos = frozen().give(0, regions={"p3": 1}, ore=2)
    pos.give(0, hero="thief", hero_in="p5", hero_level=2)
    pos.give(1, regions={"p2": 1, "c1": 1}, ore=2, silver=2)
    pos.turn(select="patrol").play("patrol-hero p5 p2", "dial 2", "dial 1")
    assert (pos.has(0, "ore"), pos.has(1, "ore"), pos.has(1, "silver")) == (1, 0, 2)


@pytest.mark.rule("K-HEROCARD-thief", "K-HERO-3", "K-HERO-12")
def test_neither_on_level_one_nor_by_another_meeple_does_a_war_take_anything() -> None:
    pos = thief_in("p5", level=1).give(1, regions={"p2": 1}, food=2)
    pos.turn(select="patrol").play("patrol-hero p5 p2", "dial 1", "flag")
    assert pos.has(1, "food") == 2
    pos = thief_in("p5", level=2).give(1, regions={"p2": 1}, food=2)
    pos.turn(select="patrol").play("patrol p3 p2", "dial 1", "flag")
    assert pos.has(1, "food") == 2


@pytest.mark.rule("K-HEROCARD-thief", "K-HERO-4", "K-HERO-6")
def test_she_rises_for_two_food_on_expand_and_retires_by_a_won_war() -> None:
    assert rises_for("thief", 1, "expand", 2)
    assert rises_by_war("thief", 2)
