from __future__ import annotations

import pytest

from elbowroom.conquest.test_kit.boards import tiny_board
from elbowroom.testing import position


@pytest.mark.rule("C-EX-1")
def test_costs_of_a_hill_with_a_lost_tribe_and_of_mountains() -> None:
    pos = position("classic").give(0, "ratmen", "spirit", {"r11": 1}, hand=9)
    pos.give(1, "trolls", "fortified", {"r16": 2}, markers={"r16": "fortress"})
    pos.turn(0, phase="conquer")
    assert pos.cost("r15") == 3
    assert pos.cost("r09") == 3
    assert pos.cost("r16") == 2 + 1 + 2 + 1 + 1 == 7
    assert pos.play("conquer r16").hand(0) == 2


@pytest.mark.rule("C-EX-2")
def test_mounted_tritons_take_an_empty_coastal_farmland_with_one_token() -> None:
    pos = position("classic").give(0, "tritons", "mounted", {"r03": 1}, hand=1)
    pos.turn(0, phase="conquer")
    assert pos.cost("r02") == 1
    assert pos.play("conquer r02").tokens("r02") == 1


@pytest.mark.rule("C-EX-2")
def test_commando_giants_take_an_empty_swamp_next_to_their_mountain_with_one_token() -> None:
    pos = position("classic").give(0, "giants", "commando", {"r20": 1}, hand=1)
    pos.turn(0, phase="conquer")
    assert pos.cost("r21") == 1
    assert pos.play("conquer r21").tokens("r21") == 1


@pytest.mark.rule("C-EX-3")
def test_merchant_skeletons_holding_three_regions_score_6_and_in_decline_3() -> None:
    pos = position("classic")
    pos.give(0, "skeletons", "merchant", {"r05": 1, "r10": 1, "r11": 1}, coins=0)
    pos.give(1, "orcs", "hill", {"r18": 1}).turn(0, round=3, phase="redeploy")
    pos.play("done")
    assert pos.coins(0) == 6
    pos.play("expand", "done", "done", "done", "decline")
    assert pos.coins(0) == 6 + 3


@pytest.mark.rule("C-EX-4")
def test_hill_tritons_and_merchant_skeletons_in_decline_score_7() -> None:
    pos = position("classic").give(0, "tritons", "hill", {"r05": 1, "r10": 1, "r11": 1}, coins=0)
    pos.declined(0, "skeletons", {"r02": 1, "r03": 1, "r06": 1}).turn(0, phase="redeploy")
    assert pos.play("done").coins(0) == 3 + 1 + 3


@pytest.mark.rule("C-EX-5")
def test_one_token_against_cost_5_is_no_final_attempt() -> None:
    pos = position("classic").give(0, "ratmen", "spirit", {"r05": 1}, hand=1)
    pos.give(1, "orcs", "hill", {"r10": 3}).turn(0, phase="conquer")
    assert pos.cost("r10") == 5
    assert pos.rule_against("attempt r10") == "C-CONQ-18"


@pytest.mark.rule("C-EX-5")
@pytest.mark.parametrize(("face", "holder"), [(0, 1), (1, 1), (2, 1), (3, 0)])
def test_one_token_against_cost_4_needs_a_roll_of_3(face: int, holder: int) -> None:
    pos = position("classic").give(0, "ratmen", "spirit", {"r05": 1}, hand=1).roll(face)
    pos.give(1, "orcs", "hill", {"r10": 2}).turn(0, phase="conquer")
    assert pos.cost("r10") == 4
    assert pos.play("attempt r10").holder("r10") == holder


@pytest.mark.rule("C-EX-6")
@pytest.mark.parametrize(("tray", "gained"), [(9, 2), (2, 2), (1, 1), (0, 0)])
def test_skeletons_gain_2_for_5_non_empty_regions_as_far_as_the_tray_goes(
    tray: int, gained: int
) -> None:
    around = dict.fromkeys("abcde", ("swamp tribe", ""))
    board = tiny_board({"home": ("hill edge", "a b c d e"), **around})
    pos = position("classic", board=board)
    pos.give(0, "skeletons", "commando", {"home": 10 - tray}, hand=10)
    pos.turn(0, phase="conquer")
    assert pos.tray("skeletons") == tray
    pos.play(*[f"conquer {name}" for name in "abcde"], "done")
    assert pos.hand(0) == gained
    assert pos.tray("skeletons") == tray - gained


@pytest.mark.rule("C-EX-7")
def test_position_3_cannot_be_taken_with_2_coins_even_if_coins_lie_on_it() -> None:
    row = [("orcs", "hill"), ("humans", "swamp"), ("elves", "forest"), ("ratmen", "spirit", 4)]
    pos = position("classic").row(row).purse(0, 2).turn(0)
    assert pos.legal() == ["pick 0", "pick 1", "pick 2"]
    assert pos.rule_against("pick 3") == "C-PICK-2"
    richer = position("classic").row(row).purse(0, 3).turn(0)
    assert richer.play("pick 3").coins(0) == 3 - 3 + 4


@pytest.mark.rule("C-EX-8")
def test_a_lone_elf_conquered_normally_goes_to_hand() -> None:
    pos = position("classic").give(0, "sorcerers", "spirit", {"r05": 1}, hand=3)
    pos.give(1, "elves", "hill", {"r10": 1}).turn(0, phase="conquer")
    pos.play("conquer r10")
    assert (pos.hand(1), pos.tray("elves")) == (1, 10)


@pytest.mark.rule("C-EX-8")
def test_a_lone_elf_substituted_goes_to_the_tray() -> None:
    pos = position("classic").give(0, "sorcerers", "spirit", {"r05": 1}, hand=3)
    pos.give(1, "elves", "hill", {"r10": 1}).turn(0, phase="conquer")
    pos.play("substitute r10")
    assert (pos.hand(1), pos.tray("elves")) == (0, 11)


@pytest.mark.rule("C-EX-9")
def test_amazons_with_11_tokens_in_8_regions_keep_7_regions() -> None:
    regions = {"r02": 4, "r03": 1, "r04": 1, "r05": 1, "r06": 1, "r07": 1, "r10": 1, "r11": 1}
    pos = position("classic").give(0, "amazons", "spirit", regions, coins=0)
    pos.turn(0, phase="redeploy").play("done", "take r02 3", "take r11 1")
    assert pos.aside(0) == 4
    assert len(pos.regions(0)) == 7
    assert pos.holder("r11") is None
    assert pos.coins(0) == 7


@pytest.mark.rule("C-EX-10")
def test_spirit_dwarves_on_a_mine_and_declining_ratmen_with_4_regions_score_6() -> None:
    regions = {"r05": 2, "r10": 1, "r11": 3, "r15": 1}
    pos = position("classic").give(0, "ratmen", "hill", regions, coins=0)
    pos.declined(0, "dwarves", {"r03": 1}, power="spirit").turn(0, round=4)
    assert pos.play("decline").coins(0) == 1 + 1 + 4
