"""Orcs: regions of the Alliance pay."""

from __future__ import annotations

import pytest

from elbowroom.testing import position
from tests.games.warcraft.boards import ISLANDS


def scene(players: int = 2):
    return position("warcraft", players=players, board=ISLANDS)


@pytest.mark.rule("W-RACE-ORCS-1")
def test_each_region_taken_from_the_alliance_pays_one_active_or_declined():
    pos = (
        scene().give(0, "orcs", "farmer", {"a3": 1}, hand=10).give(1, "humans", "mining", {"a4": 1})
    )
    pos.declined(1, "gnomes", {"a2": 1}).turn(phase="conquer").play("conquer a4", "conquer a2")
    parts = {part.key: part.amount for part in pos.state.income(0).parts}
    assert (parts["race.orcs"], parts["income.faction"]) == (2, 2)
