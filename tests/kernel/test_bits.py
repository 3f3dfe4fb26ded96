"""Sets of small numbers as one int."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from elbowroom.kernel.bits import WIDEST, lowest, mask_of, members, size

SETS = st.sets(st.integers(0, WIDEST - 1))


@given(SETS)
def test_a_set_gives_its_members_back_smallest_first(numbers: set[int]) -> None:
    mask = mask_of(list(numbers))
    assert members(mask) == sorted(numbers)
    assert size(mask) == len(numbers)
    if numbers:
        assert lowest(mask) == min(numbers)


def test_the_empty_set_has_no_members() -> None:
    assert members(0) == []
    assert mask_of([]) == 0


def test_the_widest_set_fits_in_62_bits() -> None:
    full = (1 << WIDEST) - 1
    assert members(full) == list(range(WIDEST))
    assert full.bit_length() <= 62
