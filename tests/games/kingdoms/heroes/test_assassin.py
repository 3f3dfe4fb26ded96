"""Assassin: fortresses do not help against her, a discount against unprotected meeples."""

from __future__ import annotations

import pytest

from elbowroom.games.kingdoms.test_kit import KingdomsScenario
from tests.games.kingdoms.frozen import frozen, highest, rises_by_war


def assassin(level: int, fortress: bool, meeple: bool = True) -> KingdomsScenario:
    """The Assassin of seat 0 in p5 with 2 ore, pieces of seat 1 with 2 ore in p2."""
    pos = frozen().give(0, regions={"p3": 1}, ore=2)
    pos.give(0, hero="assassin", hero_in="p5", hero_level=level)
    there = {"p2": 1} if meeple else {}
    return pos.give(1, regions={"c1": 1, **there}, fortresses=["p2"] if fortress else [], ore=2)


@pytest.mark.rule("K-HEROCARD-assassin", "K-TOWER-5")
def test_a_fortress_gives_no_discount_against_her() -> None:
    pos = assassin(1, fortress=True).turn(select="patrol").play("patrol-hero p5 p2", "flag")
    assert (pos.asked, highest(pos)) == (1, 2)
    pos = assassin(1, fortress=True, meeple=False).turn(select="patrol")
    assert highest(pos.play("patrol-hero p5 p2", "flag")) == 2


@pytest.mark.rule("K-HEROCARD-assassin", "K-HERO-12")
def test_against_other_meeples_of_hers_it_does() -> None:
    pos = assassin(1, fortress=True).turn(select="patrol").play("patrol p3 p2", "flag")
    assert highest(pos) == 3


@pytest.mark.rule("K-HEROCARD-assassin", "K-TOWER-5", "K-ALLY-5")
def test_when_she_defends_a_fortress_keeps_its_discount() -> None:
    pos = frozen().give(0, regions={"p3": 1}, hero="assassin", hero_in="p2")
    pos.give(1, regions={"p2": 1, "c1": 1}, fortresses=["p2"], ore=2)
    pos.turn(active=1, select="patrol").play("break p2")
    assert (pos.asked, highest(pos)) == (1, 3)


@pytest.mark.rule("K-HEROCARD-assassin")
def test_on_level_two_she_pays_two_less_against_a_meeple_without_a_fortress() -> None:
    attack = assassin(2, fortress=False).turn(select="patrol").play("patrol-hero p5 p2")
    assert highest(attack) == 4
    on_level_one = assassin(1, fortress=False).turn(select="patrol").play("patrol-hero p5 p2")
    assert highest(on_level_one) == 2


@pytest.mark.rule("K-HEROCARD-assassin")
def test_on_level_two_she_pays_in_full_against_a_fortress() -> None:
    guarded = assassin(2, fortress=True).turn(select="patrol").play("patrol-hero p5 p2")
    assert highest(guarded) == 2
    alone = assassin(2, fortress=True, meeple=False).turn(select="patrol")
    assert highest(alone.play("patrol-hero p5 p2")) == 2


@pytest.mark.rule("K-HEROCARD-assassin", "K-TOWER-9", "K-TOWER-11")
def test_a_lying_fortress_does_not_protect_the_meeple_beside_it() -> None:
    pos = assassin(2, fortress=True).laid_fortress(1, "p2").turn(select="patrol")
    assert highest(pos.play("patrol-hero p5 p2")) == 4


@pytest.mark.rule("K-HEROCARD-assassin")
def test_on_level_two_she_defends_at_the_full_price() -> None:
    pos = assassin(2, fortress=False).turn(active=1, select="patrol").play("patrol p2 p5", "flag")
    assert (pos.asked, highest(pos)) == (0, 2)


@pytest.mark.rule("K-HEROCARD-assassin", "K-HERO-4", "K-HERO-6")
def test_she_rises_and_retires_by_wars_she_wins() -> None:
    assert rises_by_war("assassin", 1)
    assert rises_by_war("assassin", 2)
