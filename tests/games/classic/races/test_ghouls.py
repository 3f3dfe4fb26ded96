"""Ghouls: banner 5, tray 10; all tokens stay in decline and still conquer."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from elbowroom.testing import Scenario, position

Picked = Callable[[str, str], Scenario]
AfterDecline = Callable[[Scenario], Scenario]


@pytest.mark.rule("C-PICK-4", "C-COMP-2")
def test_ghouls_bring_five_tokens_of_ten(picked: Picked) -> None:
    pos = picked("ghouls", "merchant")
    assert pos.hand(0) == 5 + 2
    assert pos.tray("ghouls") == 10 - 7


# At decline.


@pytest.mark.rule("C-RACE-GHOULS-1", "C-DECL-3")
def test_all_ghouls_on_the_map_stay_at_decline() -> None:
    pos = position("classic").give(0, "ghouls", "merchant", {"r05": 3, "r10": 2}, coins=0)
    pos.turn(0).play("decline")
    assert (pos.tokens("r05"), pos.tokens("r10")) == (3, 2)
    assert pos.in_decline("r05")
    assert pos.in_decline("r10")
    assert pos.tray("ghouls") == 10 - 5
    assert pos.coins(0) == 2


@pytest.mark.rule("C-RACE-GHOULS-1", "C-RUL-66")
def test_ghouls_in_hand_go_to_the_tray_at_decline() -> None:
    pos = position("classic").give(0, "ghouls", "merchant", hand=4).turn(0).play("decline")
    assert pos.races(0) == []
    assert pos.tray("ghouls") == 10


@pytest.mark.rule("C-RUL-25", "C-RUL-28")
def test_stout_ghouls_keep_their_tokens_and_act_after_the_next_pick() -> None:
    pos = position("classic").give(0, "ghouls", "stout", {"r05": 4, "r10": 2}, coins=0)
    pos.give(1, "humans", "hill", {"r16": 1}).row([("ratmen", "merchant")])
    pos.turn(0, phase="redeploy").play("done", "decline")
    assert pos.coins(0) == 2
    assert (pos.tokens("r05"), pos.tokens("r10")) == (4, 2)
    assert pos.in_decline("r05")
    pos.play("decline")
    assert (pos.asked, pos.phase) == (0, "pick")
    pos.play("pick 0")
    assert pos.phase == "army_in_decline"
    pos.play("done")
    assert (pos.phase, pos.hand(0)) == ("conquer", 8 + 2)


# In each later turn.


@pytest.mark.rule("C-RACE-GHOULS-2", "C-TURN-4")
def test_ghouls_act_before_the_active_race() -> None:
    pos = position("classic").declined(0, "ghouls", {"r05": 3})
    pos.give(0, "ratmen", "merchant", {"r16": 3}).turn(0).play("expand")
    assert pos.phase == "army_in_decline"
    assert pos.hand(0, "ghouls") == 2
    assert (pos.hand(0), pos.tokens("r16")) == (0, 3)
    assert "conquer r22" not in pos.legal()
    pos.play("conquer r10", "done")
    assert pos.race_in("r10") == "ghouls"
    assert (pos.phase, pos.hand(0)) == ("ready", 2)
    pos.play("done")
    assert "conquer r22" in pos.legal()
    assert "conquer r04" not in pos.legal()


@pytest.mark.rule("C-RACE-GHOULS-2", "C-RUL-28")
def test_a_player_picks_before_his_ghouls_act() -> None:
    pos = position("classic").declined(0, "ghouls", {"r05": 3}).row([("ratmen", "merchant")])
    pos.give(1, "elves", "hill", {"r16": 1}).turn(1).play("decline")
    assert (pos.asked, pos.phase) == (0, "pick")
    pos.play("pick 0")
    assert pos.phase == "army_in_decline"
    pos.play("conquer r10", "done")
    assert pos.phase == "conquer"


@pytest.mark.rule("C-RACE-GHOULS-2")
def test_ghouls_may_abandon_only_before_their_first_conquest() -> None:
    pos = position("classic").declined(0, "ghouls", {"r05": 2, "r18": 2})
    pos.give(0, "ratmen", "merchant", {"r16": 1}).turn(0).play("expand", "abandon r18")
    assert pos.holder("r18") is None
    assert pos.hand(0, "ghouls") == 3
    pos.play("conquer r10")
    assert "abandon r05" not in pos.legal()
    assert pos.rule_against("abandon r05") == "C-TURN-4"


@pytest.mark.rule("C-RACE-GHOULS-2", "C-RUL-24")
def test_ghouls_and_the_active_race_have_one_final_attempt_each() -> None:
    pos = position("classic").declined(0, "ghouls", {"r05": 2})
    pos.give(0, "ratmen", "merchant", {"r16": 2}).turn(0).roll(1, 2)
    pos.play("expand", "attempt r10")
    assert pos.race_in("r10") == "ghouls"
    assert pos.phase == "ready"
    pos.play("done", "attempt r15")
    assert pos.race_in("r15") == "ratmen"
    assert pos.phase == "redeploy"


@pytest.mark.rule("C-RUL-24", "C-CONQ-19")
def test_a_failed_attempt_of_the_ghouls_ends_only_their_conquests() -> None:
    pos = position("classic").declined(0, "ghouls", {"r05": 2})
    pos.give(0, "ratmen", "merchant", {"r16": 3}).turn(0).roll(0)
    pos.play("expand", "attempt r10")
    assert pos.holder("r10") is None
    assert pos.hand(0, "ghouls") == 1
    pos.play("done", "conquer r22")
    assert pos.race_in("r22") == "ratmen"


@pytest.mark.rule("C-RACE-GHOULS-2", "C-RUL-27")
def test_spirit_ghouls_neither_act_nor_move_in_a_decline_turn() -> None:
    pos = position("classic").declined(0, "ghouls", {"r05": 3, "r10": 1}, power="spirit")
    pos.give(0, "ratmen", "merchant", {"r16": 2}, coins=0).turn(0).play("decline")
    assert pos.asked == 1
    assert (pos.tokens("r05"), pos.tokens("r10"), pos.hand(0, "ghouls")) == (3, 1, 0)
    assert pos.coins(0) == 2 + 1


@pytest.mark.rule("C-RUL-27")
@pytest.mark.parametrize(("regions", "hand"), [({"r05": 3}, 0), ({}, 3)])
def test_ghouls_vanish_when_the_next_race_declines(regions: dict[str, int], hand: int) -> None:
    pos = position("classic").declined(0, "ghouls", regions, hand=hand)
    pos.give(0, "ratmen", "merchant", {"r16": 2}, coins=0).turn(0).play("decline")
    assert pos.races(0) == ["ratmen"]
    assert pos.tray("ghouls") == 10
    assert pos.coins(0) == 1


@pytest.mark.rule("C-RUL-27", "C-RUL-26")
def test_ghouls_stay_without_acting_when_a_spirit_race_declines() -> None:
    pos = position("classic").declined(0, "ghouls", {"r05": 3})
    pos.give(0, "ratmen", "spirit", {"r16": 2}, coins=0).turn(0).play("decline")
    assert pos.asked == 1
    assert sorted(pos.races(0)) == ["ghouls", "ratmen"]
    assert (pos.tokens("r05"), pos.coins(0)) == (3, 2)


@pytest.mark.rule("C-RUL-26")
def test_declining_spirit_ghouls_remove_no_earlier_race() -> None:
    pos = position("classic").declined(0, "humans", {"r16": 1})
    pos.give(0, "ghouls", "spirit", {"r05": 3}).turn(0).play("decline")
    assert (pos.race_in("r16"), pos.race_in("r05"), pos.tokens("r05")) == ("humans", "ghouls", 3)


@pytest.mark.rule("C-RUL-26")
def test_spirit_ghouls_go_on_conquering_beside_a_later_race_in_decline() -> None:
    pos = position("classic").declined(0, "ghouls", {"r05": 3}, power="spirit")
    pos.declined(0, "humans", {"r16": 1}).give(0, "ratmen", "merchant", {"r18": 2})
    pos.give(1, "elves", "hill", {"r02": 1}).row([("orcs", "forest")]).turn(0)
    pos.play("decline", "decline", "pick 0")
    assert sorted(pos.races(0)) == ["ghouls", "orcs", "ratmen"]
    assert pos.phase == "army_in_decline"
    pos.play("conquer r10")
    assert pos.race_in("r10") == "ghouls"


# Costs and reach.


@pytest.mark.rule("C-RACE-GHOULS-3", "C-RUL-23")
@pytest.mark.parametrize(
    ("power", "region", "cost"),
    [("commando", "r10", 2), ("mounted", "r10", 2), ("underworld", "r04", 3)],
)
def test_ghouls_in_decline_pay_normal_costs_without_their_power(
    after_decline: AfterDecline, power: str, region: str, cost: int
) -> None:
    pos = position("classic").give(0, "ghouls", power, {"r05": 5})
    pos.give(1, "elves", "hill", {"r16": 1}).turn(0)
    pos = after_decline(pos)
    assert pos.phase == "army_in_decline"
    assert pos.cost(region) == cost
    pos.play(f"conquer {region}")
    assert pos.tokens(region) == cost


@pytest.mark.rule("C-RACE-GHOULS-3", "C-RUL-23")
@pytest.mark.parametrize("power", ["flying", "underworld"])
def test_ghouls_in_decline_have_neither_flight_nor_cavern_link(
    after_decline: AfterDecline, power: str
) -> None:
    pos = position("classic").give(0, "ghouls", power, {"r04": 6})
    pos.give(1, "elves", "hill", {"r16": 1}).turn(0)
    pos = after_decline(pos)
    assert pos.rule_against("conquer r18") == "C-CONQ-3"
    assert "conquer r05" in pos.legal()


@pytest.mark.rule("C-RUL-23", "C-RUL-24")
def test_berserk_ghouls_in_decline_roll_only_for_a_final_attempt(
    after_decline: AfterDecline,
) -> None:
    pos = position("classic").give(0, "ghouls", "berserk", {"r05": 2})
    pos.give(1, "elves", "hill", {"r16": 1}).turn(0).roll(3)
    pos = after_decline(pos)
    assert "roll" not in pos.legal()
    pos.play("attempt r10")
    assert pos.race_in("r10") == "ghouls"
    assert (pos.phase, pos.hand(0, "ghouls")) == ("conquer", 0)


@pytest.mark.rule("C-RUL-23")
@pytest.mark.parametrize("power", ["hill", "alchemist", "fortified"])
def test_ghouls_in_decline_score_no_bonus_of_their_power(power: str) -> None:
    fortress = {"r05": "fortress"} if power == "fortified" else None
    pos = position("classic").give(0, "ghouls", power, {"r05": 2}, coins=0, markers=fortress)
    pos.turn(0)
    assert pos.income(0) > 1
    pos.play("decline")
    assert pos.coins(0) == 1
    assert pos.income(0) == 1


@pytest.mark.rule("C-RUL-23")
def test_a_fortress_built_before_still_defends_ghouls_in_decline() -> None:
    pos = position("classic").declined(1, "ghouls", {"r10": 2}, markers={"r10": "fortress"})
    pos.give(0, "ratmen", "merchant", {"r05": 1}, hand=5).turn(0, phase="conquer")
    assert pos.cost("r10") == 2 + 2 + 1


@pytest.mark.rule("C-RUL-23", "C-RACE-GHOULS-5")
def test_ghouls_in_decline_keep_their_sea_reinforce_it_and_take_no_other_water(
    after_decline: AfterDecline,
) -> None:
    pos = position("classic").give(0, "ghouls", "seafaring", {"r01": 4, "r03": 1})
    pos.give(1, "elves", "hill", {"r16": 1}).turn(0)
    pos = after_decline(pos)
    assert pos.race_in("r01") == "ghouls"
    assert pos.rule_against("conquer r08") == "C-CONQ-4"
    pos.play("conquer r02", "done", "done", "redeploy r02 1", "redeploy r01 3", "done")
    assert (pos.tokens("r01"), pos.tokens("r02"), pos.tokens("r03")) == (3, 1, 1)


@pytest.mark.rule("C-RACE-GHOULS-3", "C-CONQ-3")
def test_ghouls_start_from_ghoul_regions_only_and_the_active_race_from_its_own() -> None:
    pos = position("classic").declined(0, "ghouls", {"r05": 4})
    pos.give(0, "ratmen", "merchant", {"r18": 4}).turn(0).play("expand")
    assert pos.rule_against("conquer r19") == "C-CONQ-3"
    pos.play("done", "done")
    assert pos.rule_against("conquer r10") == "C-CONQ-3"
    assert "conquer r19" in pos.legal()


@pytest.mark.rule("C-RACE-GHOULS-3", "C-RUL-29")
def test_ghouls_without_a_region_enter_at_the_border() -> None:
    pos = position("classic").declined(0, "ghouls", {}, hand=3)
    pos.give(0, "ratmen", "merchant", {"r09": 1}).turn(0).play("expand")
    assert pos.phase == "army_in_decline"
    assert pos.rule_against("conquer r10") == "C-CONQ-2"
    pos.play("conquer r05")
    assert (pos.race_in("r05"), pos.tokens("r05"), pos.hand(0, "ghouls")) == ("ghouls", 2, 1)


@pytest.mark.rule("C-RUL-29", "C-DECL-9")
def test_ghouls_wiped_off_the_map_keep_their_banner_while_tokens_are_in_hand() -> None:
    pos = position("classic").declined(1, "ghouls", {"r10": 2})
    pos.give(1, "elves", "hill", {"r16": 1})
    pos.give(0, "ratmen", "merchant", {"r05": 1}, hand=4).turn(0, phase="conquer")
    pos.play("conquer r10", "done", "done")
    assert pos.races(1) == ["elves", "ghouls"]
    assert pos.hand(1, "ghouls") == 1
    pos.play("expand")
    assert pos.phase == "army_in_decline"
    assert "attempt r02" in pos.legal()


@pytest.mark.rule("C-RUL-29", "C-DECL-9")
def test_ghouls_leave_the_game_with_their_last_token() -> None:
    pos = position("classic").declined(1, "ghouls", {"r10": 1})
    pos.give(0, "ratmen", "merchant", {"r05": 1}, hand=3).turn(0, phase="conquer")
    pos.play("conquer r10")
    assert pos.races(1) == []
    assert pos.tray("ghouls") == 10


# Against the owner's own races.


@pytest.mark.rule("C-RACE-GHOULS-4")
def test_ghouls_may_attack_the_own_active_race_whose_survivors_fight_on_at_once() -> None:
    pos = position("classic").declined(0, "ghouls", {"r05": 5})
    pos.give(0, "ratmen", "merchant", {"r10": 2, "r16": 3}).turn(0).play("expand")
    assert pos.cost("r10") == 2 + 2
    pos.play("conquer r10")
    assert (pos.race_in("r10"), pos.tokens("r10")) == ("ghouls", 4)
    assert pos.hand(0) == 1
    assert pos.tray("ratmen") == 13 - 4
    pos.play("done")
    assert pos.hand(0) == 1 + 2
    pos.play("done", "conquer r11")
    assert (pos.race_in("r11"), pos.tokens("r11")) == ("ratmen", 3)


@pytest.mark.rule("C-RACE-GHOULS-4", "C-CONQ-15")
def test_tokens_driven_out_by_own_ghouls_are_no_withdrawal() -> None:
    pos = position("classic").declined(0, "ghouls", {"r05": 6})
    pos.give(0, "ratmen", "merchant", {"r10": 3, "r16": 1}).turn(0)
    pos.play("expand", "conquer r10", "done", "done", "redeploy r16 3", "done")
    assert pos.tokens("r16") == 3
    assert (pos.asked, pos.phase) == (1, "pick")


@pytest.mark.rule("C-RACE-GHOULS-4", "C-RUL-75")
def test_two_own_tokens_with_two_encampments_cost_the_ghouls_six() -> None:
    pos = position("classic").declined(0, "ghouls", {"r05": 7})
    camps = {"r10": {"encampment": 2}, "r16": {"encampment": 3}}
    pos.give(0, "ratmen", "bivouacking", {"r10": 2, "r16": 1}, markers=camps).turn(0)
    pos.play("expand")
    assert pos.cost("r10") == 6
    pos.play("conquer r10")
    assert pos.tokens("r10") == 6
    assert pos.markers("r10") == {}
    assert pos.markers_in_hand(0, "encampment") == 2
    pos.play("redeploy r16 2", "camp r16 5")
    assert pos.markers("r16") == {"encampment": 5}


@pytest.mark.rule("C-RUL-75", "C-CONQ-14")
def test_lair_and_fortress_of_the_own_active_race_cost_the_ghouls_one_each() -> None:
    pos = position("classic").declined(0, "ghouls", {"r05": 6})
    pos.give(0, "trolls", "fortified", {"r10": 1, "r16": 1}, markers={"r10": "fortress"})
    pos.turn(0).play("expand")
    assert pos.cost("r10") == 2 + 1 + 1 + 1
    assert (pos.supply("lair"), pos.supply("fortress")) == (8, 5)
    pos.play("conquer r10")
    assert pos.markers("r10") == {}
    assert (pos.supply("lair"), pos.supply("fortress")) == (9, 6)


@pytest.mark.rule("C-RACE-GHOULS-4", "C-CONQ-6")
def test_ghouls_may_conquer_the_own_other_race_in_decline() -> None:
    pos = position("classic").declined(0, "ghouls", {"r05": 4})
    pos.declined(0, "dwarves", {"r10": 1}, power="spirit")
    pos.give(0, "ratmen", "merchant", {"r16": 1}).turn(0).play("expand")
    assert pos.cost("r10") == 3
    pos.play("conquer r10")
    assert pos.race_in("r10") == "ghouls"
    assert pos.races(0) == ["ratmen", "ghouls"]
    assert pos.tray("dwarves") == 8


@pytest.mark.rule("C-RUL-30")
def test_own_ghouls_may_take_a_hole_which_is_then_lost() -> None:
    pos = position("classic").declined(0, "ghouls", {"r05": 4})
    pos.give(0, "halflings", "merchant", {"r10": 1, "r16": 3}, markers={"r10": "hole"})
    pos.turn(0).play("expand", "conquer r10")
    assert (pos.race_in("r10"), pos.markers("r10")) == ("ghouls", {})


@pytest.mark.rule("C-RUL-30")
def test_a_hero_driven_out_by_own_ghouls_comes_to_hand_and_stands_elsewhere() -> None:
    pos = position("classic").declined(0, "ghouls", {"r05": 4})
    heroes = {"r10": "hero", "r16": "hero"}
    pos.give(0, "ratmen", "heroic", {"r10": 1, "r16": 1, "r22": 1}, markers=heroes).turn(0)
    pos.play("expand", "conquer r10")
    assert pos.markers_in_hand(0, "hero") == 1
    pos.play("done", "done", "done", "done", "hero r22", "hero r16", "done")
    assert (pos.markers("r10"), pos.markers("r22")) == ({}, {"hero": 1})


@pytest.mark.rule("C-RUL-30")
def test_a_dragon_driven_out_by_own_ghouls_may_be_used_in_the_same_turn() -> None:
    pos = position("classic").declined(0, "ghouls", {"r05": 4})
    pos.give(0, "ratmen", "dragon_master", {"r10": 1, "r16": 2}, markers={"r10": "dragon"})
    pos.turn(0).play("expand", "conquer r10")
    assert pos.markers_in_hand(0, "dragon") == 1
    pos.play("done", "done", "dragon r22")
    assert (pos.tokens("r22"), pos.markers("r22")) == (1, {"dragon": 1})


@pytest.mark.rule("C-RACE-GHOULS-6", "C-RUL-76")
def test_three_own_ghouls_on_a_swamp_cost_the_active_race_five_and_leave_two() -> None:
    pos = position("classic").declined(0, "ghouls", {"r05": 4}).tribes("r04")
    pos.give(0, "orcs", "merchant", {"r03": 6}, coins=0).turn(0)
    pos.play("expand", "conquer r04", "done", "done")
    assert (pos.tokens("r04"), pos.cost("r04")) == (3, 5)
    pos.play("conquer r04")
    assert (pos.race_in("r04"), pos.tokens("r04")) == ("orcs", 5)
    assert pos.hand(0, "ghouls") == 2
    assert pos.tray("ghouls") == 10 - 3
    pos.play("done", "redeploy r05 3", "done")
    assert pos.tokens("r05") == 3
    assert (pos.asked, pos.phase) == (1, "pick")
    assert pos.coins(0) == 3 + 2 + 1


@pytest.mark.rule("C-RACE-GHOULS-6", "C-RACE-GHOULS-5")
def test_ghouls_driven_from_the_map_by_the_own_active_race_stay_in_hand() -> None:
    pos = position("classic").declined(0, "ghouls", {"r05": 3})
    pos.give(0, "ratmen", "merchant", {"r10": 4}).turn(0)
    pos.play("expand", "done", "done", "conquer r05", "done", "done")
    assert (pos.asked, pos.hand(0, "ghouls"), pos.tray("ghouls")) == (1, 2, 10 - 2)


# Redistribution.


@pytest.mark.rule("C-RACE-GHOULS-5", "C-CONQ-21")
def test_ghouls_are_redistributed_with_the_active_race_but_never_mixed() -> None:
    pos = position("classic").declined(0, "ghouls", {"r05": 4, "r10": 1})
    pos.give(0, "ratmen", "merchant", {"r16": 3, "r22": 1}).turn(0)
    pos.play("expand", "done", "done", "done")
    assert (pos.phase, pos.hand(0), pos.hand(0, "ghouls")) == ("redeploy", 2, 3)
    assert pos.rule_against("redeploy r16 4") == "C-CONQ-20"
    assert pos.rule_against("redeploy r10 5") == "C-CONQ-20"
    pos.play("redeploy r10 4")
    assert pos.rule_against("done") == "C-CONQ-20"
    pos.play("redeploy r22 3", "done")
    assert [pos.tokens(region) for region in ("r05", "r10", "r16", "r22")] == [1, 4, 1, 3]


@pytest.mark.rule("C-RACE-GHOULS-5")
def test_ghouls_without_a_region_stay_in_hand() -> None:
    pos = position("classic").declined(0, "ghouls", {"r05": 1})
    pos.give(0, "ratmen", "merchant", {"r16": 1}).turn(0).roll(0)
    pos.play("expand", "abandon r05", "attempt r05", "done", "done", "done")
    assert pos.asked == 1
    assert pos.regions(0, "ghouls") == []
    assert pos.hand(0, "ghouls") == 1


@pytest.mark.rule("C-RACE-GHOULS-6", "C-CONQ-15")
def test_attacked_ghouls_lose_one_token_and_withdraw_to_ghoul_regions() -> None:
    pos = position("classic").declined(1, "ghouls", {"r10": 3, "r02": 1})
    pos.give(1, "elves", "hill", {"r16": 1})
    pos.give(0, "ratmen", "merchant", {"r05": 1}, hand=5).turn(0, phase="conquer")
    pos.play("conquer r10")
    assert pos.hand(1, "ghouls") == 2
    assert pos.tray("ghouls") == 10 - 3
    pos.play("done", "done")
    assert (pos.phase, pos.asked) == ("withdraw", 1)
    assert pos.legal() == ["place r02 2"]
    pos.play("place r02 2")
    assert pos.tokens("r02") == 3


# No bonus for the active race.


@pytest.mark.rule("C-RACE-GHOULS-7")
@pytest.mark.parametrize(("race", "power"), [("orcs", "hill"), ("ratmen", "pillaging")])
def test_conquests_by_ghouls_pay_no_bonus_of_the_active_race(race: str, power: str) -> None:
    pos = position("classic").tribes("r10", "r12").declined(0, "ghouls", {"r05": 4})
    pos.give(0, race, power, {"r17": 4}, coins=0).turn(0)
    pos.play("expand", "conquer r10", "done", "done", "conquer r12", "done", "done")
    assert pos.coins(0) == 4 + 1


@pytest.mark.rule("C-RACE-GHOULS-7")
def test_conquests_by_ghouls_bring_no_skeletons() -> None:
    pos = position("classic").tribes("r04", "r10", "r12").declined(0, "ghouls", {"r05": 7})
    pos.give(0, "skeletons", "merchant", {"r17": 4}).turn(0)
    pos.play("expand", "conquer r04", "conquer r10", "done", "done", "conquer r12", "done")
    assert (pos.hand(0), pos.tray("skeletons")) == (0, 20 - 4)


@pytest.mark.rule("C-RACE-GHOULS-7")
@pytest.mark.parametrize(("race", "marker"), [("halflings", "hole"), ("trolls", "lair")])
def test_conquests_by_ghouls_get_neither_hole_nor_lair(race: str, marker: str) -> None:
    pos = position("classic").declined(0, "ghouls", {"r05": 3})
    pos.give(0, race, "merchant", hand=4).turn(0)
    pos.play("expand", "conquer r10", "done", "conquer r16")
    assert (pos.markers("r10"), pos.markers("r16")) == ({}, {marker: 1})


@pytest.mark.rule("C-RACE-GHOULS-7", "C-RUL-71")
def test_an_attack_by_ghouls_does_not_spoil_the_peace_of_a_diplomat() -> None:
    pos = position("classic").declined(0, "ghouls", {"r05": 4}).give(1, "elves", "hill", {"r10": 1})
    pos.give(0, "ratmen", "diplomat", {"r18": 1}).turn(0)
    pos.play("expand", "conquer r10", "done", "done", "done", "done")
    assert (pos.phase, "peace 1" in pos.legal()) == ("end", True)
    pos.play("peace 1")
    assert pos.at_peace_with(0) == 1


@pytest.mark.rule("C-RACE-GHOULS-2", "C-RUL-33")
def test_ghouls_act_in_the_empty_turn_of_an_active_race_without_tokens() -> None:
    pos = position("classic").declined(0, "ghouls", {"r05": 3}).give(0, "ratmen", "merchant")
    pos.turn(0).play("expand", "conquer r10", "done", "done", "done")
    assert (pos.asked, pos.regions(0, "ghouls")) == (1, ["r05", "r10"])
