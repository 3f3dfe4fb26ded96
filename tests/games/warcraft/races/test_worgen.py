"""Worgen: two forms."""

from __future__ import annotations

import pytest

from elbowroom.testing import position
from tests.games.warcraft.boards import ISLANDS


def scene(players: int = 2):
    return position("warcraft", players=players, board=ISLANDS)


@pytest.mark.rule("W-RACE-WORGEN-1")
def test_human_form_pays_two_and_worgen_form_costs_one_and_makes_war_cheap():
    pos = (
        scene()
        .give(0, "worgen", "farmer", {"a3": 3}, coins=1)
        .turn(phase="form_up")
        .play("form worgen")
    )
    assert pos.coins(0) == 0
    pos.play("done")
    assert pos.cost("a2") == 2
    human = (
        scene()
        .give(0, "worgen", "farmer", {"a3": 3}, coins=1)
        .turn(phase="form_up")
        .play("form human", "done")
    )
    assert (human.coins(0), human.cost("a2")) == (3, 3)


@pytest.mark.rule("W-RACE-WORGEN-1")
def test_the_first_turn_has_a_form_too():
    pos = scene().row([("worgen", "farmer")]).play("pick 0")
    assert pos.phase == "form_up"


@pytest.mark.rule("W-RACE-WORGEN-2")
def test_without_a_coin_the_form_is_human():
    pos = scene().give(0, "worgen", "farmer", {"a3": 3}, coins=0).turn(phase="form_up")
    assert pos.legal() == ["form human"]
    assert pos.rule_against("form worgen") == "W-RACE-WORGEN-2"


@pytest.mark.rule("W-RULING-46")
def test_a_decline_turn_has_no_form():
    pos = scene().give(0, "worgen", "farmer", {"a3": 3}, coins=0).play("decline")
    assert pos.coins(0) == 1
