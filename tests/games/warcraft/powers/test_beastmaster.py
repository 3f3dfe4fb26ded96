"""Beastmaster: hills bring beasts."""

from __future__ import annotations

import pytest

from elbowroom.testing import position
from tests.games.warcraft.boards import ISLANDS


def scene(players: int = 2):
    return position("warcraft", players=players, board=ISLANDS)


@pytest.mark.rule("W-POWER-BEASTMASTER-1")
def test_beasts_are_recounted_from_the_hills_held():
    pos = (
        scene()
        .give(0, "orcs", "beastmaster", {"a5": 2, "a4": 2}, markers={"a4": "beast"})
        .play("expand")
    )
    assert (pos.tokens("a4"), pos.tokens("a5")) == (1, 1)
    assert pos.hand(0) == 1 + 1
    assert pos.markers_in_hand(0, "beast") == 1
    assert pos.supply("beast") == 4


@pytest.mark.rule("W-POWER-BEASTMASTER-2")
def test_beasts_conquer_defend_and_are_redeployed_like_tokens():
    pos = scene().give(0, "orcs", "beastmaster", {"a5": 2}).play("expand", "done")
    assert "conquer a4" in pos.legal()
    pos.play("conquer a4", "done", "done")
    assert pos.phase == "redeploy"
    assert pos.legal() == ["beast a4 1", "beast a5 1"]
    assert pos.play("beast a4 1").markers("a4") == {"beast": 1}


@pytest.mark.rule("W-POWER-BEASTMASTER-3")
def test_a_hill_of_beasts_alone_is_given_up_and_not_counted():
    pos = (
        scene()
        .give(0, "orcs", "beastmaster", {"a5": 1, "a1": 1}, markers={"a5": "beast"})
        .play("expand")
    )
    assert pos.holder("a5") is None
    assert pos.markers_in_hand(0, "beast") == 0


@pytest.mark.rule("W-POWER-BEASTMASTER-4")
def test_a_beast_is_lost_instead_of_a_token_and_the_rest_retreats():
    pos = scene().give(0, "orcs", "farmer", {"a3": 1}, hand=10)
    pos.give(1, "humans", "beastmaster", {"a4": 4, "b1": 1}, markers={"a4": {"beast": 2}})
    pos.turn(phase="conquer")
    tray = pos.tray("humans")
    pos.play("conquer a4", "done", "redeploy a3 5", "done")
    assert (pos.hand(1), pos.tray("humans"), pos.supply("beast")) == (3, tray, 4)
    pos.play("place b1 3", "beast b1 1")
    assert pos.markers("b1") == {"beast": 1}


@pytest.mark.rule("W-POWER-BEASTMASTER-5")
def test_on_the_turn_of_the_pick_there_are_no_beasts():
    pos = scene().row([("orcs", "beastmaster")]).play("pick 0")
    assert pos.hand(0) == 10
    assert pos.supply("beast") == 5


@pytest.mark.rule("W-RULING-47")
def test_beasts_count_for_the_tie_and_never_enter_the_tray():
    pos = scene().give(0, "orcs", "beastmaster", {"a1": 2}, coins=18, markers={"a1": "beast"})
    pos.give(1, "trolls", "champion", {"a3": 1}, coins=18, markers={"a3": "champion"})
    pos.turn(player=1, round=10).play("expand", "done", "done", "done", "done")
    assert pos.coins(1) == 19
    assert pos.tray("orcs") == 10
