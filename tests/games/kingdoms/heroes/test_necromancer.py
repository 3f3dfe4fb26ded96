"""Necromancer: mana for fallen enemies, cheaper Expand."""

from __future__ import annotations

import pytest

from elbowroom.games.kingdoms.test_kit import KingdomsScenario
from tests.games.kingdoms.frozen import frozen, rises_by_war, rises_for


def necromancer(level: int = 1) -> KingdomsScenario:
    """The Necromancer of seat 0 in p5, a meeple of seat 1 in p2; both have 3 ore."""
    pos = frozen().give(0, regions={"p3": 1}, ore=3)
    pos.give(0, hero="necromancer", hero_in="p5", hero_level=level)
    return pos.give(1, regions={"p2": 1, "c1": 1}, ore=3, food=2)


@pytest.mark.rule("K-HEROCARD-necromancer")
def test_an_enemy_removed_in_his_war_earns_two_mana() -> None:
    pos = necromancer().turn(select="patrol").play("patrol-hero p5 p2", "dial 1", "flag", "fall")
    assert pos.has(0, "mana") == 2


@pytest.mark.rule("K-HEROCARD-necromancer")
def test_an_attacker_removed_in_his_war_earns_them_too() -> None:
    pos = necromancer().turn(active=1, select="patrol")
    pos.play("patrol p2 p5", "flag", "dial 1", "fall")
    assert pos.has(0, "mana") == 2


@pytest.mark.rule("K-HEROCARD-necromancer", "K-RETREAT-4")
def test_an_enemy_that_retreats_earns_nothing() -> None:
    pos = necromancer().turn(select="patrol")
    pos.play("patrol-hero p5 p2", "dial 1", "flag", "retreat p5")
    assert (pos.meeples(1, "p5"), pos.has(0, "mana")) == (1, 0)


@pytest.mark.rule("K-HEROCARD-necromancer", "K-HERO-12")
def test_an_enemy_removed_by_another_meeple_earns_nothing() -> None:
    pos = necromancer().turn(select="patrol").play("patrol p3 p2", "dial 1", "flag", "fall")
    assert (pos.meeples(1), pos.has(0, "mana")) == (1, 0)


@pytest.mark.rule("K-HEROCARD-necromancer", "K-2P-8")
def test_a_neutral_meeple_earns_nothing() -> None:
    pos = frozen(players=2).neutrals("e1")
    pos.give(0, regions={"p3": 1}, hero="necromancer", hero_in="p5", ore=1)
    pos.turn(select="quest").play("quest-hero p5 e1")
    assert (pos.state.hero_level[0], pos.has(0, "mana")) == (2, 0)


@pytest.mark.rule("K-HEROCARD-necromancer", "K-ACT-EXPAND-1")
def test_on_level_two_expand_costs_one_food_less() -> None:
    pos = frozen().give(0, regions={"p3": 1, "p4": 1}, food=3)
    pos.give(0, hero="necromancer", hero_in="p5", hero_level=2).turn(select="expand")
    assert pos.explain("expand p3").total == 3
    assert pos.play("expand p3").has(0, "food") == 0


@pytest.mark.rule("K-HEROCARD-necromancer", "K-HERO-3")
def test_on_level_one_expand_costs_what_it_costs() -> None:
    pos = frozen().give(0, regions={"p3": 1, "p4": 1}, food=4)
    pos.give(0, hero="necromancer", hero_in="p5").turn(select="expand")
    assert pos.explain("expand p3").total == 4


@pytest.mark.rule("K-HEROCARD-necromancer", "K-COST-3", "K-FAC-goblins-L2")
def test_on_level_two_expand_never_costs_less_than_one() -> None:
    pos = frozen().give(0, "goblins", magic=2, food=1)
    pos.give(0, magic=2, hero="necromancer", hero_in="p5", hero_level=2).turn(select="expand")
    assert pos.explain("expand p5").total == 1


@pytest.mark.rule("K-HEROCARD-necromancer", "K-HERO-4", "K-HERO-6")
def test_he_rises_by_a_won_war_and_retires_for_four_mana_on_research() -> None:
    assert rises_by_war("necromancer", 1)
    assert rises_for("necromancer", 2, "research", 4)
