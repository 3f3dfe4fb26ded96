"""Beastmaster: another meeple patrols with her, a discount away from home."""

from __future__ import annotations

import pytest

from elbowroom.games.kingdoms.test_kit import KingdomsScenario
from tests.games.kingdoms.frozen import frozen, highest, rises_by_war, rises_for


def beastmaster_in(region: str, level: int = 1) -> KingdomsScenario:
    pos = frozen().give(0, regions={"p3": 1, "c1": 1}, ore=2)
    return pos.give(0, hero="beastmaster", hero_in=region, hero_level=level)


@pytest.mark.rule("K-HEROCARD-beastmaster")
def test_when_she_patrols_one_other_meeple_may_patrol_too() -> None:
    pos = beastmaster_in("p5").turn(select="patrol").play("patrol-hero p5 p4")
    assert (pos.asked, pos.phase) == (0, "move")
    moves = ["patrol p3 p2", "patrol p3 p5", "patrol p3 p6", "patrol c1 c2", "patrol c1 c4"]
    assert pos.legal() == [*moves, "done"]
    pos.play("patrol c1 c2")
    assert (pos.hero_in(0), pos.meeples(0, "c2"), pos.asked) == ("p4", 1, 1)


@pytest.mark.rule("K-HEROCARD-beastmaster")
def test_the_other_meeple_may_go_first_if_she_follows() -> None:
    pos = beastmaster_in("p5").turn(select="patrol").play("patrol p3 p6")
    assert {text.split()[0] for text in pos.legal()} == {"patrol-hero", "done"}
    assert pos.play("patrol-hero p5 p3").asked == 1


@pytest.mark.rule("K-HEROCARD-beastmaster", "K-HERO-12")
def test_without_her_no_second_meeple_moves() -> None:
    pos = beastmaster_in("p5").turn(select="patrol").play("patrol p3 p6")
    assert "patrol c1 c2" not in pos.legal()
    assert pos.play("done").asked == 1


@pytest.mark.rule("K-HEROCARD-beastmaster", "K-ACT-PATROL-4")
def test_no_meeple_moves_twice() -> None:
    pos = beastmaster_in("p5").turn(select="patrol").play("patrol-hero p5 p4")
    assert pos.rule_against("patrol-hero p4 p5") == "K-ACT-PATROL-4"


@pytest.mark.rule("K-ACT-PATROL-4", "K-HEROCARD-beastmaster", "K-LAID-5")
def test_the_second_move_may_stand_a_meeple_up() -> None:
    pos = frozen().give(0, regions={"e5": 1}, hero="beastmaster", hero_in="p5")
    pos.turn(select="patrol").play("patrol-hero p5 p4")
    assert pos.legal() == ["stand e5", "done"]
    assert pos.play("stand e5").lying(0) == []


@pytest.mark.rule("K-HEROCARD-beastmaster", "K-TURN-8")
def test_her_war_is_settled_before_the_other_meeple_moves() -> None:
    pos = beastmaster_in("p5").give(1, regions={"p4": 1, "c5": 1}).turn(select="patrol")
    pos.play("patrol-hero p5 p4", "dial 1", "flag")
    assert (pos.asked, pos.phase) == (1, "retreat")
    pos.play("fall")
    assert (pos.asked, pos.phase) == (0, "move")


@pytest.mark.rule("K-HEROCARD-beastmaster")
def test_a_quest_of_hers_moves_nobody_else() -> None:
    pos = beastmaster_in("p5").turn(select="quest").play("quest-hero p5 e1")
    assert pos.asked == 1


@pytest.mark.rule("K-HEROCARD-beastmaster", "K-RUL-38", "K-TUNDRA-8")
def test_a_meeple_in_tundra_comes_before_her() -> None:
    pos = frozen().give(0, regions={"p1": 1, "c1": 1}, hero="beastmaster", hero_in="p5")
    pos.turn(select="patrol")
    assert pos.legal() == ["patrol p1 p2", "patrol p1 p4"]
    pos.play("patrol p1 p2")
    assert {text.split()[0] for text in pos.legal()} == {"patrol-hero", "done"}


@pytest.mark.rule("K-HEROCARD-beastmaster")
def test_on_level_two_she_pays_one_less_away_from_home() -> None:
    pos = beastmaster_in("c2", level=2).give(1, regions={"c3": 1, "c5": 1})
    assert highest(pos.turn(select="patrol").play("patrol-hero c2 c3")) == 3
    pos = beastmaster_in("c2", level=1).give(1, regions={"c3": 1, "c5": 1})
    assert highest(pos.turn(select="patrol").play("patrol-hero c2 c3")) == 2


@pytest.mark.rule("K-HEROCARD-beastmaster")
def test_on_level_two_she_pays_in_full_at_home() -> None:
    pos = beastmaster_in("p5", level=2).give(1, regions={"p4": 1, "c5": 1})
    assert highest(pos.turn(select="patrol").play("patrol-hero p5 p4")) == 2


@pytest.mark.rule("K-HEROCARD-beastmaster", "K-HERO-4", "K-HERO-6")
def test_she_rises_for_three_food_on_expand_and_retires_by_a_won_war() -> None:
    assert rises_for("beastmaster", 1, "expand", 3)
    assert rises_by_war("beastmaster", 2)
