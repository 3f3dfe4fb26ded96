"""Tundra: one meeple, no war, no fortress, and it must be left."""

from __future__ import annotations

import pytest

from elbowroom.games.kingdoms.test_kit import KingdomsScenario
from elbowroom.testing import position
from tests.games.kingdoms.frozen import collect, frozen


@pytest.mark.rule("K-TUNDRA-1", "K-TUNDRA-2", "K-MOVE-1")
def test_nobody_enters_a_taken_tundra_so_no_war_begins_there() -> None:
    pos = frozen().give(0, regions={"p2": 1, "p4": 1}).give(1, regions={"p1": 1, "c1": 1})
    pos.turn(select="patrol")
    assert pos.rule_against("patrol p2 p1") == "K-TUNDRA-1"
    pos = frozen().give(0, regions={"c1": 1, "p1": 1}).turn(select="quest")
    assert pos.rule_against("quest c1 p1") == "K-TUNDRA-4"  # the duty of the one that is there


@pytest.mark.rule("K-TUNDRA-2", "K-TOWER-1")
def test_no_fortress_is_placed_in_tundra() -> None:
    pos = frozen().give(0, regions={"p1": 1, "p5": 1}, ore=1).turn(select="build")
    assert pos.legal() == ["build p5", "pass"]
    assert pos.rule_against("build p1") == "K-TOWER-1"


@pytest.mark.rule("K-RUL-15", "K-TOWER-1", "K-TURN-4")
def test_who_has_no_region_for_a_fortress_cannot_build() -> None:
    pos = frozen().give(0, regions={"p1": 1, "p5": 1}, fortresses=["p5"], ore=9)
    pos.turn(active=2, select="build", acting=0)
    assert pos.legal() == ["collect"]


@pytest.mark.rule("K-TUNDRA-3", "K-SILVER-3")
def test_collecting_in_tundra_brings_a_unit_of_choice_but_no_silver() -> None:
    pos = collect(frozen().give(0, regions={"p1": 1, "p5": 1}))
    assert pos.legal() == ["gain food", "gain mana", "gain ore"]
    pos.play("gain ore")
    assert [pos.has(0, each) for each in ("food", "mana", "ore", "silver")] == [1, 0, 1, 0]


@pytest.mark.rule("K-TUNDRA-3", "K-LAID-1")
def test_a_lying_meeple_in_tundra_does_not_collect() -> None:
    pos = collect(frozen().give(0, regions={"p1": 1, "p5": 1}, lying=["p1"]))
    assert (pos.asked, pos.has(0, "food")) == (1, 1)


@pytest.mark.rule("K-TUNDRA-4")
def test_the_active_player_too_must_leave_and_cannot_pass() -> None:
    pos = frozen().give(0, regions={"p1": 1, "p5": 1}).turn(select="quest")
    assert {text.split()[1] for text in pos.legal()} == {"p1"}
    assert pos.rule_against("pass") == "K-TUNDRA-4"


@pytest.mark.rule("K-TUNDRA-4")
def test_other_actions_leave_a_meeple_in_tundra_alone() -> None:
    pos = frozen().give(0, regions={"p1": 1, "p5": 1}).turn(select="research")
    assert pos.legal() == ["pass"]


@pytest.mark.rule("K-TUNDRA-4", "K-TUNDRA-8")
def test_leaving_may_be_an_attack() -> None:
    pos = frozen().give(0, regions={"p1": 1, "c5": 1}, ore=1)
    pos.give(1, regions={"p2": 1, "p4": 2, "c1": 1}).turn(select="patrol")
    assert pos.legal() == ["patrol p1 p2"]
    assert pos.play("patrol p1 p2").phase == "dial"


def two_tundras() -> KingdomsScenario:
    """Seat 0 is at home in Frosthollow, with tundra in p1, seat 1 in Silverscar, with s4."""
    lands = ["frosthollow", "silverscar", "eldwater"]
    return position("kingdoms", players=3, heroes_call=True, territories=lands)


