"""Merfolk: water."""

from __future__ import annotations

import pytest

from tests.games.kingdoms.factions.stage import bonus, highest, kingdom, ones, stock


@pytest.mark.rule("K-FAC-merfolk-L1")
@pytest.mark.parametrize(("magic", "region", "mana"), [(1, "a5", 1), (1, "a1", 0), (0, "a5", 0)])
def test_a_meeple_beside_water_collects_a_mana_more(magic: int, region: str, mana: int) -> None:
    pos = kingdom().give(0, "merfolk", {region: 2}, magic=magic)
    pos.turn(active=2, select="trade", acting=0).play("collect")
    assert stock(pos) == (1, mana, 0)


@pytest.mark.rule("K-FAC-merfolk-L2", "K-MOVE-6")
def test_patrol_steps_across_water() -> None:
    pos = kingdom().give(0, "merfolk", ones("a5", "a1"), magic=2).turn(select="patrol")
    assert [text for text in pos.legal() if "a5 " in text] == [
        "patrol a5 a1",
        "patrol a5 a4",
        "patrol a5 a6",
    ]
    pos.play("patrol a5 a6")
    assert pos.meeples(0, "a6") == 1
    dry = kingdom().give(0, "merfolk", ones("a5", "a1"), magic=1).turn(select="patrol")
    assert dry.rule_against("patrol a5 a6") == "K-ACT-PATROL-1"


@pytest.mark.rule("K-FAC-merfolk-L2", "K-WATER-2")
def test_a_river_is_crossed_but_a_crag_is_not() -> None:
    pos = kingdom("dunmarrow", "ironbarrow", "eldwater")
    pos.give(0, "merfolk", ones("d2", "i2"), magic=2).turn(select="patrol")
    assert "patrol d2 d3" in pos.legal()
    assert "patrol i2 i6" not in pos.legal()


@pytest.mark.rule("K-FAC-merfolk-L2")
def test_the_step_across_may_be_an_attack_but_no_retreat() -> None:
    pos = kingdom().give(0, "merfolk", ones("a5", "a1"), magic=2, food=9)
    pos.give(1, regions=ones("a6", "c1"), ore=1).turn(select="patrol")
    pos.play("patrol a5 a6", "flag", "dial 1")
    assert pos.legal() == ["retreat a3", "retreat a4", "fall"]


@pytest.mark.rule("K-FAC-merfolk-L3")
@pytest.mark.parametrize(("magic", "region", "number"), [(3, "a5", 2), (3, "a2", 1), (2, "a5", 1)])
def test_war_beside_water_costs_one_less(magic: int, region: str, number: int) -> None:
    pos = kingdom().give(0, "merfolk", ones("a1", "a3"), magic=magic, ore=1)
    pos.give(1, regions=ones(region, "c1")).turn(select="patrol").play(f"patrol a1 {region}")
    assert highest(pos) == number


@pytest.mark.rule("K-FAC-merfolk-L4")
def test_inland_shores_are_ports() -> None:
    pos = kingdom().give(0, "merfolk", ones("a4", "a1"), magic=4).turn(select="quest")
    assert {"quest a4 c1", "quest a4 e5", "quest a1 e5"} <= set(pos.legal())
    plain = kingdom().give(0, "merfolk", ones("a4", "a1"), magic=3).turn(select="quest")
    assert plain.rule_against("quest a4 c1") == "K-ACT-QUEST-1"
    assert "quest a1 e5" not in plain.legal()


@pytest.mark.rule("K-FAC-merfolk-L4", "K-RUL-41")
def test_ports_of_one_territory_are_linked() -> None:
    pos = kingdom().give(0, "merfolk", ones("a5", "a1"), magic=4).turn(select="quest")
    assert {"quest a5 a6", "quest a5 a4"} <= set(pos.legal())
    assert "quest a5 a2" not in pos.legal()  # no water there
    assert "quest a1 a6" not in pos.legal()  # none here


@pytest.mark.rule("K-FAC-merfolk-L4")
def test_an_inland_region_without_water_stays_inland() -> None:
    pos = kingdom("grimhollow", "cinderholt", "eldwater").give(0, "merfolk", {"g5": 2}, magic=4)
    assert pos.turn(select="quest").legal() == ["pass"]


@pytest.mark.rule("K-FAC-merfolk-L5")
@pytest.mark.parametrize(
    ("regions", "points"),
    [({"a1": 1}, 0), ({"a5": 2}, 1), (ones("a4", "a5", "a6", "e4"), 3), (ones("amberfold.w1"), 0)],
)
def test_shores_score_up_to_three(regions: dict[str, int], points: int) -> None:
    assert bonus(kingdom().give(0, "merfolk", regions, magic=5)) == points
