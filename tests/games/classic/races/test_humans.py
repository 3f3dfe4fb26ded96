"""Humans: banner 5, tray 10; farmland pays."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from elbowroom.testing import Scenario, position


@pytest.mark.rule("C-PICK-4", "C-COMP-2")
def test_humans_bring_five_tokens_of_ten(picked: Callable[[str, str], Scenario]) -> None:
    pos = picked("humans", "merchant")
    assert pos.hand(0) == 5 + 2
    assert pos.tray("humans") == 10 - 7


@pytest.mark.rule("C-RACE-HUMANS-1")
def test_each_farmland_pays_one_coin_more() -> None:
    pos = position("classic").give(0, "humans", "mounted", {"r02": 2, "r10": 1, "r05": 1}, coins=0)
    pos.turn(0, phase="redeploy").play("done")
    assert pos.coins(0) == 3 + 2


@pytest.mark.rule("C-RACE-HUMANS-1")
def test_farmland_pays_if_it_is_held_at_the_end_of_the_turn() -> None:
    pos = position("classic").give(0, "humans", "mounted", {"r05": 2, "r02": 1}, coins=0).turn(0)
    pos.play("expand", "abandon r02", "conquer r10", "redeploy r05 2", "done")
    assert pos.regions(0) == ["r05", "r10"]
    assert pos.coins(0) == 2 + 1


@pytest.mark.rule("C-RACE-HUMANS-1")
def test_farmland_of_the_players_race_in_decline_pays_nothing_more() -> None:
    pos = position("classic").declined(0, "orcs", {"r02": 1})
    pos.give(0, "humans", "mounted", {"r10": 1})
    assert pos.income(0) == 1 + 1 + 1


@pytest.mark.rule("C-RACE-HUMANS-1", "C-DECL-7")
def test_farmland_pays_nothing_more_from_the_decline_turn_on() -> None:
    pos = position("classic").give(0, "humans", "mounted", {"r02": 2, "r10": 1}, coins=0)
    pos.turn(0).play("decline")
    assert pos.coins(0) == 2
    assert pos.income(0) == 2
