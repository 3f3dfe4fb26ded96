"""Night Elves: forests and wisp walls."""

from __future__ import annotations

import pytest

from elbowroom.testing import position
from tests.games.warcraft.boards import ISLANDS


def scene(players: int = 2):
    return position("warcraft", players=players, board=ISLANDS)


@pytest.mark.rule("W-RACE-NIGHTELVES-1")
def test_forests_cost_one_less():
    pos = scene().give(0, "night_elves", "farmer", {"a4": 1}, hand=5).turn(phase="conquer")
    assert (pos.cost("a3"), pos.cost("a6")) == (1, 2)


@pytest.mark.rule("W-RACE-NIGHTELVES-2")
def test_a_conquered_forest_gets_a_wall_that_adds_one():
    pos = (
        scene()
        .give(0, "night_elves", "mining", {"a4": 1}, hand=5)
        .give(1, "orcs", "farmer", {"a2": 3})
    )
    pos.turn(phase="conquer").play("conquer a3", "conquer a6")
    assert (pos.markers("a3"), pos.markers("a6")) == ({"wall": 1}, {})
    pos.play("done", "redeploy a3 3", "done", "expand", "done")
    assert pos.cost("a3") == 2 + 3 + 1
