"""Dwarves: towers and mountains."""

from __future__ import annotations

import pytest

from tests.games.kingdoms.factions.stage import bonus, go, kingdom, ones, stock


@pytest.mark.rule("K-FAC-dwarves-L1", "K-COST-1")
@pytest.mark.parametrize(("tower", "price"), [(0, 1), (1, 3), (2, 3)])
def test_an_opponent_pays_an_ore_more_for_the_level_dwarves_stand_on(
    tower: int, price: int
) -> None:
    pos = kingdom().give(0, "dwarves", {"a1": 2}, magic=1, tower=2)
    pos.give(1, regions={"c1": 2}, tower=tower, ore=9).turn(active=1, select="build")
    assert pos.explain("raise").total == price
    pos.play("raise")
    assert pos.has(1, "ore") == 9 - price


@pytest.mark.rule("K-FAC-dwarves-L1", "K-COST-2")
def test_who_cannot_pay_the_surcharge_cannot_build() -> None:
    pos = kingdom().give(0, "dwarves", {"a1": 2}, magic=1, tower=2)
    pos.give(1, regions={"c1": 2}, tower=1, ore=2).turn(active=1, select="build")
    assert pos.legal() == ["pass"]


@pytest.mark.rule("K-FAC-dwarves-L1", "K-HERO-5")
def test_a_hero_advanced_by_build_pays_no_surcharge() -> None:
    pos = kingdom(heroes_call=True).give(0, "dwarves", {"a1": 2}, magic=1, fortresses=["a1"])
    pos.give(1, regions=ones("c1"), hero="baron", hero_in="c1", ore=3)
    pos.turn(active=1, select="build")
    assert pos.explain("build c1").total == 2
    assert pos.explain("advance").total == 3


@pytest.mark.rule("K-FAC-dwarves-L2")
@pytest.mark.parametrize(
    ("action", "ore"), [("patrol a2 a3", 1), ("quest a2 c1", 1), ("patrol a2 a1", 0)]
)
def test_moving_into_a_mountain_earns_an_ore(action: str, ore: int) -> None:
    pos = kingdom().give(0, "dwarves", {"a2": 1, "a5": 1}, magic=2)
    assert stock(go(pos, action)) == (0, 0, ore)


@pytest.mark.rule("K-FAC-dwarves-L2")
def test_a_new_meeple_in_a_mountain_earns_nothing() -> None:
    pos = kingdom().give(0, "dwarves", {"a3": 1}, magic=2, food=2).turn(select="expand")
    assert stock(pos.play("expand a3")) == (0, 0, 0)


@pytest.mark.rule("K-FAC-dwarves-L3", "K-COST-3")
@pytest.mark.parametrize(("magic", "tower", "price"), [(3, 2, 2), (3, 0, 0), (2, 2, 3)])
def test_build_costs_an_ore_less(magic: int, tower: int, price: int) -> None:
    pos = kingdom().give(0, "dwarves", {"a1": 2}, magic=magic, tower=tower, ore=price)
    pos.turn(select="build").play("raise")
    assert (pos.state.tower[0], pos.has(0, "ore")) == (tower + 1, 0)


@pytest.mark.rule("K-FAC-dwarves-L4", "K-TURN-7")
@pytest.mark.parametrize("active", [0, 2])
def test_dwarves_may_build_when_trade_is_chosen(active: int) -> None:
    pos = kingdom().give(0, "dwarves", {"a1": 2}, magic=4, tower=1, ore=2)
    pos.turn(active=active, select="trade", acting=0)
    assert {"raise", "trade ore-food 1"} <= set(pos.legal())
    pos.play("raise")
    assert (pos.state.tower[0], pos.has(0, "ore")) == (2, 1)
    assert pos.state.shields == 1 << 5  # the shield stays on Trade


@pytest.mark.rule("K-FAC-dwarves-L4")
def test_the_substitute_works_one_way_and_from_its_level_on() -> None:
    pos = kingdom().give(0, "dwarves", {"a1": 2}, magic=3, ore=5).turn(select="trade")
    assert "raise" not in pos.legal()
    pos = kingdom().give(0, "dwarves", {"a1": 2}, magic=4, ore=5).turn(select="build")
    assert pos.legal() == ["raise", "pass"]


@pytest.mark.rule("K-FAC-dwarves-L5")
@pytest.mark.parametrize(("rivals", "points"), [((0, 2), 1), ((3, 3), 1), ((0, 4), 0)])
def test_nobody_above_dwarves_on_the_tower_is_a_point(rivals: tuple[int, int], points: int) -> None:
    pos = kingdom().give(0, "dwarves", {"a1": 2}, magic=5, tower=3)
    pos.give(1, tower=rivals[0]).give(2, tower=rivals[1])
    assert bonus(pos) == points
