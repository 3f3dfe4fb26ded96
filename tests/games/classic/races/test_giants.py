"""Giants: banner 6, tray 11; regions next to their mountains cost one token less."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from elbowroom.conquest.test_kit.boards import tiny_board
from elbowroom.testing import Scenario, position


@pytest.mark.rule("C-PICK-4", "C-COMP-2")
def test_giants_bring_six_tokens_of_eleven(picked: Callable[[str, str], Scenario]) -> None:
    pos = picked("giants", "merchant")
    assert pos.hand(0) == 6 + 2
    assert pos.tray("giants") == 11 - 8


@pytest.mark.rule("C-RACE-GIANTS-1")
def test_a_region_next_to_a_mountain_of_the_giants_costs_one_less() -> None:
    pos = position("classic").tribes("r04").give(0, "giants", "merchant", {"r09": 1, "r05": 1})
    pos.turn(0, phase="conquer")
    assert pos.cost("r10") == 2 - 1
    assert pos.cost("r04") == 2 + 1 - 1
    assert pos.cost("r11") == 2


@pytest.mark.rule("C-RACE-GIANTS-1")
def test_exactly_the_lowered_cost_is_placed() -> None:
    pos = position("classic").give(0, "giants", "merchant", {"r09": 1}, hand=3)
    pos.turn(0, phase="conquer").play("conquer r10", "conquer r04")
    assert (pos.tokens("r10"), pos.tokens("r04"), pos.hand(0)) == (1, 2, 0)


@pytest.mark.rule("C-RACE-GIANTS-1")
def test_a_mountain_next_to_a_mountain_of_the_giants_costs_one_less_too() -> None:
    board = tiny_board({"a": ("mountain edge", "b"), "b": ("mountain", "c"), "c": ("hill", "")})
    pos = position("classic", board=board).give(0, "giants", "merchant", {"a": 1})
    pos.turn(0, phase="conquer")
    assert pos.cost("b") == 2 + 1 - 1


@pytest.mark.rule("C-RACE-GIANTS-1")
def test_two_mountains_beside_a_region_give_one_discount() -> None:
    pos = position("classic").tribes("r14").give(0, "giants", "merchant", {"r09": 1, "r20": 1})
    pos.turn(0, phase="conquer")
    assert pos.cost("r14") == 2 + 1 - 1


@pytest.mark.rule("C-RACE-GIANTS-1", "C-EX-2")
def test_the_cost_never_falls_below_one() -> None:
    pos = position("classic").give(0, "giants", "commando", {"r20": 1}, hand=1)
    pos.turn(0, phase="conquer")
    assert pos.cost("r21") == 1
    pos.play("conquer r21")
    assert (pos.tokens("r21"), pos.hand(0)) == (1, 0)


@pytest.mark.rule("C-RACE-GIANTS-1")
def test_a_mountain_conquered_earlier_this_turn_counts() -> None:
    pos = position("classic").tribes().give(0, "giants", "merchant", {"r05": 1, "r04": 1}, hand=4)
    pos.turn(0, phase="conquer")
    assert pos.cost("r10") == 2
    pos.play("conquer r09")
    assert pos.cost("r10") == 1


@pytest.mark.rule("C-RACE-GIANTS-1")
def test_a_mountain_abandoned_this_turn_does_not_count() -> None:
    pos = position("classic").give(0, "giants", "merchant", {"r09": 2, "r05": 1}).turn(0)
    pos.play("expand", "abandon r09", "done")
    assert pos.cost("r10") == 2


@pytest.mark.rule("C-RACE-GIANTS-1", "C-RUL-37")
def test_mountains_of_other_races_do_not_count() -> None:
    pos = position("classic").tribes().declined(0, "humans", {"r09": 1})
    pos.give(1, "elves", "hill", {"r16": 1})
    pos.give(0, "giants", "merchant", {"r05": 1, "r11": 1}).turn(0, phase="conquer")
    assert pos.cost("r10") == 2
    assert pos.cost("r15") == 2


@pytest.mark.rule("C-RUL-37")
def test_a_cavern_link_of_underworld_giants_is_adjacency() -> None:
    pos = position("classic").tribes().give(0, "giants", "underworld", {"r06": 1}, hand=1)
    pos.turn(0, phase="conquer")
    assert pos.cost("r12") == 2 - 1
    assert pos.cost("r18") == 1
    assert [part.amount for part in pos.explain("conquer r18").parts] == [2, -1, -1, 1]
    pos.play("conquer r18")
    assert pos.tokens("r18") == 1


@pytest.mark.rule("C-RUL-37")
def test_a_cavern_with_an_enemy_costs_linked_giants_two_less() -> None:
    pos = position("classic").give(1, "elves", "hill", {"r18": 2})
    pos.give(0, "giants", "underworld", {"r06": 1}).turn(0, phase="conquer")
    assert pos.cost("r18") == 2 + 2 - 1 - 1


@pytest.mark.rule("C-RUL-37")
def test_flying_makes_no_far_region_adjacent_to_a_mountain() -> None:
    pos = position("classic").give(0, "giants", "flying", {"r09": 1}, hand=2)
    pos.turn(0, phase="conquer")
    assert pos.cost("r10") == 1
    assert pos.cost("r18") == 2
    pos.play("conquer r18")
    assert pos.tokens("r18") == 2
