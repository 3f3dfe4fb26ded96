"""Steward: cheaper Expand, new meeples next to him."""

from __future__ import annotations

import pytest

from elbowroom.games.kingdoms.test_kit import KingdomsScenario
from tests.games.kingdoms.frozen import frozen, rises_for


def steward_in(region: str, level: int = 1, food: int = 9) -> KingdomsScenario:
    pos = frozen().give(0, regions={"c1": 1}, food=food)
    return pos.give(0, hero="steward", hero_in=region, hero_level=level)


@pytest.mark.rule("K-HEROCARD-steward", "K-ACT-EXPAND-1")
def test_expand_costs_one_food_less() -> None:
    pos = steward_in("p5", food=2).turn(select="expand")
    assert pos.explain("expand c1").total == 2
    pos.play("expand c1")
    assert (pos.meeples(0, "c1"), pos.has(0, "food")) == (2, 0)


@pytest.mark.rule("K-HEROCARD-steward", "K-HERO-11")
def test_it_costs_less_wherever_he_is_while_he_is_in_play() -> None:
    assert steward_in("e5").turn(select="expand").explain("expand c1").total == 2
    pos = frozen().give(0, regions={"c1": 1, "p5": 1}, food=9).turn(select="expand")
    assert pos.explain("expand c1").total == 3


@pytest.mark.rule("K-HEROCARD-steward", "K-COST-3")
def test_it_never_costs_less_than_one() -> None:
    pos = frozen().give(0, "goblins", magic=2, food=1)
    pos.give(0, magic=2, hero="steward", hero_in="p5").turn(select="expand")
    assert pos.explain("expand p5").total == 1


@pytest.mark.rule("K-HEROCARD-steward", "K-ACT-EXPAND-2")
def test_on_level_two_the_new_meeple_may_be_placed_next_to_him() -> None:
    pos = steward_in("p4", level=2).turn(select="expand")
    assert pos.legal() == ["expand p1", "expand p4", "expand p5", "expand c1", "advance", "pass"]
    pos.play("expand p5")
    assert (pos.meeples(0, "p5"), pos.hero_in(0)) == (1, "p4")


@pytest.mark.rule("K-HEROCARD-steward", "K-HERO-3", "K-ACT-EXPAND-2")
def test_on_level_one_it_goes_beside_a_single_meeple() -> None:
    pos = steward_in("p4").turn(select="expand")
    assert pos.legal() == ["expand p4", "expand c1", "advance", "pass"]
    assert pos.rule_against("expand p5") == "K-ACT-EXPAND-2"


@pytest.mark.rule("K-HEROCARD-steward", "K-TUNDRA-1")
def test_on_level_two_opposing_pieces_and_taken_tundra_keep_it_away() -> None:
    pos = steward_in("p4", level=2).give(1, regions={"p1": 1, "c5": 1}, fortresses=["p5"])
    pos.laid_fortress(1, "p5").turn(select="expand")
    assert pos.legal() == ["expand p4", "expand c1", "advance", "pass"]


@pytest.mark.rule("K-HEROCARD-steward")
def test_on_level_two_regions_next_to_other_meeples_do_not_count() -> None:
    assert "expand c2" not in steward_in("p4", level=2).turn(select="expand").legal()


@pytest.mark.rule("K-HEROCARD-steward", "K-2P-7")
def test_on_level_two_a_neutral_meeple_keeps_it_away() -> None:
    pos = frozen(players=2).neutrals("e1", "e2").give(0, regions={"p3": 1}, food=9)
    pos.give(0, hero="steward", hero_in="e4", hero_level=2).turn(select="expand")
    assert pos.legal() == ["expand p3", "expand e4", "advance", "pass"]


@pytest.mark.rule("K-HEROCARD-steward", "K-HERO-5")
def test_he_rises_for_two_food_of_three_and_retires_for_three_of_four_on_expand() -> None:
    assert rises_for("steward", 1, "expand", 3 - 1)
    assert rises_for("steward", 2, "expand", 4 - 1)
