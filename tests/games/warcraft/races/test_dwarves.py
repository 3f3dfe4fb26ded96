"""Dwarves: mountains are cheap."""

from __future__ import annotations

import pytest

from elbowroom.testing import position
from tests.games.warcraft.boards import ISLANDS


def scene(players: int = 2):
    return position("warcraft", players=players, board=ISLANDS)


@pytest.mark.rule("W-RACE-DWARVES-1")
def test_mountains_cost_two_less():
    pos = (
        scene().give(0, "dwarves", "farmer", {"a1": 1}, hand=5).give(1, "orcs", "mining", {"a2": 3})
    )
    assert pos.turn(phase="conquer").cost("a2") == 2 + 1 + 3 - 2


@pytest.mark.rule("W-RULING-24")
def test_discounts_of_race_power_site_and_die_add_up():
    pos = (
        scene()
        .give(0, "dwarves", "blacksmith", {"a1": 1}, hand=5)
        .give(1, "orcs", "mining", {"a2": 5})
    )
    pos.site("frostmourne", "a1").turn(phase="conquer").play("wield a2 frostmourne")
    assert pos.tokens("a2") == 2 + 1 + 5 - 2 - 1 - 2
