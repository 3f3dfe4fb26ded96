"""The worked examples of the rules, with their own numbers."""

from __future__ import annotations

import pytest

from elbowroom.games.kingdoms.test_kit import KingdomsScenario
from elbowroom.testing import position
from tests.games.kingdoms.frozen import FULL_CARD, frozen, highest, victor


def attack(faction: str = "trolls", magic: int = 0, **purse: int) -> KingdomsScenario:
    """Seat 0 attacks the meeple of seat 1 in a2, who can pay for any number up to 9."""
    pos = position("kingdoms", players=3)
    pos.give(0, faction, {"a1": 1, "a5": 1}, magic=magic, **purse)
    pos.give(1, "centaurs", {"a2": 1, "c1": 1}, ore=9).give(2, "elves", {"e1": 2})
    return pos.turn(select="patrol").play("patrol a1 a2")


@pytest.mark.rule("K-EX-1", "K-RUL-8")
def test_two_mana_and_one_ore_reach_five_and_leave_no_unit_over() -> None:
    assert highest(attack(mana=2, ore=1)) == 5
    four = attack(mana=2, ore=1).play("dial 4", "flag")
    assert (four.has(0, "mana"), four.has(0, "ore"), four.phase) == (0, 1, "retreat")
    three = attack(mana=2, ore=1).play("dial 3", "flag")
    assert three.legal() == ["pay mana 1", "pay mana 2"]
    assert three.play("pay mana 2").has(0, "ore") == 1


@pytest.mark.rule("K-EX-2")
def test_a_fortress_lifts_two_ore_to_three_and_two_are_due() -> None:
    pos = frozen().give(0, regions={"p3": 1, "p6": 1}, ore=3)
    pos.give(1, regions={"p2": 1, "c1": 1}, fortresses=["p2"], ore=2)
    pos.turn(select="patrol").play("patrol p3 p2", "dial 3")
    assert highest(pos) == 3
    assert pos.play("dial 3").has(1, "ore") == 0


@pytest.mark.rule("K-EX-3")
def test_five_against_five_is_the_defenders_and_both_pay_five() -> None:
    pos = attack(ore=6).play("dial 5", "dial 5")
    assert (victor(pos), pos.has(0, "ore"), pos.has(1, "ore")) == (1, 1, 4)


@pytest.mark.rule("K-EX-4")
def test_a_retreat_of_four_meeples_takes_two_food_and_two_silver() -> None:
    pos = frozen().give(0, regions={"p2": 1, "p6": 1, "c1": 1, "c2": 1}, food=2, silver=2)
    pos.give(1, regions={"p3": 1, "c5": 1}, ore=1).turn(active=1, select="patrol")
    pos.play("patrol p3 p2", "dial 1", "flag")
    assert pos.explain("retreat p5").total == 4
    pos.play("retreat p5")
    assert (pos.has(0, "food"), pos.has(0, "silver"), pos.meeples(0, "p5")) == (0, 0, 1)


@pytest.mark.rule("K-EX-5", "K-RUL-10")
def test_the_sixth_meeple_costs_six_food_and_five_for_goblins() -> None:
    for faction, price in (("trolls", 6), ("goblins", 5)):
        pos = position("kingdoms", players=3)
        pos.give(0, faction, {"a1": 1, "a2": 2, "a5": 2}, magic=2, food=price)
        pos.turn(select="expand")
        assert pos.explain("expand a1").total == price
        assert pos.play("expand a1").has(0, "food") == 0


@pytest.mark.rule("K-EX-6", "K-TOWER-6")
def test_a_lost_fortress_lowers_the_tower_and_its_level_is_paid_again() -> None:
    pos = frozen().give(0, regions={"p3": 1, "p6": 1}, ore=1)
    pos.give(1, regions={"c3": 1, "c5": 1}, fortresses=["p2", "c1", "c2"], ore=3)
    pos.turn(select="patrol").play("patrol p3 p2", "dial 1", "flag")
    assert pos.state.tower[1] == 2
    pos.play("collect", "collect", "select build")
    assert (pos.asked, pos.explain("build c5").total) == (1, 3)


