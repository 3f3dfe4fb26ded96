"""Forsaken: the fallen of others are recruited."""

from __future__ import annotations

import pytest

from elbowroom.testing import position
from tests.games.warcraft.boards import ISLANDS


def scene(players: int = 2):
    return position("warcraft", players=players, board=ISLANDS)


@pytest.mark.rule("W-RACE-FORSAKEN-1")
def test_a_token_may_be_bought_for_each_one_opponents_lost():
    pos = scene().give(0, "forsaken", "farmer", {"a3": 1}, hand=9, coins=5)
    pos.give(1, "orcs", "mining", {"a4": 2}).declined(1, "humans", {"a6": 1})
    pos.turn(phase="conquer").play("conquer a4", "conquer a6", "done")
    assert pos.phase == "recruit"
    assert pos.legal() == ["recruit 1", "recruit 2", "done"]
    assert pos.play("recruit 2").coins(0) == 3


@pytest.mark.rule("W-RACE-FORSAKEN-1")
def test_a_lost_beast_counts_and_coins_limit_the_purchase():
    pos = scene().give(0, "forsaken", "farmer", {"a3": 1}, hand=9, coins=1)
    pos.give(1, "orcs", "beastmaster", {"a4": 1, "a6": 1}, markers={"a4": "beast"})
    pos.turn(phase="conquer").play("conquer a4", "conquer a6", "done")
    assert pos.legal() == ["recruit 1", "done"]


@pytest.mark.rule("W-RACE-FORSAKEN-2")
def test_bought_tokens_join_this_redeployment():
    pos = (
        scene()
        .give(0, "forsaken", "farmer", {"a3": 1}, hand=3, coins=5)
        .give(1, "orcs", "mining", {"a4": 1})
    )
    pos.turn(phase="conquer").play("conquer a4", "done", "recruit 1")
    assert pos.phase == "redeploy"
    assert pos.hand(0) == 1


@pytest.mark.rule("W-RACE-FORSAKEN-2")
@pytest.mark.rule("W-RULING-28")
def test_the_tray_limits_the_purchase():
    pos = (
        scene()
        .give(0, "forsaken", "farmer", {"a3": 16}, hand=4, coins=5)
        .give(1, "orcs", "mining", {"a4": 1})
    )
    pos.turn(phase="conquer").play("conquer a4", "done")
    assert pos.phase == "redeploy"


@pytest.mark.rule("W-RACE-FORSAKEN-3")
@pytest.mark.rule("W-RULING-27")
def test_murlocs_own_declined_saved_tokens_and_forts_do_not_count():
    pos = (
        scene()
        .give(0, "forsaken", "farmer", {"a3": 1}, hand=14, coins=5)
        .declined(0, "humans", {"a4": 1})
    )
    pos.give(1, "draenei", "garrison", {"a6": 1}, markers={"a6": "fort"}).tribes("a2")
    pos.turn(phase="conquer").play("conquer a4", "conquer a6", "conquer a2", "done")
    assert pos.state.fallen == 0
    assert pos.phase == "redeploy"


@pytest.mark.rule("W-RACE-FORSAKEN-3")
def test_a_captured_champion_does_not_count():
    pos = scene().give(0, "forsaken", "farmer", {"a3": 1}, hand=9)
    pos.give(1, "orcs", "champion", {"a4": 1}, markers={"a4": "champion"}).turn(
        phase="conquer"
    ).play("conquer a4")
    assert pos.state.fallen == 0


@pytest.mark.rule("W-RULING-81")
def test_tokens_bought_without_a_region_wait_in_hand():
    pos = (
        scene()
        .give(0, "forsaken", "portal_mage", {"a3": 1}, hand=4, coins=5)
        .give(1, "orcs", "mining", {"a4": 1})
    )
    pos.turn(phase="conquer").play("conquer a4", "done", "recruit 1")
    assert pos.hand(0) == 2
