"""Centaurs: long strides over the plains."""

from __future__ import annotations

import pytest

from tests.games.kingdoms.factions.stage import bonus, go, highest, kingdom, ones, stock


@pytest.mark.rule("K-FAC-centaurs-L1")
def test_a_patrolling_meeple_may_take_two_steps() -> None:
    pos = go(kingdom().give(0, "centaurs", ones("a5", "a4"), magic=1), "patrol a5 a1")
    assert (pos.asked, pos.phase) == (0, "stride")
    assert pos.legal() == ["stride a2", "stride a4", "done"]
    pos.play("stride a2")
    assert (pos.meeples(0, "a2"), pos.meeples(0, "a1"), pos.asked) == (1, 0, 1)


@pytest.mark.rule("K-FAC-centaurs-L1")
def test_the_second_step_is_optional_and_needs_the_level() -> None:
    pos = kingdom().give(0, "centaurs", ones("a5", "a4"), magic=1)
    assert go(pos, "patrol a5 a1").play("done").meeples(0, "a1") == 1
    pos = kingdom().give(0, "centaurs", ones("a5", "a4"))
    assert go(pos, "patrol a5 a1").asked == 1
    pos = kingdom().give(0, "centaurs", ones("a5", "a4"), magic=1)
    assert go(pos, "quest a5 c1").asked == 1


@pytest.mark.rule("K-FAC-centaurs-L1", "K-MOVE-4")
def test_an_enemy_on_the_way_stops_and_one_at_the_end_is_attacked() -> None:
    pos = kingdom().give(0, "centaurs", ones("a5", "a6"), magic=1).give(1, regions=ones("a1", "c1"))
    assert go(pos, "patrol a5 a1").phase == "dial"
    pos = kingdom().give(0, "centaurs", ones("a5", "a6"), magic=1).give(1, regions=ones("a2", "c1"))
    assert go(pos, "patrol a5 a1").play("stride a2").phase == "dial"


@pytest.mark.rule("K-FAC-centaurs-L1", "K-RUINS-1")
def test_ruins_and_tundra_end_the_move() -> None:
    pos = go(kingdom().give(0, "centaurs", ones("e1", "a6"), magic=1), "patrol e1 e5")
    assert (pos.asked, pos.lying(0)) == (1, ["e5"])
    frozen = kingdom("frosthollow", "cinderholt", "eldwater", heroes_call=True)
    assert go(frozen.give(0, "centaurs", ones("p2", "p6"), magic=1), "patrol p2 p1").asked == 1


@pytest.mark.rule("K-FAC-centaurs-L1", "K-MOVE-9")
def test_a_lying_fortress_on_the_way_is_trampled() -> None:
    pos = kingdom(heroes_call=True).give(0, "centaurs", ones("a5", "a6"), magic=1)
    pos.give(1, regions=ones("c1"), fortresses=["a1"]).laid_fortress(1, "a1")
    go(pos, "patrol a5 a1").play("stride a2")
    assert pos.fortresses(1) == []


@pytest.mark.rule("K-FAC-centaurs-L2")
@pytest.mark.parametrize(
    ("magic", "move", "food"),
    [(2, "patrol a2 a1", 1), (2, "quest a2 c4", 1), (2, "patrol a2 a3", 0), (1, "patrol a2 a1", 0)],
)
def test_moving_into_plains_earns_a_food(magic: int, move: str, food: int) -> None:
    pos = go(kingdom().give(0, "centaurs", ones("a2", "a6"), magic=magic), move)
    if pos.phase == "stride":
        pos.play("done")
    assert stock(pos) == (food, 0, 0)


@pytest.mark.rule("K-FAC-centaurs-L2", "K-MOVE-8")
def test_only_where_the_move_ends_counts() -> None:
    pos = kingdom().give(0, "centaurs", ones("a5", "a6"), magic=2)
    assert stock(go(pos, "patrol a5 a1").play("stride a2")) == (0, 0, 0)


@pytest.mark.rule("K-FAC-centaurs-L3")
@pytest.mark.parametrize(("magic", "region", "number"), [(3, "a5", 2), (3, "a2", 1), (2, "a5", 1)])
def test_war_in_plains_costs_one_less(magic: int, region: str, number: int) -> None:
    pos = kingdom().give(0, "centaurs", ones("a1", "a6"), magic=magic, ore=1)
    assert highest(go(pos.give(1, regions=ones(region, "c1")), f"patrol a1 {region}")) == number


@pytest.mark.rule("K-FAC-centaurs-L4")
@pytest.mark.parametrize("active", [0, 2])
def test_centaurs_may_quest_when_patrol_is_chosen(active: int) -> None:
    pos = kingdom().give(0, "centaurs", ones("a1", "a6"), magic=4)
    pos.turn(active=active, select="patrol", acting=0)
    assert {"patrol a1 a2", "quest a1 c1"} <= set(pos.legal())
    assert pos.play("quest a1 c1").meeples(0, "c1") == 1


@pytest.mark.rule("K-FAC-centaurs-L4", "K-TURN-4")
def test_not_the_other_way_round_and_not_earlier() -> None:
    pos = kingdom().give(0, "centaurs", ones("a1", "a6"), magic=3).turn(select="patrol")
    assert pos.rule_against("quest a1 c1") == "K-TURN-4"
    pos = kingdom().give(0, "centaurs", ones("a1", "a6"), magic=4).turn(select="quest")
    assert pos.rule_against("patrol a1 a2") == "K-TURN-4"


@pytest.mark.rule("K-FAC-centaurs-L4", "K-TUNDRA-7")
def test_the_substitute_does_not_lift_the_duty_to_leave_tundra() -> None:
    pos = kingdom("frosthollow", "cinderholt", "eldwater", heroes_call=True)
    pos.give(0, "centaurs", ones("p1", "p6"), magic=4).turn(select="patrol")
    assert pos.legal() == ["patrol p1 p2", "patrol p1 p4"]


@pytest.mark.rule("K-FAC-centaurs-L5")
@pytest.mark.parametrize(
    ("regions", "points"), [({"a2": 1}, 0), ({"a1": 2}, 1), (ones("a1", "a5", "c4", "e3"), 3)]
)
def test_plains_score_up_to_three(regions: dict[str, int], points: int) -> None:
    assert bonus(kingdom().give(0, "centaurs", regions, magic=5)) == points
