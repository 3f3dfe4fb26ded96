"""Goblins: many feet, many meeples."""

from __future__ import annotations

import pytest

from tests.games.kingdoms.factions.stage import bonus, kingdom, ones


@pytest.mark.rule("K-FAC-goblins-L1", "K-TURN-8")
def test_patrol_moves_two_different_meeples() -> None:
    pos = kingdom().give(0, "goblins", ones("a1", "a3", "c4"), magic=1).turn(select="patrol")
    pos.play("patrol a1 a2")
    assert (pos.asked, pos.phase) == (0, "move")
    found = ["patrol a3 a2", "patrol a3 a4", "patrol a3 a6", "patrol c4 c1", "done"]
    assert pos.legal() == found  # not the one that has moved
    pos.play("patrol a3 a6")
    assert (pos.meeples(0, "a2"), pos.meeples(0, "a6")) == (1, 1)
    assert pos.asked == 1  # no third one


@pytest.mark.rule("K-FAC-goblins-L1")
def test_the_second_move_is_optional_and_only_for_patrol() -> None:
    pos = kingdom().give(0, "goblins", ones("a1", "a3"), magic=1)
    assert pos.turn(select="patrol").play("patrol a1 a2", "done").asked == 1
    pos = kingdom().give(0, "goblins", ones("a1", "a3"), magic=1)
    assert pos.turn(select="quest").play("quest a1 c1").asked == 1
    pos = kingdom().give(0, "goblins", ones("a1", "a3"))
    assert pos.turn(select="patrol").play("patrol a1 a2").asked == 1


@pytest.mark.rule("K-FAC-goblins-L1", "K-ACT-PATROL-4")
def test_one_meeple_moves_and_another_stands_up() -> None:
    pos = kingdom().give(0, "goblins", ones("a1", "a3"), magic=1, lying=["a3"])
    pos.turn(select="patrol").play("patrol a1 a2", "stand a3")
    assert (pos.lying(0), pos.asked) == ([], 1)


@pytest.mark.rule("K-FAC-goblins-L1", "K-ACT-PATROL-4")
def test_a_meeple_may_join_a_lying_one_and_that_one_then_stands_up() -> None:
    pos = kingdom().give(0, "goblins", ones("a1", "a2"), magic=1, lying=["a2"])
    pos.turn(select="patrol").play("patrol a1 a2", "stand a2")
    assert (pos.lying(0), pos.asked) == ([], 1)


@pytest.mark.rule("K-FAC-goblins-L1", "K-ACT-PATROL-4")
def test_the_meeple_that_went_to_search_ruins_cannot_stand_up_at_once() -> None:
    pos = kingdom().give(0, "goblins", ones("e1", "a1"), magic=1)
    pos.turn(select="patrol").play("patrol e1 e5")
    assert pos.legal() == ["patrol a1 a2", "patrol a1 a4", "patrol a1 a5", "done"]


@pytest.mark.rule("K-FAC-goblins-L1", "K-ACT-PATROL-4", "K-WAR-14")
def test_one_meeple_joins_and_another_breaks_the_alliance_there() -> None:
    pos = kingdom(heroes_call=True).give(0, "goblins", ones("a1", "a2"), magic=1, ore=1)
    pos.give(1, regions=ones("c1"), fortresses=["a2"])  # allied with its fortress in a2
    pos.turn(select="patrol").play("patrol a1 a2")
    assert pos.legal()[-2:] == ["break a2", "done"]
    pos.play("break a2", "dial 1", "flag")
    assert (pos.fortresses(1), pos.asked) == ([], 1)


@pytest.mark.rule("K-FAC-goblins-L1")
def test_a_war_is_settled_before_the_second_meeple_moves() -> None:
    pos = kingdom().give(0, "goblins", ones("a1", "a3"), magic=1, ore=1)
    pos.give(1, regions=ones("a2", "c1"))
    pos.turn(select="patrol").play("patrol a1 a2", "dial 1", "flag", "fall")
    assert (pos.asked, pos.phase) == (0, "move")
    assert "patrol a3 a2" in pos.legal()


