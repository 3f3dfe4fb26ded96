"""Orcs: banner 5, tray 10; non-empty conquests pay."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from elbowroom.testing import Scenario, position


@pytest.mark.rule("C-PICK-4", "C-COMP-2")
def test_orcs_bring_five_tokens_of_ten(picked: Callable[[str, str], Scenario]) -> None:
    pos = picked("orcs", "merchant")
    assert pos.hand(0) == 5 + 2
    assert pos.tray("orcs") == 10 - 7


@pytest.mark.rule("C-RACE-ORCS-1", "C-RUL-02")
def test_a_lost_tribe_an_enemy_and_an_own_race_in_decline_pay_one_coin_each() -> None:
    pos = position("classic").tribes("r04").declined(0, "humans", {"r11": 1})
    pos.give(1, "elves", "hill", {"r10": 1}).give(0, "orcs", "mounted", {"r05": 1}, hand=9)
    pos.purse(0, 0).turn(0, phase="conquer")
    pos.play("conquer r04", "conquer r10", "conquer r11")
    assert pos.income(0) == 4 + 3
    pos.play("done", "redeploy r05 2", "done")
    assert pos.coins(0) == 4 + 3


@pytest.mark.rule("C-RACE-ORCS-1")
def test_an_enemy_race_in_decline_pays_too() -> None:
    pos = position("classic").declined(1, "elves", {"r10": 1})
    pos.give(0, "orcs", "mounted", {"r05": 1}, hand=2, coins=0).turn(0, phase="conquer")
    pos.play("conquer r10", "done", "done")
    assert pos.coins(0) == 2 + 1


@pytest.mark.rule("C-RACE-ORCS-1", "C-CONQ-23")
def test_an_empty_region_pays_nothing_more_not_even_a_mountain() -> None:
    pos = position("classic").tribes().give(0, "orcs", "merchant", {"r04": 1}, hand=5, coins=0)
    pos.turn(0, phase="conquer").play("conquer r05", "conquer r09", "done", "done")
    assert pos.coins(0) == 3 + 3


@pytest.mark.rule("C-RACE-ORCS-1", "C-RUL-02")
def test_regions_conquered_in_earlier_turns_pay_no_more() -> None:
    pos = position("classic").tribes("r04").give(1, "elves", "hill", {"r16": 1})
    pos.give(0, "orcs", "mounted", {"r05": 1}, hand=3, coins=0).turn(0, phase="conquer")
    pos.play("conquer r04", "done", "done")
    assert pos.coins(0) == 2 + 1
    pos.play("decline", "expand", "done", "done", "redeploy r05 3", "done")
    assert pos.coins(0) == 3 + 2


@pytest.mark.rule("C-RACE-ORCS-1")
def test_a_conquest_with_the_die_pays() -> None:
    pos = position("classic").tribes("r04").roll(1)
    pos.give(0, "orcs", "mounted", {"r05": 1}, hand=2, coins=0).turn(0, phase="conquer")
    pos.play("attempt r04", "done")
    assert pos.coins(0) == 2 + 1


@pytest.mark.rule("C-RACE-ORCS-1")
def test_orcs_are_paid_only_while_active() -> None:
    pos = position("classic").tribes("r10").declined(0, "orcs", {"r16": 1})
    pos.give(0, "ratmen", "merchant", {"r05": 1}, hand=3, coins=0).turn(0, phase="conquer")
    pos.play("conquer r10", "done", "done")
    assert pos.coins(0) == 1 + 2 + 2
