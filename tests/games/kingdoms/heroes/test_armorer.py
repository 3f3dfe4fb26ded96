"""Armorer: a discount for payments with ore, a stronger fortress where he is."""

from __future__ import annotations

import pytest

from elbowroom.games.kingdoms.test_kit import KingdomsScenario
from tests.games.kingdoms.frozen import frozen, highest, rises_for


def armorer_attacks(mana: int, ore: int) -> KingdomsScenario:
    pos = frozen().give(0, regions={"p3": 1}, hero="armorer", hero_in="p5", mana=mana, ore=ore)
    pos.give(1, regions={"p2": 1, "c1": 1})
    return pos.turn(select="patrol").play("patrol-hero p5 p2")


@pytest.mark.rule("K-HEROCARD-armorer", "K-WAR-8")
def test_a_payment_with_ore_covers_one_more() -> None:
    pos = armorer_attacks(mana=1, ore=1)
    assert highest(pos) == 4
    pos.play("dial 4", "flag")
    assert (pos.has(0, "mana"), pos.has(0, "ore")) == (0, 0)


@pytest.mark.rule("K-HEROCARD-armorer", "K-WAR-7")
def test_a_payment_without_ore_gets_no_discount() -> None:
    assert highest(armorer_attacks(mana=2, ore=0)) == 4
    pos = armorer_attacks(mana=2, ore=1).play("dial 2", "flag")
    assert pos.legal() == ["pay mana 0", "pay mana 1"]  # 1 ore at the discount, or 1 mana
    assert pos.play("pay mana 0").has(0, "ore") == 0


@pytest.mark.rule("K-HEROCARD-armorer", "K-HERO-12")
def test_other_meeples_get_no_discount_for_ore() -> None:
    pos = frozen().give(0, regions={"p3": 1}, hero="armorer", hero_in="p5", ore=2)
    pos.give(1, regions={"p2": 1, "c1": 1}).turn(select="patrol").play("patrol p3 p2")
    assert highest(pos) == 2


def fortress_attacked(region: str, level: int) -> KingdomsScenario:
    """Seat 1 attacks one of two fortresses of seat 0, who has 2 mana; the Armorer is in p2."""
    pos = frozen().give(0, regions={"p6": 1}, fortresses=["p2", "p6"], mana=2)
    pos.give(0, tower=2, hero="armorer", hero_in="p2", hero_level=level)
    pos.give(1, regions={"p3": 1, "c1": 1})
    return pos.turn(active=1, select="patrol").play(f"patrol p3 {region}", "flag")


@pytest.mark.rule("K-HEROCARD-armorer", "K-TOWER-5")
def test_on_level_two_the_fortress_where_he_is_takes_two_off() -> None:
    assert highest(fortress_attacked("p2", level=1)) == 5
    assert highest(fortress_attacked("p2", level=2)) == 6


@pytest.mark.rule("K-HEROCARD-armorer", "K-HERO-12")
def test_a_fortress_where_he_is_not_takes_one_off() -> None:
    assert highest(fortress_attacked("p6", level=2)) == 5


@pytest.mark.rule("K-HEROCARD-armorer", "K-TOWER-9")
def test_a_lying_fortress_takes_nothing_off_even_for_him() -> None:
    pos = frozen().give(0, regions={"p6": 1}, fortresses=["p2"], mana=2).laid_fortress(0, "p2")
    pos.give(0, tower=1, hero="armorer", hero_in="p2", hero_level=2)
    pos.give(1, regions={"p3": 1, "c1": 1})
    pos.turn(active=1, select="patrol").play("patrol p3 p2", "flag")
    assert highest(pos) == 4


@pytest.mark.rule("K-HEROCARD-armorer", "K-HERO-4", "K-HERO-6")
def test_he_rises_for_three_ore_and_retires_for_four_on_build() -> None:
    assert rises_for("armorer", 1, "build", 3)
    assert rises_for("armorer", 2, "build", 4)
