"""Baron: a discount for meeples next to him, two units from his region."""

from __future__ import annotations

import pytest

from elbowroom.games.kingdoms.test_kit import KingdomsScenario
from tests.games.kingdoms.frozen import collect, frozen, highest, rises_for


def attack_on_p2(baron_in: str) -> KingdomsScenario:
    """A meeple of seat 0 with 3 ore attacks p2 out of p3."""
    pos = frozen().give(0, regions={"p3": 1}, hero="baron", hero_in=baron_in, ore=3)
    pos.give(1, regions={"p2": 1, "c1": 1}, ore=3)
    return pos.turn(select="patrol").play("patrol p3 p2")


@pytest.mark.rule("K-HEROCARD-baron")
def test_a_meeple_fighting_next_to_the_baron_pays_one_less() -> None:
    pos = attack_on_p2(baron_in="p5")
    assert highest(pos) == 4
    assert pos.explain("dial 4").total == 3


@pytest.mark.rule("K-HEROCARD-baron")
def test_a_meeple_fighting_elsewhere_pays_in_full() -> None:
    assert highest(attack_on_p2(baron_in="p4")) == 3
    assert highest(attack_on_p2(baron_in="p3")) == 4


@pytest.mark.rule("K-HEROCARD-baron", "K-WAR-8")
def test_a_meeple_defending_next_to_the_baron_pays_one_less() -> None:
    pos = frozen().give(0, regions={"p2": 1}, hero="baron", hero_in="p5", ore=2)
    pos.give(1, regions={"p3": 1, "c1": 1})
    pos.turn(active=1, select="patrol").play("patrol p3 p2", "flag")
    assert (pos.asked, highest(pos)) == (0, 3)


@pytest.mark.rule("K-HEROCARD-baron", "K-HERO-12")
def test_the_baron_himself_gets_no_discount() -> None:
    pos = frozen().give(0, regions={"p3": 1}, hero="baron", hero_in="p5", ore=3)
    pos.give(1, regions={"p2": 1, "c1": 1})
    pos.turn(select="patrol").play("patrol-hero p5 p2")
    assert highest(pos) == 3


@pytest.mark.rule("K-WAR-15", "K-HEROCARD-baron", "K-RUL-14")
def test_a_lone_fortress_next_to_the_baron_gets_its_own_discount_only() -> None:
    pos = frozen().give(0, fortresses=["p2"], hero="baron", hero_in="p5", ore=2)
    pos.give(1, regions={"p3": 1, "c1": 1})
    pos.turn(active=1, select="patrol").play("patrol p3 p2", "flag")
    assert (pos.asked, highest(pos)) == (0, 3)


@pytest.mark.rule("K-HEROCARD-baron", "K-SILVER-1")
def test_on_level_two_his_region_yields_two_units() -> None:
    pos = frozen().give(0, regions={"p3": 1}, hero="baron", hero_in="p2", hero_level=2)
    collect(pos)
    assert (pos.has(0, "silver"), pos.has(0, "mana")) == (2, 1)


@pytest.mark.rule("K-HEROCARD-baron", "K-HERO-3")
def test_on_level_one_his_region_yields_one_unit() -> None:
    pos = frozen().give(0, regions={"p3": 1}, hero="baron", hero_in="p2")
    collect(pos)
    assert (pos.has(0, "silver"), pos.has(0, "mana")) == (1, 1)


@pytest.mark.rule("K-HEROCARD-baron", "K-HERO-10", "K-COLLECT-8")
def test_a_lying_baron_doubles_what_another_meeple_collects_but_nothing_alone() -> None:
    pos = frozen().give(0, regions={"p5": 1, "c1": 1})
    pos.give(0, hero="baron", hero_in="p5", hero_level=2, lying=["p5"])
    assert collect(pos).has(0, "food") == 2
    pos = frozen().give(0, regions={"c1": 1, "c2": 1})
    pos.give(0, hero="baron", hero_in="p5", hero_level=2, lying=["p5"])
    assert collect(pos).has(0, "food") == 0


@pytest.mark.rule("K-HEROCARD-baron", "K-COLLECT-8")
def test_a_capital_yields_nothing_twice_over() -> None:
    pos = frozen(home="icefang_reach")
    pos.give(0, regions={"r4": 1}, hero="baron", hero_in="r6", hero_level=2)
    collect(pos)
    units = [pos.has(0, each) for each in ("food", "mana", "ore", "silver")]
    assert (units, pos.asked) == ([1, 0, 0, 0], 1)


@pytest.mark.rule("K-HEROCARD-baron", "K-HERO-4", "K-HERO-6")
def test_he_rises_for_three_ore_on_build_and_retires_for_four_food_on_expand() -> None:
    assert rises_for("baron", 1, "build", 3)
    assert rises_for("baron", 2, "expand", 4)
