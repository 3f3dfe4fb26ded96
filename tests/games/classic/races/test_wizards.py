"""Wizards: banner 5, tray 10; magic sources pay."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from elbowroom.testing import Scenario, position


@pytest.mark.rule("C-PICK-4", "C-COMP-2")
def test_wizards_bring_five_tokens_of_ten(picked: Callable[[str, str], Scenario]) -> None:
    pos = picked("wizards", "merchant")
    assert pos.hand(0) == 5 + 2
    assert pos.tray("wizards") == 10 - 7


@pytest.mark.rule("C-RACE-WIZARDS-1")
def test_each_magic_source_pays_one_coin_more() -> None:
    regions = {"r02": 2, "r17": 1, "r03": 1, "r06": 1}
    pos = position("classic").give(0, "wizards", "mounted", regions, coins=0)
    pos.turn(0, phase="redeploy").play("done")
    assert pos.coins(0) == 4 + 2


@pytest.mark.rule("C-RACE-WIZARDS-1")
def test_a_magic_source_pays_if_it_is_held_at_the_end_of_the_turn() -> None:
    pos = position("classic").tribes().give(0, "wizards", "mounted", {"r05": 2, "r02": 1}, coins=0)
    pos.turn(0).play("expand", "abandon r02", "conquer r11", "done", "done")
    assert pos.regions(0) == ["r05", "r11"]
    assert pos.coins(0) == 2 + 1


@pytest.mark.rule("C-RACE-WIZARDS-1")
def test_a_magic_source_of_the_players_race_in_decline_pays_nothing_more() -> None:
    pos = position("classic").declined(0, "orcs", {"r02": 1})
    pos.give(0, "wizards", "mounted", {"r11": 1})
    assert pos.income(0) == 1 + 1 + 1


@pytest.mark.rule("C-RACE-WIZARDS-1", "C-DECL-7")
def test_magic_sources_pay_nothing_more_from_the_decline_turn_on() -> None:
    pos = position("classic").give(0, "wizards", "mounted", {"r02": 2, "r11": 1}, coins=0)
    pos.turn(0).play("decline")
    assert pos.coins(0) == 2
    assert pos.income(0) == 2
