"""Undead: the fallen and the ruins."""

from __future__ import annotations

import pytest

from elbowroom.games.kingdoms.test_kit import KingdomsScenario
from tests.games.kingdoms.factions.stage import kingdom, ones, points, stock


def beaten(magic: int) -> KingdomsScenario:
    """Seat 0 beats a meeple of the Undead."""
    pos = kingdom().give(0, regions=ones("a1", "a5"), ore=1)
    pos.give(1, "undead", ones("a2", "c1"), magic=magic, food=2)
    return pos.turn(select="patrol").play("patrol a1 a2", "dial 1", "flag")


@pytest.mark.rule("K-FAC-undead-L1")
@pytest.mark.parametrize(("magic", "mana"), [(1, 2), (0, 0)])
def test_a_meeple_lost_in_war_earns_two_mana(magic: int, mana: int) -> None:
    assert stock(beaten(magic).play("fall"), 1) == (2, mana, 0)


@pytest.mark.rule("K-FAC-undead-L1")
def test_a_meeple_that_retreats_earns_nothing() -> None:
    assert stock(beaten(1).play("retreat a3"), 1) == (0, 0, 0)


@pytest.mark.rule("K-FAC-undead-L2")
def test_mana_may_replace_food_to_expand() -> None:
    pos = kingdom().give(0, "undead", ones("a1", "a3"), magic=2, food=2, mana=2)
    pos.turn(select="expand").play("expand a1")
    assert pos.legal() == ["pay food 1", "pay food 2"]
    pos.play("pay food 1")
    assert stock(pos) == (0 + 1, 0, 0)


@pytest.mark.rule("K-FAC-undead-L2")
def test_mana_pays_for_nothing_else_in_place_of_another() -> None:
    pos = kingdom().give(0, "undead", ones("a1", "a3"), magic=1, mana=9).turn(select="expand")
    assert pos.legal() == ["pass"]
    pos = kingdom().give(0, "undead", ones("a1", "a3"), magic=2, mana=9).turn(select="build")
    assert pos.legal() == ["pass"]


@pytest.mark.rule("K-FAC-undead-L3", "K-LAID-8")
def test_searching_meeples_walk_off_and_arrive_standing() -> None:
    pos = kingdom().give(0, "undead", ones("e5", "a1"), magic=3).turn(select="patrol")
    assert "patrol e5 e3" in pos.legal()
    pos.play("patrol e5 e3")
    assert (pos.meeples(0, "e3"), pos.lying(0)) == (1, [])


@pytest.mark.rule("K-FAC-undead-L3", "K-LAID-6")
def test_they_may_quest_and_attack_straight_from_the_ruins() -> None:
    pos = kingdom("grimhollow", "cinderholt", "eldwater")
    pos.give(0, "undead", ones("g2", "g6"), magic=3, ore=1).give(1, regions=ones("c1", "c2"))
    pos.turn(select="quest").play("quest g2 c1", "dial 1", "flag", "fall")
    assert (pos.meeples(0, "c1"), pos.lying(0)) == (1, [])


@pytest.mark.rule("K-FAC-undead-L3", "K-RUINS-1")
def test_without_the_level_searchers_must_stand_up_first() -> None:
    pos = kingdom().give(0, "undead", ones("e5", "a1"), magic=2).turn(select="patrol")
    assert "patrol e5 e3" not in pos.legal()
    assert "stand e5" in pos.legal()


@pytest.mark.rule("K-FAC-undead-L3")
def test_meeples_lying_elsewhere_stay_where_they_are() -> None:
    pos = kingdom().give(0, "undead", ones("a2", "e5"), magic=3, lying=["a2"]).turn(select="patrol")
    assert pos.rule_against("patrol a2 a3") == "K-MOVE-5"


@pytest.mark.rule("K-FAC-undead-L4")
@pytest.mark.parametrize(
    ("magic", "answer", "food"), [(4, "fall", 2), (4, "retreat a3", 0), (3, "fall", 0)]
)
def test_an_enemy_meeple_removed_in_war_earns_two_food(magic: int, answer: str, food: int) -> None:
    pos = kingdom().give(0, "undead", ones("a1", "a5"), magic=magic, ore=1)
    pos.give(1, regions=ones("a2", "c1"), food=2)
    pos.turn(select="patrol").play("patrol a1 a2", "dial 1", "flag", answer)
    assert stock(pos) == (food, 0, 0)


@pytest.mark.rule("K-FAC-undead-L4")
def test_they_earn_it_as_defenders_too() -> None:
    pos = kingdom().give(0, regions=ones("a1", "a5"))
    pos.give(1, "undead", ones("a2", "c1"), magic=4, ore=1)
    pos.turn(select="patrol").play("patrol a1 a2", "flag", "dial 1", "fall")
    assert stock(pos, 1) == (2, 0, 0)


@pytest.mark.rule("K-FAC-undead-L5", "K-RUINS-2")
@pytest.mark.parametrize(("magic", "meeples"), [(5, 3), (4, 1)])
def test_meeples_in_ruins_are_kept_at_the_end(magic: int, meeples: int) -> None:
    pos = kingdom().give(0, "undead", {"e5": 2, "a1": 1}, magic=magic)
    assert points(pos) == meeples + magic


@pytest.mark.rule("K-FAC-undead-L5", "K-TIE-1")
def test_meeples_kept_in_ruins_break_ties() -> None:
    shields = ["patrol", "quest", "build", "research", "expand"]
    pos = kingdom().give(0, "undead", {"e5": 1, "a1": 2}, magic=5)  # 8 points, 3 meeples
    pos.give(1, regions={"c1": 2}, tower=5).give(2)  # 8 points, 2 meeples
    pos.turn(begins=True, shields=shields, triggered=True)
    assert pos.phase == "over"
    assert pos.state.scores()[:2] == [8, 8]
    assert pos.state.winners() == [0]


@pytest.mark.rule("K-FAC-undead-L5")
def test_only_their_own_meeples_are_kept() -> None:
    pos = kingdom().give(0, "undead", ones("e5", "a1"), magic=5).give(1, regions=ones("e5", "c1"))
    assert points(pos, 1) == 1
