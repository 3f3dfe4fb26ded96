from __future__ import annotations

import pytest

from elbowroom.testing import position


@pytest.mark.rule("C-CONQ-20")
def test_all_tokens_of_hand_and_map_are_distributed_freely() -> None:
    pos = position("classic").give(0, "ratmen", "spirit", {"r05": 3, "r10": 2, "r11": 1}, hand=2)
    pos.turn(0, phase="redeploy").play("arrange r05 1 r10 1 r11 6", "done")
    assert [pos.tokens(region) for region in ("r05", "r10", "r11")] == [1, 1, 6]


@pytest.mark.rule("C-CONQ-20")
def test_at_least_one_token_stays_in_each_region() -> None:
    pos = position("classic").give(0, "ratmen", "spirit", {"r05": 3, "r10": 2})
    pos.turn(0, phase="redeploy")
    assert pos.rule_against("redeploy r05 0") == "C-CONQ-20"
    assert "redeploy r05 1" in pos.legal()


@pytest.mark.rule("C-CONQ-20")
def test_no_more_tokens_than_there_are() -> None:
    pos = position("classic").give(0, "ratmen", "spirit", {"r05": 3, "r10": 2}, hand=1)
    pos.turn(0, phase="redeploy")
    assert "redeploy r05 4" in pos.legal()
    assert pos.rule_against("redeploy r05 5") == "C-CONQ-20"


@pytest.mark.rule("C-CONQ-20", "C-RUL-58")
def test_no_token_is_kept_in_hand_while_the_race_holds_a_region() -> None:
    pos = position("classic").give(0, "ratmen", "spirit", {"r05": 3}, hand=1)
    pos.turn(0, phase="redeploy")
    assert pos.rule_against("done") == "C-CONQ-20"
    pos.play("redeploy r05 4")
    assert "done" in pos.legal()


@pytest.mark.rule("C-RUL-58")
def test_spare_tokens_may_be_placed_without_a_failed_roll() -> None:
    pos = (
        position("classic").give(0, "ratmen", "spirit", {"r05": 1}, hand=6).turn(0, phase="conquer")
    )
    assert "conquer r10" in pos.legal()
    pos.play("done", "redeploy r05 7", "done")
    assert pos.tokens("r05") == 7


@pytest.mark.rule("C-CONQ-20")
def test_an_army_without_a_region_keeps_its_tokens_in_hand() -> None:
    pos = position("classic").give(0, "ratmen", "spirit", hand=4).turn(0, phase="conquer")
    pos.play("done")
    assert pos.asked == 1
    assert pos.hand(0) == 4


@pytest.mark.rule("C-CONQ-20")
def test_only_amazons_keep_tokens_in_hand() -> None:
    pos = position("classic").give(0, "amazons", "spirit", {"r05": 8}).turn(0, phase="redeploy")
    pos.play("done", "take r05 4")
    assert pos.aside(0) == 4
    assert pos.tokens("r05") == 4
    assert pos.asked == 1


@pytest.mark.rule("C-CONQ-21")
def test_active_tokens_do_not_go_to_a_region_in_decline() -> None:
    pos = position("classic").give(0, "ratmen", "spirit", {"r05": 1}, hand=2)
    pos.declined(0, "elves", {"r10": 1}).turn(0, phase="redeploy")
    assert not [text for text in pos.legal() if "r10" in text]
    assert pos.rule_against("redeploy r10 3") == "C-CONQ-21"


@pytest.mark.rule("C-CONQ-21")
def test_ghouls_in_decline_and_active_tokens_do_not_mix() -> None:
    pos = position("classic").give(0, "ratmen", "spirit", {"r05": 1}, hand=2)
    pos.declined(0, "ghouls", {"r10": 2}, hand=1).turn(0, phase="redeploy")
    assert pos.rule_against("redeploy r10 4") == "C-CONQ-20"
    pos.play("redeploy r10 3", "redeploy r05 3", "done")
    assert [pos.tokens("r10"), pos.tokens("r05")] == [3, 3]


