"""Thinking times: counted by length, added up over games, told in milliseconds."""

import json

import pytest

from elbowroom.lab.timing import Thinking

MS = 1_000_000


def thought(*turns):
    """A seat that thought for these turns, each a list of milliseconds."""
    found = Thinking()
    for turn in turns:
        for number, spent in enumerate(turn):
            found.decided(int(spent * MS), int(spent * MS / 2), new_turn=number == 0)
    return found


def test_decisions_are_told_by_share_and_mean():
    figures = thought([1] * 98 + [50, 100]).figures()
    assert figures["ms_per_decision_p50"] == pytest.approx(1, rel=0.01)
    assert figures["ms_per_decision_p99"] == pytest.approx(50, rel=0.01)
    assert figures["ms_per_decision_mean"] == pytest.approx(2.48, rel=0.01)
    assert figures["cpu_ms_per_decision_mean"] == pytest.approx(1.24, rel=0.01)


def test_the_longest_turn_is_the_sum_of_its_decisions():
    figures = thought([5, 5, 5], [12], [7, 7]).figures()
    assert figures["ms_longest_turn"] == 15
    assert figures["cpu_ms_longest_turn"] == 7.5


def test_games_add_up():
    one, other = thought([5, 5]), thought([1], [20])
    one.add(other)
    assert one.figures() == thought([5, 5], [1], [20]).figures()


def test_times_survive_being_written():
    found = thought([1, 2.5], [3])
    again = Thinking.from_data(json.loads(json.dumps(found.to_data())))
    assert again.figures() == found.figures()


def test_who_never_thought_took_no_time():
    assert set(Thinking().figures().values()) == {0.0}