@pytest.mark.rule("K-FAC-goblins-L2", "K-EX-5")
@pytest.mark.parametrize(("magic", "price"), [(2, 5), (1, 6)])
def test_expand_costs_a_food_less(magic: int, price: int) -> None:
    pos = kingdom().give(0, "goblins", ones("a1", "a2", "a3", "a5", "a6"), magic=magic, food=9)
    pos.turn(select="expand").play("expand a1")
    assert (pos.has(0, "food"), pos.meeples(0)) == (9 - price, 6)


@pytest.mark.rule("K-FAC-goblins-L2", "K-COST-3")
def test_expand_never_costs_less_than_one() -> None:
    pos = kingdom(heroes_call=True).give(
        0, "goblins", magic=2, hero="steward", hero_in="a1", food=1
    )
    pos.turn(select="expand")  # the second meeple: 2 - 1 - 1
    assert pos.explain("expand a1").total == 1


@pytest.mark.rule("K-FAC-goblins-L3", "K-RETREAT-1")
@pytest.mark.parametrize(
    ("magic", "others", "price"), [(3, ("c1", "c2", "c3"), 2), (3, ("c1",), 0), (2, ("c1",), 2)]
)
def test_retreat_costs_two_food_less(magic: int, others: tuple[str, ...], price: int) -> None:
    pos = kingdom().give(0, regions=ones("a1", "a5"), ore=1)
    pos.give(1, "goblins", ones("a2", *others), magic=magic, food=price)
    pos.turn(select="patrol").play("patrol a1 a2", "dial 1", "flag", "retreat a3")
    assert (pos.has(1, "food"), pos.meeples(1, "a3")) == (0, 1)


@pytest.mark.rule("K-FAC-goblins-L4", "K-ACT-EXPAND-2")
def test_a_new_meeple_may_go_next_door() -> None:
    pos = kingdom().give(0, "goblins", {"a5": 2}, magic=4, food=9).give(1, regions=ones("a4", "c1"))
    pos.turn(select="expand")
    assert pos.legal() == ["expand a1", "pass"]  # not a4 with an opponent, not the water
    pos.play("expand a1")
    assert pos.meeples(0, "a1") == 1


@pytest.mark.rule("K-FAC-goblins-L4")
def test_without_the_level_it_goes_to_a_lone_meeple() -> None:
    pos = kingdom().give(0, "goblins", {"a5": 2, "a3": 1}, magic=3, food=9).turn(select="expand")
    assert pos.legal() == ["expand a3", "pass"]


@pytest.mark.rule("K-FAC-goblins-L4")
def test_an_empty_tundra_next_door_will_do_and_a_strange_fortress_will_not() -> None:
    pos = kingdom("frosthollow", "cinderholt", "eldwater", heroes_call=True)
    pos.give(0, "goblins", {"p4": 1}, magic=4, hero="knight", hero_in="p4", food=9)
    pos.give(1, regions=ones("c1"), fortresses=["p5"]).turn(select="expand")
    assert pos.legal() == ["expand p1", "pass"]


@pytest.mark.rule("K-FAC-goblins-L4", "K-MOVE-7")
def test_a_new_meeple_in_ruins_lies_down() -> None:
    pos = kingdom().give(0, "goblins", {"e1": 2}, magic=4, food=9).turn(select="expand")
    assert pos.play("expand e5").lying(0) == ["e5"]


@pytest.mark.rule("K-FAC-goblins-L5")
@pytest.mark.parametrize(
    ("regions", "points"),
    [(ones("a1"), 0), ({"a1": 1, "c1": 2, "c2": 1}, 1), (ones("c1", "e1", "g1", "i1"), 3)],
)
def test_territories_abroad_score_up_to_three(regions: dict[str, int], points: int) -> None:
    homes = ("amberfold", "cinderholt", "eldwater", "grimhollow", "ironbarrow")
    assert bonus(kingdom(*homes, players=5).give(0, "goblins", regions, magic=5)) == points


@pytest.mark.rule("K-FAC-goblins-L5", "K-2P-6", "K-FEAT-2")
def test_the_lost_kingdom_and_features_are_abroad_too() -> None:
    pos = kingdom(players=2).neutrals().give(0, "goblins", ones("a1", "e1"), magic=5)
    assert bonus(pos) == 1
    pos = kingdom().give(0, "goblins", ones("a1", "eldwater.w1"), magic=5)
    assert bonus(pos) == 1
