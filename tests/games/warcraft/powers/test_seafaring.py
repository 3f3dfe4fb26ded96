"""Seafaring: no passage."""

from __future__ import annotations

import pytest

from elbowroom.testing import position
from tests.games.warcraft.boards import ISLANDS


def scene(players: int = 2):
    return position("warcraft", players=players, board=ISLANDS)


@pytest.mark.rule("W-POWER-SEAFARING-1")
def test_no_passage_is_paid_also_first():
    pos = scene().give(0, "orcs", "seafaring", hand=5).turn(phase="conquer")
    assert pos.cost("b1") == 2


@pytest.mark.rule("W-RULING-12")
def test_the_target_must_still_be_a_landing():
    pos = scene().give(0, "orcs", "seafaring", {"a1": 1}, hand=9).turn(phase="conquer")
    assert "conquer b2" not in pos.legal()
    pos = (
        scene()
        .give(0, "orcs", "farmer", {"a1": 1}, hand=9)
        .site("meeting_stone", "a1")
        .turn(phase="conquer")
    )
    assert "conquer b2" not in pos.legal()
