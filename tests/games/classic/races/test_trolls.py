"""Trolls: banner 5, tray 10; every conquest gets a lair."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from elbowroom.testing import Scenario, position

Picked = Callable[[str, str], Scenario]


@pytest.mark.rule("C-PICK-4", "C-COMP-2")
def test_trolls_bring_five_tokens_of_ten(picked: Picked) -> None:
    pos = picked("trolls", "spirit")
    assert pos.hand(0) == 5 + 5
    assert pos.tray("trolls") == 10 - 10


@pytest.mark.rule("C-RACE-TROLLS-1")
def test_each_conquered_region_gets_a_lair_at_once(picked: Picked) -> None:
    pos = picked("trolls", "merchant").play("conquer r05")
    assert pos.markers("r05") == {"lair": 1}
    pos.play("conquer r10", "conquer r04")
    assert (pos.markers("r10"), pos.markers("r04")) == ({"lair": 1}, {"lair": 1})
    assert pos.supply("lair") == 10 - 3


@pytest.mark.rule("C-RACE-TROLLS-1")
def test_a_region_has_at_most_one_lair() -> None:
    pos = position("classic").give(0, "trolls", "merchant", {"r05": 4}).turn(0)
    pos.play("expand", "abandon r05", "done", "conquer r05", "done", "redeploy r05 4", "done")
    assert pos.markers("r05") == {"lair": 1}
    assert pos.supply("lair") == 9


@pytest.mark.rule("C-RACE-TROLLS-1")
def test_a_conquest_with_the_dragon_gets_a_lair(picked: Picked) -> None:
    pos = picked("trolls", "dragon_master").play("dragon r16")
    assert pos.markers("r16") == {"lair": 1, "dragon": 1}


@pytest.mark.rule("C-RACE-TROLLS-1")
def test_a_lair_adds_one_to_the_cost() -> None:
    pos = position("classic").give(1, "trolls", "hill", {"r10": 2})
    pos.give(0, "ratmen", "merchant", {"r05": 1}).turn(0, phase="conquer")
    assert pos.cost("r10") == 2 + 2 + 1


@pytest.mark.rule("C-RACE-TROLLS-1", "C-DECL-4")
def test_a_lair_stays_and_defends_in_decline() -> None:
    pos = position("classic").give(0, "trolls", "merchant", {"r10": 3, "r09": 1})
    pos.give(1, "ratmen", "hill", {"r05": 5}).turn(0).play("decline")
    assert pos.markers("r10") == {"lair": 1}
    pos.play("expand", "done")
    assert pos.cost("r10") == 2 + 1 + 1
    pos.play("conquer r10")
    assert pos.tokens("r10") == 4


@pytest.mark.rule("C-RACE-TROLLS-1", "C-EX-1")
def test_mountain_lair_and_fortress_add_up() -> None:
    pos = position("classic").give(
        1, "trolls", "fortified", {"r09": 2}, markers={"r09": "fortress"}
    )
    pos.give(0, "ratmen", "merchant", {"r10": 1}).turn(0, phase="conquer")
    assert pos.cost("r09") == 2 + 1 + 2 + 1 + 1


@pytest.mark.rule("C-RACE-TROLLS-1", "C-RUL-77")
def test_seafaring_trolls_put_a_lair_on_water(picked: Picked) -> None:
    pos = picked("trolls", "seafaring").play("conquer r01", "conquer r02", "conquer r03")
    pos.play("conquer r08")
    assert (pos.markers("r01"), pos.markers("r08")) == ({"lair": 1}, {"lair": 1})


@pytest.mark.rule("C-RUL-77")
def test_one_troll_with_lair_on_a_sea_costs_another_seafaring_race_four() -> None:
    pos = position("classic").declined(1, "trolls", {"r01": 1})
    pos.give(0, "ratmen", "seafaring", {"r02": 1}).turn(0, phase="conquer")
    assert pos.cost("r01") == 4


@pytest.mark.rule("C-RACE-TROLLS-2", "C-CONQ-1b")
def test_a_lair_goes_when_the_region_is_abandoned() -> None:
    pos = position("classic").give(0, "trolls", "merchant", {"r05": 2, "r10": 1}).turn(0)
    pos.play("expand", "abandon r10")
    assert pos.markers("r10") == {}
    assert pos.markers("r05") == {"lair": 1}
    assert pos.supply("lair") == 9
    pos.play("done")
    assert pos.cost("r10") == 2


@pytest.mark.rule("C-RACE-TROLLS-2", "C-CONQ-14")
def test_a_lair_goes_when_the_region_is_lost() -> None:
    pos = position("classic").give(1, "trolls", "hill", {"r10": 1, "r16": 1})
    pos.give(0, "ratmen", "merchant", {"r05": 1}, hand=4).turn(0, phase="conquer")
    pos.play("conquer r10")
    assert pos.markers("r10") == {}
    assert pos.markers("r16") == {"lair": 1}
    assert pos.supply("lair") == 9


@pytest.mark.rule("C-RACE-TROLLS-2")
def test_a_lair_in_decline_goes_when_the_region_is_lost() -> None:
    pos = position("classic").declined(1, "trolls", {"r10": 1, "r16": 1})
    pos.give(0, "ratmen", "merchant", {"r05": 1}, hand=4).turn(0, phase="conquer")
    pos.play("conquer r10")
    assert pos.markers("r10") == {}
    assert pos.supply("lair") == 9


@pytest.mark.rule("C-RACE-TROLLS-2", "C-DECL-2")
def test_all_lairs_go_when_the_race_leaves_the_map() -> None:
    pos = position("classic").declined(0, "trolls", {"r10": 1, "r16": 1})
    pos.give(0, "ratmen", "merchant", {"r05": 2}).turn(0)
    assert pos.supply("lair") == 8
    pos.play("decline")
    assert (pos.markers("r10"), pos.markers("r16")) == ({}, {})
    assert pos.supply("lair") == 10


@pytest.mark.rule("C-RACE-TROLLS-2")
def test_lairs_give_no_coins() -> None:
    pos = position("classic").give(0, "trolls", "mounted", {"r05": 1, "r10": 1}, coins=0)
    pos.turn(0, phase="redeploy").play("done")
    assert pos.coins(0) == 2


@pytest.mark.rule("C-RUL-36")
def test_ten_trolls_in_ten_regions_have_ten_lairs() -> None:
    nine = dict.fromkeys(("r02", "r03", "r04", "r05", "r06", "r07", "r09", "r10", "r11"), 1)
    pos = position("classic").give(0, "trolls", "commando", nine, hand=1)
    pos.tribes().turn(0, phase="conquer")
    assert (pos.supply("lair"), pos.tray("trolls")) == (1, 0)
    pos.play("conquer r15")
    assert pos.markers("r15") == {"lair": 1}
    assert pos.supply("lair") == 0


@pytest.mark.rule("C-RUL-36")
def test_redeployment_moves_trolls_but_no_lairs() -> None:
    pos = position("classic").give(0, "trolls", "merchant", {"r05": 4, "r10": 1}).turn(0)
    pos.play("expand", "done", "done", "redeploy r10 4", "done")
    assert (pos.tokens("r05"), pos.tokens("r10")) == (1, 4)
    assert (pos.markers("r05"), pos.markers("r10")) == ({"lair": 1}, {"lair": 1})
