"""Scout: Quest instead of Patrol, resources from other players' home territories."""

from __future__ import annotations

import pytest

from elbowroom.games.kingdoms.test_kit import KingdomsScenario
from tests.games.kingdoms.frozen import frozen, rises_for


def scout_in(region: str, level: int = 1) -> KingdomsScenario:
    return frozen().give(0, regions={"p3": 1}, hero="scout", hero_in=region, hero_level=level)


@pytest.mark.rule("K-HEROCARD-scout", "K-TURN-7")
def test_when_patrol_is_chosen_he_may_quest_instead() -> None:
    pos = scout_in("p5").turn(select="patrol")
    assert "quest-hero p5 c1" in pos.legal()
    assert "patrol-hero p5 p4" in pos.legal()
    assert pos.play("quest-hero p5 c1").hero_in(0) == "c1"
    assert pos.asked == 1


@pytest.mark.rule("K-HEROCARD-scout", "K-TURN-4")
def test_a_follower_may_do_so_too() -> None:
    pos = scout_in("p5").turn(active=2, select="patrol", acting=0)
    assert pos.play("quest-hero p5 e1").hero_in(0) == "e1"


@pytest.mark.rule("K-HEROCARD-scout", "K-HERO-12")
def test_the_scout_alone_may_do_so() -> None:
    pos = scout_in("p5").turn(select="patrol")
    assert [text for text in pos.legal() if text.startswith("quest ")] == []
    assert pos.rule_against("quest p3 c1") == "K-TURN-4"


@pytest.mark.rule("K-HEROCARD-scout")
def test_when_quest_is_chosen_he_does_not_patrol() -> None:
    pos = scout_in("p5").turn(select="quest")
    assert [text for text in pos.legal() if text.startswith("patrol")] == []
    assert pos.rule_against("patrol-hero p5 p4") == "K-TURN-4"


@pytest.mark.rule("K-TUNDRA-7", "K-HEROCARD-scout")
def test_his_quest_does_not_lift_the_duty_in_tundra() -> None:
    pos = scout_in("p1").turn(select="patrol")
    assert pos.legal() == ["patrol-hero p1 p2", "patrol-hero p1 p4"]
    assert pos.rule_against("quest-hero p1 c1") == "K-TUNDRA-4"


@pytest.mark.rule("K-HEROCARD-scout", "K-TERM-9")
def test_on_level_two_entering_another_home_territory_earns_a_unit_of_choice() -> None:
    pos = scout_in("p5", level=2).turn(select="quest").play("quest-hero p5 c1")
    assert pos.legal() == ["gain food", "gain mana", "gain ore"]
    assert pos.play("gain mana").has(0, "mana") == 1
    pos = scout_in("c1", level=2).turn(select="patrol").play("patrol-hero c1 c2")
    assert (pos.asked, pos.phase) == (0, "gain")


@pytest.mark.rule("K-HEROCARD-scout", "K-HERO-3")
def test_neither_at_home_nor_on_level_one_is_anything_earned() -> None:
    pos = scout_in("p5", level=2).turn(select="patrol").play("patrol-hero p5 p4")
    assert pos.asked == 1
    pos = scout_in("p5", level=1).turn(select="quest").play("quest-hero p5 c1")
    assert pos.asked == 1


@pytest.mark.rule("K-HEROCARD-scout", "K-2P-6")
def test_the_lost_kingdom_is_nobodys_home() -> None:
    pos = frozen(players=2).neutrals("e2")
    pos.give(0, regions={"p3": 1}, hero="scout", hero_in="p5", hero_level=2)
    pos.turn(select="quest").play("quest-hero p5 e1")
    assert pos.asked == 1


@pytest.mark.rule("K-HEROCARD-scout", "K-HERO-4", "K-HERO-6")
def test_he_rises_for_two_food_on_expand_and_retires_for_four_mana_on_research() -> None:
    assert rises_for("scout", 1, "expand", 2)
    assert rises_for("scout", 2, "research", 4)
