from __future__ import annotations

import pytest

from elbowroom.testing import position
from tests.games.classic.powers.turns import IDLE_TURN


@pytest.mark.rule("C-PICK-4")
def test_the_badge_brings_two_tokens() -> None:
    pos = position("classic").row([("skeletons", "merchant")]).turn(player=0)
    pos.play("pick 0")
    assert pos.hand(0) == 6 + 2


@pytest.mark.rule("C-POWER-MERCHANT-1", "C-EX-3")
def test_every_region_of_merchants_pays_two_coins() -> None:
    pos = position("classic")
    pos.give(0, "skeletons", "merchant", regions={"r04": 1, "r05": 1, "r09": 1}, coins=0)
    pos.play(*IDLE_TURN)
    assert pos.coins(0) == 6


@pytest.mark.rule("C-POWER-MERCHANT-1")
def test_merchants_are_paid_for_regions_held_at_the_end_of_the_turn() -> None:
    pos = position("classic")
    pos.give(0, "skeletons", "merchant", regions={"r04": 1, "r05": 2}, coins=0)
    pos.play("expand", "abandon r04", "conquer r10", "done", "done")
    assert pos.regions(0) == ["r05", "r10"]
    assert pos.coins(0) == 4


@pytest.mark.rule("C-POWER-MERCHANT-1", "C-EX-3")
def test_merchants_in_decline_score_one_coin_for_each_region() -> None:
    pos = position("classic")
    pos.give(0, "skeletons", "merchant", regions={"r04": 1, "r05": 1, "r09": 1}, coins=0)
    pos.give(1, "ratmen", "hill", regions={"r18": 1})
    pos.row([("humans", "mounted")])
    pos.play("decline")
    assert pos.coins(0) == 3
    pos.play(*IDLE_TURN)
    pos.play("pick 0", "done")
    assert pos.coins(0) == 3 + 3


@pytest.mark.rule("C-RUL-74")
def test_merchants_earn_nothing_more_for_water_left_by_the_older_seafaring_race() -> None:
    pos = position("classic")
    pos.declined(0, "tritons", regions={"r01": 1, "r08": 1})
    pos.give(0, "skeletons", "merchant", regions={"r05": 1}, coins=0)
    pos.play(*IDLE_TURN)
    assert pos.coins(0) == 2 + 2


@pytest.mark.rule("C-RUL-74")
def test_a_power_does_not_work_for_the_other_race_of_its_player() -> None:
    pos = position("classic")
    pos.declined(0, "ghouls", regions={"r05": 4})
    pos.give(0, "ratmen", "commando", regions={"r18": 2})
    pos.play("expand")
    assert pos.phase == "army_in_decline"
    assert pos.cost("r10") == 2
    pos.play("done", "done")
    assert pos.phase == "conquer"
    assert pos.cost("r12") == 2 + 1 - 1
