"""Orcs: war, and a home without strangers."""

from __future__ import annotations

import pytest

from elbowroom.games.kingdoms.test_kit import KingdomsScenario
from tests.games.kingdoms.factions.stage import bonus, highest, kingdom, stock


def attack(magic: int, **orcs: int) -> KingdomsScenario:
    """Orcs patrol into a4, where seat 1 defends with five ore."""
    pos = kingdom().give(0, "orcs", {"a1": 1, "a5": 1}, magic=magic, **orcs)
    pos.give(1, "trolls", {"a4": 1, "c1": 1}, ore=5, food=9)
    return pos.turn(select="patrol").play("patrol a1 a4")


@pytest.mark.rule("K-FAC-orcs-L1", "K-WAR-5")
@pytest.mark.parametrize(("magic", "winner"), [(1, 0), (0, 1)])
def test_orcs_win_equal_numbers_as_attackers_too(magic: int, winner: int) -> None:
    pos = attack(magic, ore=3).play("dial 3", "dial 3")
    assert pos.state.war_winner == winner


@pytest.mark.rule("K-FAC-orcs-L1", "K-FAC-boarfolk-L4")
@pytest.mark.parametrize(("magic", "winner"), [(1, 1), (0, 0)])
def test_if_both_sides_win_equal_numbers_the_defender_does(magic: int, winner: int) -> None:
    pos = kingdom().give(0, "boarfolk", {"a1": 1, "a5": 1}, magic=4, ore=3)
    pos.give(1, "orcs", {"a4": 1, "c1": 1}, magic=magic, ore=3)
    pos.turn(select="patrol").play("patrol a1 a4", "dial 3", "dial 3")
    assert pos.state.war_winner == winner


@pytest.mark.rule("K-FAC-orcs-L2", "K-WAR-4")
@pytest.mark.parametrize(("magic", "number"), [(2, 5), (1, 2)])
def test_food_pays_one_war_cost_each(magic: int, number: int) -> None:
    pos = attack(magic, food=3, mana=1)
    assert highest(pos) == number
    pos.play(f"dial {number}", "flag")
    assert stock(pos) == ((0, 0, 0) if magic == 2 else (3, 0, 0))


@pytest.mark.rule("K-FAC-orcs-L3")
@pytest.mark.parametrize(("magic", "food"), [(3, 1), (2, 0)])
def test_a_won_war_earns_a_food(magic: int, food: int) -> None:
    pos = attack(magic, ore=1).play("dial 1", "flag", "fall")
    assert (stock(pos, 0), stock(pos, 1)) == ((food, 0, 0), (9, 0, 5))  # not from the loser


@pytest.mark.rule("K-FAC-orcs-L3")
def test_a_lost_war_earns_nothing() -> None:
    assert stock(attack(3, ore=1).play("dial 1", "dial 2", "fall")) == (0, 0, 0)


@pytest.mark.rule("K-FAC-orcs-L4", "K-WAR-16")
def test_one_unit_may_be_added_after_the_reveal() -> None:
    pos = attack(4, ore=4, mana=1, food=0).play("dial 3", "dial 5")
    assert (pos.asked, pos.legal()) == (0, ["add mana", "add ore", "done"])
    pos.play("add mana")  # worth two: five against five, and Orcs win equal numbers
    assert pos.state.war_winner == 0
    assert stock(pos)[1:] == (0, 1)  # paid on top of the three set


@pytest.mark.rule("K-FAC-orcs-L4")
def test_the_unit_need_not_be_added_and_is_spent_if_the_war_is_lost() -> None:
    pos = attack(4, ore=4).play("dial 3", "dial 5", "done")
    assert (pos.state.war_winner, pos.has(0, "ore")) == (1, 1)
    pos = attack(4, ore=4).play("dial 3", "dial 5", "add ore")
    assert (pos.state.war_winner, pos.has(0, "ore")) == (1, 0)


