"""Marsh Dweller: a toll for swamps."""

from __future__ import annotations

import pytest

from elbowroom.testing import position
from tests.games.warcraft.boards import ISLANDS


def scene(players: int = 2):
    return position("warcraft", players=players, board=ISLANDS)


@pytest.mark.rule("W-POWER-MARSHDWELLER-1")
def test_each_attempt_on_a_swamp_costs_one_also_in_decline():
    pos = (
        scene()
        .give(0, "orcs", "farmer", {"a3": 1}, hand=9, coins=3)
        .give(1, "humans", "marsh_dweller", {"a4": 1, "a6": 1}, coins=0)
    )
    pos.turn(phase="conquer").play("conquer a4", "conquer a6")
    assert (pos.coins(0), pos.coins(1)) == (2, 1)
    pos = (
        scene()
        .give(0, "orcs", "farmer", {"a3": 1}, hand=9, coins=3)
        .declined(1, "humans", {"a4": 1}, power="marsh_dweller")
    )
    assert pos.turn(phase="conquer").play("conquer a4").coins(0) == 2


@pytest.mark.rule("W-RULING-58")
def test_the_toll_is_due_for_every_conquest_but_not_for_swaps_pushes_or_bombs():
    def swamp(power: str):
        pos = scene().give(0, "orcs", power, {"a3": 1}, hand=9, coins=4)
        return pos.give(1, "humans", "marsh_dweller", {"a4": 2, "b2": 1}, coins=0)

    assert swamp("champion").turn(phase="conquer").play("champion a4").coins(0) == 3
    assert (
        swamp("farmer")
        .site("ashes_of_alar", "a3")
        .turn(phase="conquer")
        .play("wield b2 ashes_of_alar")
        .coins(0)
        == 3
    )
    assert swamp("intimidating").turn(phase="conquer").play("push a4 b2").coins(0) == 4
    assert swamp("portal_mage").turn(phase="conquer").play("swap a3 b2").coins(0) == 4
