"""Garrison: forts."""

from __future__ import annotations

import pytest

from elbowroom.testing import position
from tests.games.warcraft.boards import ISLANDS


def scene(players: int = 2):
    return position("warcraft", players=players, board=ISLANDS)


@pytest.mark.rule("W-POWER-GARRISON-1")
@pytest.mark.rule("W-RULING-53")
def test_each_region_may_get_one_fort_that_does_not_move():
    pos = (
        scene()
        .give(0, "orcs", "garrison", {"a1": 1, "a2": 1}, markers={"a1": "fort"})
        .turn(phase="place")
    )
    assert pos.legal() == ["fort a2", "done"]
    assert pos.play("fort a2").markers("a2") == {"fort": 1}
    assert pos.state.income(0).total == 2


@pytest.mark.rule("W-POWER-GARRISON-2")
def test_a_fort_adds_one_falls_with_its_region_and_stays_in_decline():
    pos = (
        scene()
        .give(0, "humans", "farmer", {"a3": 1}, hand=9)
        .give(1, "orcs", "garrison", {"a4": 1}, markers={"a4": "fort"})
    )
    assert pos.turn(phase="conquer").cost("a4") == 4
    assert pos.play("conquer a4").supply("fort") == 10
    pos = scene().give(0, "orcs", "garrison", {"a4": 1}, markers={"a4": "fort"}).play("decline")
    assert pos.markers("a4") == {"fort": 1}
