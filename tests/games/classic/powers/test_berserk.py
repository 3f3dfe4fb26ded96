from __future__ import annotations

import pytest

from elbowroom.testing import position
from tests.games.classic.powers.turns import IDLE_TURN


@pytest.mark.rule("C-PICK-4")
def test_the_badge_brings_four_tokens() -> None:
    pos = position("classic").row([("ratmen", "berserk")]).turn(player=0)
    pos.play("pick 0")
    assert pos.hand(0) == 8 + 4


@pytest.mark.rule("C-POWER-BERSERK-1")
def test_a_roll_before_the_conquest_lowers_its_cost_and_spares_tokens() -> None:
    pos = position("classic").roll(2)
    pos.give(0, "ratmen", "berserk", regions={"r05": 1}, hand=4)
    pos.give(1, "elves", "hill", regions={"r10": 3})
    pos.turn(player=0, phase="conquer")
    assert pos.cost("r10") == 2 + 3
    pos.play("roll")
    assert pos.cost("r10") == 5 - 2
    pos.play("conquer r10")
    assert pos.tokens("r10") == 3
    assert pos.hand(0) == 1


@pytest.mark.rule("C-POWER-BERSERK-1")
def test_the_target_is_named_after_the_roll_among_all_that_can_be_paid() -> None:
    pos = position("classic").roll(1)
    pos.give(0, "ratmen", "berserk", regions={"r05": 1}, hand=2)
    pos.give(1, "elves", "hill", regions={"r10": 2})
    pos.turn(player=0, phase="conquer")
    pos.play("roll")
    assert pos.legal() == ["conquer r04", "conquer r11", "done"]
    assert pos.rule_against("conquer r10") == "C-CONQ-7"


@pytest.mark.rule("C-POWER-BERSERK-1")
def test_no_roll_lowers_a_cost_below_one_token() -> None:
    pos = position("classic").roll(3)
    pos.give(0, "ratmen", "berserk", regions={"r05": 1}, hand=2)
    pos.turn(player=0, phase="conquer")
    pos.play("roll", "conquer r10")
    assert pos.tokens("r10") == 1
    assert pos.hand(0) == 1


@pytest.mark.rule("C-POWER-BERSERK-1")
def test_the_roll_adds_to_the_discount_of_the_race() -> None:
    pos = position("classic").roll(1)
    pos.give(0, "giants", "berserk", regions={"r09": 1}, hand=4)
    pos.give(1, "elves", "hill", regions={"r10": 3})
    pos.turn(player=0, phase="conquer")
    pos.play("roll")
    assert pos.cost("r10") == 2 + 3 - 1 - 1


@pytest.mark.rule("C-POWER-BERSERK-1")
def test_the_first_conquest_may_be_rolled_for() -> None:
    pos = position("classic").roll(1)
    pos.give(0, "ratmen", "berserk", hand=2).turn(player=0, phase="conquer")
    pos.play("roll")
    assert pos.cost("r06") == 3 - 1
    pos.play("conquer r06")
    assert pos.hand(0) == 0


@pytest.mark.rule("C-POWER-BERSERK-1")
def test_an_empty_hand_may_not_roll() -> None:
    pos = position("classic").give(0, "ratmen", "berserk", regions={"r05": 1})
    pos.turn(player=0, phase="conquer")
    assert pos.legal() == ["done"]
    assert "token in hand" in pos.why_not("roll")


@pytest.mark.rule("C-POWER-BERSERK-1")
def test_only_berserk_races_roll_before_a_conquest() -> None:
    pos = position("classic").give(0, "ratmen", "hill", regions={"r05": 1}, hand=2)
    pos.turn(player=0, phase="conquer")
    assert pos.rule_against("roll") == "C-POWER-BERSERK-1"


@pytest.mark.rule("C-POWER-BERSERK-2")
def test_after_a_roll_there_is_only_a_conquest_or_the_end() -> None:
    pos = position("classic").roll(0)
    pos.give(0, "ratmen", "berserk", regions={"r05": 1}, hand=3)
    pos.turn(player=0, phase="conquer")
    pos.play("roll")
    assert pos.legal() == ["conquer r04", "conquer r10", "conquer r11", "done"]
    assert pos.rule_against("roll") == "C-POWER-BERSERK-2"
    pos.play("done")
    assert pos.phase == "redeploy"


