"""Defensive: watch towers."""

from __future__ import annotations

import pytest

from elbowroom.testing import position
from tests.games.warcraft.boards import ISLANDS


def scene(players: int = 2):
    return position("warcraft", players=players, board=ISLANDS)


@pytest.mark.rule("W-POWER-DEFENSIVE-1")
def test_a_field_with_strictly_most_neighbours_gets_a_tower():
    pos = (
        scene()
        .give(0, "orcs", "defensive", {"a6": 1, "a2": 1, "a3": 1})
        .give(1, "humans", "mining", {"a4": 1})
    )
    pos.turn(phase="redeploy").play("done")
    assert pos.markers("a6") == {"tower": 1}


@pytest.mark.rule("W-POWER-DEFENSIVE-1")
def test_a_tie_gives_no_tower_and_takes_one_down():
    pos = (
        scene()
        .give(0, "orcs", "defensive", {"a6": 1, "a2": 1}, markers={"a6": "tower"})
        .declined(0, "humans", {"a4": 1})
    )
    pos.turn(phase="redeploy").play("done")
    assert pos.markers("a6") == {}
    assert pos.supply("tower") == 6


@pytest.mark.rule("W-POWER-DEFENSIVE-2")
def test_a_tower_lasts_until_the_owners_next_check():
    pos = (
        scene()
        .give(0, "humans", "farmer", {"a4": 1}, hand=9)
        .give(1, "orcs", "defensive", {"a6": 1, "a2": 1, "a3": 1}, markers={"a6": "tower"})
    )
    pos.turn(phase="conquer").play("conquer a3")
    assert pos.markers("a6") == {"tower": 1}
    assert "conquer a6" not in pos.legal()


@pytest.mark.rule("W-POWER-DEFENSIVE-2")
def test_abandoning_removes_the_tower():
    pos = (
        scene()
        .give(0, "orcs", "defensive", {"a6": 1, "a2": 1}, markers={"a6": "tower"})
        .play("expand", "abandon a6")
    )
    assert (pos.markers("a6"), pos.supply("tower")) == ({}, 6)


@pytest.mark.rule("W-RULING-51")
def test_water_counts_and_nothing_never_beats_nothing():
    pos = (
        scene()
        .give(0, "naga", "defensive", {"a1": 1, "sea_a": 1})
        .turn(phase="redeploy")
        .play("done")
    )
    assert pos.markers("a1") == {"tower": 1}
    pos = scene().give(0, "orcs", "defensive", {"a1": 1}).turn(phase="redeploy").play("done")
    assert pos.markers("a1") == {}
