"""Kobolds: caverns are next door."""

from __future__ import annotations

import pytest

from elbowroom.testing import position
from tests.games.warcraft.boards import ISLANDS


def scene(players: int = 2):
    return position("warcraft", players=players, board=ISLANDS)


@pytest.mark.rule("W-RACE-KOBOLDS-1")
def test_every_cavern_counts_as_adjacent_without_passage():
    pos = scene().give(0, "kobolds", "farmer", {"a1": 1}, hand=9).turn(phase="conquer")
    assert {"conquer a4", "conquer b3"} <= set(pos.legal())
    assert (pos.cost("a4"), pos.cost("b3")) == (2, 2)


@pytest.mark.rule("W-RACE-KOBOLDS-2")
def test_a_cavern_may_be_the_first_conquest():
    pos = scene().give(0, "kobolds", "farmer", hand=9).turn(phase="conquer")
    assert (pos.cost("a4"), pos.cost("b3"), pos.cost("a1")) == (2, 2, 3)
    assert "conquer a4" in pos.legal()


@pytest.mark.rule("W-RULING-79")
def test_caverns_serve_every_conquest_but_no_push_or_steal():
    pos = scene().give(0, "kobolds", "champion", {"a1": 1}, hand=2).turn(phase="conquer")
    assert {"champion a4", "champion b3"} <= set(pos.legal())
    first = scene().give(0, "kobolds", "champion", hand=2).turn(phase="conquer")
    assert not [text for text in first.legal() if text.startswith("champion")]
    pusher = (
        scene()
        .give(0, "kobolds", "intimidating", {"a1": 1})
        .give(1, "orcs", "mining", {"b3": 1, "a4": 1})
    )
    assert not [text for text in pusher.turn(phase="conquer").legal() if text.startswith("push")]
