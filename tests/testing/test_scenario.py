"""The test kit of a game that brings none: played from its start, chance forced."""

from __future__ import annotations

import pytest

from elbowroom.testing import position
from tests.ledges import ledges


@pytest.fixture(autouse=True)
def _installed():
    with ledges():
        yield


def test_a_game_without_a_kit_is_played_from_its_start():
    pos = position("ledges").force("deal l1", "deal l9").play("land l4", "done", "land l5")
    assert pos.state.homes == [0, 8]
    assert (pos.asked, pos.phase) == (1, "hop")
    assert pos.legal() == ["hop l5 l6", "done"]
    assert [event.player for event in pos.happened("landed")] == [0, 1]


@pytest.mark.parametrize(("face", "won"), [(2, True), (1, False)])
def test_the_die_falls_as_it_is_told(face, won):
    pos = position("ledges").play("land l4", "done", "land l5", "done").roll(face)
    assert pos.explain("chase l5").total == 2
    pos.play("chase l5")
    assert [event.facts["won"] for event in pos.happened("chased")] == [won]


def test_what_is_refused_is_told_with_its_rule():
    pos = position("ledges")
    assert pos.why_not("land l1") == ""
    assert pos.why_not("chase l1") == "the rules of Ledges do not allow it now"
    assert pos.rule_against("chase l1") == "L-2"
