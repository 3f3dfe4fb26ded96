"""What a decline turn would pay, told before it is chosen."""

from __future__ import annotations

import pytest

from elbowroom.testing import position


@pytest.mark.rule("C-DECL-2", "C-DECL-7")
def test_a_decline_turn_is_previewed_without_the_older_race_and_without_bonuses() -> None:
    pos = position("classic").give(0, "humans", "merchant", regions={"r02": 2, "r10": 1}, coins=0)
    pos.declined(0, "orcs", regions={"r05": 1}).turn(0, round=3)
    preview = pos.explain("decline")
    assert (preview.total, pos.coins(0), pos.races(0)) == (2, 0, ["humans", "orcs"])
    pos.play("decline")
    assert pos.coins(0) == 2


def test_there_is_nothing_to_preview_where_no_decline_turn_is_offered() -> None:
    pos = position("classic").give(0, "humans", "stout", regions={"r02": 2}).turn(0, phase="end")
    assert pos.state.explain_action(pos.state.notation.parse("decline")) is None
