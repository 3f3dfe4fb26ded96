"""Paladin: protects others on his territory, then himself."""

from __future__ import annotations

import pytest

from elbowroom.games.kingdoms.test_kit import KingdomsScenario
from tests.games.kingdoms.frozen import frozen, highest, rises_by_war, rises_for


def attack_on_p2(paladin_in: str, level: int = 1) -> KingdomsScenario:
    """Seat 1 attacks p2, where seat 0 has a meeple or the Paladin, and sets the flag."""
    regions = {} if paladin_in == "p2" else {"p2": 1}
    pos = frozen().give(0, regions={"c1": 1, **regions}, ore=2)
    pos.give(0, hero="paladin", hero_in=paladin_in, hero_level=level)
    pos.give(1, regions={"p3": 1, "c5": 1})
    return pos.turn(active=1, select="patrol").play("patrol p3 p2", "flag")


@pytest.mark.rule("K-HEROCARD-paladin")
def test_a_meeple_defending_on_his_territory_pays_one_less() -> None:
    pos = attack_on_p2(paladin_in="p4")
    assert (pos.asked, highest(pos)) == (0, 3)
    assert highest(attack_on_p2(paladin_in="p6")) == 3


@pytest.mark.rule("K-HEROCARD-paladin")
def test_a_meeple_defending_on_another_territory_pays_in_full() -> None:
    assert highest(attack_on_p2(paladin_in="c2")) == 2


@pytest.mark.rule("K-HEROCARD-paladin")
def test_it_helps_on_any_territory_he_is_on() -> None:
    pos = frozen().give(0, regions={"e3": 1}, ore=2, hero="paladin", hero_in="e4")
    pos.give(2, regions={"e6": 1, "e1": 1})
    pos.turn(active=2, select="patrol").play("patrol e6 e3", "flag")
    assert (pos.asked, highest(pos)) == (0, 3)


@pytest.mark.rule("K-HEROCARD-paladin")
def test_a_meeple_attacking_on_his_territory_pays_in_full() -> None:
    pos = frozen().give(0, regions={"p3": 1}, ore=2, hero="paladin", hero_in="p5")
    pos.give(1, regions={"p2": 1, "c1": 1}).turn(select="patrol").play("patrol p3 p2")
    assert highest(pos) == 2


@pytest.mark.rule("K-HEROCARD-paladin", "K-HERO-12")
def test_he_himself_pays_in_full_on_level_one_and_two_less_on_level_two() -> None:
    assert highest(attack_on_p2(paladin_in="p2", level=1)) == 2
    assert highest(attack_on_p2(paladin_in="p2", level=2)) == 4


@pytest.mark.rule("K-HEROCARD-paladin")
def test_on_level_two_he_attacks_at_the_full_price() -> None:
    pos = frozen().give(0, regions={"p3": 1}, ore=2, hero="paladin", hero_in="p5", hero_level=2)
    pos.give(1, regions={"p2": 1, "c1": 1}).turn(select="patrol").play("patrol-hero p5 p2")
    assert highest(pos) == 2


@pytest.mark.rule("K-HEROCARD-paladin", "K-HERO-4", "K-HERO-6")
def test_he_rises_for_three_mana_on_research_and_retires_by_a_won_war() -> None:
    assert rises_for("paladin", 1, "research", 3)
    assert rises_by_war("paladin", 2)
