"""Humans: military objectives."""

from __future__ import annotations

import pytest

from elbowroom.testing import position
from tests.games.warcraft.boards import ISLANDS


def scene(players: int = 2):
    return position("warcraft", players=players, board=ISLANDS)


def commanders():
    return scene(3).give(0, "humans", "farmer", {"a1": 3}, coins=0)


@pytest.mark.rule("W-RACE-HUMANS-1")
def test_both_objectives_go_on_land_that_no_alliance_race_holds():
    pos = (
        commanders()
        .give(1, "dwarves", "mining", {"a3": 1})
        .declined(2, "gnomes", {"a4": 1})
        .tribes("a6")
    )
    pos.turn(phase="place")
    assert {text.split()[1] for text in pos.legal()} == {"a2", "a5", "a6", "b1", "b2", "b3"}
    pos.play("objective a6", "objective b1")
    assert pos.markers("a6") == pos.markers("b1") == {"objective": 1}


@pytest.mark.rule("W-RACE-HUMANS-1")
def test_objectives_are_taken_from_the_map_to_be_laid_anew():
    pos = (
        commanders().objective("a2", "a5").turn(phase="place").play("objective a2", "objective b3")
    )
    assert (pos.markers("a2"), pos.markers("a5")) == ({"objective": 1}, {})
    assert pos.rule_against("objective a2") != ""


@pytest.mark.rule("W-RACE-HUMANS-2")
def test_a_conqueror_who_is_not_horde_and_the_owner_get_two_coins():
    pos = commanders().give(1, "naga", "mining", {"a4": 1}, hand=9, coins=0).objective("a3")
    pos.turn(player=1, phase="conquer").play("conquer a3")
    assert (pos.coins(0), pos.coins(1)) == (2, 2)
    assert pos.markers("a3") == {}
    assert pos.markers_in_hand(0, "objective") == 2


@pytest.mark.rule("W-RACE-HUMANS-2")
def test_humans_who_take_their_own_objective_are_paid_once():
    pos = commanders().objective("a2")
    pos._draft.hand[pos._draft.active(0)] = 4
    pos._draft.tray[7] -= 4
    pos.turn(phase="conquer").play("conquer a2")
    assert pos.coins(0) == 2


@pytest.mark.rule("W-RACE-HUMANS-3")
def test_the_horde_gains_nothing_and_the_objective_stays():
    pos = commanders().give(1, "orcs", "mining", {"a4": 1}, hand=9, coins=0).objective("a3")
    pos.turn(player=1, phase="conquer").play("conquer a3")
    assert (pos.coins(0), pos.coins(1), pos.markers("a3")) == (0, 0, {"objective": 1})


@pytest.mark.rule("W-RACE-HUMANS-4")
def test_objectives_defend_nothing_and_leave_at_decline():
    pos = commanders().give(1, "orcs", "mining", {"a4": 1}, hand=9).objective("a3", "a6")
    assert pos.turn(player=1, phase="conquer").cost("a3") == 2
    pos = commanders().objective("a3", "a6").play("decline")
    assert pos.markers("a3") == pos.markers("a6") == {}
    assert pos.supply("objective") == 2


@pytest.mark.rule("W-RULING-37")
def test_objectives_go_neither_on_water_nor_on_immune_regions():
    pos = (
        scene(3)
        .give(0, "humans", "farmer", {"a2": 3})
        .give(1, "orcs", "defensive", {"a1": 1}, markers={"a1": "tower"})
    )
    legal = pos.turn(phase="place").legal()
    assert not {"objective a1", "objective lake", "objective sea_a"} & set(legal)
    assert pos.rule_against("objective lake") == "W-RULING-37"
    assert pos.rule_against("objective a1") == "W-RULING-37"


@pytest.mark.rule("W-RULING-37")
def test_objectives_move_with_a_portal_swap():
    pos = (
        commanders().give(1, "orcs", "portal_mage", {"a4": 1}, hand=2).objective("a3").tribes("a3")
    )
    pos.turn(player=1, phase="conquer").play("swap a3 b2")
    assert (pos.markers("a3"), pos.markers("b2")) == ({}, {"objective": 1})


@pytest.mark.rule("W-RULING-38")
def test_a_neutral_race_that_fights_for_the_horde_gets_nothing():
    pos = (
        commanders()
        .give(1, "naga", "mining", {"a4": 3}, coins=0)
        .site("battleground", "a4")
        .objective("a6")
    )
    pos.turn(player=1, phase="form_up").play("faction horde", "done", "conquer a6")
    assert (pos.coins(0), pos.coins(1)) == (0, 0)


@pytest.mark.rule("W-RACE-HUMANS-1")
def test_both_objectives_come_with_the_banner_and_lie_on_the_map_after_its_first_turn():
    pos = scene().give(1, "orcs", "ranger", {"b1": 1}).row([("humans", "farmer")])
    assert pos.supply("objective") == 2
    pos.turn(player=0).play("pick 0")
    assert (pos.supply("objective"), pos.markers_in_hand(0, "objective")) == (0, 2)
    pos.play("conquer a1", "done", "redeploy a1 9", "done", "objective a2", "objective a3")
    assert (pos.markers("a2"), pos.markers("a3")) == ({"objective": 1}, {"objective": 1})
    pos.play("decline", "decline")
    assert pos.supply("objective") == 2
