"""Steps: each number stands for one, and saves call them by name."""

from __future__ import annotations

from typing import Any

import pytest

from elbowroom import game
from elbowroom.games.kingdoms.engine import steps
from elbowroom.games.kingdoms.engine.step_list import STEP_LIST
from elbowroom.kernel.errors import InvalidPosition
from elbowroom.testing import position

KINGDOMS = game("kingdoms")


def test_every_number_is_called_after_its_step() -> None:
    numbers = {name: number for name, number in vars(steps).items() if name.isupper()}
    assert {name.lower(): number for name, number in numbers.items()} == {
        step.name: number for number, step in enumerate(STEP_LIST)
    }


def test_a_save_holds_names_and_says_what_the_numbers_mean() -> None:
    pos = position("kingdoms", players=3).give(1, regions={"c1": 2}).turn(active=1, select="trade")
    assert pos.state.to_dict()["position"]["steps"] == [
        {"step": "end_turn", "player": 1},
        {"step": "begin_act", "player": 0},
        {"step": "begin_act", "player": 2},
        {"step": "end_act", "player": 1},
        {"step": "act", "player": 1},
    ]


@pytest.mark.parametrize(
    ("step", "fault"),
    [
        ({"step": "sing", "player": 0}, "no step 'sing'"),
        ({"step": "act", "player": 64}, "player is 64, not from 0 to 63"),
        ({"step": "act", "player": -1}, "player is -1, not from 0 to 63"),
        ({"step": "act", "player": 3}, "step act names no seat"),
        ({"step": "act"}, "'player'"),
        ({"step": "end_act", "player": 0}, "no question is on top"),
        (57344, "older rules version"),
    ],
)
def test_a_save_with_a_step_there_is_not_is_refused(step: Any, fault: str) -> None:
    data = position("kingdoms", players=3).turn(select="trade").state.to_dict()
    data["position"]["steps"][-1] = step
    with pytest.raises(InvalidPosition, match=fault):
        KINGDOMS.from_dict(data)