@pytest.mark.rule("K-EX-7", "K-END-4")
def test_magic_five_in_the_turn_of_the_fifth_shield_ends_the_game_at_once() -> None:
    pos = position("kingdoms", players=3)
    pos.give(0, regions={"a1": 2}, magic=4, mana=5).give(1, regions={"c1": 2})
    pos.give(2, regions={"e1": 2})
    shields = ["patrol", "quest", "build", "expand"]
    pos.turn(select="research", shields=shields).play("research", "collect")
    assert pos.phase == "act"
    assert pos.play("collect").phase == "over"


@pytest.mark.rule("K-EX-9", "K-5P-1")
def test_with_five_players_the_one_who_clears_is_skipped() -> None:
    pos = position("kingdoms", players=5)
    for seat, region in enumerate(("a1", "c1", "e1", "g1", "i1")):
        pos.give(seat, regions={region: 2})
    pos.turn(active=0)
    for seat, action in enumerate(FULL_CARD):
        assert (pos.asked, pos.phase) == (seat, "select")
        pos.play(f"select {action}", "pass", *["collect"] * 4)
    assert (pos.state.round, pos.asked, pos.phase) == (2, 1, "select")


@pytest.mark.rule("K-EX-10", "K-2P-3")
def test_five_neutrals_cost_five_then_four() -> None:
    pos = position("kingdoms", players=2).neutrals("e1", "e2", "e3", "e4", "e6")
    pos.give(0, regions={"a1": 1, "a2": 1}, ore=9).give(1, regions={"c1": 2})
    pos.turn(select="quest").play("quest a1 e1")
    assert pos.has(0, "ore") == 4
    pos.play("collect", "select patrol", "pass", "patrol e1 e2")
    assert pos.has(0, "ore") == 0


@pytest.mark.rule("K-EX-11", "K-RUL-42")
def test_humans_pay_two_less_for_one_type_but_nothing_for_nothing() -> None:
    four = attack("humans", 3, mana=2, ore=2, food=5).play("dial 4", "flag")
    assert four.legal() == ["pay mana 0", "pay mana 1"]
    assert four.play("pay mana 0").has(0, "ore") == 0
    two = attack("humans", 3, mana=2, ore=2, food=5).play("dial 2", "flag")
    assert two.legal() == ["pay mana 0", "pay mana 1"]
    two.play("pay mana 0")
    assert [two.has(0, each) for each in ("food", "mana", "ore")] == [5, 2, 1]


@pytest.mark.rule("K-EX-12")
def test_constructs_reach_four_with_a_mana_and_an_ore() -> None:
    pos = attack("constructs", 2, mana=1, ore=1)
    assert highest(pos) == 4
    pos.play("dial 4", "flag")
    assert (pos.has(0, "mana"), pos.has(0, "ore")) == (0, 0)


@pytest.mark.rule("K-EX-13")
def test_orcs_may_add_a_mana_only_if_the_number_stays_payable() -> None:
    assert attack("orcs", 4, mana=2).play("dial 3", "dial 5").phase == "retreat"
    pos = attack("orcs", 4, mana=3).play("dial 3", "dial 5")
    assert (pos.phase, pos.legal()) == ("add", ["add mana", "done"])
    assert victor(pos.play("add mana")) == 0


def two_beaten_breakers(food: int) -> KingdomsScenario:
    """Seat 0, with four meeples in play, breaks with a lone fortress and sets the flag."""
    pos = frozen().give(0, regions={"p2": 2, "p6": 1, "c1": 1}, food=food)
    pos.give(1, regions={"c2": 1}, fortresses=["p2"], ore=3)
    return pos.turn(select="patrol").play("break p2", "flag", "dial 1")


@pytest.mark.rule("K-EX-14", "K-RETREAT-8")
def test_both_meeples_of_a_beaten_breaker_leave_each_at_its_price() -> None:
    pos = two_beaten_breakers(food=9)
    assert pos.explain("retreat p3").total == 4
    assert pos.play("retreat p3").explain("retreat p5").total == 4
    pos = two_beaten_breakers(food=9).play("fall")
    assert pos.explain("retreat p5").total == 3
    assert pos.play("retreat p5").meeples(0, "p2") == 0
