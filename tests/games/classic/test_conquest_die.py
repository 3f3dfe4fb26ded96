"""The final attempt with the reinforcement die."""

from __future__ import annotations

import pytest

from elbowroom.conquest.test_kit.scenario import ConquestScenario
from elbowroom.testing import position


def attacker(hand: int, defenders: int) -> ConquestScenario:
    """Ratmen in r05; r10 next door is held by so many Orcs and costs two more."""
    pos = position("classic").give(0, "ratmen", "spirit", {"r05": 1}, hand=hand, coins=0)
    pos.give(1, "orcs", "hill", {"r10": defenders, "r18": 1})
    return pos.turn(0, phase="conquer")


@pytest.mark.rule("C-CONQ-18")
@pytest.mark.parametrize("face", [2, 3])
def test_enough_pips_conquer_the_region_with_all_tokens_in_hand(face: int) -> None:
    pos = attacker(hand=2, defenders=2).roll(face)
    pos.play("attempt r10")
    assert pos.holder("r10") == 0
    assert pos.tokens("r10") == 2
    assert pos.hand(0) == 0
    assert pos.hand(1) == 1


@pytest.mark.rule("C-CONQ-18")
@pytest.mark.parametrize("face", [0, 1])
def test_too_few_pips_leave_the_region_alone(face: int) -> None:
    pos = attacker(hand=2, defenders=2).roll(face)
    pos.play("attempt r10")
    assert pos.holder("r10") == 1
    assert pos.tokens("r10") == 2
    assert pos.hand(0) == 2


@pytest.mark.rule("C-CONQ-18")
def test_a_target_may_cost_up_to_three_more_than_the_tokens_in_hand() -> None:
    assert "attempt r10" in attacker(hand=1, defenders=2).legal()
    beyond = attacker(hand=1, defenders=3)
    assert "attempt r10" not in beyond.legal()
    assert beyond.rule_against("attempt r10") == "C-CONQ-18"


@pytest.mark.rule("C-CONQ-18", "C-RUL-55")
def test_a_region_one_can_pay_is_not_rolled_for() -> None:
    pos = attacker(hand=4, defenders=2)
    assert "conquer r10" in pos.legal()
    assert "attempt r10" not in pos.legal()
    assert pos.rule_against("attempt r10") == "C-RUL-55"


@pytest.mark.rule("C-RUL-55")
def test_only_berserk_rolls_although_it_could_pay() -> None:
    pos = position("classic").give(0, "ratmen", "berserk", {"r05": 1}, hand=9)
    pos.turn(0, phase="conquer")
    assert {"conquer r10", "roll"} <= set(pos.legal())
    assert "roll" not in attacker(hand=9, defenders=1).legal()


@pytest.mark.rule("C-CONQ-18")
def test_the_attempt_needs_a_token_in_hand() -> None:
    pos = attacker(hand=0, defenders=1)
    assert pos.rule_against("attempt r10") == "C-CONQ-9"


@pytest.mark.rule("C-CONQ-18")
def test_the_target_must_be_legal() -> None:
    pos = attacker(hand=1, defenders=1)
    assert pos.rule_against("attempt r18") == "C-CONQ-3"
    assert pos.rule_against("attempt r08") == "C-CONQ-4"


@pytest.mark.rule("C-CONQ-18")
def test_the_target_need_not_be_the_weakest() -> None:
    pos = attacker(hand=1, defenders=2)
    assert (pos.cost("r10"), pos.cost("r11")) == (4, 3)
    assert {"attempt r10", "attempt r11"} <= set(pos.legal())
    pos.roll(3)
    assert pos.play("attempt r10").holder("r10") == 0


@pytest.mark.rule("C-CONQ-18")
def test_the_target_is_named_before_the_roll() -> None:
    state = attacker(hand=1, defenders=2).state.copy()
    state.play("attempt r11")
    assert state.decision.kind == "die"
    state.play("die 3")
    assert state.rules.names(state.held[0]) == ["r05", "r11"]


@pytest.mark.rule("C-CONQ-18")
def test_a_first_conquest_may_be_a_final_attempt_at_the_border() -> None:
    pos = position("classic").give(0, "ratmen", "spirit", hand=1).roll(1)
    pos.turn(0, phase="conquer")
    assert "attempt r05" in pos.legal()
    assert pos.rule_against("attempt r10") == "C-CONQ-2"
    assert pos.play("attempt r05").tokens("r05") == 1


@pytest.mark.rule("C-CONQ-18")
def test_ghouls_in_decline_and_the_active_race_have_one_roll_each() -> None:
    pos = position("classic").give(0, "ratmen", "spirit", {"r18": 2})
    pos.declined(0, "ghouls", {"r05": 2}).roll(0, 3).turn(0).play("expand")
    pos.play("attempt r10")
    assert pos.phase == "ready"
    pos.play("attempt r13")
    assert pos.phase == "redeploy"
    assert pos.race_in("r13") == "ratmen"
    assert pos.holder("r10") is None


@pytest.mark.rule("C-CONQ-19")
@pytest.mark.parametrize("face", [0, 3])
def test_success_or_failure_the_conquests_end(face: int) -> None:
    pos = attacker(hand=1, defenders=2).roll(face)
    pos.play("attempt r10")
    assert pos.phase == "redeploy"
    assert pos.rule_against("conquer r11") == "C-TURN-4"
    assert pos.rule_against("attempt r11") == "C-TURN-4"


@pytest.mark.rule("C-CONQ-19")
def test_no_substitution_after_the_final_attempt() -> None:
    pos = position("classic").give(0, "sorcerers", "spirit", {"r05": 1}, hand=1).roll(0)
    pos.give(1, "orcs", "hill", {"r10": 1}).turn(0, phase="conquer")
    assert "substitute r10" in pos.legal()
    pos.play("attempt r11")
    assert pos.rule_against("substitute r10") == "C-TURN-4"


@pytest.mark.rule("C-CONQ-19")
def test_no_dragon_after_the_final_attempt() -> None:
    pos = position("classic").give(0, "ratmen", "dragon_master", {"r05": 1}, hand=1).roll(0)
    pos.turn(0, phase="conquer")
    assert "dragon r10" in pos.legal()
    pos.play("attempt r10")
    assert pos.rule_against("dragon r10") == "C-TURN-4"


@pytest.mark.rule("C-CONQ-19")
def test_after_a_failure_the_tokens_go_to_a_region_already_held() -> None:
    pos = attacker(hand=2, defenders=2).roll(0)
    pos.play("attempt r10")
    assert pos.rule_against("done") == "C-CONQ-20"
    pos.play("redeploy r05 3", "done")
    assert pos.tokens("r05") == 3
    assert pos.coins(0) == 1


@pytest.mark.rule("C-CONQ-19", "C-RUL-56")
def test_after_a_failure_without_a_region_the_tokens_wait_for_the_next_turn() -> None:
    pos = position("classic").give(0, "ratmen", "spirit", hand=1, coins=0).roll(0)
    pos.give(1, "orcs", "hill", {"r18": 1}).turn(0, phase="conquer")
    pos.play("attempt r05")
    assert (pos.asked, pos.phase) == (1, "choice")
    assert pos.hand(0) == 1
    pos.play("expand", "done", "done", "done", "expand")
    assert (pos.asked, pos.phase) == (0, "conquer")
    assert "attempt r05" in pos.legal()
