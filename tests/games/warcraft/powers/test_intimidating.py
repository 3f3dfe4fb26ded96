"""Intimidating: pushes."""

from __future__ import annotations

import pytest

from elbowroom.testing import position
from tests.games.warcraft.boards import ISLANDS


def scene(players: int = 2):
    return position("warcraft", players=players, board=ISLANDS)


def bullies(**opponent: int):
    return (
        scene()
        .give(0, "orcs", "intimidating", {"a3": 1}, hand=1, coins=5)
        .give(1, "humans", "mining", opponent, coins=5)
    )


@pytest.mark.rule("W-POWER-INTIMIDATING-1")
def test_first_walls_and_forts_then_a_token_three_times_a_turn():
    pos = (
        scene()
        .give(0, "orcs", "intimidating", {"a3": 1})
        .give(1, "night_elves", "garrison", {"a2": 2, "b1": 1}, markers={"a2": ["wall", "fort"]})
    )
    pos.turn(phase="conquer")
    assert {"raze a2 wall", "raze a2 fort"} <= set(pos.legal())
    assert "push a2 b1" not in pos.legal()
    pos.play("raze a2 wall", "raze a2 fort", "push a2 b1")
    assert (pos.tokens("a2"), pos.tokens("b1")) == (1, 2)
    assert pos.rule_against("push a2 b1") == "W-POWER-INTIMIDATING-1"


@pytest.mark.rule("W-POWER-INTIMIDATING-1")
def test_a_murloc_is_removed_and_a_token_without_another_region_discarded():
    pos = bullies(a4=1).tribes("a6").turn(phase="conquer").play("push a6 a6")
    assert pos.tokens("a6") == 0
    tray = pos.tray("humans")
    pos.play("push a4 a4")
    assert (pos.holder("a4"), pos.tray("humans")) == (None, tray + 1)


@pytest.mark.rule("W-POWER-INTIMIDATING-2")
def test_the_last_token_leaving_empties_the_region_and_champions_stay():
    pos = bullies(a4=1, b1=1).turn(phase="conquer").play("push a4 b1")
    assert (pos.holder("a4"), pos.tokens("b1")) == (None, 2)
    pos = (
        scene()
        .give(0, "orcs", "intimidating", {"a3": 1})
        .give(1, "humans", "champion", {"a4": 0, "b1": 1}, markers={"a4": "champion"})
    )
    assert not [text for text in pos.turn(phase="conquer").legal() if text.startswith("push a4")]
    assert pos.rule_against("push a4 b1") == "W-POWER-INTIMIDATING-2"


@pytest.mark.rule("W-POWER-INTIMIDATING-2")
def test_the_intimidator_picks_between_token_and_beast():
    pos = (
        scene()
        .give(0, "orcs", "intimidating", {"a3": 1})
        .give(1, "humans", "beastmaster", {"a4": 2, "b1": 1}, markers={"a4": "beast"})
    )
    pos.turn(phase="conquer")
    assert {"push a4 b1", "push_beast a4 b1"} <= set(pos.legal())
    pos.play("push_beast a4 b1")
    assert (pos.markers("a4"), pos.markers("b1")) == ({}, {"beast": 1})


@pytest.mark.rule("W-POWER-INTIMIDATING-3")
def test_only_a_push_that_discards_is_an_attack():
    pos = (
        scene()
        .give(0, "orcs", "intimidating", {"a3": 1}, coins=5)
        .give(1, "pandaren", "mining", {"a4": 1, "b1": 1}, coins=0)
    )
    pos.harmony(0).turn(phase="conquer").play("push a4 b1")
    assert (pos.coins(1), pos.state.attacked) == (0, 0)
    pos = (
        scene()
        .give(0, "orcs", "intimidating", {"a3": 1}, coins=5)
        .give(1, "pandaren", "mining", {"a4": 1}, coins=0)
    )
    pos.harmony(0).turn(phase="conquer").play("push a4 a4")
    assert (pos.coins(1), pos.state.attacked) == (2, 0b10)


@pytest.mark.rule("W-RULING-54")
def test_a_push_is_not_after_the_die_and_compels_no_conquest():
    pos = bullies(a4=2, b1=1).turn(phase="conquer").play("push a4 b1", "done")
    assert pos.phase == "redeploy"
    pos = bullies(a4=2, b1=1).turn(phase="conquer").roll(0).play("attempt a6")
    assert pos.rule_against("push a4 b1") == "W-TURN-3"


@pytest.mark.rule("W-RULING-55")
def test_an_immune_goal_is_not_allowed_and_costs_its_owner_nothing():
    pos = (
        scene()
        .give(0, "orcs", "intimidating", {"a3": 1})
        .give(1, "humans", "defensive", {"a4": 1, "b1": 1}, markers={"b1": "tower"})
    )
    pos.turn(phase="conquer")
    assert not [text for text in pos.legal() if text.startswith("push a4")]
    assert pos.rule_against("push a4 b1") == "W-RULING-55"


@pytest.mark.rule("W-RULING-56")
def test_the_own_race_in_decline_is_not_pushed():
    pos = (
        scene()
        .give(0, "orcs", "intimidating", {"a3": 1})
        .declined(0, "humans", {"a4": 1})
        .turn(phase="conquer")
    )
    assert not [text for text in pos.legal() if text.startswith("push")]
    assert pos.rule_against("push a4 a4") == "W-RULING-56"


@pytest.mark.rule("W-RULING-18")
def test_pushes_gather_declined_tokens():
    pos = (
        scene().give(0, "orcs", "intimidating", {"a3": 1}).declined(1, "humans", {"a4": 1, "b1": 1})
    )
    assert pos.turn(phase="conquer").play("push a4 b1").tokens("b1") == 2


@pytest.mark.rule("W-RULING-57", "W-RACE-TAUREN-4")
def test_a_tauren_pushed_to_the_champion_alone_goes_to_hand():
    pos = position("warcraft", players=2, board=ISLANDS)
    pos.give(0, "orcs", "intimidating", {"a3": 1}, hand=2)
    pos.give(1, "tauren", "champion", {"a4": 3, "b1": 0}, markers={"b1": "champion"})
    pos.turn(phase="conquer").play("push a4 b1")
    assert (pos.tokens("a4"), pos.tokens("b1"), pos.hand(1)) == (2, 0, 1)
    assert pos.holder("b1") == 1
