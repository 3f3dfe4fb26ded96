"""Worgen: two forms."""

from __future__ import annotations

import pytest

from elbowroom.testing import position
from tests.games.warcraft.boards import ISLANDS


def scene(players: int = 2):
    return position("warcraft", players=players, board=ISLANDS)


def hunters(coins: int):
    return scene().give(0, "worgen", "farmer", {"a3": 3}, coins=coins).turn(phase="form_up")


@pytest.mark.rule("W-RACE-WORGEN-1")
def test_human_form_pays_two_and_worgen_form_costs_one_and_makes_war_cheap():
    pos = hunters(coins=1).play("form worgen")
    assert pos.coins(0) == 0
    pos.play("expand", "done")
    assert pos.cost("a2") == 2
    human = hunters(coins=1).play("form human", "expand", "done")
    assert (human.coins(0), human.cost("a2")) == (3, 3)


@pytest.mark.rule("W-RACE-WORGEN-1")
def test_the_first_turn_has_a_form_too():
    pos = scene().row([("worgen", "farmer")]).play("pick 0")
    assert (pos.phase, pos.legal()) == ("form_up", ["form human", "form worgen"])
    assert pos.play("form human").phase == "conquer"


@pytest.mark.rule("W-RACE-WORGEN-1")
def test_later_turns_ask_once_and_before_anything_else():
    pos = hunters(coins=1)
    assert pos.legal() == ["form human", "form worgen"]
    assert pos.rule_against("expand") == "W-TURN-3"
    pos.play("form human", "expand")
    assert pos.phase == "ready"


@pytest.mark.rule("W-RACE-WORGEN-1", "W-RULING-46")
def test_every_later_turn_of_a_game_begins_with_the_form():
    pos = scene().give(0, "worgen", "farmer", {"a3": 3}, coins=1)
    pos.give(1, "orcs", "mining", {"b1": 3}).turn(player=1).play("decline")
    assert pos.legal() == ["form human", "form worgen"]
    assert pos.play("form human").phase == "choice"
    assert pos.play("decline").coins(0) == 1 + 2 + 1


@pytest.mark.rule("W-RACE-WORGEN-2")
def test_without_a_coin_the_form_is_human():
    pos = hunters(coins=0)
    assert pos.legal() == ["form human"]
    assert pos.rule_against("form worgen") == "W-RACE-WORGEN-2"


@pytest.mark.rule("W-RULING-46")
@pytest.mark.parametrize(("form", "coins"), [("human", 2), ("worgen", -1)])
def test_a_decline_turn_has_its_form_too(form: str, coins: int):
    pos = hunters(coins=4).play(f"form {form}", "decline")
    assert pos.coins(0) == 4 + coins + 1
