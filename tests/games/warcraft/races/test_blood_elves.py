"""Blood Elves: magic regions pay."""

from __future__ import annotations

import pytest

from elbowroom.testing import position
from tests.games.warcraft.boards import ISLANDS


def scene(players: int = 2):
    return position("warcraft", players=players, board=ISLANDS)


@pytest.mark.rule("W-RACE-BLOODELVES-1")
def test_each_magic_region_pays_one():
    pos = (
        scene().give(0, "blood_elves", "farmer", {"a3": 1, "b2": 1, "a4": 1}).turn(phase="redeploy")
    )
    parts = {part.key: part.amount for part in pos.state.income(0).parts}
    assert parts["race.blood_elves"] == 2
