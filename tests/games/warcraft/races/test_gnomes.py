"""Gnomes: air strikes."""

from __future__ import annotations

import pytest

from elbowroom.testing import position
from tests.games.warcraft.boards import ISLANDS


def scene(players: int = 2):
    return position("warcraft", players=players, board=ISLANDS)


@pytest.mark.rule("W-RACE-GNOMES-1")
def test_any_land_region_on_any_island_is_struck_and_the_roll_is_a_discount():
    pos = (
        scene().give(0, "gnomes", "farmer", {"b1": 1}, hand=4).give(1, "orcs", "mining", {"a4": 2})
    )
    pos.turn(phase="conquer").roll(2)
    struck = {text.split()[1] for text in pos.legal() if text.startswith("strike")}
    assert struck == {"a1", "a2", "a3", "a4", "a5", "a6", "b2", "b3"}
    assert pos.play("strike a4 bare").tokens("a4") == 2 + 2 - 2


@pytest.mark.rule("W-RACE-GNOMES-1")
def test_one_strike_a_turn_with_a_token_in_hand():
    pos = scene().give(0, "gnomes", "farmer", {"b1": 1}, hand=9).turn(phase="conquer").roll(0)
    assert not [text for text in pos.play("strike a6 bare").legal() if text.startswith("strike")]
    assert pos.rule_against("strike a4 bare") == "W-RACE-GNOMES-1"
    empty = scene().give(0, "gnomes", "farmer", {"b1": 1}).turn(phase="conquer")
    assert not [text for text in empty.legal() if text.startswith("strike")]


@pytest.mark.rule("W-RACE-GNOMES-2")
@pytest.mark.rule("W-RULING-30")
def test_a_strike_the_hand_covers_must_be_made():
    pos = scene().give(0, "gnomes", "farmer", {"b1": 1}, hand=5).turn(phase="conquer").roll(1)
    pos.play("strike a2 bare")
    assert (pos.holder("a2"), pos.tokens("a2"), pos.hand(0)) == (0, 2, 3)


@pytest.mark.rule("W-RACE-GNOMES-2")
def test_a_strike_that_is_short_may_be_let_go():
    pos = scene().give(0, "gnomes", "farmer", {"b1": 1}, hand=1).turn(phase="conquer").roll(0)
    pos.play("strike a2 bare", "done")
    assert pos.phase == "conquer"
    assert pos.cost("b2") == 2


@pytest.mark.rule("W-RULING-29")
def test_the_second_roll_is_the_last_attempt_on_the_same_region_and_adds_up():
    pos = scene().give(0, "gnomes", "farmer", {"b1": 1}, hand=1).turn(phase="conquer").roll(1, 1)
    pos.play("strike a2 bare")
    assert pos.legal() == ["attempt a2", "done"]
    pos.play("attempt a2")
    assert pos.holder("a2") == 0
    assert pos.phase == "redeploy"


@pytest.mark.rule("W-RACE-GNOMES-3")
def test_a_strike_may_be_the_first_conquest_and_its_toll_comes_first():
    pos = (
        scene()
        .give(0, "gnomes", "farmer", hand=1, coins=3)
        .give(1, "orcs", "marsh_dweller", {"a4": 3}, coins=0)
    )
    pos.turn(phase="conquer").roll(0).play("strike a4 bare")
    assert (pos.coins(0), pos.coins(1)) == (2, 1)


@pytest.mark.rule("W-RULING-11")
def test_a_strike_on_a_landing_pays_no_passage():
    pos = scene().give(0, "gnomes", "farmer", {"a3": 1}, hand=5).turn(phase="conquer").roll(0)
    assert pos.play("strike b1 bare").tokens("b1") == 2
