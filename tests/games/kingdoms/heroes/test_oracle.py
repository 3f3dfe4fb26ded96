"""Oracle: shifts her number after the reveal, cheaper Research."""

from __future__ import annotations

import pytest

from elbowroom.games.kingdoms.test_kit import KingdomsScenario
from tests.games.kingdoms.frozen import frozen, rises_for, victor


def oracle_attacks(number: str, answer: str, ore: int = 4) -> KingdomsScenario:
    pos = frozen().give(0, regions={"p3": 1}, ore=ore, hero="oracle", hero_in="p5")
    pos.give(1, regions={"p2": 1, "c1": 1}, ore=4, food=2)
    return pos.turn(select="patrol").play("patrol-hero p5 p2", number, answer)


@pytest.mark.rule("K-HEROCARD-oracle")
def test_after_the_reveal_she_may_raise_her_number_by_one() -> None:
    pos = oracle_attacks("dial 2", "dial 2")
    assert (pos.asked, pos.legal()) == (0, ["shift up", "shift down", "done"])
    pos.play("shift up")
    assert (victor(pos), pos.has(0, "ore"), pos.has(1, "ore")) == (0, 1, 2)


@pytest.mark.rule("K-HEROCARD-oracle", "K-WAR-6")
def test_she_may_lower_it_and_pay_less() -> None:
    pos = oracle_attacks("dial 4", "dial 2").play("shift down")
    assert (victor(pos), pos.has(0, "ore")) == (0, 1)


@pytest.mark.rule("K-HEROCARD-oracle", "K-MAGIC-2")
def test_she_may_leave_it() -> None:
    pos = oracle_attacks("dial 2", "dial 2").play("done")
    assert (victor(pos), pos.has(0, "ore")) == (1, 2)


@pytest.mark.rule("K-HEROCARD-oracle", "K-WAR-3")
def test_she_shifts_only_to_a_number_she_can_pay() -> None:
    assert oracle_attacks("dial 4", "dial 2").legal() == ["shift down", "done"]
    assert oracle_attacks("dial 1", "dial 2").legal() == ["shift up", "done"]


@pytest.mark.rule("K-HEROCARD-oracle")
def test_she_never_shifts_past_eleven() -> None:
    pos = frozen().give(0, regions={"p3": 1}, ore=9, mana=9, hero="oracle", hero_in="p5")
    pos.give(1, regions={"p2": 1, "c1": 1}, ore=4).turn(select="patrol")
    pos.play("patrol-hero p5 p2", "dial 11", "dial 4")
    assert pos.legal() == ["shift down", "done"]


@pytest.mark.rule("K-WAR-16", "K-HEROCARD-oracle")
def test_a_flag_cannot_be_shifted() -> None:
    pos = oracle_attacks("flag", "dial 1")
    assert (pos.asked, pos.phase) == (0, "retreat")


@pytest.mark.rule("K-HEROCARD-oracle")
def test_when_she_defends_she_may_shift_too() -> None:
    pos = frozen().give(0, regions={"p3": 1}, ore=4, hero="oracle", hero_in="p5")
    pos.give(1, regions={"p2": 1, "c1": 1}, ore=4).turn(active=1, select="patrol")
    pos.play("patrol p2 p5", "dial 3", "dial 2")
    assert (pos.asked, pos.phase) == (0, "shift")
    assert victor(pos.play("shift up")) == 0


@pytest.mark.rule("K-HEROCARD-oracle", "K-HERO-12")
def test_the_number_of_another_meeple_stays() -> None:
    pos = frozen().give(0, regions={"p3": 1}, ore=4, hero="oracle", hero_in="p5")
    pos.give(1, regions={"p2": 1, "c1": 1}, ore=4)
    pos.turn(select="patrol").play("patrol p3 p2", "dial 2", "dial 2")
    assert pos.phase == "retreat"


@pytest.mark.rule("K-HEROCARD-oracle", "K-COST-1")
def test_on_level_two_research_costs_one_mana_less() -> None:
    pos = frozen().give(0, regions={"p3": 1}, mana=3, hero="oracle", hero_in="p5", hero_level=2)
    pos.give(0, magic=3).turn(select="research")
    assert pos.explain("research").total == 3
    pos.play("research")
    assert (pos.state.magic[0], pos.has(0, "mana")) == (4, 0)


@pytest.mark.rule("K-HEROCARD-oracle", "K-COST-3")
def test_on_level_two_it_never_costs_less_than_one() -> None:
    pos = frozen().give(0, regions={"p3": 1}, mana=1, hero="oracle", hero_in="p5", hero_level=2)
    assert pos.turn(select="research").explain("research").total == 1


@pytest.mark.rule("K-HEROCARD-oracle", "K-HERO-3")
def test_on_level_one_it_costs_what_it_costs() -> None:
    pos = frozen().give(0, regions={"p3": 1}, mana=9, magic=3, hero="oracle", hero_in="p5")
    assert pos.turn(select="research").explain("research").total == 4


@pytest.mark.rule("K-HEROCARD-oracle", "K-HERO-5", "K-HERO-13")
def test_she_rises_for_three_mana_and_retires_for_four_of_five_on_research() -> None:
    assert rises_for("oracle", 1, "research", 3)
    assert rises_for("oracle", 2, "research", 5 - 1)
