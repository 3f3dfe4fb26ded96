"""What a network is taught of a position: the end of its game, and what was thought on the way."""

import numpy as np
import pytest

from elbowroom.conquest.training import targets
from elbowroom.conquest.training.selfplay import Positions

TURNS = 3


def positions():
    """Two games of three turns; the first seat wins the first, the second the other."""
    return Positions(
        np.zeros((2 * TURNS, 2, 1), dtype=np.float32),
        np.zeros((2 * TURNS, 1), dtype=np.float32),
        np.array([[9, 6], [5, 6], [5, 2]] * 2, dtype=np.float32),
        np.array([[1, 0]] * TURNS + [[0, 1]] * TURNS, dtype=np.float32),
        np.array([0] * TURNS + [1] * TURNS, dtype=np.int32),
    )


@pytest.fixture(autouse=True)
def _judge(monkeypatch):
    """A judge that expects ten coins and even chances everywhere."""

    def expected(seats, *_):
        return np.full(seats.shape[:2], 10.0), np.full(seats.shape[:2], 0.5)

    monkeypatch.setattr(targets, "expected", expected)


def test_with_a_full_trace_only_the_end_counts():
    assert targets.traced(positions(), None, 1.0) is not None
    assert (targets.traced(positions(), None, 1.0).wins == positions().wins).all()


def test_without_a_trace_the_next_position_is_what_counts():
    found = targets.traced(positions(), None, 0.0)
    assert found.wins[0].tolist() == [0.5, 0.5]
    assert found.to_come[0].tolist() == [4 + 10, 0 + 10], "what was paid, and what is expected then"
    assert found.wins[TURNS - 1].tolist() == [1, 0], "after the last turn nothing is left to expect"
    assert found.wins[2 * TURNS - 1].tolist() == [0, 1]


def test_in_between_both_count_the_end_less_the_further_it_is():
    wins = targets.traced(positions(), None, 0.5).wins
    assert wins[:TURNS, 0].tolist() == pytest.approx([0.625, 0.75, 1.0])
    assert wins[TURNS:, 0].tolist() == pytest.approx([0.375, 0.25, 0.0])
