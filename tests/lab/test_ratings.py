"""Ratings: true to the strengths behind the games, free of their order, and as sure as these allow."""

import random

import pytest

from elbowroom.lab.ratings import rate

STRENGTHS = {"weak": 1.0, "middling": 2.0, "good": 4.0, "best": 8.0}
DOUBLE = 120.4
"""Rating points for twice the strength."""


def games(count, players=3, seed=1):
    rng = random.Random(seed)
    return [one_game(rng.sample(list(STRENGTHS), players), rng) for _ in range(count)]


def one_game(seats, rng):
    left, ranks = list(range(len(seats))), [0] * len(seats)
    for rank in range(1, len(seats) + 1):
        best = rng.choices(left, [STRENGTHS[seats[seat]] for seat in left])[0]
        ranks[best] = rank
        left.remove(best)
    return {"seats": seats, "ranks": ranks}


def half_width(rating):
    return (rating.high - rating.low) / 2


def test_strengths_are_found_again():
    rated = rate(games(3000), list(STRENGTHS))
    values = [rated[bot].value for bot in STRENGTHS]
    assert sum(values) / 4 == pytest.approx(1500)
    for better, worse in zip(values[1:], values, strict=False):
        assert better - worse == pytest.approx(DOUBLE, abs=25)


def test_the_order_of_the_games_does_not_matter():
    played = games(120)
    assert rate(played, list(STRENGTHS)) == rate(played[::-1], list(STRENGTHS))


def test_intervals_halve_when_games_quadruple():
    few, many = rate(games(250), list(STRENGTHS)), rate(games(1000), list(STRENGTHS))
    for bot in STRENGTHS:
        assert half_width(few[bot]) / half_width(many[bot]) == pytest.approx(2, rel=0.25)


def test_intervals_hold_the_truth_as_often_as_they_say():
    truth = [1500 + DOUBLE * (place - 1.5) for place in range(4)]
    held = 0
    for seed in range(50):
        rated = rate(games(60, seed=seed), list(STRENGTHS))
        held += sum(
            rated[bot].low <= true <= rated[bot].high
            for bot, true in zip(STRENGTHS, truth, strict=True)
        )
    assert 180 <= held <= 200  # 190 of 200 expected


def test_one_game_tells_next_to_nothing():
    rated = rate([{"seats": ["best", "weak"], "ranks": [1, 2]}], ["best", "weak"])
    assert rated["best"].value > rated["weak"].value
    assert rated["best"].low < rated["weak"].high


def test_who_never_lost_is_rated_within_bounds():
    rated = rate([{"seats": ["best", "weak"], "ranks": [1, 2]}] * 50, ["best", "weak"])
    assert 1700 < rated["best"].value < 2200


def test_a_shared_place_counts_half_for_each():
    rated = rate([{"seats": ["best", "weak"], "ranks": [1, 1]}] * 20, ["best", "weak"])
    assert rated["best"].value == pytest.approx(rated["weak"].value)


def test_a_bot_that_met_none_but_itself_has_no_rating():
    assert rate([{"seats": ["best", "best"], "ranks": [1, 2]}], ["best"]) == {}


def test_two_seats_of_one_bot_count_beside_a_rival():
    rng = random.Random(5)
    played = [one_game(["best", "best", "weak"], rng) for _ in range(2000)]
    rated = rate(played, ["best", "weak"])
    assert rated["best"].value - rated["weak"].value == pytest.approx(3 * DOUBLE, abs=40)
