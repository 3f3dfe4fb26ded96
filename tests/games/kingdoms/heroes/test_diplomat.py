"""Diplomat: her flag is paid for, allied regions yield more."""

from __future__ import annotations

import pytest

from elbowroom.games.kingdoms.test_kit import KingdomsScenario
from tests.games.kingdoms.frozen import collect, frozen, rises_for


def diplomat(level: int = 1) -> KingdomsScenario:
    """The Diplomat of seat 0 in p5 and a meeple in p3, a meeple of seat 1 in p2."""
    pos = frozen().give(0, regions={"p3": 1}, ore=3, food=2)
    pos.give(0, hero="diplomat", hero_in="p5", hero_level=level)
    return pos.give(1, regions={"p2": 1, "c1": 1}, ore=3)


@pytest.mark.rule("K-HEROCARD-diplomat")
def test_her_flag_met_by_a_number_earns_two_units_of_choice() -> None:
    pos = diplomat().turn(select="patrol").play("patrol-hero p5 p2", "flag", "dial 1")
    assert (pos.asked, pos.legal()) == (0, ["gain food", "gain mana", "gain ore"])
    pos.play("gain mana", "gain mana")
    assert (pos.has(0, "mana"), pos.phase) == (2, "retreat")


@pytest.mark.rule("K-HEROCARD-diplomat", "K-WAR-9", "K-RETREAT-1")
def test_the_units_come_in_time_to_pay_for_her_retreat() -> None:
    pos = diplomat().give(0, food=0).turn(active=1, select="patrol")
    pos.play("patrol p2 p5", "dial 1", "flag", "gain food", "gain food", "retreat-hero p4")
    assert (pos.hero_in(0), pos.has(0, "food")) == ("p4", 0)


@pytest.mark.rule("K-HEROCARD-diplomat")
def test_two_flags_or_two_numbers_earn_nothing() -> None:
    pos = diplomat().turn(select="patrol").play("patrol-hero p5 p2", "flag", "flag")
    assert (pos.allied(0), pos.asked) == (["p2"], 1)
    pos = diplomat().turn(select="patrol").play("patrol-hero p5 p2", "dial 1", "dial 2")
    assert (pos.asked, pos.phase) == (0, "retreat")


@pytest.mark.rule("K-HEROCARD-diplomat", "K-HERO-12")
def test_the_flag_of_another_meeple_earns_nothing() -> None:
    pos = diplomat().turn(select="patrol").play("patrol p3 p2", "flag", "dial 1")
    assert (pos.asked, pos.phase) == (0, "retreat")


@pytest.mark.rule("K-HEROCARD-diplomat", "K-COLLECT-3")
def test_on_level_two_an_allied_region_with_her_yields_a_unit_of_choice_more() -> None:
    pos = diplomat(2).give(2, regions={"p5": 1})
    collect(pos)
    assert (pos.asked, pos.phase) == (0, "gain")
    pos.play("gain ore")
    assert [pos.has(0, each) for each in ("food", "mana", "ore")] == [3, 1, 4]


@pytest.mark.rule("K-HEROCARD-diplomat", "K-HERO-3")
def test_on_level_one_an_allied_region_yields_no_more() -> None:
    pos = diplomat(1).give(2, regions={"p5": 1})
    assert collect(pos).asked == 1


@pytest.mark.rule("K-HEROCARD-diplomat", "K-ALLY-1")
def test_on_level_two_an_alliance_elsewhere_yields_no_more() -> None:
    pos = diplomat(2).give(2, regions={"p3": 1})
    assert collect(pos).asked == 1


@pytest.mark.rule("K-HEROCARD-diplomat", "K-LAID-1")
def test_on_level_two_a_lying_diplomat_does_not_collect_in_the_allied_region() -> None:
    pos = frozen().give(0, regions={"p3": 1, "p6": 1}).give(2, regions={"p5": 1})
    pos.give(0, hero="diplomat", hero_in="p5", hero_level=2, lying=["p5"])
    assert collect(pos).asked == 1


@pytest.mark.rule("K-HEROCARD-diplomat", "K-HERO-4", "K-HERO-6")
def test_she_rises_for_two_mana_on_research_and_retires_for_four_food_on_expand() -> None:
    assert rises_for("diplomat", 1, "research", 2)
    assert rises_for("diplomat", 2, "expand", 4)
