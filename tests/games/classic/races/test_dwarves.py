"""Dwarves: banner 3, tray 8; mines pay, also in decline."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from elbowroom.testing import Scenario, position


@pytest.mark.rule("C-PICK-4", "C-COMP-2")
def test_dwarves_bring_three_tokens_of_eight(picked: Callable[[str, str], Scenario]) -> None:
    pos = picked("dwarves", "spirit")
    assert pos.hand(0) == 3 + 5
    assert pos.tray("dwarves") == 8 - 8


@pytest.mark.rule("C-RACE-DWARVES-1")
def test_each_mine_region_pays_one_coin_more() -> None:
    pos = position("classic").give(0, "dwarves", "mounted", {"r03": 1, "r06": 1, "r02": 1}, coins=0)
    pos.turn(0, phase="redeploy").play("done")
    assert pos.coins(0) == 3 + 2


@pytest.mark.rule("C-RACE-DWARVES-1")
def test_a_mine_pays_if_it_is_held_at_the_end_of_the_turn() -> None:
    pos = position("classic").give(0, "dwarves", "mounted", {"r02": 3, "r06": 1}, coins=0)
    pos.turn(0).play("expand", "abandon r06", "conquer r03", "redeploy r02 2", "done")
    assert pos.regions(0) == ["r02", "r03"]
    assert pos.coins(0) == 2 + 1


@pytest.mark.rule("C-RACE-DWARVES-1")
def test_mines_of_the_players_other_race_pay_nothing() -> None:
    pos = position("classic").declined(0, "humans", {"r06": 1})
    pos.give(0, "dwarves", "mounted", {"r16": 1})
    assert pos.income(0) == 2 + 1


@pytest.mark.rule("C-RACE-DWARVES-1", "C-DECL-5")
def test_mines_of_dwarves_in_decline_pay_in_every_later_turn() -> None:
    pos = position("classic").declined(0, "dwarves", {"r03": 1, "r05": 1, "r19": 1})
    pos.give(0, "ratmen", "mounted", {"r16": 1}, coins=0).turn(0, phase="redeploy")
    pos.play("done")
    assert pos.coins(0) == 3 + 2 + 1


@pytest.mark.rule("C-RACE-DWARVES-1", "C-DECL-7")
def test_mines_pay_on_the_decline_turn_itself() -> None:
    pos = position("classic").give(0, "dwarves", "merchant", {"r03": 2, "r19": 1, "r05": 2})
    pos.purse(0, 0).turn(0).play("decline")
    assert pos.coins(0) == 3 + 2