@pytest.mark.rule("C-POWER-BERSERK-2")
def test_a_roll_that_pays_for_no_target_ends_the_conquests() -> None:
    pos = position("classic").roll(0)
    pos.give(0, "ratmen", "berserk", regions={"r05": 1}, hand=1, coins=0)
    pos.turn(player=0, phase="conquer")
    pos.play("roll")
    assert pos.phase == "redeploy"
    pos.play("redeploy r05 2", "done")
    assert pos.coins(0) == 1


@pytest.mark.rule("C-POWER-BERSERK-2")
def test_a_roll_serves_one_conquest_only() -> None:
    pos = position("classic").roll(2)
    pos.give(0, "ratmen", "berserk", regions={"r05": 1}, hand=5)
    pos.turn(player=0, phase="conquer")
    pos.play("roll", "conquer r10")
    assert pos.tokens("r10") == 1
    assert pos.cost("r04") == 3


@pytest.mark.rule("C-POWER-BERSERK-1", "C-POWER-BERSERK-2")
def test_every_conquest_may_have_a_roll_of_its_own() -> None:
    pos = position("classic").roll(2, 1, 0)
    pos.give(0, "ratmen", "berserk", regions={"r05": 1}, hand=6)
    pos.turn(player=0, phase="conquer")
    pos.play("roll", "conquer r10", "roll", "conquer r04", "roll", "conquer r11")
    assert (pos.tokens("r10"), pos.tokens("r04"), pos.tokens("r11")) == (1, 2, 3)
    assert pos.hand(0) == 0


@pytest.mark.rule("C-POWER-BERSERK-3")
def test_a_conquest_that_can_be_paid_in_full_needs_no_roll() -> None:
    pos = position("classic").roll(3)
    pos.give(0, "ratmen", "berserk", regions={"r05": 1}, hand=3)
    pos.turn(player=0, phase="conquer")
    pos.play("conquer r10")
    assert pos.tokens("r10") == 2
    pos.play("roll")
    assert pos.cost("r04") == 1


@pytest.mark.rule("C-POWER-BERSERK-3", "C-RUL-40")
def test_there_is_no_final_attempt_before_or_after_a_roll() -> None:
    pos = position("classic").roll(1)
    pos.give(0, "ratmen", "berserk", regions={"r05": 1}, hand=1)
    pos.turn(player=0, phase="conquer")
    assert pos.legal() == ["roll", "done"]
    assert pos.rule_against("attempt r10") == "C-POWER-BERSERK-3"
    pos.play("roll")
    assert pos.legal() == ["conquer r10", "done"]
    assert pos.rule_against("attempt r04") == "C-POWER-BERSERK-3"


@pytest.mark.rule("C-RUL-40")
def test_substitution_may_not_come_between_roll_and_conquest() -> None:
    pos = position("classic").roll(1)
    pos.give(0, "sorcerers", "berserk", regions={"r05": 1}, hand=2)
    pos.give(1, "elves", "hill", regions={"r11": 1})
    pos.turn(player=0, phase="conquer")
    assert "substitute r11" in pos.legal()
    pos.play("roll")
    assert pos.rule_against("substitute r11") == "C-POWER-BERSERK-2"
    pos.play("conquer r10")
    assert "substitute r11" in pos.legal()


@pytest.mark.rule("C-POWER-BERSERK-2", "C-RUL-40")
def test_a_useless_roll_ends_the_conquests_although_a_substitution_was_possible() -> None:
    pos = position("classic").roll(0)
    pos.give(0, "sorcerers", "berserk", regions={"r05": 1}, hand=1)
    pos.give(1, "elves", "hill", regions={"r11": 1})
    pos.turn(player=0, phase="conquer")
    pos.play("roll")
    assert pos.phase == "redeploy"


@pytest.mark.rule("C-POWER-BERSERK-3")
def test_berserk_ghouls_in_decline_have_the_final_attempt_again() -> None:
    pos = position("classic")
    pos.give(0, "ghouls", "berserk", regions={"r05": 2})
    pos.give(1, "ratmen", "hill", regions={"r18": 1})
    pos.row([("humans", "mounted")])
    pos.play("decline", *IDLE_TURN, "pick 0")
    assert pos.phase == "army_in_decline"
    assert "roll" not in pos.legal()
    assert "attempt r10" in pos.legal()
