"""The odds of a final attempt, told before the roll."""

from __future__ import annotations

import pytest

from elbowroom.testing import position


@pytest.mark.parametrize(("hand", "needed", "chance"), [(2, 1, 3 / 6), (1, 2, 2 / 6)])
@pytest.mark.rule("C-COMP-5", "C-CONQ-18")
def test_the_odds_follow_from_what_is_missing(hand: int, needed: int, chance: float) -> None:
    pos = position("classic").give(0, "ratmen", "forest", regions={"r05": 1}, hand=hand)
    pos.turn(0, phase="conquer")
    state = pos.state
    odds = {state.text(each.action): each.odds for each in state.offers(state.legal_actions())}
    assert odds["attempt r11"] == (needed, chance)  # a lost tribe: costs 3
    assert all(each is None for text, each in odds.items() if not text.startswith("attempt"))
