"""Amazons: banner 6 and four tokens only for attack, tray 15."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from elbowroom.testing import Scenario, position

Picked = Callable[[str, str], Scenario]


@pytest.mark.rule("C-RACE-AMAZONS-1", "C-PICK-4", "C-COMP-2")
def test_the_pick_gives_six_tokens_and_four_more_and_the_badge_number(picked: Picked) -> None:
    pos = picked("amazons", "merchant")
    assert pos.hand(0) == 6 + 4 + 2
    assert pos.tray("amazons") == 15 - 12


@pytest.mark.rule("C-RACE-AMAZONS-2", "C-RACE-AMAZONS-4")
def test_the_four_return_for_readying_and_may_all_conquer() -> None:
    pos = position("classic").give(0, "amazons", "merchant", {"r05": 3}, aside=4)
    pos.play("expand")
    assert pos.phase == "ready"
    assert pos.hand(0) == 2 + 4
    assert pos.aside(0) == 0
    pos.play("conquer r10", "conquer r09")
    assert pos.tokens("r10") == 2
    assert pos.tokens("r09") == 3
    assert pos.hand(0) == 1


@pytest.mark.rule("C-RACE-AMAZONS-2")
def test_the_four_are_not_refilled_each_turn() -> None:
    pos = position("classic")
    pos.give(0, "amazons", "merchant", {"r05": 1, "r10": 1}, aside=4).turn(0)
    pos.play("expand", "redeploy r05 5", "take r05 4")
    assert pos.aside(0) == 4
    assert (pos.tokens("r05"), pos.tokens("r10")) == (1, 1)
    assert pos.tray("amazons") == 15 - 6


@pytest.mark.rule("C-RACE-AMAZONS-2")
def test_a_lost_amazon_is_not_replaced() -> None:
    pos = position("classic")
    pos.give(0, "amazons", "merchant", {"r05": 2, "r02": 1}, aside=4)
    pos.give(1, "ratmen", "hill", {"r10": 1}, hand=4).turn(1, phase="conquer")
    pos.play("conquer r05", "done", "done", "place r02 1", "expand")
    assert pos.hand(0) == 1 + 4
    assert pos.tray("amazons") == 15 - 6


@pytest.mark.rule("C-RACE-AMAZONS-3")
def test_four_tokens_are_taken_back_and_one_is_left_in_each_region() -> None:
    pos = position("classic").give(0, "amazons", "commando", {"r05": 3, "r10": 3}, coins=0)
    pos.turn(0, phase="redeploy").play("done")
    assert pos.phase == "redeploy"
    assert "done" not in pos.legal()
    assert "take r05 2" in pos.legal()
    assert pos.rule_against("take r05 3") == "C-RACE-AMAZONS-3"
    pos.play("take r05 2", "take r10 2")
    assert pos.aside(0) == 4
    assert (pos.tokens("r05"), pos.tokens("r10")) == (1, 1)
    assert pos.coins(0) == 2


@pytest.mark.rule("C-RACE-AMAZONS-3")
def test_the_owner_chooses_where_the_four_are_taken() -> None:
    pos = position("classic").give(0, "amazons", "commando", {"r05": 5, "r10": 3})
    pos.turn(0, phase="redeploy").play("done", "take r05 4")
    assert pos.aside(0) == 4
    assert (pos.tokens("r05"), pos.tokens("r10")) == (1, 3)


@pytest.mark.rule("C-RACE-AMAZONS-3", "C-RUL-34", "C-EX-9")
def test_eleven_amazons_in_eight_regions_must_empty_one_of_their_choice() -> None:
    alone = dict.fromkeys(("r03", "r04", "r05", "r09", "r10", "r11", "r15"), 1)
    pos = position("classic").give(0, "amazons", "commando", {"r02": 4, **alone}, coins=0)
    pos.turn(0, phase="redeploy").play("done")
    assert {f"take {region} 1" for region in alone} < set(pos.legal())
    pos.play("take r05 1")
    assert pos.holder("r05") is None
    assert pos.rule_against("take r04 1") == "C-RACE-AMAZONS-3"
    assert pos.rule_against("take r02 4") == "C-RACE-AMAZONS-3"
    pos.play("take r02 3")
    assert len(pos.regions(0)) == 7
    assert pos.coins(0) == 7


@pytest.mark.rule("C-RACE-AMAZONS-3", "C-RUL-34")
def test_the_only_spare_token_saves_no_second_region() -> None:
    pos = position("classic").give(0, "amazons", "commando", {"r04": 2, "r05": 2, "r10": 1})
    pos.purse(0, 0).turn(0, phase="redeploy").play("done", "take r04 2", "take r05 1")
    assert pos.legal() == ["take r05 1", "take r10 1"]
    pos.play("take r05 1")
    assert pos.regions(0) == ["r10"]
    assert pos.coins(0) == 1


@pytest.mark.rule("C-RACE-AMAZONS-3", "C-RUL-34")
@pytest.mark.parametrize("tokens", [3, 4])
def test_amazons_who_are_no_more_than_four_all_leave_the_map(tokens: int) -> None:
    pos = position("classic").give(0, "amazons", "commando", {"r05": tokens - 1, "r10": 1})
    pos.purse(0, 0).turn(0, phase="redeploy").play("done")
    pos.play(f"take r05 {tokens - 1}", "take r10 1")
    assert pos.regions(0) == []
    assert pos.aside(0) == tokens
    assert pos.coins(0) == 0


@pytest.mark.rule("C-RACE-AMAZONS-3")
def test_a_fortress_in_an_emptied_region_goes_back_to_supply() -> None:
    regions = dict.fromkeys(("r04", "r05", "r09", "r10", "r11"), 1)
    pos = position("classic").give(0, "amazons", "fortified", regions, markers={"r05": "fortress"})
    pos.turn(0, phase="redeploy")
    assert pos.supply("fortress") == 5
    pos.play("done", "take r05 1", "take r04 1", "take r09 1", "take r10 1")
    assert pos.supply("fortress") == 6
    assert pos.markers("r05") == {}
    assert pos.regions(0) == ["r11"]


@pytest.mark.rule("C-RACE-AMAZONS-3")
def test_encampments_of_an_emptied_region_come_to_hand_and_are_placed_again() -> None:
    pos = position("classic").give(
        0, "amazons", "bivouacking", {"r05": 4, "r10": 1}, markers={"r10": {"encampment": 5}}
    )
    pos.turn(0, phase="redeploy").play("done", "take r10 1", "take r05 3")
    assert pos.markers_in_hand(0, "encampment") == 5
    pos.play("camp r05 5")
    assert pos.markers("r05") == {"encampment": 5}


@pytest.mark.rule("C-RACE-AMAZONS-3")
def test_an_emptied_region_is_taken_off_only_after_the_conquests_paid() -> None:
    pos = position("classic").tribes("r10")
    pos.give(0, "amazons", "pillaging", {"r05": 1}, hand=3, coins=0).turn(0, phase="conquer")
    pos.play("conquer r10", "done", "done", "take r05 1", "take r10 3")
    assert pos.regions(0) == []
    assert pos.coins(0) == 1


@pytest.mark.rule("C-RACE-AMAZONS-4")
def test_the_four_do_not_defend() -> None:
    pos = position("classic").give(0, "amazons", "commando", {"r05": 1}, aside=4)
    pos.give(1, "ratmen", "hill", {"r10": 1}, hand=3).turn(1, phase="conquer")
    assert pos.cost("r05") == 3


@pytest.mark.rule("C-RACE-AMAZONS-4")
def test_the_four_do_not_count_for_the_tie_break() -> None:
    pos = position("classic").give(0, "amazons", "commando", {"r05": 1}, aside=4, coins=7)
    pos.give(1, "ratmen", "hill", {"r16": 2}, coins=7)
    assert pos.state.winners() == [1]


@pytest.mark.rule("C-RACE-AMAZONS-4")
def test_the_four_are_not_placed_with_withdrawn_tokens() -> None:
    pos = position("classic").give(0, "amazons", "commando", {"r05": 3, "r02": 1}, aside=4)
    pos.give(1, "ratmen", "hill", {"r10": 1}, hand=5).turn(1, phase="conquer")
    pos.play("conquer r05", "done", "done")
    assert (pos.phase, pos.asked, pos.hand(0)) == ("withdraw", 0, 2)
    assert pos.rule_against("place r02 3") == "C-CONQ-15"
    pos.play("place r02 2")
    assert pos.tokens("r02") == 3
    assert pos.aside(0) == 4


@pytest.mark.rule("C-RACE-AMAZONS-4")
def test_without_a_region_withdrawn_tokens_and_the_four_may_all_attack_next_turn() -> None:
    pos = position("classic").give(0, "amazons", "commando", {"r05": 3}, aside=4)
    pos.give(1, "ratmen", "hill", {"r10": 1}, hand=5).turn(1, phase="conquer")
    pos.play("conquer r05", "done", "done")
    assert (pos.asked, pos.phase) == (0, "choice")
    assert (pos.hand(0), pos.aside(0)) == (2, 4)
    pos.play("expand")
    assert (pos.hand(0), pos.aside(0)) == (6, 0)
    pos.play("conquer r05")
    assert pos.tokens("r05") == 2 + 5 - 1


@pytest.mark.rule("C-RUL-66")
def test_the_four_go_to_the_tray_at_decline() -> None:
    pos = position("classic").give(0, "amazons", "commando", {"r05": 3, "r10": 1}, aside=4)
    pos.turn(0).play("decline")
    assert (pos.tokens("r05"), pos.tokens("r10")) == (1, 1)
    assert pos.aside(0) == 0
    assert pos.tray("amazons") == 15 - 2


@pytest.mark.rule("C-RACE-AMAZONS-3", "C-DECL-5")
def test_amazons_in_decline_are_not_taken_off_the_map() -> None:
    pos = position("classic").declined(0, "amazons", {"r05": 1, "r10": 1})
    pos.give(0, "ratmen", "merchant", {"r16": 1}, coins=0).turn(0, phase="redeploy")
    pos.play("done")
    assert pos.regions(0, "amazons") == ["r05", "r10"]
    assert pos.coins(0) == 2 + 1 + 1
