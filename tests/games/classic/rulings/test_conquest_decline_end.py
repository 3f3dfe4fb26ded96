"""Rulings on conquest, decline and the end of the game, and on details of the boards."""

from __future__ import annotations

import pytest

from elbowroom.games.classic.engine.maps import board
from elbowroom.kernel.bits import members
from elbowroom.testing import position


@pytest.mark.rule("C-RUL-52")
def test_conquering_an_own_region_in_decline_costs_the_lone_token() -> None:
    pos = position("classic").give(0, "orcs", "hill", {"r10": 1}, hand=4)
    pos.declined(0, "elves", {"r11": 1, "r18": 1}).turn(0, phase="conquer")
    assert pos.cost("r11") == 3
    pos.play("conquer r11", "done")
    assert pos.tray("elves") == 10
    assert pos.income(0) == 3 + 1


@pytest.mark.rule("C-RUL-52")
def test_only_own_ghouls_survive_a_conquest_by_the_own_active_race() -> None:
    pos = position("classic").give(0, "orcs", "hill", {"r10": 1}, hand=5)
    pos.declined(0, "ghouls", {"r04": 3, "r18": 1}).turn(0, phase="conquer")
    assert pos.cost("r04") == 5
    pos.play("conquer r04")
    assert pos.hand(0, "ghouls") == 2
    assert pos.tray("ghouls") == 10 - 3


@pytest.mark.rule("C-RUL-53")
def test_a_conquest_with_the_die_earns_trolls_a_lair() -> None:
    pos = position("classic").give(0, "trolls", "hill", {"r05": 1}, hand=1).roll(1)
    pos.turn(0, phase="conquer").play("attempt r10")
    assert pos.markers("r10") == {"lair": 1}


@pytest.mark.rule("C-RUL-53")
def test_conquests_by_dragon_and_by_berserk_earn_halflings_a_hole() -> None:
    pos = position("classic").give(0, "halflings", "dragon_master", hand=5)
    pos.turn(0, phase="conquer").play("dragon r10")
    assert pos.markers("r10") == {"hole": 1, "dragon": 1}
    pos = position("classic").give(0, "halflings", "berserk", hand=5).roll(3)
    pos.turn(0, phase="conquer").play("roll", "conquer r10")
    assert pos.markers("r10") == {"hole": 1}


@pytest.mark.rule("C-RUL-53")
def test_conquests_by_dragon_and_die_both_count_for_skeletons() -> None:
    pos = position("classic").give(0, "skeletons", "dragon_master", {"r10": 1}, hand=2).roll(2)
    pos.turn(0, phase="conquer").play("dragon r11", "attempt r04")
    assert pos.regions(0) == ["r04", "r10", "r11"]
    assert (pos.phase, pos.hand(0)) == ("redeploy", 1)


@pytest.mark.rule("C-RUL-53")
def test_a_substitution_and_a_conquest_both_count_for_pillaging() -> None:
    pos = position("classic").give(0, "sorcerers", "pillaging", {"r10": 1}, hand=3)
    pos.give(1, "orcs", "hill", {"r05": 1}).turn(0, phase="conquer")
    pos.play("substitute r05", "conquer r11", "done")
    assert pos.income(0) == 3 + 2


@pytest.mark.rule("C-RUL-54")
def test_a_lost_tribe_pays_the_orcs_once_and_never_returns() -> None:
    pos = position("classic").give(0, "orcs", "hill", {"r10": 4}, coins=0)
    pos.give(1, "elves", "swamp", {"r18": 1}).turn(0)
    pos.play("expand", "conquer r11", "done", "done")
    assert pos.coins(0) == 2 + 1
    pos.play("expand", "done", "done", "done", "expand", "abandon r11", "done")
    assert pos.cost("r11") == 2
    pos.play("conquer r11", "redeploy r10 2", "done")
    assert pos.coins(0) == 3 + 2


@pytest.mark.rule("C-RUL-56")
def test_a_failed_entry_leaves_the_tokens_in_hand_and_scores_nothing() -> None:
    pos = position("classic").give(0, "ratmen", "hill", hand=1, coins=4).roll(0)
    pos.turn(0, phase="conquer").play("attempt r05")
    assert pos.asked == 1
    assert (pos.hand(0), pos.coins(0), pos.regions(0)) == (1, 4, [])