@pytest.mark.rule("C-CONQ-21")
def test_a_region_conquered_from_the_own_race_in_decline_holds_active_tokens_only() -> None:
    pos = position("classic").give(0, "ratmen", "spirit", {"r05": 1}, hand=3)
    pos.declined(0, "elves", {"r10": 1}).turn(0, phase="conquer").play("conquer r10")
    assert pos.race_in("r10") == "ratmen"
    assert pos.tokens("r10") == 3


@pytest.mark.rule("C-CONQ-22")
def test_skeletons_gain_before_the_tokens_are_distributed() -> None:
    pos = position("classic").give(0, "skeletons", "spirit", {"r10": 1}, hand=6)
    pos.turn(0, phase="conquer").play("conquer r11", "conquer r04", "done")
    assert (pos.phase, pos.hand(0)) == ("redeploy", 1)
    assert pos.rule_against("done") == "C-CONQ-20"
    pos.play("redeploy r10 2", "done")
    assert pos.tokens("r10") == 2


@pytest.mark.rule("C-CONQ-22")
def test_the_four_amazons_are_taken_after_distribution_and_before_markers_are_placed() -> None:
    pos = position("classic").give(0, "amazons", "fortified", {"r05": 5, "r10": 1}, hand=2)
    pos.turn(0, phase="redeploy")
    assert pos.rule_against("fortress r05") == pos.rule_against("take r05 4") == "C-TURN-4"
    pos.play("redeploy r05 7", "done")
    assert pos.legal() == ["take r05 1", "take r05 2", "take r05 3", "take r05 4"]
    assert pos.rule_against("fortress r05") == "C-TURN-4"
    pos.play("take r05 4")
    assert pos.phase == "place"
    assert "fortress r10" in pos.legal()


@pytest.mark.rule("C-CONQ-22")
@pytest.mark.parametrize(
    ("power", "marker"),
    [
        ("bivouacking", "camp r05 1"),
        ("fortified", "fortress r05"),
        ("heroic", "hero r05"),
    ],
)
def test_markers_are_placed_once_the_tokens_are_distributed(power: str, marker: str) -> None:
    pos = position("classic").give(0, "ratmen", power, {"r05": 2, "r10": 1})
    pos.turn(0, phase="redeploy")
    assert pos.rule_against(marker) == "C-TURN-4"
    pos.play("done")
    assert pos.phase == "place"
    assert marker in pos.legal()
    assert pos.rule_against("redeploy r05 1") == "C-TURN-4"


@pytest.mark.rule("C-CONQ-23", "C-RUL-14", "C-RUL-54")
def test_a_region_with_a_lost_tribe_is_non_empty() -> None:
    pos = position("classic").give(0, "orcs", "spirit", {"r05": 1}, hand=5)
    pos.turn(0, phase="conquer").play("conquer r11", "done")
    assert pos.income(0) == 2 + 1


@pytest.mark.rule("C-CONQ-23", "C-RUL-14")
@pytest.mark.parametrize("declined", [False, True])
def test_a_region_with_an_enemys_token_is_non_empty(declined: bool) -> None:
    pos = position("classic").give(0, "orcs", "spirit", {"r05": 1}, hand=5)
    if declined:
        pos.declined(1, "elves", {"r10": 1})
    else:
        pos.give(1, "elves", "hill", {"r10": 1})
    pos.turn(0, phase="conquer").play("conquer r10", "done")
    assert pos.income(0) == 2 + 1


@pytest.mark.rule("C-CONQ-23", "C-RUL-52")
def test_a_region_with_the_conquerors_own_token_in_decline_is_non_empty() -> None:
    pos = position("classic").give(0, "orcs", "spirit", {"r05": 1}, hand=5)
    pos.declined(0, "elves", {"r10": 1}).turn(0, phase="conquer").play("conquer r10", "done")
    assert pos.income(0) == 2 + 1


@pytest.mark.rule("C-CONQ-23", "C-RUL-14")
def test_a_bare_region_or_a_bare_mountain_is_empty() -> None:
    pos = position("classic").give(0, "orcs", "spirit", {"r10": 1}, hand=5)
    pos.turn(0, phase="conquer").play("conquer r05", "conquer r09", "done")
    assert pos.income(0) == 3


