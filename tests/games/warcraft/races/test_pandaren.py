"""Pandaren: harmony."""

from __future__ import annotations

import pytest

from elbowroom.testing import position
from tests.games.warcraft.boards import ISLANDS


def scene(players: int = 2):
    return position("warcraft", players=players, board=ISLANDS)


@pytest.mark.rule("W-RACE-PANDAREN-1")
def test_opponents_whose_active_race_was_spared_get_harmony():
    pos = (
        scene(4)
        .give(0, "pandaren", "farmer", {"a3": 1}, hand=9)
        .give(1, "orcs", "mining", {"a4": 1})
    )
    pos.give(2, "humans", "ranger", {"b1": 1}).turn(phase="conquer").play(
        "conquer a4", "done", "redeploy a3 7", "done"
    )
    assert [pos.holds_harmony(seat) for seat in range(4)] == [False, False, True, True]


@pytest.mark.rule("W-RACE-PANDAREN-1")
def test_of_two_opponents_attacked_neither_gets_harmony():
    pos = scene(4).give(0, "pandaren", "farmer", {"a3": 1}, hand=7)
    pos.give(1, "orcs", "mining", {"a4": 1}).give(2, "trolls", "ranger", {"a6": 1})
    pos.turn(phase="conquer").play("conquer a4", "conquer a6", "done", "redeploy a3 2", "done")
    assert [pos.holds_harmony(seat) for seat in range(4)] == [False, False, False, True]


@pytest.mark.rule("W-RULING-41")
def test_attacking_only_the_declined_race_spares_and_a_failed_attempt_does_not():
    pos = (
        scene()
        .give(0, "pandaren", "farmer", {"a3": 1}, hand=9)
        .give(1, "orcs", "mining", {"b1": 1})
        .declined(1, "humans", {"a4": 1})
    )
    pos.turn(phase="conquer").play("conquer a4", "done", "redeploy a3 7", "done")
    assert pos.holds_harmony(1)
    pos = (
        scene()
        .give(0, "pandaren", "farmer", {"a3": 1}, hand=1)
        .give(1, "orcs", "mining", {"a4": 2, "b1": 1})
    )
    pos.turn(phase="conquer").roll(0).play("attempt a4", "redeploy a3 2", "done")
    assert not pos.holds_harmony(1)


@pytest.mark.rule("W-RACE-PANDAREN-2")
@pytest.mark.rule("W-RULING-39")
def test_a_holder_pays_two_before_the_first_attack_of_a_turn():
    pos = (
        scene()
        .give(0, "orcs", "farmer", {"a3": 1}, hand=10, coins=2)
        .give(1, "pandaren", "mining", {"a4": 1, "a6": 1}, coins=0)
    )
    pos.harmony(0).turn(phase="conquer").play("conquer a4", "conquer a6")
    assert (pos.coins(0), pos.coins(1)) == (0, 2)
    assert pos.holds_harmony(0)


@pytest.mark.rule("W-RULING-40")
def test_harmony_protects_only_the_active_race():
    pos = (
        scene()
        .give(0, "orcs", "farmer", {"a3": 1}, hand=9, coins=0)
        .declined(1, "pandaren", {"a4": 1})
        .harmony(0)
    )
    assert "conquer a4" in pos.turn(phase="conquer").legal()


@pytest.mark.rule("W-RACE-PANDAREN-3")
def test_harmony_comes_back_with_the_next_turn_and_at_decline():
    pos = (
        scene()
        .give(0, "orcs", "farmer", {"a3": 1})
        .give(1, "pandaren", "mining", {"b1": 1})
        .harmony(0)
    )
    pos.play("decline")
    assert (pos.asked, pos.holds_harmony(0)) == (1, False)
    pos = scene().give(0, "pandaren", "mining", {"b1": 1}).harmony(1).play("decline")
    assert not pos.holds_harmony(1)
