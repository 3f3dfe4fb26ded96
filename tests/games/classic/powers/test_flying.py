from __future__ import annotations

import pytest

from elbowroom.testing import position
from tests.games.classic.powers.turns import IDLE_TURN

WATER = ["r01", "r08", "r23"]


@pytest.mark.rule("C-PICK-4")
def test_the_badge_brings_five_tokens() -> None:
    pos = position("classic").row([("orcs", "flying")]).turn(player=0)
    pos.play("pick 0")
    assert pos.hand(0) == 5 + 5


@pytest.mark.rule("C-POWER-FLYING-1")
def test_any_land_region_may_be_the_next_conquest() -> None:
    pos = position("classic").give(0, "ratmen", "flying", regions={"r05": 1}, hand=9)
    pos.turn(player=0, phase="conquer")
    land = {f"r{number:02}" for number in range(1, 24)} - {"r05", *WATER}
    assert {f"conquer {region}" for region in land} | {"done"} == set(pos.legal())
    pos.play("conquer r17")
    assert pos.tokens("r17") == 2 + 1


@pytest.mark.rule("C-POWER-FLYING-1")
def test_the_first_conquest_may_be_far_from_the_border() -> None:
    pos = position("classic").give(0, "ratmen", "flying", hand=9)
    pos.turn(player=0, phase="conquer")
    pos.play("conquer r14", "conquer r05")
    assert pos.regions(0) == ["r05", "r14"]


@pytest.mark.rule("C-POWER-FLYING-1")
def test_other_races_need_border_and_adjacency() -> None:
    first = position("classic").give(0, "ratmen", "hill", hand=9)
    first.turn(player=0, phase="conquer")
    assert first.rule_against("conquer r14") == "C-CONQ-2"
    later = position("classic").give(0, "ratmen", "hill", regions={"r05": 1}, hand=9)
    later.turn(player=0, phase="conquer")
    assert later.rule_against("conquer r14") == "C-CONQ-3"


@pytest.mark.rule("C-POWER-FLYING-1", "C-RUL-01")
@pytest.mark.parametrize("region", WATER, ids=["sea", "lake", "other sea"])
@pytest.mark.parametrize("regions", [{}, {"r03": 1, "r22": 1}], ids=["first", "later"])
def test_neither_seas_nor_the_lake_may_be_taken(region: str, regions: dict[str, int]) -> None:
    pos = position("classic").give(0, "ratmen", "flying", regions=regions, hand=9)
    pos.turn(player=0, phase="conquer")
    assert pos.rule_against(f"conquer {region}") == "C-CONQ-4"


@pytest.mark.rule("C-POWER-FLYING-1")
def test_flying_changes_no_cost_and_passes_no_immunity() -> None:
    pos = position("classic").give(0, "ratmen", "flying", regions={"r05": 1}, hand=9)
    pos.give(1, "trolls", "heroic", regions={"r20": 2, "r18": 1}, markers={"r18": "hero"})
    pos.turn(player=0, phase="conquer")
    assert pos.cost("r20") == 2 + 1 + 2 + 1
    assert pos.rule_against("conquer r18") == "C-CONQ-11"


@pytest.mark.rule("C-POWER-FLYING-1")
def test_the_final_attempt_may_fly_too() -> None:
    pos = position("classic").roll(2)
    pos.give(0, "ratmen", "flying", regions={"r05": 1}, hand=1)
    pos.turn(player=0, phase="conquer")
    pos.play("attempt r14")
    assert pos.holder("r14") == 0


@pytest.mark.rule("C-POWER-FLYING-1")
def test_flying_ghouls_in_decline_need_adjacency_again() -> None:
    pos = position("classic")
    pos.give(0, "ghouls", "flying", regions={"r05": 5})
    pos.give(1, "ratmen", "hill", regions={"r18": 1})
    pos.row([("humans", "mounted")])
    pos.play("decline", *IDLE_TURN, "pick 0")
    assert pos.phase == "army_in_decline"
    assert "conquer r10" in pos.legal()
    assert pos.rule_against("conquer r14") == "C-CONQ-3"


@pytest.mark.rule("C-RUL-73")
def test_flying_sorcerers_with_no_token_anywhere_cannot_substitute() -> None:
    pos = position("classic").give(0, "sorcerers", "flying")
    pos.give(1, "elves", "hill", regions={"r14": 1, "r18": 2})
    pos.turn(player=0, phase="conquer")
    assert pos.legal() == ["done"]
    assert pos.rule_against("substitute r14") == "C-CONQ-9"


@pytest.mark.rule("C-RUL-73")
def test_sorcerers_of_another_power_need_a_region_to_substitute() -> None:
    pos = position("classic").give(0, "sorcerers", "swamp", hand=1)
    pos.give(1, "elves", "hill", regions={"r18": 1})
    pos.turn(player=0, phase="conquer")
    assert not any(action.startswith("substitute") for action in pos.legal())
    assert pos.rule_against("substitute r18") == "C-RACE-SORC-3"
