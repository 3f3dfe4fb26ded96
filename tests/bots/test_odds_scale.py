"""From what a judge expects to chances: as sure as games turned out, and never against the order of things."""

import pytest

from elbowroom import game
from elbowroom.conquest.bots.calibrated import CalibratedJudge, power_of, scaled
from elbowroom.conquest.bots.evaluation.reckoned_odds import shared
from elbowroom.conquest.bots.learned.judge import LearnedJudge
from elbowroom.conquest.training.odds import AS_LEARNED, Moment, by_learning, fitted


@pytest.mark.parametrize("left", range(10))
def test_a_lead_counts_more_the_fewer_rounds_are_left(left):
    now, before = power_of(left, 4.0, -0.9), power_of(left + 1, 4.0, -0.9)
    assert now > before > 0
    assert shared([10.0, 8.0], left, -0.1, -1.5)[0] > shared([10.0, 8.0], left + 1, -0.1, -1.5)[0]


def test_the_scale_keeps_the_order_and_sums_to_one():
    for power in (0.4, 1.0, 4.0):
        wins = scaled([0.1, 0.4, 0.2, 0.3], 0, power, 0.8)
        assert sum(wins) == pytest.approx(1)
        assert wins[1] > wins[3] > wins[2] > wins[0]


def test_who_chose_is_told_a_little_less():
    assert scaled([0.5, 0.5], 0, 1.0, 0.8)[0] < 0.5 < scaled([0.5, 0.5], 1, 1.0, 0.8)[0]


def test_what_is_not_learned_is_not_scaled_twice(monkeypatch):
    pos = game("classic").new(3, seed=1)
    monkeypatch.setattr(LearnedJudge, "has_learned", lambda *_: False)
    assert CalibratedJudge().judge(pos).wins == LearnedJudge().judge(pos).wins


def test_the_fit_finds_a_scale_under_which_results_are_likely():
    """Everybody given 0.6 won four times in five: the odds must be drawn apart."""
    said, results = [0.6, 0.4], [[1.0, 0.0]] * 4 + [[0.0, 1.0]]
    moments = [Moment(0, said, [0.0, 0.0], left, each) for left in (0, 5) for each in results]
    found = fitted(moments, by_learning, ((0.5, 1.0, 3.5), (0.0, -1.0), (1.0,)), AS_LEARNED)
    assert found == (3.5, 0.0, 1.0)
    assert by_learning(moments[0], found)[0] == pytest.approx(0.8, abs=0.02)
