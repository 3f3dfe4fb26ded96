from collections import Counter

import pytest

from elbowroom.lab.statistics import percentile, wilson


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
