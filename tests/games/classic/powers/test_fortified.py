from __future__ import annotations

import pytest

from elbowroom.testing import position
from tests.games.classic.powers.turns import IDLE_TURN


@pytest.mark.rule("C-PICK-4")
def test_the_badge_brings_three_tokens() -> None:
    pos = position("classic").row([("orcs", "fortified")]).turn(player=0)
    pos.play("pick 0")
    assert pos.hand(0) == 5 + 3


@pytest.mark.rule("C-POWER-FORTIFIED-1")
def test_one_fortress_may_be_placed_each_turn() -> None:
    pos = position("classic").give(0, "ratmen", "fortified", regions={"r05": 1, "r10": 1})
    pos.give(1, "elves", "hill", regions={"r18": 1}).turn(player=0, phase="place")
    pos.play("fortress r05")
    assert (pos.asked, pos.phase) == (1, "choice")
    assert (pos.markers("r05"), pos.markers("r10")) == ({"fortress": 1}, {})
    pos.play(*IDLE_TURN)
    pos.play("expand", "done", "done", "done", "fortress r10")
    assert (pos.markers("r05"), pos.markers("r10")) == ({"fortress": 1}, {"fortress": 1})
    assert pos.supply("fortress") == 4


@pytest.mark.rule("C-POWER-FORTIFIED-1")
def test_no_fortress_need_be_placed() -> None:
    pos = position("classic").give(0, "ratmen", "fortified", regions={"r05": 1})
    pos.turn(player=0, phase="place")
    pos.play("done")
    assert pos.markers("r05") == {}
    assert pos.supply("fortress") == 6


@pytest.mark.rule("C-POWER-FORTIFIED-1")
def test_a_region_holds_one_fortress_and_it_stands_in_a_region_of_the_race() -> None:
    pos = position("classic")
    pos.give(0, "ratmen", "fortified", {"r05": 1, "r10": 1}, markers={"r05": "fortress"})
    pos.declined(0, "elves", regions={"r11": 1}).turn(player=0, phase="place")
    assert pos.legal() == ["fortress r10", "done"]
    assert pos.rule_against("fortress r05") == "C-POWER-FORTIFIED-1"
    assert pos.why_not("fortress r11") != ""
    assert pos.why_not("fortress r04") != ""


@pytest.mark.rule("C-POWER-FORTIFIED-1")
def test_a_region_conquered_this_turn_may_get_the_fortress() -> None:
    pos = position("classic").give(0, "ratmen", "fortified", regions={"r05": 1}, hand=2, coins=0)
    pos.turn(player=0, phase="conquer")
    pos.play("conquer r10", "done", "fortress r10")
    assert pos.markers("r10") == {"fortress": 1}
    assert pos.coins(0) == 2 + 1


@pytest.mark.rule("C-POWER-FORTIFIED-1", "C-RUL-43")
def test_six_fortresses_stand_at_most_those_of_races_in_decline_included() -> None:
    own = {"r04": 1, "r05": 1, "r09": 1, "r10": 1}
    pos = position("classic")
    pos.give(0, "ratmen", "fortified", own, markers={"r05": "fortress", "r10": "fortress"})
    pos.declined(0, "elves", {"r18": 1, "r19": 1}, markers={"r18": "fortress", "r19": "fortress"})
    pos.declined(1, "orcs", {"r21": 1, "r22": 1}, markers={"r21": "fortress", "r22": "fortress"})
    pos.give(1, "humans", "hill", regions={"r15": 1})
    pos.turn(player=0, phase="redeploy")
    assert pos.supply("fortress") == 0
    pos.play("done")
    assert (pos.asked, pos.phase) == (1, "choice")
    assert (pos.markers("r04"), pos.markers("r09")) == ({}, {})


@pytest.mark.rule("C-POWER-FORTIFIED-1")
def test_the_sixth_fortress_may_be_placed() -> None:
    own = {"r03": 1, "r04": 1, "r05": 1, "r09": 1, "r10": 1, "r11": 1}
    standing = {region: "fortress" for region in own if region != "r11"}
    pos = position("classic").give(0, "ratmen", "fortified", own, markers=standing, coins=0)
    pos.turn(player=0, phase="place")
    pos.play("fortress r11")
    assert pos.supply("fortress") == 0
    assert pos.coins(0) == 6 + 6


@pytest.mark.rule("C-POWER-FORTIFIED-2")
def test_each_fortress_pays_one_coin_each_turn_while_active() -> None:
    pos = position("classic")
    markers = {"r05": "fortress", "r10": "fortress"}
    pos.give(0, "ratmen", "fortified", {"r05": 1, "r10": 1, "r11": 1}, coins=0, markers=markers)
    pos.turn(player=0, phase="place")
    pos.play("done")
    assert pos.coins(0) == 3 + 2


