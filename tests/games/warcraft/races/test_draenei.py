"""Draenei: Holy Light saves a token."""

from __future__ import annotations

import pytest

from elbowroom.testing import position
from tests.games.warcraft.boards import ISLANDS


def scene(players: int = 2):
    return position("warcraft", players=players, board=ISLANDS)


@pytest.mark.rule("W-RACE-DRAENEI-1")
def test_the_first_token_lost_in_an_opponents_turn_is_withdrawn():
    pos = (
        scene()
        .give(0, "orcs", "farmer", {"a3": 1}, hand=9)
        .give(1, "draenei", "mining", {"a4": 1, "b1": 1})
    )
    pos.turn(phase="conquer").play("conquer a4", "done", "redeploy a3 7", "done")
    assert pos.legal() == ["place b1 1"]


@pytest.mark.rule("W-RACE-DRAENEI-1")
@pytest.mark.rule("W-RULING-21")
def test_every_further_loss_is_normal_whatever_causes_it():
    pos = (
        scene()
        .give(0, "orcs", "intimidating", {"a3": 1}, hand=9)
        .give(1, "draenei", "mining", {"a4": 1, "a6": 1})
    )
    pos.turn(phase="conquer").play("conquer a4")
    tray = pos.tray("draenei")
    pos.play("push a6 a6")
    assert pos.tray("draenei") == tray + 1


@pytest.mark.rule("W-RACE-DRAENEI-1")
def test_a_push_out_of_the_game_is_saved_as_well():
    pos = scene().give(0, "orcs", "intimidating", {"a3": 1}).give(1, "draenei", "mining", {"a6": 1})
    pos.turn(phase="conquer").play("push a6 a6")
    assert pos.hand(1) == 1


@pytest.mark.rule("W-RACE-DRAENEI-2")
def test_the_light_shines_again_in_the_next_players_turn():
    pos = (
        scene(3)
        .give(0, "orcs", "farmer", {"a3": 1}, hand=9)
        .give(1, "draenei", "mining", {"a4": 1, "a1": 1, "b1": 1})
    )
    pos.give(2, "trolls", "ranger", {"b2": 4})
    pos.turn(phase="conquer").play("conquer a4", "done", "redeploy a3 7", "done", "place a1 1")
    assert pos.state.saved == [0, 0, 0]
    pos.play("expand", "done", "done", "redeploy a1 2", "done")
    assert pos.asked == 2
    pos.play("expand", "done", "conquer b1")
    assert pos.hand(1) == 1


@pytest.mark.rule("W-RACE-DRAENEI-2")
def test_the_light_does_not_shine_in_the_own_turn():
    pos = scene().give(0, "draenei", "farmer", {"a3": 1}).turn(phase="conquer")
    assert pos.state.saved == [0, 0]


@pytest.mark.rule("W-RULING-22")
def test_a_loss_taken_by_a_beast_does_not_use_the_light_up():
    pos = scene().give(0, "orcs", "farmer", {"a3": 1}, hand=9)
    pos.give(1, "draenei", "beastmaster", {"a4": 1, "a6": 1}, markers={"a4": "beast"})
    pos.turn(phase="conquer").play("conquer a4", "conquer a6")
    assert pos.supply("beast") == 5
    assert pos.hand(1) == 1


@pytest.mark.rule("W-RULING-23")
def test_without_a_region_the_saved_token_waits_in_hand():
    pos = (
        scene().give(0, "orcs", "farmer", {"a3": 1}, hand=9).give(1, "draenei", "mining", {"a4": 1})
    )
    pos.turn(phase="conquer").play("conquer a4", "done", "redeploy a3 7", "done")
    assert (pos.asked, pos.hand(1)) == (1, 1)
