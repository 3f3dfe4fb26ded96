"""Halflings: banner 6, tray 11; they begin anywhere and dig two holes."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from elbowroom.testing import Scenario, position

Picked = Callable[[str, str], Scenario]


@pytest.mark.rule("C-PICK-4", "C-COMP-2")
def test_halflings_bring_six_tokens_of_eleven(picked: Picked) -> None:
    pos = picked("halflings", "merchant")
    assert pos.hand(0) == 6 + 2
    assert pos.tray("halflings") == 11 - 8


# Where they begin.


@pytest.mark.rule("C-RACE-HALFLINGS-1")
def test_the_first_conquest_may_be_any_land_region(picked: Picked) -> None:
    pos = picked("halflings", "merchant")
    land = {f"conquer r{number:02}" for number in range(1, 24)}
    water = {"conquer r01", "conquer r08", "conquer r23"}
    assert {action for action in pos.legal() if action.startswith("conquer")} == land - water
    assert pos.rule_against("conquer r08") == "C-CONQ-4"


@pytest.mark.rule("C-RACE-HALFLINGS-1")
def test_later_conquests_are_adjacent_as_usual(picked: Picked) -> None:
    pos = picked("halflings", "merchant").play("conquer r10")
    assert "conquer r09" in pos.legal()
    assert pos.rule_against("conquer r16") == "C-CONQ-3"


@pytest.mark.rule("C-RACE-HALFLINGS-1")
def test_a_first_conquest_breaks_no_immunity() -> None:
    pos = position("classic").give(1, "elves", "heroic", {"r10": 1}, markers={"r10": "hero"})
    pos.give(0, "halflings", "merchant", hand=8).turn(0, phase="conquer")
    assert pos.rule_against("conquer r10") == "C-CONQ-11"
    assert "conquer r15" in pos.legal()


@pytest.mark.rule("C-RACE-HALFLINGS-1")
def test_halflings_driven_from_the_map_re_enter_anywhere() -> None:
    pos = position("classic").give(1, "halflings", "hill", {"r10": 4}, markers={"r10": {"hole": 0}})
    pos.give(0, "ratmen", "merchant", {"r05": 1}, hand=6).turn(0, phase="conquer")
    pos.play("conquer r10", "done", "done", "expand")
    assert (pos.asked, pos.hand(1)) == (1, 3)
    assert "conquer r14" in pos.legal()


@pytest.mark.rule("C-RACE-HALFLINGS-1", "C-RUL-31")
def test_halflings_who_abandon_everything_re_enter_anywhere() -> None:
    pos = position("classic").give(0, "halflings", "merchant", {"r05": 4}).turn(0)
    pos.play("expand", "abandon r05", "done")
    assert "conquer r14" in pos.legal()
    pos.play("conquer r14")
    assert pos.tokens("r14") == 3


@pytest.mark.rule("C-RUL-32")
@pytest.mark.parametrize("region", ["r01", "r08", "r10", "r23"])
def test_seafaring_halflings_start_on_any_region_even_the_lake(picked: Picked, region: str) -> None:
    pos = picked("halflings", "seafaring")
    assert len([action for action in pos.legal() if action.startswith("conquer")]) == 23
    pos.play(f"conquer {region}")
    assert pos.race_in(region) == "halflings"


# Holes.


@pytest.mark.rule("C-RACE-HALFLINGS-2")
def test_the_first_two_conquests_get_a_hole_and_the_third_does_not(picked: Picked) -> None:
    pos = picked("halflings", "merchant").play("conquer r10", "conquer r05", "conquer r04")
    assert (pos.markers("r10"), pos.markers("r05")) == ({"hole": 1}, {"hole": 1})
    assert pos.markers("r04") == {}
    assert pos.supply("hole") == 0


@pytest.mark.rule("C-RACE-HALFLINGS-2")
def test_a_second_conquest_in_a_later_turn_still_gets_its_hole() -> None:
    pos = position("classic").row([("halflings", "merchant")]).give(1, "elves", "hill", {"r16": 1})
    pos.play("pick 0", "conquer r10", "done", "redeploy r10 8", "done", "decline")
    pos.play("expand", "conquer r05", "conquer r04")
    assert (pos.markers("r05"), pos.markers("r04")) == ({"hole": 1}, {})


@pytest.mark.rule("C-RACE-HALFLINGS-2", "C-CONQ-11")
def test_no_enemy_may_conquer_a_region_with_a_hole() -> None:
    holes = {"r10": "hole", "r04": "hole"}
    pos = position("classic").give(
        1, "halflings", "hill", {"r10": 1, "r04": 1, "r11": 1}, markers=holes
    )
    pos.give(0, "ratmen", "dragon_master", {"r05": 1}, hand=10).turn(0, phase="conquer")
    for action in ("conquer r10", "attempt r10", "dragon r10", "conquer r04"):
        assert pos.rule_against(action) == "C-CONQ-11"
    assert "conquer r11" in pos.legal()


@pytest.mark.rule("C-RACE-HALFLINGS-2")
def test_an_enemys_ghouls_in_decline_may_not_take_a_hole_either() -> None:
    pos = position("classic").give(1, "halflings", "hill", {"r10": 1}, markers={"r10": "hole"})
    pos.declined(0, "ghouls", {"r05": 5}).give(0, "ratmen", "merchant", {"r16": 1}).turn(0)
    pos.play("expand")
    assert pos.rule_against("conquer r10") == "C-CONQ-11"


@pytest.mark.rule("C-RACE-HALFLINGS-2", "C-RUL-77")
def test_seafaring_halflings_dig_a_hole_on_water(picked: Picked) -> None:
    pos = picked("halflings", "seafaring").play("conquer r08")
    assert pos.tokens("r08") == 2
    assert pos.markers("r08") == {"hole": 1}


# The end of a hole.


@pytest.mark.rule("C-RACE-HALFLINGS-3", "C-DECL-4")
def test_holes_go_at_decline() -> None:
    holes = {"r10": "hole", "r05": "hole"}
    pos = position("classic").give(0, "halflings", "merchant", {"r10": 2, "r05": 1}, markers=holes)
    pos.give(1, "ratmen", "hill", {"r11": 4}).turn(0).play("decline")
    assert (pos.markers("r10"), pos.markers("r05")) == ({}, {})
    pos.play("expand", "done")
    assert pos.cost("r10") == 3
    assert "conquer r10" in pos.legal()


@pytest.mark.rule("C-RACE-HALFLINGS-3", "C-RUL-31")
def test_a_hole_of_an_abandoned_region_is_lost_and_never_placed_again() -> None:
    holes = {"r10": "hole", "r05": "hole"}
    pos = position("classic").give(0, "halflings", "merchant", {"r10": 3, "r05": 3}, markers=holes)
    pos.turn(0).play("expand", "abandon r10")
    assert pos.markers("r10") == {}
    pos.play("done", "conquer r10", "conquer r04")
    assert (pos.race_in("r10"), pos.markers("r10")) == ("halflings", {})
    assert pos.markers("r04") == {}
    assert pos.markers("r05") == {"hole": 1}


@pytest.mark.rule("C-RUL-31")
def test_after_abandoning_the_first_region_only_the_second_conquest_gets_a_hole() -> None:
    pos = position("classic").tribes()
    pos.give(0, "halflings", "merchant", {"r10": 6}, markers={"r10": "hole"}).turn(0)
    pos.play("expand", "abandon r10", "done", "conquer r14", "conquer r13")
    assert (pos.markers("r14"), pos.markers("r13")) == ({"hole": 1}, {})


@pytest.mark.rule("C-RACE-HALFLINGS-3", "C-RUL-30")
def test_a_hole_goes_when_the_owners_own_ghouls_take_the_region() -> None:
    holes = {"r10": "hole", "r16": "hole"}
    pos = position("classic").declined(0, "ghouls", {"r05": 4})
    pos.give(0, "halflings", "merchant", {"r10": 1, "r16": 3}, markers=holes).turn(0)
    pos.play("expand", "conquer r10")
    assert (pos.race_in("r10"), pos.markers("r10")) == ("ghouls", {})
    pos.play("done", "done", "conquer r22")
    assert (pos.race_in("r22"), pos.markers("r22")) == ("halflings", {})


@pytest.mark.rule("C-RACE-HALFLINGS-3")
def test_holes_that_went_wait_in_the_box_for_the_next_halflings() -> None:
    holes = {"r10": "hole", "r05": "hole"}
    pos = position("classic").give(0, "halflings", "merchant", {"r10": 1, "r05": 1}, markers=holes)
    pos.turn(0)
    assert pos.supply("hole") == 0
    pos.play("decline")
    assert pos.supply("hole") == 2
