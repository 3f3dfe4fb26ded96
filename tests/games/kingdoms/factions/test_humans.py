"""Humans: trade, and war paid in one coin."""

from __future__ import annotations

import pytest

from tests.games.kingdoms.factions.stage import bonus, highest, kingdom, ones, stock


@pytest.mark.rule("K-FAC-humans-L1")
@pytest.mark.parametrize("active", [0, 2])
def test_humans_may_trade_when_research_is_chosen(active: int) -> None:
    pos = kingdom().give(0, "humans", {"a1": 2}, magic=1, food=3)
    pos.turn(active=active, select="research", acting=0).play("trade food-mana 2")
    assert stock(pos) == (1, 2, 0)


@pytest.mark.rule("K-FAC-humans-L1", "K-TURN-4")
def test_others_collect_instead() -> None:
    pos = kingdom().give(0, "humans", {"a1": 2}, food=3).turn(active=2, select="research", acting=0)
    assert pos.legal() == ["collect"]


@pytest.mark.rule("K-FAC-humans-L2", "K-TERM-9")
def test_every_trade_earns_a_resource_of_choice() -> None:
    pos = kingdom().give(0, "humans", {"a1": 2}, magic=2, food=3).turn(select="trade")
    pos.play("trade food-mana 1")
    assert pos.legal() == ["gain food", "gain mana", "gain ore"]
    pos.play("gain ore")
    assert (stock(pos), pos.asked) == ((2, 1, 1), 1)


@pytest.mark.rule("K-FAC-humans-L2")
def test_a_trade_below_the_level_earns_nothing() -> None:
    pos = kingdom().give(0, "humans", {"a1": 2}, magic=1, food=3).turn(select="trade")
    assert pos.play("trade food-mana 1").asked == 1


@pytest.mark.rule("K-FAC-humans-L3", "K-WAR-8")
@pytest.mark.parametrize(
    ("magic", "stocked", "number"),
    [(3, {"ore": 3}, 5), (3, {"ore": 1, "mana": 1}, 4), (3, {"mana": 2}, 6), (2, {"ore": 3}, 3)],
)
def test_a_war_paid_with_one_type_costs_two_less(
    magic: int, stocked: dict[str, int], number: int
) -> None:
    pos = kingdom().give(0, "humans", ones("a1", "a5"), magic=magic, **stocked)
    pos.give(1, regions=ones("a2", "c1")).turn(select="patrol").play("patrol a1 a2")
    assert highest(pos) == number


@pytest.mark.rule("K-FAC-humans-L3", "K-RUL-42")
def test_food_has_no_war_value_and_cannot_be_the_single_type() -> None:
    pos = kingdom().give(0, "humans", ones("a1", "a5"), magic=3, food=9)
    pos.give(1, regions=ones("a2", "c1")).turn(select="patrol").play("patrol a1 a2")
    assert pos.legal() == ["flag"]


@pytest.mark.rule("K-FAC-humans-L4", "K-COLLECT-8")
@pytest.mark.parametrize(
    ("magic", "region", "food"), [(4, "a5", 3), (4, "a1", 1), (3, "a5", 2), (4, "amberfold.w1", 1)]
)
def test_a_meeple_beside_water_collects_a_food_more(magic: int, region: str, food: int) -> None:
    pos = kingdom().give(0, "humans", {region: 1, "a1": 1 + (region == "a1")}, magic=magic)
    pos.turn(active=2, select="trade", acting=0).play("collect")
    assert stock(pos) == (food, 0, 0)


@pytest.mark.rule("K-FAC-humans-L4", "K-WATER-2")
def test_a_river_is_water_and_two_shores_give_one_food() -> None:
    pos = kingdom("dunmarrow", "grimhollow", "eldwater").give(
        0, "humans", ones("d2", "d3"), magic=4
    )
    pos.turn(active=2, select="trade", acting=0).play("collect")
    assert stock(pos) == (2, 1, 0)


@pytest.mark.rule("K-FAC-humans-L5")
@pytest.mark.parametrize(
    ("food", "mana", "ore", "points"), [(3, 3, 3, 0), (4, 3, 9, 2), (4, 4, 4, 3)]
)
def test_full_stores_score(food: int, mana: int, ore: int, points: int) -> None:
    pos = kingdom(heroes_call=True)
    pos.give(0, "humans", {"a1": 1}, magic=5, food=food, mana=mana, ore=ore, silver=9)
    assert bonus(pos) == points
