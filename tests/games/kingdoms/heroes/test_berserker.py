"""Berserker: food pays for war, equal numbers are his."""

from __future__ import annotations

import pytest

from elbowroom.games.kingdoms.test_kit import KingdomsScenario
from tests.games.kingdoms.frozen import frozen, highest, rises_by_war, rises_for, victor


def berserker(level: int = 1, rival: str = "trolls", magic: int = 0) -> KingdomsScenario:
    """The Berserker of seat 0 in p5 with 3 food, a meeple of seat 1 with 3 ore in p2."""
    pos = frozen().give(0, "centaurs", {"p3": 1}, food=3)
    pos.give(0, hero="berserker", hero_in="p5", hero_level=level)
    return pos.give(1, rival, {"p2": 1, "c1": 1}, magic=magic, ore=3)


@pytest.mark.rule("K-HEROCARD-berserker", "K-WAR-4")
def test_food_pays_one_for_a_number_he_fights_with() -> None:
    pos = berserker().turn(select="patrol").play("patrol-hero p5 p2")
    assert highest(pos) == 3
    assert pos.play("dial 2", "flag").has(0, "food") == 1


@pytest.mark.rule("K-HEROCARD-berserker", "K-HERO-12")
def test_food_is_worth_nothing_when_another_meeple_fights() -> None:
    pos = berserker().turn(select="patrol").play("patrol p3 p2")
    assert pos.legal() == ["flag"]


@pytest.mark.rule("K-HEROCARD-berserker", "K-WAR-5")
def test_on_level_two_he_wins_equal_numbers_as_attacker() -> None:
    pos = berserker(2).turn(select="patrol").play("patrol-hero p5 p2", "dial 3", "dial 3")
    assert victor(pos) == 0
    pos = berserker(1).turn(select="patrol").play("patrol-hero p5 p2", "dial 3", "dial 3")
    assert victor(pos) == 1


@pytest.mark.rule("K-HEROCARD-berserker", "K-HERO-12")
def test_on_level_two_another_meeple_loses_equal_numbers_as_attacker() -> None:
    pos = berserker(2).give(0, ore=3).turn(select="patrol")
    assert victor(pos.play("patrol p3 p2", "dial 3", "dial 3")) == 1


@pytest.mark.rule("K-HEROCARD-berserker", "K-FAC-orcs-L1")
def test_if_both_sides_win_equal_numbers_the_defender_does() -> None:
    pos = berserker(2, "orcs", magic=1).turn(select="patrol")
    assert victor(pos.play("patrol-hero p5 p2", "dial 3", "dial 3")) == 1


@pytest.mark.rule("K-HEROCARD-berserker", "K-HERO-4", "K-HERO-6")
def test_he_rises_by_a_won_war_and_retires_for_four_food_on_expand() -> None:
    assert rises_by_war("berserker", 1)
    assert rises_for("berserker", 2, "expand", 4)
