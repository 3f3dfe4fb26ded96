"""Naga: seas and lakes."""

from __future__ import annotations

import pytest

from elbowroom.testing import position
from tests.games.warcraft.boards import ISLANDS


def scene(players: int = 2):
    return position("warcraft", players=players, board=ISLANDS)


@pytest.mark.rule("W-RACE-NAGA-1")
def test_any_sea_may_be_the_first_conquest_and_a_lake_may_not():
    pos = scene().give(0, "naga", "farmer", hand=9).turn(phase="conquer")
    assert {"conquer sea_a", "conquer sea_b"} <= set(pos.legal())
    assert "conquer lake" not in pos.legal()
    assert pos.cost("sea_a") == 2


@pytest.mark.rule("W-RULING-8")
def test_lakes_need_adjacency():
    pos = scene().give(0, "naga", "farmer", {"a3": 1}, hand=9).turn(phase="conquer")
    assert "conquer lake" in pos.legal()
    assert "conquer sea_b" not in pos.legal()


@pytest.mark.rule("W-RACE-NAGA-2")
def test_naga_go_ashore_and_keep_the_water_in_decline():
    pos = scene().give(0, "naga", "farmer", {"sea_a": 2}, coins=0).play("decline")
    assert pos.holder("sea_a") == 0
    assert pos.coins(0) == 1
    pos = scene().give(0, "naga", "farmer", {"lake": 1}, hand=5).turn(phase="conquer")
    assert {"conquer a3", "conquer a4", "conquer a5"} <= set(pos.legal())


@pytest.mark.rule("W-RULING-10")
def test_the_coast_of_a_held_sea_costs_no_passage():
    pos = scene().give(0, "naga", "farmer", {"sea_b": 1}, hand=5).turn(phase="conquer")
    assert (pos.cost("b1"), pos.cost("a1")) == (2, 3)


@pytest.mark.rule("W-RULING-9")
def test_ashes_take_naga_to_any_water_and_the_champion_to_one_next_door():
    pos = (
        scene()
        .give(0, "naga", "champion", {"a3": 1}, hand=5)
        .site("ashes_of_alar", "a3")
        .turn(phase="conquer")
    )
    assert {"wield sea_b ashes_of_alar", "wield lake ashes_of_alar", "champion lake"} <= set(
        pos.legal()
    )
    assert "champion sea_b" not in pos.legal()
