"""The generator: one small int, the same everywhere, fair enough for dice."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from elbowroom.kernel.randomness import advance, below, seeded

STATES = st.integers(0, 1 << 70).map(seeded)


def drawn(seed: int | str, limit: int, draws: int) -> list[int]:
    rng = seeded(seed)
    numbers = []
    for _ in range(draws):
        rng = advance(rng)
        numbers.append(below(rng, limit))
    return numbers


@given(STATES, st.integers(1, 500))
def test_a_number_lies_below_its_limit(rng: int, limit: int) -> None:
    assert 0 <= below(rng, limit) < limit


@given(st.one_of(st.integers(), st.text()))
def test_a_state_never_outgrows_62_bits(seed: int | str) -> None:
    rng = seeded(seed)
    for _ in range(50):
        assert 0 < rng < 1 << 62
        assert rng >> 31, "the first half has run dry"
        assert rng & (1 << 31) - 1, "the second half has run dry"
        rng = advance(rng)


def test_the_same_seed_gives_the_same_numbers_for_ever() -> None:
    assert drawn(7, 6, 12) == drawn(7, 6, 12)
    assert seeded(7) == seeded("7")
    assert drawn("elbowroom", 100, 8) == DRAWN_ONCE


DRAWN_ONCE = [38, 7, 75, 81, 67, 37, 85, 97]


def test_different_seeds_give_different_numbers() -> None:
    assert len({tuple(drawn(seed, 1000, 4)) for seed in range(200)}) == 200


@pytest.mark.parametrize("limit", [2, 6, 14, 20, 45])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_all_numbers_come_about_equally_often(limit: int, seed: int) -> None:
    draws = 400 * limit
    numbers = drawn(seed, limit, draws)
    chi_square = sum((numbers.count(n) - 400) ** 2 / 400 for n in range(limit))
    freedom = limit - 1
    assert chi_square < freedom + 4.5 * (2 * freedom) ** 0.5


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_number_says_nothing_about_the_next(seed: int) -> None:
    numbers = drawn(seed, 6, 14400)
    pairs = [0] * 36
    for first, second in zip(numbers[::2], numbers[1::2], strict=True):
        pairs[first * 6 + second] += 1
    chi_square = sum((count - 200) ** 2 / 200 for count in pairs)
    assert chi_square < 35 + 4.5 * 70**0.5


def test_first_numbers_of_neighbouring_seeds_are_as_fair() -> None:
    counts = [0] * 6
    for seed in range(2400):
        counts[drawn(seed, 6, 1)[0]] += 1
    assert sum((count - 400) ** 2 / 400 for count in counts) < 5 + 4.5 * 10**0.5
