"""Rulings where the rulebooks contradict each other."""

from __future__ import annotations

import pytest

from elbowroom.testing import position


@pytest.mark.rule("C-RUL-02")
def test_orcs_are_not_paid_again_for_non_empty_regions_conquered_last_turn() -> None:
    pos = position("classic").give(0, "orcs", "hill", {"r10": 1}, hand=6, coins=0)
    pos.give(1, "elves", "swamp", {"r18": 1}).turn(0, phase="conquer")
    pos.play("conquer r11", "conquer r04", "done", "done")
    assert pos.coins(0) == 3 + 2
    pos.play("expand", "done", "done", "done", "expand", "done", "done", "redeploy r10 5", "done")
    assert pos.coins(0) == 3 + 2 + 3


@pytest.mark.rule("C-RUL-03")
def test_a_substituted_elf_is_lost() -> None:
    pos = position("classic").give(0, "sorcerers", "hill", {"r05": 1}, hand=1)
    pos.give(1, "elves", "swamp", {"r10": 1, "r18": 1}).turn(0, phase="conquer")
    pos.play("substitute r10")
    assert pos.hand(1) == 0
    assert pos.tray("elves") == 11 - 1
    pos.play("done", "redeploy r10 2", "done")
    assert (pos.asked, pos.phase) == (1, "choice")


@pytest.mark.rule("C-RUL-06")
@pytest.mark.parametrize(("players", "shore"), [(2, "r22"), (3, "r24"), (4, "r14"), (5, "r17")])
def test_the_shore_of_an_occupied_sea_is_border_on_every_map(players: int, shore: str) -> None:
    pos = position("classic", players=players).give(0, "ratmen", "hill", hand=9)
    seas = {2: "r23", 3: "r30", 4: "r01", 5: "r01"}
    pos.give(1, "orcs", "seafaring", {seas[players]: 2}).turn(0, phase="conquer")
    assert f"conquer {shore}" in pos.legal()


@pytest.mark.rule("C-RUL-06")
@pytest.mark.parametrize(("players", "shore"), [(2, "r14"), (3, "r21"), (4, "r16"), (5, "r31")])
def test_the_shore_of_the_lake_is_never_border(players: int, shore: str) -> None:
    pos = position("classic", players=players).give(0, "ratmen", "hill", hand=9)
    assert pos.turn(0, phase="conquer").rule_against(f"conquer {shore}") == "C-CONQ-2"


@pytest.mark.rule("C-RUL-07")
def test_only_tokens_of_the_conquering_race_lead_on() -> None:
    pos = position("classic").give(0, "ratmen", "hill", {"r18": 1}, hand=4)
    pos.declined(0, "elves", {"r05": 1}).declined(0, "tritons", {"r03": 1}, power="spirit")
    pos.turn(0, phase="conquer")
    assert pos.rule_against("conquer r10") == "C-CONQ-3"
    assert pos.rule_against("conquer r02") == "C-CONQ-3"
    assert "conquer r12" in pos.legal()


@pytest.mark.rule("C-RUL-08")
def test_whoever_re_enters_does_so_by_the_first_conquest_rule() -> None:
    pos = position("classic").give(0, "ratmen", "hill", hand=6)
    pos.declined(0, "elves", {"r10": 1}).turn(0, round=5).play("expand")
    assert pos.rule_against("conquer r15") == "C-CONQ-2"
    pos.play("conquer r11")
    assert pos.tokens("r11") == 3
    assert "conquer r15" in pos.legal()


@pytest.mark.rule("C-RUL-10")
def test_amazons_get_ten_plus_the_badge_number_once() -> None:
    pos = position("classic").row([("amazons", "hill")]).turn(0)
    pos.give(1, "orcs", "swamp", {"r18": 1})
    pos.play("pick 0")
    assert pos.hand(0) == 10 + 4
    pos.play("conquer r05", "redeploy r05 14", "done", "take r05 4")
    pos.play("expand", "done", "done", "done", "expand")
    assert pos.hand(0) == 13
    assert pos.tray("amazons") == 1


@pytest.mark.rule("C-RUL-10")
def test_the_four_amazons_in_hand_are_not_lost_in_an_enemys_turn() -> None:
    pos = position("classic").give(0, "orcs", "swamp", {"r05": 1}, hand=6)
    pos.give(1, "amazons", "hill", {"r10": 1}, aside=4).turn(0, phase="conquer")
    pos.play("conquer r10", "redeploy r10 6", "done")
    assert pos.aside(1) == 4
    pos.play("expand")
    assert pos.hand(1) == 4


@pytest.mark.rule("C-RUL-11")
def test_withdrawn_tokens_are_placed_only_after_the_attacker_has_scored() -> None:
    pos = position("classic").give(0, "ratmen", "hill", {"r05": 1}, hand=5, coins=0)
    pos.give(1, "orcs", "swamp", {"r10": 3, "r18": 1}).turn(0, phase="conquer")
    pos.play("conquer r10")
    assert pos.asked == 0
    pos.play("done")
    assert (pos.asked, pos.phase) == (0, "redeploy")
    pos.play("done")
    assert pos.coins(0) == 2 + 1
    assert (pos.asked, pos.phase, pos.hand(1)) == (1, "withdraw", 2)


@pytest.mark.rule("C-RUL-14")
@pytest.mark.parametrize(
    ("race", "power", "coins"),
    [("orcs", "stout", 1), ("ratmen", "pillaging", 1), ("orcs", "pillaging", 2)],
)
def test_only_non_empty_regions_pay_orcs_and_pillaging(race: str, power: str, coins: int) -> None:
    pos = position("classic").give(0, race, power, {"r10": 1}, hand=5)
    pos.turn(0, phase="conquer").play("conquer r05", "conquer r11", "done")
    assert pos.income(0) == 3 + coins


@pytest.mark.rule("C-RUL-14")
def test_only_non_empty_regions_bring_skeletons() -> None:
    pos = position("classic").give(0, "skeletons", "hill", {"r10": 1}, hand=7)
    pos.turn(0, phase="conquer").play("conquer r05", "conquer r09", "done")
    assert pos.hand(0) == 2


@pytest.mark.rule("C-RUL-15")
@pytest.mark.parametrize(("players", "turns"), [(2, 10), (3, 10), (4, 9), (5, 8)])
def test_the_number_of_turns_of_each_player_count(players: int, turns: int) -> None:
    assert position("classic", players=players).state.rules.rounds == turns
