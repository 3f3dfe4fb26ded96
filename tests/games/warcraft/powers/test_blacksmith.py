"""Blacksmith: every conquest is cheaper."""

from __future__ import annotations

import pytest

from elbowroom.testing import position
from tests.games.warcraft.boards import ISLANDS


def scene(players: int = 2):
    return position("warcraft", players=players, board=ISLANDS)


@pytest.mark.rule("W-POWER-BLACKSMITH-1")
def test_every_conquest_costs_one_less():
    pos = scene().give(0, "orcs", "blacksmith", {"a3": 1}, hand=5).turn(phase="conquer")
    assert (pos.cost("a2"), pos.cost("a4"), pos.cost("b1")) == (2, 1, 2)
