"""Birdfolk: flights of two, and nests in crags."""

from __future__ import annotations

import pytest

from tests.games.kingdoms.factions.stage import bonus, go, kingdom, ones

CRAG = "cinderholt.k1"


@pytest.mark.rule("K-FAC-birdfolk-L1")
def test_quest_moves_two_meeples() -> None:
    pos = go(kingdom().give(0, "birdfolk", ones("a1", "a2", "a3"), magic=1), "quest a1 c1")
    assert (pos.asked, pos.phase) == (0, "move")
    pos.play("quest a2 c2")
    assert (pos.meeples(0, "c1"), pos.meeples(0, "c2"), pos.asked) == (1, 1, 1)


@pytest.mark.rule("K-FAC-birdfolk-L1")
def test_two_from_one_region_may_go_but_none_twice() -> None:
    pos = go(kingdom().give(0, "birdfolk", {"a1": 2}, magic=1), "quest a1 c1").play("quest a1 c1")
    assert (pos.meeples(0, "c1"), pos.asked) == (2, 1)
    assert go(kingdom().give(0, "birdfolk", {"a1": 1, "a4": 1}, magic=1), "quest a1 c1").asked == 1
    assert go(kingdom().give(0, "birdfolk", {"a1": 2}), "quest a1 c1").asked == 1
    assert go(kingdom().give(0, "birdfolk", {"a1": 2}, magic=1), "patrol a1 a2").asked == 1


@pytest.mark.rule("K-FAC-birdfolk-L2", "K-FAC-birdfolk-L4", "K-MAGIC-1")
@pytest.mark.parametrize(("magic", "price"), [(1, 6), (2, 4), (3, 4), (4, 2)])
def test_retreat_costs_two_food_less_and_then_four(magic: int, price: int) -> None:
    pos = kingdom().give(0, regions=ones("a1", "a5"), ore=1)
    pos.give(1, "birdfolk", ones("a2", "c1", "c2", "c3", "c4", "c5"), magic=magic, food=9)
    go(pos, "patrol a1 a2").play("dial 1", "flag")
    assert pos.explain("retreat a3").total == price
    assert pos.play("retreat a3").has(1, "food") == 9 - price


@pytest.mark.rule("K-FAC-birdfolk-L4", "K-COST-1")
def test_a_retreat_never_costs_less_than_nothing() -> None:
    pos = kingdom().give(0, regions=ones("a1", "a5"), ore=1)
    pos.give(1, "birdfolk", ones("a2", "c1"), magic=4)
    go(pos, "patrol a1 a2").play("dial 1", "flag")
    assert pos.explain("retreat a3").total == 0


@pytest.mark.rule("K-FAC-birdfolk-L3", "K-FEAT-1")
@pytest.mark.parametrize(("magic", "entered"), [(3, True), (2, False)])
def test_meeples_enter_crags(magic: int, entered: bool) -> None:
    pos = kingdom().give(0, "birdfolk", ones("c4", "a5"), magic=magic).turn(select="patrol")
    assert (f"patrol c4 {CRAG}" in pos.legal()) == entered
    assert "patrol a5 amberfold.w1" not in pos.legal()


@pytest.mark.rule("K-FAC-birdfolk-L3", "K-FEAT-1", "K-ALLY-1")
def test_two_players_may_ally_in_a_crag() -> None:
    pos = kingdom().give(0, "birdfolk", ones("c4", "a1"), magic=3)
    pos.give(1, "bearfolk", {CRAG: 1, "c1": 1}, magic=3)
    assert go(pos, f"patrol c4 {CRAG}").play("flag", "flag").allied(0) == [CRAG]


@pytest.mark.rule("K-FAC-birdfolk-L3", "K-MAGIC-3")
def test_with_the_level_lost_a_meeple_may_leave_its_crag_but_not_return() -> None:
    pos = kingdom().give(0, "birdfolk", {CRAG: 1, "c4": 1}, magic=2).turn(select="patrol")
    assert f"patrol {CRAG} c1" in pos.legal()
    assert f"patrol c4 {CRAG}" not in pos.legal()


@pytest.mark.rule("K-FAC-birdfolk-L5")
@pytest.mark.parametrize(
    ("regions", "points"), [({"c1": 2}, 0), ({CRAG: 1, "c1": 1}, 1), ({CRAG: 2, "a1": 1}, 2)]
)
def test_meeples_in_crags_score(regions: dict[str, int], points: int) -> None:
    assert bonus(kingdom().give(0, "birdfolk", regions, magic=5)) == points


@pytest.mark.rule("K-FAC-birdfolk-L5")
def test_meeples_in_crags_score_three_at_most_and_water_is_no_crag() -> None:
    pos = kingdom("grimhollow", "cinderholt", "eldwater")
    assert bonus(pos.give(0, "birdfolk", {CRAG: 2, "grimhollow.k1": 2}, magic=5)) == 3
    assert bonus(kingdom().give(0, "birdfolk", {"amberfold.w1": 2}, magic=5)) == 0
