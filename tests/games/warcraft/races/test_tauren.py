"""Tauren: never fewer than two."""

from __future__ import annotations

import pytest

from elbowroom.testing import position
from tests.games.warcraft.boards import ISLANDS


def scene(players: int = 2):
    return position("warcraft", players=players, board=ISLANDS)


@pytest.mark.rule("W-RACE-TAUREN-1")
def test_tauren_conquer_and_hold_with_two():
    pos = (
        scene()
        .give(0, "tauren", "farmer", {"a3": 2}, hand=3)
        .turn(phase="conquer")
        .play("conquer a6", "done")
    )
    assert pos.tokens("a6") == 2
    assert {text for text in pos.legal() if text.startswith("redeploy a6")} == {"redeploy a6 3"}


@pytest.mark.rule("W-RACE-TAUREN-2")
def test_a_lost_region_costs_one_token():
    pos = (
        scene()
        .give(0, "orcs", "farmer", {"a3": 1}, hand=9)
        .give(1, "tauren", "mining", {"a4": 2, "b1": 2})
    )
    pos.turn(phase="conquer").play("conquer a4")
    assert pos.hand(1) == 1


@pytest.mark.rule("W-RACE-TAUREN-3")
def test_two_tokens_stay_in_decline():
    pos = scene().give(0, "tauren", "farmer", {"a3": 4, "a4": 2}).play("decline")
    assert (pos.tokens("a3"), pos.tokens("a4")) == (2, 2)


@pytest.mark.rule("W-RACE-TAUREN-4")
@pytest.mark.rule("W-RULING-57")
def test_a_token_left_alone_goes_to_hand_and_the_region_is_abandoned():
    pos = (
        scene()
        .give(0, "orcs", "intimidating", {"a3": 1})
        .give(1, "tauren", "mining", {"a4": 2, "b1": 2})
    )
    pos.turn(phase="conquer").play("push a4 b1")
    assert (pos.holder("a4"), pos.hand(1), pos.tokens("b1")) == (None, 1, 3)


@pytest.mark.rule("W-RULING-42")
def test_the_last_attempt_of_tauren_needs_two_in_hand():
    pos = scene().give(0, "tauren", "farmer", {"a1": 2}, hand=1).turn(phase="conquer")
    assert not [text for text in pos.legal() if text.startswith("attempt")]
    pos = scene().give(0, "tauren", "farmer", {"a1": 2}, hand=2).turn(phase="conquer")
    assert "attempt a2" in pos.legal()


@pytest.mark.rule("W-RULING-43")
def test_the_champion_holds_alone_and_beasts_count_towards_two():
    pos = scene().give(
        0, "tauren", "champion", {"a1": 2, "a2": 0}, markers={"a2": "champion"}, hand=3
    )
    pos.turn(phase="redeploy").play("done")
    legal = set(pos.legal())
    assert "redeploy a2 2" in legal
    assert "redeploy a2 1" not in legal
    pos = scene().give(0, "tauren", "beastmaster", {"a1": 2}, markers={"a1": "beast"})
    assert pos.tokens("a1") == 2


@pytest.mark.rule("W-RULING-44")
def test_an_odd_token_goes_to_any_region_or_stays_in_hand():
    pos = scene().give(0, "tauren", "champion", {"a2": 0}, markers={"a2": "champion"}, hand=1)
    pos.turn(phase="conquer").play("done", "done")
    assert (pos.asked, pos.hand(0)) == (1, 1)


@pytest.mark.rule("W-RULING-45")
def test_a_lone_tauren_in_decline_stays():
    pos = (
        scene().give(0, "orcs", "intimidating", {"a3": 1}).declined(1, "tauren", {"a4": 2, "b1": 2})
    )
    pos.turn(phase="conquer").play("push a4 b1")
    assert (pos.holder("a4"), pos.tokens("a4"), pos.tokens("b1")) == (1, 1, 3)
