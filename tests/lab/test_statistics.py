from collections import Counter

import pytest

from elbowroom.lab.statistics import percentile, smallest_seen, t95, wilson


@pytest.mark.parametrize(
    ("successes", "trials", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (5, 10, 0.2366, 0.7634),
        (10, 10, 0.7225, 1.0),
        (99, 100, 0.9455, 0.9982),
    ],
)
def test_wilson_interval(successes, trials, low, high):
    assert wilson(successes, trials) == pytest.approx((low, high), abs=1e-4)


def test_no_trial_tells_nothing():
    assert wilson(0, 0) == (0.0, 1.0)


def test_percentiles_of_counted_values():
    counted = Counter({1: 50, 2: 49, 9: 1})
    assert [percentile(counted, share) for share in (0.5, 0.51, 0.99, 1.0)] == [1, 2, 2, 9]
    assert percentile(Counter(), 0.5) == 0


@pytest.mark.parametrize(
    ("freedom", "wide"),
    [
        (1, 12.7062),
        (2, 4.3027),
        (3, 3.1824),
        (5, 2.5706),
        (10, 2.2281),
        (30, 2.0423),
        (1000, 1.9623),
    ],
)
def test_few_values_have_a_wider_interval(freedom, wide):
    assert t95(freedom) == pytest.approx(wide, abs=0.02)


def test_the_smallest_difference_that_games_show_halves_when_they_quadruple():
    assert smallest_seen(0.5, 400) == pytest.approx(0.07, abs=0.001)
    assert smallest_seen(0.5, 100) == pytest.approx(2 * smallest_seen(0.5, 400))
    assert smallest_seen(0.25, 0) == 1.0
