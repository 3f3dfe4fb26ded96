"""The odds of a final attempt, told before the roll."""

from __future__ import annotations

import pytest

from elbowroom.testing import position


@pytest.mark.parametrize(("hand", "needed", "chance"), [(2, 1, 3 / 6), (1, 2, 2 / 6)])
@pytest.mark.rule("C-COMP-5", "C-CONQ-18")
def test_the_odds_follow_from_what_is_missing(hand: int, needed: int, chance: float) -> None:
    pos = position("classic").give(0, "ratmen", "forest", regions={"r05": 1}, hand=hand)
    pos.turn(0, phase="conquer")
    attempt = pos.state.notation.parse("attempt r11")  # a lost tribe: costs 3
    assert pos.state.odds(attempt) == (needed, chance)
    assert pos.state.odds(pos.state.notation.parse("conquer r10")) is None
