"""Merchant: a food more from collecting, two types in one Trade."""

from __future__ import annotations

import pytest

from tests.games.kingdoms.frozen import collect, frozen, rises_for


@pytest.mark.rule("K-HEROCARD-merchant", "K-COLLECT-6")
def test_collecting_brings_one_food_more() -> None:
    pos = frozen().give(0, regions={"p3": 1}, hero="merchant", hero_in="p4")
    collect(pos)
    assert [pos.has(0, each) for each in ("food", "mana", "ore")] == [1, 1, 1]


@pytest.mark.rule("K-HEROCARD-merchant", "K-HERO-10")
def test_a_lying_merchant_brings_it_too() -> None:
    pos = frozen().give(0, regions={"p3": 1}, hero="merchant", hero_in="p4", lying=["p4"])
    collect(pos)
    assert [pos.has(0, each) for each in ("food", "mana", "ore")] == [1, 1, 0]


@pytest.mark.rule("K-HEROCARD-merchant", "K-ACT-TRADE-1")
def test_on_level_two_one_trade_may_turn_two_types_into_a_third() -> None:
    pos = frozen().give(0, regions={"p3": 1}, hero="merchant", hero_in="p5", hero_level=2)
    pos.give(0, food=3, mana=2)
    pos.turn(select="trade").play("trade food-ore 2")
    assert pos.legal() == ["trade mana-ore 1", "trade mana-ore 2", "done"]
    pos.play("trade mana-ore 2")
    assert [pos.has(0, each) for each in ("food", "mana", "ore")] == [1, 0, 4]
    assert pos.asked == 1


@pytest.mark.rule("K-HEROCARD-merchant", "K-MAGIC-2")
def test_on_level_two_one_type_is_enough() -> None:
    pos = frozen().give(0, regions={"p3": 1}, hero="merchant", hero_in="p5", hero_level=2)
    pos.give(0, food=3, mana=2)
    pos.turn(select="trade").play("trade food-ore 2", "done")
    assert [pos.has(0, each) for each in ("food", "mana", "ore")] == [1, 2, 2]


@pytest.mark.rule("K-HEROCARD-merchant", "K-HERO-3")
def test_on_level_one_a_trade_turns_one_type_into_another() -> None:
    pos = frozen().give(0, regions={"p3": 1}, hero="merchant", hero_in="p5", food=3, mana=2)
    assert pos.turn(select="trade").play("trade food-ore 2").asked == 1


@pytest.mark.rule("K-HEROCARD-merchant", "K-SILVER-3", "K-ACT-TRADE-2")
def test_on_level_two_silver_is_still_no_part_of_a_trade() -> None:
    pos = frozen().give(0, regions={"p3": 1}, hero="merchant", hero_in="p5", hero_level=2)
    pos.give(0, food=1, silver=5).turn(select="trade")
    assert pos.legal() == ["trade food-mana 1", "trade food-ore 1", "pass"]
    assert pos.play("trade food-ore 1").asked == 1


@pytest.mark.rule("K-HEROCARD-merchant", "K-HERO-4", "K-HERO-6")
def test_he_rises_for_three_food_on_expand_and_retires_for_four_ore_on_build() -> None:
    assert rises_for("merchant", 1, "expand", 3)
    assert rises_for("merchant", 2, "build", 4)
