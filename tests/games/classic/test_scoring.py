from __future__ import annotations

import pytest

from elbowroom.testing import position


@pytest.mark.rule("C-SCORE-1")
def test_each_region_of_the_active_race_pays_one_coin() -> None:
    pos = position("classic")
    pos.give(0, "ratmen", "spirit", {"r05": 4, "r10": 1, "r11": 1}, coins=5)
    assert pos.turn(0, phase="redeploy").play("done").coins(0) == 5 + 3


@pytest.mark.rule("C-SCORE-1")
def test_regions_of_every_race_in_decline_pay_too() -> None:
    pos = position("classic").give(0, "ratmen", "hill", {"r10": 1}, coins=5)
    pos.declined(0, "elves", {"r11": 1, "r16": 1})
    pos.declined(0, "tritons", {"r02": 1, "r03": 1, "r04": 1}, power="spirit")
    assert pos.turn(0, phase="redeploy").play("done").coins(0) == 5 + 1 + 2 + 3


@pytest.mark.rule("C-SCORE-1")
def test_a_decline_turn_pays_for_regions_too() -> None:
    pos = position("classic").give(0, "ratmen", "spirit", {"r05": 4, "r10": 1}, coins=5)
    pos.declined(0, "elves", {"r11": 1, "r16": 1})
    assert pos.turn(0).play("decline").coins(0) == 5 + 4


@pytest.mark.rule("C-SCORE-1")
def test_a_player_scores_at_the_end_of_his_own_turns_only() -> None:
    pos = position("classic").give(0, "ratmen", "spirit", {"r05": 1}, coins=5)
    pos.give(1, "orcs", "hill", {"r11": 1, "r16": 1}, coins=5).turn(0, phase="redeploy")
    pos.play("done")
    assert [pos.coins(0), pos.coins(1)] == [6, 5]


@pytest.mark.rule("C-SCORE-2")
def test_the_bonuses_of_race_and_power_are_added() -> None:
    pos = position("classic").give(0, "humans", "hill", {"r05": 1, "r10": 1, "r11": 1})
    assert pos.turn(0, phase="redeploy").income(0) == 3 + 1 + 1


@pytest.mark.rule("C-SCORE-2")
def test_of_all_bonuses_only_the_dwarves_mines_pay_in_decline() -> None:
    pos = position("classic").give(0, "ratmen", "hill", {"r10": 1})
    pos.declined(0, "humans", {"r02": 1, "r12": 1})
    assert pos.turn(0, phase="redeploy").income(0) == 1 + 2
    mines = position("classic").give(0, "ratmen", "hill", {"r10": 1})
    mines.declined(0, "dwarves", {"r03": 1, "r12": 1})
    assert mines.turn(0, phase="redeploy").income(0) == 1 + 2 + 1


@pytest.mark.rule("C-SCORE-2")
def test_a_bonus_of_the_active_race_does_not_reach_its_owners_race_in_decline() -> None:
    pos = position("classic").give(0, "humans", "merchant", {"r11": 1})
    pos.declined(0, "elves", {"r02": 1, "r12": 1}).turn(0, phase="redeploy")
    assert pos.income(0) == 1 + 1 + 2


@pytest.mark.rule("C-SCORE-2")
def test_an_income_is_told_in_its_parts() -> None:
    pos = position("classic").give(0, "humans", "hill", {"r05": 1, "r10": 1})
    pos.declined(0, "dwarves", {"r03": 1}).turn(0, phase="redeploy")
    told = pos.state.income(0)
    assert [(part.amount, part.key) for part in told.parts] == [
        (2, "regions.humans"),
        (1, "race.humans"),
        (1, "power.hill"),
        (1, "declined.dwarves"),
        (1, "race.dwarves"),
    ]


@pytest.mark.rule("C-SCORE-3")
@pytest.mark.parametrize("water", ["r01", "r08", "r23"])
def test_seas_and_the_lake_score_like_other_regions(water: str) -> None:
    pos = position("classic").give(0, "ratmen", "seafaring", {"r05": 1, water: 1}, coins=0)
    assert pos.turn(0, phase="redeploy").play("done").coins(0) == 2


@pytest.mark.rule("C-SCORE-3")
def test_water_held_in_decline_scores() -> None:
    pos = position("classic").declined(0, "ratmen", {"r01": 1, "r08": 1})
    assert pos.give(0, "orcs", "hill", {"r21": 1}).turn(0, phase="redeploy").income(0) == 3


@pytest.mark.rule("C-SCORE-4", "C-RUL-67")
def test_a_player_sees_his_own_total_and_not_that_of_others() -> None:
    pos = position("classic", players=3).purse(0, 7).purse(1, 8).purse(2, 9).turn(0)
    seen = pos.state.view(1).to_dict()["position"]["players"]
    assert [player["coins"] for player in seen] == [None, 8, None]


@pytest.mark.rule("C-SCORE-4")
def test_coins_gained_paid_and_collected_are_public() -> None:
    pos = position("classic").row([("humans", "hill"), ("ratmen", "spirit", 3)]).turn(0)
    pos.play("pick 1", "conquer r05", "arrange r05 13", "done")
    flows = pos.state.view(1).to_dict()["position"]["gains"]
    assert flows == [0, -1, 0, 3, 0, 1]
    scored = [event for event in pos.events if event.kind == "scored"]
    assert [(event.player, event.facts["coins"]) for event in scored] == [(0, 1)]


@pytest.mark.rule("C-SCORE-4")
def test_all_totals_are_shown_when_the_game_is_over() -> None:
    pos = position("classic").give(1, "ratmen", "spirit", {"r05": 1}, coins=8).purse(0, 7)
    pos.turn(1, round=10, phase="redeploy")
    assert pos.state.view(0).to_dict()["position"]["players"][1]["coins"] is None
    pos.play("done")
    seen = pos.state.view(0).to_dict()["position"]["players"]
    assert [player["coins"] for player in seen] == [7, 9]


@pytest.mark.rule("C-RUL-67")
def test_a_table_option_shows_all_totals() -> None:
    pos = position("classic", open_coins=True).purse(0, 7).purse(1, 8).turn(0)
    seen = pos.state.view(1).to_dict()["position"]["players"]
    assert [player["coins"] for player in seen] == [7, 8]


@pytest.mark.rule("C-RUL-67")
def test_gains_of_each_turn_are_logged() -> None:
    pos = position("classic").give(0, "humans", "hill", {"r05": 1, "r10": 1}, coins=5)
    pos.turn(0, phase="redeploy").play("done")
    event = next(event for event in pos.events if event.kind == "scored")
    assert event.player == 0
    assert event.facts["coins"] == 4
