"""Minotaurs: against fortresses."""

from __future__ import annotations

import pytest

from elbowroom.games.kingdoms.test_kit import KingdomsScenario
from tests.games.kingdoms.factions.stage import bonus, go, highest, kingdom, ones, stock


def siege(magic: int, **minotaurs: int) -> KingdomsScenario:
    """Minotaurs in a1 and a5; a fortress of seat 1 stands in a2, its meeple in c1."""
    pos = kingdom(heroes_call=True).give(0, "minotaurs", ones("a1", "a5"), magic=magic, **minotaurs)
    return pos.give(1, "trolls", ones("c1"), fortresses=["a2"], ore=2)


@pytest.mark.rule("K-FAC-minotaurs-L1")
@pytest.mark.parametrize(("magic", "number"), [(1, 2), (0, 1)])
def test_attacking_a_fortress_costs_one_less(magic: int, number: int) -> None:
    assert highest(go(siege(magic, ore=1), "patrol a1 a2")) == number


@pytest.mark.rule("K-FAC-minotaurs-L1")
def test_without_a_standing_fortress_or_defending_it_costs_as_usual() -> None:
    pos = siege(1, ore=1).give(2, regions=ones("a4", "e1"))
    assert highest(go(pos, "patrol a1 a4")) == 1
    pos = kingdom(heroes_call=True).give(0, "minotaurs", ones("a1", "a5"), magic=1, ore=1)
    pos.give(1, regions=ones("a2", "c1"), fortresses=["a2"]).laid_fortress(1, "a2")
    assert highest(go(pos, "patrol a1 a2")) == 1
    pos = kingdom(heroes_call=True).give(0, "minotaurs", ones("a2", "a5"), magic=1, ore=1)
    pos.give(1, regions=ones("a2", "c1"), fortresses=["a2"], ore=1)
    pos.turn(active=1, select="patrol").play("break a2", "flag")
    assert highest(pos) == 1


@pytest.mark.rule("K-FAC-minotaurs-L2")
def test_a_patrol_may_lay_down_a_fortress_next_to_where_it_ends() -> None:
    pos = go(siege(2), "patrol a1 a4")
    assert (pos.asked, pos.legal()) == (0, ["topple a2", "done"])
    pos.play("topple a2")
    assert pos.state.names(pos.state.forts_laid[1]) == ["a2"]
    assert pos.fortresses(1) == ["a2"]  # it lies, but is still there


@pytest.mark.rule("K-FAC-minotaurs-L2", "K-TOWER-9")
def test_not_by_quest_not_below_the_level_and_not_one_that_lies() -> None:
    assert go(siege(1), "patrol a1 a4").phase == "act"
    pos = kingdom(heroes_call=True).give(0, "minotaurs", ones("c1", "a5"), magic=2)
    assert go(pos.give(1, regions=ones("c2"), fortresses=["a2"]), "quest c1 a1").phase == "act"
    assert go(siege(2).laid_fortress(1, "a2"), "patrol a1 a4").phase == "act"


@pytest.mark.rule("K-FAC-minotaurs-L2")
def test_their_own_fortress_is_safe() -> None:
    pos = kingdom(heroes_call=True)
    pos.give(0, "minotaurs", ones("a1", "a5"), magic=2, fortresses=["a2"])
    assert go(pos, "patrol a1 a4").phase == "act"


@pytest.mark.rule("K-FAC-minotaurs-L3", "K-TOWER-5")
@pytest.mark.parametrize(("magic", "number"), [(3, 2), (2, 3)])
def test_an_enemy_fortress_gives_no_discount(magic: int, number: int) -> None:
    assert highest(go(siege(magic), "patrol a1 a2").play("flag")) == number


@pytest.mark.rule("K-FAC-minotaurs-L3")
def test_it_still_defends_and_helps_against_others() -> None:
    assert go(siege(3), "patrol a1 a2").phase == "dial"
    pos = siege(3).give(2, "orcs", ones("a4", "e1")).turn(active=2, select="patrol")
    assert highest(pos.play("patrol a4 a2", "flag")) == 3


@pytest.mark.rule("K-FAC-minotaurs-L4", "K-TOWER-6")
@pytest.mark.parametrize(("magic", "ore"), [(4, 2), (3, 0)])
def test_a_fortress_removed_by_a_won_war_earns_two_ore(magic: int, ore: int) -> None:
    pos = go(siege(magic, mana=1), "patrol a1 a2").play("dial 3", "flag")
    assert (pos.fortresses(1), stock(pos)) == ([], (0, 0, ore))


@pytest.mark.rule("K-FAC-minotaurs-L4", "K-TOWER-9")
def test_so_does_one_trampled_where_it_lies() -> None:
    pos = go(siege(4).laid_fortress(1, "a2"), "patrol a1 a2")
    assert (pos.fortresses(1), stock(pos), pos.state.tower[1]) == ([], (0, 0, 2), 0)


@pytest.mark.rule("K-FAC-minotaurs-L4")
def test_a_fortress_others_remove_earns_nothing() -> None:
    pos = siege(4).give(2, "orcs", ones("a4", "e1"), ore=1).turn(active=2, select="patrol")
    pos.play("patrol a4 a2", "dial 1", "flag")
    assert (pos.fortresses(1), stock(pos, 0)) == ([], (0, 0, 0))


@pytest.mark.rule("K-FAC-minotaurs-L5")
def test_each_fortress_removed_is_a_point() -> None:
    assert bonus(siege(5)) == 0
    assert bonus(go(siege(5, mana=1), "patrol a1 a2").play("dial 3", "flag")) == 1
    assert bonus(go(siege(5).laid_fortress(1, "a2"), "patrol a1 a2")) == 1


@pytest.mark.rule("K-FAC-minotaurs-L5")
@pytest.mark.parametrize(("removed", "points"), [(2, 2), (6, 3)])
def test_fortresses_removed_score_up_to_three(removed: int, points: int) -> None:
    pos = siege(5)
    pos.state.forts_taken[0] = removed
    assert bonus(pos) == points
