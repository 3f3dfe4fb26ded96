from __future__ import annotations

import pytest

from elbowroom.testing import position
from tests.games.classic.powers.turns import IDLE_TURN


@pytest.mark.rule("C-PICK-4")
def test_the_badge_brings_five_tokens() -> None:
    pos = position("classic").row([("orcs", "mounted")]).turn(player=0)
    pos.play("pick 0")
    assert pos.hand(0) == 5 + 5


@pytest.mark.rule("C-POWER-MOUNTED-1")
@pytest.mark.parametrize(
    ("region", "cost"),
    [
        pytest.param("r05", 2 - 1, id="empty hill"),
        pytest.param("r10", 2 + 2 - 1, id="farmland with two enemy tokens"),
        pytest.param("r07", 2 + 1 - 1, id="hill with a lost tribe"),
        pytest.param("r12", 2 + 1 - 1, id="farmland with a lost tribe"),
        pytest.param("r03", 2, id="forest"),
        pytest.param("r21", 2, id="swamp"),
        pytest.param("r09", 3, id="mountain"),
    ],
)
def test_only_hills_and_farmland_cost_one_token_less(region: str, cost: int) -> None:
    pos = position("classic")
    pos.give(0, "ratmen", "mounted", regions={"r04": 1}, hand=5)
    pos.give(1, "elves", "hill", regions={"r10": 2})
    pos.turn(player=0, phase="conquer")
    assert pos.cost(region) == cost


@pytest.mark.rule("C-POWER-MOUNTED-1")
def test_the_lowered_cost_is_what_is_placed() -> None:
    pos = position("classic").give(0, "ratmen", "mounted", regions={"r04": 1}, hand=3)
    pos.turn(player=0, phase="conquer")
    pos.play("conquer r10", "conquer r03")
    assert (pos.tokens("r10"), pos.tokens("r03"), pos.hand(0)) == (1, 2, 0)


@pytest.mark.rule("C-POWER-MOUNTED-1", "C-EX-2")
def test_mounted_tritons_need_one_token_for_an_empty_coastal_farmland() -> None:
    pos = position("classic").give(0, "tritons", "mounted", hand=2)
    pos.turn(player=0, phase="conquer")
    assert pos.cost("r02") == 1
    pos.play("conquer r02")
    assert pos.hand(0) == 1


@pytest.mark.rule("C-POWER-MOUNTED-1")
def test_a_mounted_race_in_decline_pays_the_full_cost() -> None:
    pos = position("classic")
    pos.give(0, "ghouls", "mounted", regions={"r04": 4})
    pos.give(1, "ratmen", "hill", regions={"r18": 1})
    pos.row([("humans", "commando")])
    pos.play("decline", *IDLE_TURN, "pick 0")
    assert pos.phase == "army_in_decline"
    assert (pos.cost("r05"), pos.cost("r10")) == (2, 2)