@pytest.mark.rule("C-POWER-FORTIFIED-2", "C-RUL-04")
def test_in_decline_fortresses_pay_nothing_and_still_defend() -> None:
    pos = position("classic")
    pos.give(0, "ratmen", "fortified", {"r05": 3, "r10": 1}, coins=0, markers={"r10": "fortress"})
    pos.give(1, "elves", "hill", regions={"r15": 6})
    pos.row([("humans", "mounted")])
    pos.play("decline")
    assert pos.coins(0) == 2
    assert pos.markers("r10") == {"fortress": 1}
    pos.play("expand", "done")
    assert pos.cost("r10") == 2 + 1 + 1
    pos.play("done", "redeploy r15 6", "done")
    pos.play("pick 0", "done")
    assert pos.coins(0) == 2 + 2


@pytest.mark.rule("C-POWER-FORTIFIED-2")
def test_an_active_fortress_adds_one_to_the_cost() -> None:
    pos = position("classic")
    pos.give(0, "ratmen", "fortified", {"r09": 2}, markers={"r09": "fortress"})
    pos.give(1, "elves", "hill", regions={"r15": 6}).turn(player=1, phase="conquer")
    assert pos.cost("r09") == 2 + 2 + 1 + 1


@pytest.mark.rule("C-RUL-04")
def test_a_fortified_race_in_decline_builds_no_more() -> None:
    pos = position("classic")
    pos.give(0, "ghouls", "fortified", regions={"r05": 1, "r10": 1}, markers={"r10": "fortress"})
    pos.give(1, "elves", "hill", regions={"r18": 1})
    pos.row([("humans", "mounted")])
    pos.play("decline", *IDLE_TURN, "pick 0")
    pos.play("done", "done", "done")
    assert (pos.asked, pos.phase) == (1, "choice")
    assert (pos.markers("r05"), pos.markers("r10")) == ({}, {"fortress": 1})


@pytest.mark.rule("C-POWER-FORTIFIED-3", "C-RUL-43")
def test_the_fortress_of_an_abandoned_region_may_be_built_again() -> None:
    own = {"r03": 1, "r04": 1, "r05": 1, "r09": 1, "r10": 1, "r11": 1, "r15": 1}
    standing = {region: "fortress" for region in own if region != "r15"}
    pos = position("classic").give(0, "ratmen", "fortified", own, markers=standing)
    pos.play("expand", "abandon r11")
    assert pos.supply("fortress") == 1
    pos.play("redeploy r15 2", "fortress r15")
    assert (pos.markers("r11"), pos.markers("r15")) == ({}, {"fortress": 1})


@pytest.mark.rule("C-POWER-FORTIFIED-3")
def test_the_fortress_of_a_lost_region_goes_back_to_supply() -> None:
    pos = position("classic")
    pos.give(0, "ratmen", "fortified", {"r05": 1, "r10": 1}, markers={"r10": "fortress"})
    pos.give(1, "elves", "hill", regions={"r15": 6})
    pos.turn(player=1, phase="ready")
    pos.play("conquer r10")
    assert (pos.holder("r10"), pos.markers("r10")) == (1, {})
    assert pos.supply("fortress") == 6


@pytest.mark.rule("C-POWER-FORTIFIED-3")
def test_a_fortress_cannot_be_moved() -> None:
    pos = position("classic")
    pos.give(0, "ratmen", "fortified", {"r05": 1, "r10": 1}, markers={"r05": "fortress"})
    pos.turn(player=0, phase="place")
    pos.play("fortress r10")
    assert (pos.markers("r05"), pos.markers("r10")) == ({"fortress": 1}, {"fortress": 1})
    assert (pos.supply("fortress"), pos.markers_in_hand(0, "fortress")) == (4, 0)


@pytest.mark.rule("C-RUL-74")
def test_fortresses_of_the_older_race_pay_nothing_to_a_new_fortified_race() -> None:
    pos = position("classic")
    pos.declined(0, "orcs", {"r18": 1, "r19": 1}, markers={"r18": "fortress", "r19": "fortress"})
    pos.give(0, "ratmen", "fortified", {"r05": 1}, coins=0, markers={"r05": "fortress"})
    pos.turn(player=0, phase="redeploy")
    pos.play("done")
    assert pos.coins(0) == 3 + 1


@pytest.mark.rule("C-POWER-FORTIFIED-1")
def test_a_fortress_is_placed_after_the_conquests_only() -> None:
    pos = position("classic").give(0, "ratmen", "fortified", regions={"r05": 1}, hand=2)
    pos.turn(player=0, phase="conquer")
    assert pos.why_not("fortress r05") != ""
    pos.play("conquer r10", "done", "done")
    assert pos.why_not("fortress r05") == ""
