"""Bearfolk: dens beside crags."""

from __future__ import annotations

import pytest

from tests.games.kingdoms.factions.stage import bonus, go, highest, kingdom, ones, stock

CRAG = "cinderholt.k1"


@pytest.mark.rule("K-FAC-bearfolk-L1")
@pytest.mark.parametrize(
    ("magic", "move", "number"),
    [(1, "quest a1 c2", 2), (1, "patrol a1 a2", 1), (0, "quest a1 c2", 1)],
)
def test_war_beside_a_crag_costs_one_less(magic: int, move: str, number: int) -> None:
    pos = kingdom().give(0, "bearfolk", ones("a1", "a5"), magic=magic, ore=1)
    assert highest(go(pos.give(1, regions=ones("a2", "c2")), move)) == number


@pytest.mark.rule("K-FAC-bearfolk-L2")
@pytest.mark.parametrize(("magic", "region", "food"), [(2, "c4", 2), (2, "a1", 1), (1, "c4", 1)])
def test_a_meeple_beside_a_crag_collects_a_food_more(magic: int, region: str, food: int) -> None:
    pos = kingdom().give(0, "bearfolk", {region: 2}, magic=magic)
    assert stock(pos.turn(active=2, select="trade", acting=0).play("collect")) == (food, 0, 0)


@pytest.mark.rule("K-FAC-bearfolk-L2", "K-FEAT-2")
def test_a_meeple_in_the_crag_is_not_beside_it() -> None:
    pos = kingdom().give(0, "bearfolk", {CRAG: 2}, magic=3)
    assert stock(pos.turn(active=2, select="trade", acting=0).play("collect")) == (0, 0, 0)


@pytest.mark.rule("K-FAC-bearfolk-L3", "K-FEAT-1")
@pytest.mark.parametrize(("magic", "entered"), [(3, True), (2, False)])
def test_meeples_enter_crags(magic: int, entered: bool) -> None:
    pos = kingdom().give(0, "bearfolk", ones("c4", "a5"), magic=magic).turn(select="patrol")
    assert (f"patrol c4 {CRAG}" in pos.legal()) == entered
    assert "patrol a5 amberfold.w1" not in pos.legal()


@pytest.mark.rule("K-FAC-bearfolk-L4")
@pytest.mark.parametrize(("magic", "region", "price"), [(4, "c4", 1), (4, "a1", 2), (3, "c4", 2)])
def test_a_fortress_beside_a_crag_costs_an_ore_less(magic: int, region: str, price: int) -> None:
    pos = kingdom(heroes_call=True)
    pos.give(0, "bearfolk", ones("c4", "a1"), magic=magic, fortresses=["a2"], ore=2)
    assert pos.turn(select="build").explain(f"build {region}").total == price
    assert pos.play(f"build {region}").has(0, "ore") == 2 - price


@pytest.mark.rule("K-FAC-bearfolk-L4", "K-COST-3")
def test_a_first_fortress_there_is_free() -> None:
    pos = kingdom(heroes_call=True).give(0, "bearfolk", ones("c4", "a1"), magic=4)
    assert pos.turn(select="build").legal() == ["build c4", "pass"]


@pytest.mark.rule("K-FAC-bearfolk-L4")
@pytest.mark.parametrize(("region", "price"), [("c4", 1), ("a1", 2)])
def test_without_fortresses_an_occupied_region_beside_a_crag_will_do(
    region: str, price: int
) -> None:
    pos = kingdom().give(0, "bearfolk", {region: 2}, magic=4, tower=1, ore=2)
    assert pos.turn(select="build").explain("raise").total == price


@pytest.mark.rule("K-FAC-bearfolk-L5")
@pytest.mark.parametrize(
    ("regions", "points"),
    [({"a1": 2}, 0), ({"c1": 2}, 1), (ones("c1", "c2", "c3", "c4"), 3), ({CRAG: 2}, 0)],
)
def test_regions_beside_crags_score_up_to_three(regions: dict[str, int], points: int) -> None:
    assert bonus(kingdom().give(0, "bearfolk", regions, magic=5)) == points
