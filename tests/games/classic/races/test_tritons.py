"""Tritons: banner 6, tray 11; coastal regions cost one token less."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from elbowroom.testing import Scenario, position


@pytest.mark.rule("C-PICK-4", "C-COMP-2")
def test_tritons_bring_six_tokens_of_eleven(picked: Callable[[str, str], Scenario]) -> None:
    pos = picked("tritons", "merchant")
    assert pos.hand(0) == 6 + 2
    assert pos.tray("tritons") == 11 - 8


@pytest.mark.rule("C-RACE-TRITONS-1")
def test_a_region_on_a_sea_or_the_lake_costs_one_less(
    picked: Callable[[str, str], Scenario],
) -> None:
    pos = picked("tritons", "flying")
    assert pos.cost("r02") == 2 - 1
    assert pos.cost("r03") == 2 - 1
    assert pos.cost("r13") == 2 + 1 - 1
    assert pos.cost("r16") == 2 + 1 - 1


@pytest.mark.rule("C-RACE-TRITONS-1")
def test_an_inland_region_costs_the_usual(picked: Callable[[str, str], Scenario]) -> None:
    pos = picked("tritons", "flying")
    assert pos.cost("r05") == 2
    assert pos.cost("r12") == 2 + 1
    assert pos.cost("r20") == 2 + 1


@pytest.mark.rule("C-RACE-TRITONS-1")
def test_exactly_ten_regions_of_the_small_map_are_coastal(
    picked: Callable[[str, str], Scenario],
) -> None:
    pos = picked("tritons", "flying")
    cheaper = [
        f"r{number:02}"
        for number in range(1, 24)
        if any(part.amount == -1 for part in pos.explain(f"conquer r{number:02}").parts)
    ]
    assert cheaper == ["r02", "r03", "r06", "r07", "r09", "r13", "r14", "r16", "r21", "r22"]


@pytest.mark.rule("C-RACE-TRITONS-1")
def test_exactly_the_lowered_cost_is_placed(picked: Callable[[str, str], Scenario]) -> None:
    pos = picked("tritons", "merchant").play("conquer r02", "conquer r06")
    assert (pos.tokens("r02"), pos.tokens("r06"), pos.hand(0)) == (1, 2, 8 - 3)


@pytest.mark.rule("C-RACE-TRITONS-1", "C-EX-2")
def test_the_cost_never_falls_below_one(picked: Callable[[str, str], Scenario]) -> None:
    pos = picked("tritons", "mounted")
    assert pos.cost("r02") == 1
    pos.play("conquer r02")
    assert (pos.tokens("r02"), pos.hand(0)) == (1, 11 - 1)


@pytest.mark.rule("C-RACE-TRITONS-1")
def test_a_coastal_region_is_cheap_though_its_sea_is_held_by_an_enemy() -> None:
    pos = position("classic").give(1, "humans", "seafaring", {"r01": 2})
    pos.give(0, "tritons", "merchant", hand=8).turn(0, phase="conquer")
    assert pos.cost("r02") == 1


@pytest.mark.rule("C-RACE-TRITONS-1", "C-RUL-38")
def test_water_costs_seafaring_tritons_two(picked: Callable[[str, str], Scenario]) -> None:
    pos = picked("tritons", "seafaring")
    assert pos.cost("r01") == 2
    pos.play("conquer r01", "conquer r02")
    assert (pos.tokens("r01"), pos.tokens("r02")) == (2, 1)
    pos.play("conquer r03")
    assert pos.cost("r08") == 2
