"""Priestess: a cheap retreat, then a free one."""

from __future__ import annotations

import pytest

from elbowroom.games.kingdoms.test_kit import KingdomsScenario
from tests.games.kingdoms.frozen import frozen, rises_for


def beaten_in_p2(level: int, priestess_in: str = "p2", food: int = 9) -> KingdomsScenario:
    """Seat 0 has five meeples in play and sets the flag when p2 is attacked."""
    other = {"p2": "p4"}.get(priestess_in, "p2")
    pos = frozen().give(0, regions={other: 1, "c1": 1, "c2": 1, "e1": 1}, food=food)
    pos.give(0, hero="priestess", hero_in=priestess_in, hero_level=level)
    pos.give(1, regions={"p3": 1, "c5": 1}, ore=1)
    return pos.turn(active=1, select="patrol").play("patrol p3 p2", "dial 1", "flag")


@pytest.mark.rule("K-HEROCARD-priestess", "K-RETREAT-1")
def test_her_retreat_costs_two_food_less() -> None:
    pos = beaten_in_p2(level=1, food=3)
    assert pos.explain("retreat-hero p1").total == 3
    pos.play("retreat-hero p1")
    assert (pos.hero_in(0), pos.has(0, "food")) == ("p1", 0)


@pytest.mark.rule("K-HEROCARD-priestess", "K-COST-2")
def test_with_two_food_her_retreat_is_still_too_dear() -> None:
    pos = beaten_in_p2(level=1, food=2)
    assert pos.legal() == ["fall-hero"]
    assert pos.rule_against("retreat-hero p1") == "K-RETREAT-1"


@pytest.mark.rule("K-HEROCARD-priestess", "K-COST-1")
def test_with_two_meeples_in_play_her_retreat_costs_nothing() -> None:
    pos = frozen().give(0, regions={"p6": 1}, hero="priestess", hero_in="p2")
    pos.give(1, regions={"p3": 1, "c5": 1}, ore=1)
    pos.turn(active=1, select="patrol").play("patrol p3 p2", "dial 1", "flag")
    assert pos.explain("retreat-hero p5").total == 0
    assert pos.play("retreat-hero p5").hero_in(0) == "p5"


@pytest.mark.rule("K-HEROCARD-priestess", "K-HERO-12")
def test_other_meeples_pay_for_their_retreat_in_full() -> None:
    for level in (1, 2):
        pos = beaten_in_p2(level, priestess_in="p4")
        assert pos.explain("retreat p1").total == 5


@pytest.mark.rule("K-HEROCARD-priestess", "K-COST-3")
def test_on_level_two_her_retreat_is_free() -> None:
    pos = beaten_in_p2(level=2, food=0)
    assert pos.explain("retreat-hero p1").total == 0
    pos.play("retreat-hero p1")
    assert (pos.hero_in(0), pos.meeples(0)) == ("p1", 5)


@pytest.mark.rule("K-HEROCARD-priestess", "K-HERO-4", "K-HERO-6")
def test_she_rises_for_two_mana_and_retires_for_five_on_research() -> None:
    assert rises_for("priestess", 1, "research", 2)
    assert rises_for("priestess", 2, "research", 5)
