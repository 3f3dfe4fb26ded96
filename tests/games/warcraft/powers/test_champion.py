"""Champion: takes a region alone."""

from __future__ import annotations

import pytest

from elbowroom.testing import position
from tests.games.warcraft.boards import ISLANDS


def scene(players: int = 2):
    return position("warcraft", players=players, board=ISLANDS)


def with_champion(**regions: int):
    return scene().give(0, "orcs", "champion", regions or {"a3": 1}, hand=2, coins=5)


@pytest.mark.rule("W-POWER-CHAMPION-1")
def test_he_takes_a_neighbour_for_nothing_once_a_turn():
    pos = (
        with_champion()
        .give(1, "humans", "mining", {"a4": 5})
        .turn(phase="conquer")
        .play("champion a4")
    )
    assert (pos.holder("a4"), pos.tokens("a4"), pos.markers("a4")) == (0, 0, {"champion": 1})
    assert pos.hand(0) == 2
    assert not [text for text in pos.legal() if text.startswith("champion")]
    assert pos.rule_against("champion a6") == "W-POWER-CHAMPION-1"


@pytest.mark.rule("W-POWER-CHAMPION-2")
def test_neither_first_nor_by_ship_nor_past_tower_and_toll():
    first = scene().give(0, "orcs", "champion", hand=2).turn(phase="conquer")
    assert first.rule_against("champion a1") == "W-POWER-CHAMPION-2"
    pos = (
        with_champion(a2=1)
        .give(1, "humans", "defensive", {"a1": 1}, markers={"a1": "tower"})
        .turn(phase="conquer")
    )
    assert not {"champion a1", "champion b1"} & set(pos.legal())
    assert pos.rule_against("champion b1") == "W-POWER-CHAMPION-2"


@pytest.mark.rule("W-RULING-48")
def test_he_needs_a_token_in_hand_and_does_not_spend_it():
    pos = scene().give(0, "orcs", "champion", {"a3": 1}).turn(phase="conquer")
    assert pos.rule_against("champion a4") == "W-CONQ-5"
    pos = scene().give(0, "orcs", "champion", {"a3": 1}, hand=1).turn(phase="conquer")
    assert pos.play("champion a4").hand(0) == 1


@pytest.mark.rule("W-RULING-48", "W-CONQ-5")
def test_he_needs_two_tauren_in_hand():
    pos = scene().give(0, "tauren", "champion", {"a3": 2}, hand=1).turn(phase="conquer")
    assert pos.rule_against("champion a4") == "W-CONQ-5"
    pos = scene().give(0, "tauren", "champion", {"a3": 2}, hand=2).turn(phase="conquer")
    assert pos.play("champion a4").hand(0) == 2


@pytest.mark.rule("W-POWER-CHAMPION-3")
def test_he_defends_as_one_unit_and_is_redeployed():
    pos = (
        scene()
        .give(0, "humans", "farmer", {"a3": 1}, hand=9)
        .give(1, "orcs", "champion", {"a4": 0, "b1": 1}, markers={"a4": "champion"})
    )
    assert pos.turn(phase="conquer").cost("a4") == 3
    moved = (
        scene()
        .give(0, "orcs", "champion", {"a4": 0, "b1": 2}, markers={"a4": "champion"})
        .turn(phase="redeploy")
    )
    moved.play("champion b1")
    assert (moved.markers("b1"), moved.tokens("a4"), moved.tokens("b1")) == ({"champion": 1}, 1, 1)


@pytest.mark.rule("W-POWER-CHAMPION-4")
def test_left_in_place_he_cannot_be_used():
    pos = (
        scene()
        .give(0, "orcs", "champion", {"a3": 2, "a1": 0}, markers={"a1": "champion"})
        .play("expand", "done")
    )
    assert pos.rule_against("champion a4") == "W-POWER-CHAMPION-4"
    left = (
        scene()
        .give(0, "orcs", "champion", {"a3": 2, "a1": 0}, markers={"a1": "champion"})
        .play("expand", "abandon a1", "done")
    )
    assert "champion a4" in left.legal()


@pytest.mark.rule("W-POWER-CHAMPION-5")
def test_his_capture_costs_one_coin_and_no_unit():
    pos = (
        scene()
        .give(0, "trolls", "farmer", {"a3": 1}, hand=9, coins=0)
        .give(1, "orcs", "champion", {"a4": 2, "b1": 1}, coins=4, markers={"a4": "champion"})
    )
    pos.turn(phase="conquer").play("conquer a4")
    assert (pos.coins(0), pos.coins(1), pos.hand(1)) == (1, 3, 2)
    pos.play("done", f"redeploy a3 {1 + pos.hand(0)}", "done")
    assert pos.legal() == ["champion b1"]
    assert pos.play("champion b1", "place b1 2").markers("b1") == {"champion": 1}


@pytest.mark.rule("W-RULING-49")
def test_who_is_broke_pays_no_ransom():
    pos = (
        scene()
        .give(0, "humans", "farmer", {"a3": 1}, hand=9, coins=0)
        .give(1, "orcs", "champion", {"a4": 1}, coins=0, markers={"a4": "champion"})
    )
    pos.turn(phase="conquer").play("conquer a4")
    assert (pos.coins(0), pos.coins(1)) == (0, 0)


@pytest.mark.rule("W-RULING-50")
def test_a_lone_champion_is_one_unit_for_the_doomhammer():
    pos = (
        scene()
        .give(0, "humans", "farmer", {"a3": 1}, hand=1, coins=5)
        .give(1, "orcs", "champion", {"a4": 0, "b1": 1}, coins=4, markers={"a4": "champion"})
    )
    pos.site("doomhammer", "a3").turn(phase="conquer").play("hammer a4")
    assert (pos.holder("a4"), pos.coins(1)) == (0, 3)


@pytest.mark.rule("W-POWER-CHAMPION-6")
def test_in_decline_he_leaves_the_map():
    pos = with_champion(a3=2).play("decline")
    assert pos.supply("champion") == 1