@pytest.mark.rule("K-TUNDRA-8")
def test_another_empty_tundra_will_do() -> None:
    pos = two_tundras().give(0, regions={"p1": 1, "p5": 1}).turn(select="quest")
    pos.play("quest p1 s4")
    assert (pos.meeples(0, "s4"), pos.asked) == (1, 1)


@pytest.mark.rule("K-TUNDRA-8", "K-HEROCARD-explorer")
def test_abilities_that_widen_a_move_help_a_meeple_out() -> None:
    pos = frozen().give(0, regions={"c1": 1}, hero="explorer", hero_in="p1")
    pos.give(1, regions={"p2": 2, "p4": 2}).turn(select="patrol")
    assert pos.legal() == ["patrol-hero p1 p5"]


@pytest.mark.rule("K-TUNDRA-6", "K-RUL-20")
def test_of_two_meeples_in_tundra_the_owner_chooses_one_and_the_other_stays() -> None:
    pos = two_tundras().give(0, regions={"p1": 1, "s4": 1, "p5": 1}).turn(select="patrol")
    assert pos.legal() == ["patrol p1 p2", "patrol p1 p4", "patrol s4 s1", "patrol s4 s5"]
    pos.play("patrol s4 s1")
    assert (pos.meeples(0, "p1"), pos.asked) == (1, 1)


@pytest.mark.rule("K-TUNDRA-6", "K-FAC-goblins-L1")
def test_with_two_moves_both_must_leave() -> None:
    pos = two_tundras().give(0, "goblins", {"p1": 1, "s4": 1, "p5": 1}, magic=1)
    pos.turn(select="patrol").play("patrol s4 s1")
    assert pos.legal() == ["patrol p1 p2", "patrol p1 p4"]
    assert pos.play("patrol p1 p2").asked == 1


@pytest.mark.rule("K-TUNDRA-5")
def test_who_lost_a_meeple_there_acts_with_another_or_collects() -> None:
    pos = frozen().give(0, regions={"p1": 1, "c1": 1}).give(1, regions={"p2": 2, "p4": 2})
    pos.turn(active=2, select="patrol", acting=0)
    assert pos.legal() == ["patrol c1 c2", "patrol c1 c4", "collect"]
    assert pos.meeples(0) == 1


@pytest.mark.rule("K-TUNDRA-5", "K-RUL-9")
def test_a_last_meeple_stays_instead_of_being_lost() -> None:
    pos = frozen().give(0, regions={"p1": 1}).give(1, regions={"p2": 2, "p4": 2})
    pos.turn(active=2, select="patrol", acting=0)
    assert (pos.meeples(0, "p1"), pos.legal()) == (1, ["collect"])


@pytest.mark.rule("K-TUNDRA-4", "K-RUL-39", "K-LAID-6")
def test_a_lying_meeple_must_leave_too_and_may_attack_and_win_lying() -> None:
    pos = frozen().give(0, regions={"p1": 1, "c5": 1}, lying=["p1"], ore=1)
    pos.give(1, regions={"p2": 1, "p4": 2, "c1": 1}).turn(select="patrol")
    pos.play("patrol p1 p2", "dial 1", "flag", "fall")
    assert (pos.meeples(0, "p2"), pos.lying(0)) == (1, ["p2"])


@pytest.mark.rule("K-WAR-13")
def test_a_last_meeple_that_is_driven_home_does_not_go_into_tundra() -> None:
    # The only way out of c4 is c1, where one of the attackers has stayed; p1 is tundra.
    pos = frozen().give(0, regions={"c4": 1}).give(1, regions={"c1": 2}, ore=3)
    pos.turn(active=1, select="patrol").play("patrol c1 c4", "dial 1", "flag")
    assert (pos.asked, pos.phase) == (0, "retreat")
    assert pos.legal() == [f"retreat {home}" for home in ("p2", "p3", "p4", "p5", "p6")]
