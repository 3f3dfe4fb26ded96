"""Ratmen: banner 8, tray 13; many tokens and no ability."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from elbowroom.testing import Scenario, position


@pytest.mark.rule("C-RACE-RATMEN-1", "C-PICK-4", "C-COMP-2")
def test_ratmen_bring_eight_tokens_of_thirteen(picked: Callable[[str, str], Scenario]) -> None:
    pos = picked("ratmen", "spirit")
    assert pos.hand(0) == 8 + 5
    assert pos.tray("ratmen") == 13 - 13


@pytest.mark.rule("C-RACE-RATMEN-1")
def test_ratmen_pay_the_plain_cost_everywhere() -> None:
    pos = position("classic").give(0, "ratmen", "spirit", {"r03": 1}).turn(0, phase="conquer")
    costs = {region: pos.cost(region) for region in ("r02", "r04", "r07", "r09")}
    assert costs == {"r02": 2, "r04": 3, "r07": 3, "r09": 3}


@pytest.mark.rule("C-RACE-RATMEN-1")
def test_ratmen_score_their_regions_and_nothing_else() -> None:
    pos = position("classic").tribes("r04")
    pos.give(0, "ratmen", "spirit", {"r02": 1, "r03": 1, "r06": 1}, hand=3, coins=0)
    pos.turn(0, phase="conquer").play("conquer r04", "done", "done")
    assert pos.coins(0) == 4


@pytest.mark.rule("C-RACE-RATMEN-1")
def test_ratmen_enter_at_the_border_and_lose_one_token_per_region(
    picked: Callable[[str, str], Scenario],
) -> None:
    pos = picked("ratmen", "spirit")
    assert pos.rule_against("conquer r10") == "C-CONQ-2"
    attacked = position("classic").give(1, "ratmen", "hill", {"r10": 3, "r16": 1})
    attacked.give(0, "elves", "merchant", {"r05": 1}, hand=5).turn(0, phase="conquer")
    attacked.play("conquer r10")
    assert (attacked.hand(1), attacked.tray("ratmen")) == (2, 13 - 3)


@pytest.mark.rule("C-RUL-66")
def test_withdrawn_tokens_without_a_region_go_to_the_tray_at_decline() -> None:
    pos = position("classic").give(1, "ratmen", "hill", {"r10": 4})
    pos.give(0, "elves", "merchant", {"r05": 1}, hand=6).turn(0, phase="conquer")
    pos.play("conquer r10", "done", "done")
    assert (pos.asked, pos.hand(1)) == (1, 3)
    pos.play("decline")
    assert pos.races(1) == []
    assert pos.tray("ratmen") == 13


@pytest.mark.rule("C-RUL-33")
def test_a_player_without_tokens_may_expand_emptily_but_not_pick() -> None:
    pos = position("classic").give(0, "ratmen", "merchant", coins=0).turn(0)
    assert pos.legal() == ["expand", "decline"]
    assert pos.rule_against("pick 0") == "C-TURN-4"
    pos.play("expand", "done")
    assert (pos.asked, pos.coins(0), pos.races(0)) == (1, 0, ["ratmen"])


@pytest.mark.rule("C-RUL-33", "C-TURN-5")
def test_an_empty_decline_turn_removes_the_older_race_and_may_score_nothing() -> None:
    pos = position("classic").declined(0, "humans", {"r05": 1, "r10": 1})
    pos.give(0, "ratmen", "merchant", coins=0).turn(0).play("decline")
    assert (pos.races(0), pos.regions(0), pos.coins(0)) == ([], [], 0)
