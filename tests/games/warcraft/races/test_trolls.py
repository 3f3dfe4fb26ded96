"""Trolls: non-empty regions are cheap."""

from __future__ import annotations

import pytest

from elbowroom.testing import position
from tests.games.warcraft.boards import ISLANDS


def scene(players: int = 2):
    return position("warcraft", players=players, board=ISLANDS)


@pytest.mark.rule("W-RACE-TROLLS-1")
def test_non_empty_regions_cost_one_less():
    pos = (
        scene()
        .give(0, "trolls", "farmer", {"a3": 1}, hand=9)
        .declined(0, "orcs", {"a4": 1})
        .tribes("a6")
    )
    pos.turn(phase="conquer")
    assert (pos.cost("a4"), pos.cost("a6"), pos.cost("a2")) == (2, 2, 3)