@pytest.mark.rule("K-FAC-orcs-L4")
def test_the_number_may_be_lifted_past_eleven() -> None:
    pos = attack(4, mana=7).play("dial 11", "flag", "add mana")
    assert [event.facts["resource"] for event in pos.happened("unit_added")] == ["mana"]
    assert (pos.state.war_winner, pos.has(0, "mana")) == (0, 0)


@pytest.mark.rule("K-FAC-orcs-L4")
@pytest.mark.parametrize(("answer", "winner"), [("add mana", 0), ("done", 1)])
def test_a_number_past_eleven_beats_eleven(answer: str, winner: int) -> None:
    pos = kingdom(heroes_call=True).give(0, "orcs", {"a1": 1, "a5": 1}, magic=4, mana=7)
    pos.give(1, "trolls", {"c1": 1}, hero="berserker", hero_in="a4", hero_level=2, mana=6)
    pos.turn(select="patrol").play("patrol a1 a4", "dial 11", "dial 11")
    assert pos.play(answer).state.war_winner == winner  # both win equal numbers: the defender does


@pytest.mark.rule("K-FAC-orcs-L4", "K-WAR-16")
def test_enough_must_remain_for_the_number_set() -> None:
    pos = attack(4, ore=3).play("dial 3", "dial 5")
    assert not pos.happened("unit_added")
    assert (pos.state.war_winner, pos.phase) == (1, "retreat")
    pos = attack(4, ore=2, mana=1).play("dial 3", "dial 5")  # the mana is needed, an ore is not
    assert pos.legal() == ["add ore", "done"]


@pytest.mark.rule("K-FAC-orcs-L4")
def test_orcs_who_defend_may_add_a_unit_too() -> None:
    pos = kingdom().give(0, "trolls", {"a1": 1, "a5": 1}, ore=5)
    pos.give(1, "orcs", {"a4": 1, "c1": 1}, magic=4, ore=4)
    pos.turn(select="patrol").play("patrol a1 a4", "dial 4", "dial 3")
    assert (pos.asked, pos.legal()) == (1, ["add ore", "done"])
    assert pos.play("add ore").state.war_winner == 1


@pytest.mark.rule("K-FAC-orcs-L4", "K-MAGIC-2")
def test_below_the_level_nothing_is_added() -> None:
    pos = attack(3, ore=4).play("dial 3", "dial 5")
    assert (pos.asked, pos.phase, pos.has(0, "ore")) == (0, "retreat", 1)


@pytest.mark.rule("K-FAC-orcs-L4", "K-WAR-16")
def test_a_flag_cannot_be_lifted() -> None:
    pos = attack(4, ore=4, mana=8).play("flag", "dial 1")  # units enough for any number
    assert not pos.happened("unit_added")
    assert (pos.asked, pos.phase) == (0, "retreat")


@pytest.mark.rule("K-FAC-orcs-L5")
@pytest.mark.parametrize(("guest", "points"), [("c1", 2), ("a4", 0), ("amberfold.w1", 0)])
def test_a_home_without_strangers_is_two_points(guest: str, points: int) -> None:
    pos = kingdom().give(0, "orcs", {"a1": 2}, magic=5)
    pos.give(1, "frost_wraiths", {guest: 1}, magic=2)
    assert bonus(pos) == points


@pytest.mark.rule("K-FAC-orcs-L5", "K-RUINS-2")
def test_strangers_in_ruins_are_gone_before_the_home_is_looked_at() -> None:
    pos = kingdom("eldwater", "cinderholt", "amberfold").give(0, "orcs", {"e1": 2}, magic=5)
    assert bonus(pos.give(1, regions={"e5": 1, "c1": 1})) == 2


@pytest.mark.rule("K-FAC-orcs-L5")
def test_a_strange_fortress_alone_does_no_harm() -> None:
    pos = kingdom(heroes_call=True).give(0, "orcs", {"a1": 2}, magic=5)
    assert bonus(pos.give(1, regions={"c1": 1}, fortresses=["a4"])) == 2