@pytest.mark.rule("C-RUL-60")
def test_a_race_just_picked_cannot_decline_in_the_same_turn() -> None:
    pos = position("classic").row([("ratmen", "hill")]).give(1, "orcs", "swamp", {"r18": 1})
    pos.turn(0).play("pick 0")
    assert pos.rule_against("decline") == "C-TURN-4"
    pos.play("conquer r05", "redeploy r05 12")
    assert pos.rule_against("decline") == "C-TURN-4"
    pos.play("done")
    assert (pos.asked, pos.phase) == (1, "choice")


@pytest.mark.rule("C-RUL-60")
def test_a_race_may_decline_in_the_turn_after_its_pick() -> None:
    pos = position("classic").row([("ratmen", "hill")]).give(1, "orcs", "swamp", {"r18": 1})
    pos.turn(0).play("pick 0", "conquer r05", "redeploy r05 12", "done")
    pos.play("expand", "done", "done", "done", "decline")
    assert pos.in_decline("r05")


@pytest.mark.rule("C-RUL-60")
def test_only_stout_declines_in_the_turn_of_the_pick() -> None:
    pos = position("classic").row([("ratmen", "stout")]).turn(0)
    pos.play("pick 0", "conquer r05", "redeploy r05 12", "done")
    assert pos.phase == "end"
    assert pos.play("decline").in_decline("r05")


@pytest.mark.rule("C-RUL-61")
def test_coins_on_the_chosen_combo_do_not_help_to_pay_for_it() -> None:
    row = [("orcs", "hill"), ("ratmen", "spirit", 5)]
    broke = position("classic").row(row).purse(0, 0).turn(0)
    assert broke.rule_against("pick 1") == "C-PICK-2"
    pos = position("classic").row(row).purse(0, 1).turn(0)
    assert pos.play("pick 1").coins(0) == 1 - 1 + 5
    assert pos.shown()[0] == ("orcs", "hill", 1)


@pytest.mark.rule("C-RUL-62")
def test_lost_tribes_and_markers_do_not_break_a_tie() -> None:
    pos = position("classic").give(0, "ratmen", "hill", {"r12": 2}, coins=50)
    pos.declined(1, "trolls", {"r05": 1}, markers={"r05": ["lair", "fortress"]})
    pos.give(1, "elves", "swamp", coins=49).turn(1, round=10, phase="conquer").play("done")
    assert pos.state.scores() == [50, 50]
    assert pos.state.winners() == [0]


@pytest.mark.rule("C-RUL-63")
def test_two_players_equal_in_coins_and_tokens_both_win() -> None:
    pos = position("classic").give(0, "ratmen", "hill", {"r12": 2}, coins=50)
    pos.give(1, "elves", "swamp", {"r05": 2}, coins=49).turn(1, round=10, phase="redeploy")
    assert pos.play("done").state.winners() == [0, 1]


@pytest.mark.rule("C-RUL-64")
def test_a_new_race_may_enter_far_from_the_own_race_in_decline_or_next_to_it() -> None:
    pos = position("classic").give(0, "ratmen", "hill", hand=9)
    pos.declined(0, "elves", {"r17": 1}).turn(0, phase="conquer")
    assert {"conquer r05", "conquer r12", "conquer r17"} <= set(pos.legal())


@pytest.mark.rule("C-RUL-65")
def test_the_mines_of_declining_dwarves_pay_but_not_their_badge() -> None:
    pos = position("classic").give(0, "dwarves", "swamp", {"r19": 2, "r18": 1}, coins=0)
    assert pos.turn(0, round=4).play("decline").coins(0) == 2 + 1


@pytest.mark.rule("C-RUL-68")
def test_on_the_map_for_three_the_right_southern_mountain_touches_two_forests() -> None:
    regions = {region.id: region for region in board("3").regions}
    assert regions["r27"].terrain == "mountain"
    assert regions["r27"].edge
    assert {"r20", "r28"} <= set(regions["r27"].adjacent)
    assert regions["r20"].terrain == regions["r28"].terrain == "forest"
    pos = position("classic", players=3).give(0, "ratmen", "hill", {"r27": 1}, hand=4)
    pos.turn(0, phase="conquer")
    assert {"conquer r20", "conquer r28"} <= set(pos.legal())


@pytest.mark.rule("C-RUL-69")
def test_on_the_map_for_five_the_pale_southern_region_is_a_mountain() -> None:
    map = board("5")
    assert map.regions[45].id == "r46"
    assert map.regions[45].terrain == "mountain"
    assert len(members(map.mountains)) == 9
    pos = position("classic", players=5).give(0, "ratmen", "hill", hand=4)
    assert pos.turn(0, phase="conquer").cost("r46") == 3
