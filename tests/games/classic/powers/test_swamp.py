from __future__ import annotations

import pytest

from elbowroom.testing import position
from tests.games.classic.powers.turns import IDLE_TURN


@pytest.mark.rule("C-PICK-4")
def test_the_badge_brings_four_tokens() -> None:
    pos = position("classic").row([("ratmen", "swamp")]).turn(player=0)
    pos.play("pick 0")
    assert pos.hand(0) == 8 + 4


@pytest.mark.rule("C-POWER-SWAMP-1")
def test_each_swamp_held_pays_one_coin_more() -> None:
    pos = position("classic")
    pos.give(0, "ratmen", "swamp", regions={"r04": 1, "r17": 1, "r05": 1}, coins=0)
    pos.play(*IDLE_TURN)
    assert pos.coins(0) == 3 + 2


@pytest.mark.rule("C-POWER-SWAMP-1")
def test_swamps_pay_every_turn_they_are_held() -> None:
    pos = position("classic")
    pos.give(0, "ratmen", "swamp", regions={"r04": 1}, coins=0)
    pos.give(1, "orcs", "commando", regions={"r14": 1})
    pos.play(*IDLE_TURN, *IDLE_TURN, *IDLE_TURN)
    assert pos.coins(0) == 2 + 2


@pytest.mark.rule("C-POWER-SWAMP-1")
def test_a_swamp_conquered_this_turn_pays_at_once() -> None:
    pos = position("classic")
    pos.give(0, "ratmen", "swamp", regions={"r05": 1}, hand=3, coins=0)
    pos.turn(player=0, phase="conquer")
    pos.play("conquer r04", "done", "done")
    assert pos.coins(0) == 2 + 1


@pytest.mark.rule("C-POWER-SWAMP-1")
def test_a_swamp_abandoned_before_the_end_of_the_turn_does_not_pay() -> None:
    pos = position("classic")
    pos.give(0, "ratmen", "swamp", regions={"r04": 1, "r05": 1}, coins=0)
    pos.play("expand", "abandon r04", "redeploy r05 2", "done")
    assert pos.coins(0) == 1


@pytest.mark.rule("C-POWER-SWAMP-1")
def test_swamps_pay_no_bonus_on_the_decline_turn_nor_later() -> None:
    pos = position("classic")
    pos.give(0, "ratmen", "swamp", regions={"r04": 1, "r17": 1}, coins=0)
    pos.give(1, "orcs", "commando", regions={"r14": 1})
    pos.row([("humans", "mounted")])
    pos.play("decline")
    assert pos.coins(0) == 2
    pos.play(*IDLE_TURN)
    pos.play("pick 0", "done")
    assert pos.coins(0) == 2 + 2


@pytest.mark.rule("C-POWER-SWAMP-1")
def test_swamps_of_the_older_race_in_decline_pay_no_bonus() -> None:
    pos = position("classic")
    pos.give(0, "ratmen", "swamp", regions={"r04": 1}, coins=0)
    pos.declined(0, "orcs", regions={"r17": 1})
    pos.play(*IDLE_TURN)
    assert pos.coins(0) == 2 + 1
