"""Druid: two units from forest and plains, cheaper Research in a forest."""

from __future__ import annotations

import pytest

from elbowroom.games.kingdoms.test_kit import KingdomsScenario
from tests.games.kingdoms.frozen import collect, frozen, rises_for


def druid_in(region: str, level: int = 1, magic: int = 0, mana: int = 0) -> KingdomsScenario:
    pos = frozen().give(0, regions={"c1": 1})
    pos.give(0, hero="druid", hero_in=region, hero_level=level, magic=magic, mana=mana)
    return pos


@pytest.mark.rule("K-HEROCARD-druid")
def test_she_collects_two_units_from_a_forest_or_plains() -> None:
    assert collect(druid_in("p3")).has(0, "mana") == 2
    assert collect(druid_in("p5")).has(0, "food") == 2


@pytest.mark.rule("K-HEROCARD-druid")
def test_elsewhere_she_collects_one() -> None:
    pos = collect(druid_in("p4"))
    assert pos.has(0, "ore") == 2  # her mountain, and the mountain of the other meeple
    assert collect(druid_in("p2")).has(0, "silver") == 1


@pytest.mark.rule("K-HEROCARD-druid", "K-HERO-12")
def test_a_forest_where_she_is_not_yields_one() -> None:
    pos = frozen().give(0, regions={"p6": 1}, hero="druid", hero_in="p4")
    assert collect(pos).has(0, "mana") == 1
    pos = frozen().give(0, regions={"p6": 1}, hero="druid", hero_in="p3")
    assert collect(pos).has(0, "mana") == 2 + 1


@pytest.mark.rule("K-HEROCARD-druid", "K-COST-1")
def test_on_level_two_research_costs_one_mana_less_while_she_is_in_a_forest() -> None:
    pos = druid_in("p3", level=2, magic=2, mana=2).turn(select="research")
    assert pos.explain("research").total == 2
    pos.play("research")
    assert (pos.state.magic[0], pos.has(0, "mana")) == (3, 0)


@pytest.mark.rule("K-HEROCARD-druid", "K-HERO-3")
def test_neither_elsewhere_nor_on_level_one_is_research_cheaper() -> None:
    pos = druid_in("p5", level=2, magic=2, mana=9).turn(select="research")
    assert pos.explain("research").total == 3
    pos = druid_in("p3", level=1, magic=2, mana=9).turn(select="research")
    assert pos.explain("research").total == 3


@pytest.mark.rule("K-HEROCARD-druid", "K-COST-3")
def test_on_level_two_research_never_costs_less_than_one() -> None:
    pos = druid_in("p3", level=2, magic=0, mana=1).turn(select="research")
    assert pos.explain("research").total == 1


@pytest.mark.rule("K-HEROCARD-druid", "K-HERO-4", "K-HERO-6")
def test_she_rises_for_three_mana_on_research_and_retires_for_four_food_on_expand() -> None:
    assert rises_for("druid", 1, "research", 3)
    assert rises_for("druid", 2, "expand", 4)


@pytest.mark.rule("K-HERO-13", "K-HEROCARD-druid")
def test_the_research_that_raises_her_is_not_cheaper_yet() -> None:
    pos = druid_in("p3", level=1, mana=3).turn(select="research")
    assert pos.explain("advance").total == 3
