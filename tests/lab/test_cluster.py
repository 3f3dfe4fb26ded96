"""Games on a Ray cluster: the same games, and a failing bot ends only its own."""

import pytest

from elbowroom.lab.cluster import _next_size, play_piece
from elbowroom.lab.schedule import Schedule
from elbowroom.lab.tournament import Tournament, run


def timeless(rows):
    return [{key: row[key] for key in row if key != "thinking"} for row in rows]


def test_a_piece_of_work_is_played_in_order_of_arrival_and_timed():
    schedule = Schedule("classic", 2, ("greedy", "random"), seed=3)
    seconds, outcomes = play_piece([schedule.fixture(number) for number in range(3)], limit=60)
    assert seconds > 0
    assert [outcome.fixture.number for outcome in outcomes] == [0, 1, 2]


def test_quick_games_travel_together_and_slow_ones_alone():
    assert [_next_size(seconds) for seconds in (0, 0.1, 4, 60)] == [200, 100, 2, 1]


@pytest.mark.slow
def test_a_cluster_plays_the_same_games(tmp_path, monkeypatch):
    pytest.importorskip("ray", reason="Ray is large: the extra `cluster` brings it")
    monkeypatch.setenv("RAY_AUTH_MODE", "disabled")  # no token is to be left on the machine
    monkeypatch.setenv("RAY_ENABLE_UV_RUN_RUNTIME_ENV", "0")
    asked = Tournament("classic", ["greedy", "random"], [2, 3], 8, 3, {})
    here = run(asked, tmp_path / "here", workers=1)
    there = run(asked, tmp_path / "there", cluster=True)
    assert timeless(here) == timeless(there)
