from __future__ import annotations

import pytest

from elbowroom.testing import position
from tests.games.classic.powers.turns import IDLE_TURN


@pytest.mark.rule("C-PICK-4")
def test_the_badge_brings_four_tokens() -> None:
    pos = position("classic").row([("orcs", "commando")]).turn(player=0)
    pos.play("pick 0")
    assert pos.hand(0) == 5 + 4


@pytest.mark.rule("C-POWER-COMMANDO-1")
@pytest.mark.parametrize(
    ("region", "cost"),
    [
        pytest.param("r05", 2 - 1, id="empty hill"),
        pytest.param("r11", 2 + 1 - 1, id="forest with a lost tribe"),
        pytest.param("r09", 2 + 1 - 1, id="empty mountain"),
        pytest.param("r04", 2 + 3 - 1, id="swamp with three enemy tokens"),
        pytest.param("r15", 2 + 1 - 1, id="hill of a race in decline"),
    ],
)
def test_every_conquest_costs_one_token_less(region: str, cost: int) -> None:
    pos = position("classic")
    pos.give(0, "ratmen", "commando", regions={"r10": 1}, hand=5)
    pos.give(1, "elves", "hill", regions={"r04": 3}).declined(1, "wizards", regions={"r15": 1})
    pos.turn(player=0, phase="conquer")
    assert pos.cost(region) == cost
    pos.play(f"conquer {region}")
    assert pos.tokens(region) == cost
    assert pos.hand(0) == 5 - cost


@pytest.mark.rule("C-POWER-COMMANDO-1")
def test_the_first_conquest_costs_one_token_less_too() -> None:
    pos = position("classic").give(0, "ratmen", "commando", hand=1)
    pos.turn(player=0, phase="conquer")
    pos.play("conquer r05")
    assert pos.tokens("r05") == 1


@pytest.mark.rule("C-POWER-COMMANDO-1", "C-EX-2")
def test_commando_giants_need_one_token_for_a_swamp_beside_their_mountain() -> None:
    pos = position("classic").give(0, "giants", "commando", regions={"r20": 1}, hand=2)
    pos.turn(player=0, phase="conquer")
    assert pos.cost("r21") == 1
    pos.play("conquer r21")
    assert pos.hand(0) == 1


@pytest.mark.rule("C-POWER-COMMANDO-1")
def test_commandos_in_decline_pay_the_full_cost() -> None:
    pos = position("classic")
    pos.give(0, "ghouls", "commando", regions={"r05": 4})
    pos.give(1, "ratmen", "hill", regions={"r18": 1})
    pos.row([("humans", "mounted")])
    pos.play("decline", *IDLE_TURN, "pick 0")
    assert pos.phase == "army_in_decline"
    assert pos.cost("r10") == 2