@pytest.mark.rule("C-CONQ-24", "C-RUL-53")
def test_a_conquest_with_the_die_counts_for_orcs() -> None:
    pos = position("classic").give(0, "orcs", "spirit", {"r05": 1}, hand=1).roll(3)
    pos.turn(0, phase="conquer").play("attempt r11")
    assert pos.income(0) == 2 + 1


@pytest.mark.rule("C-CONQ-24", "C-RUL-53")
def test_a_berserk_conquest_counts_for_orcs() -> None:
    pos = position("classic").give(0, "orcs", "berserk", {"r05": 1}, hand=1).roll(3)
    pos.turn(0, phase="conquer").play("roll", "conquer r11", "done")
    assert pos.income(0) == 2 + 1


@pytest.mark.rule("C-CONQ-24", "C-RUL-53")
def test_a_conquest_by_the_dragon_counts_for_orcs() -> None:
    pos = position("classic").give(0, "orcs", "dragon_master", {"r05": 1}, hand=1)
    pos.turn(0, phase="conquer").play("dragon r11", "done")
    assert pos.income(0) == 2 + 1


@pytest.mark.rule("C-CONQ-24", "C-RUL-53")
def test_a_substitution_counts_for_pillaging() -> None:
    pos = position("classic").give(0, "sorcerers", "pillaging", {"r05": 1}, hand=1)
    pos.give(1, "humans", "hill", {"r10": 1}).turn(0, phase="conquer")
    pos.play("substitute r10", "done")
    assert pos.income(0) == 2 + 1


@pytest.mark.rule("C-CONQ-25", "C-RUL-02")
def test_the_bonus_counts_conquests_of_this_turn_not_regions_held() -> None:
    pos = position("classic").give(0, "orcs", "spirit", {"r05": 1, "r11": 1, "r15": 1}, hand=3)
    pos.turn(0, phase="conquer").play("conquer r04", "done")
    assert pos.income(0) == 4 + 1


@pytest.mark.rule("C-CONQ-25")
def test_a_conquest_is_paid_even_if_the_region_is_emptied_before_scoring() -> None:
    board_regions = {"r05": 1, "r10": 1, "r09": 1}
    pos = position("classic").give(0, "amazons", "pillaging", board_regions, hand=3, coins=0)
    pos.turn(0, phase="conquer").play("conquer r11", "arrange r11 3", "done")
    pos.play("take r11 3", "take r05 1")
    assert pos.regions(0) == ["r09", "r10"]
    assert pos.coins(0) == 2 + 1


@pytest.mark.rule("C-CONQ-25")
def test_more_conquests_may_be_paid_than_regions_are_held_in_the_end() -> None:
    pos = position("classic").give(0, "amazons", "pillaging", {"r05": 1}, hand=4, coins=0)
    pos.turn(0, phase="conquer").roll(3).play("conquer r04", "attempt r11", "done")
    pos.play("take r04 3", "take r11 1")
    assert pos.regions(0) == ["r05"]
    assert pos.coins(0) == 1 + 2


@pytest.mark.rule("C-CONQ-25")
def test_conquests_of_the_own_ghouls_do_not_count_for_the_active_race() -> None:
    pos = position("classic").give(0, "orcs", "spirit", {"r18": 1})
    pos.declined(0, "ghouls", {"r05": 5}).turn(0).play("expand", "conquer r11", "done", "done")
    assert pos.income(0) == 3


@pytest.mark.rule("C-CONQ-25")
def test_the_bonus_ends_with_the_turn() -> None:
    pos = position("classic").give(0, "orcs", "spirit", {"r05": 1}, hand=3, coins=0)
    pos.give(1, "elves", "hill", {"r18": 1}).turn(0, phase="conquer")
    pos.play("conquer r11", "done", "done")
    assert pos.coins(0) == 3
    pos.play("expand", "done", "done", "done", "expand", "done", "redeploy r11 3", "done")
    assert pos.coins(0) == 3 + 2
