from __future__ import annotations

import pytest

from elbowroom import IllegalAction, game
from elbowroom.testing import position


@pytest.mark.rule("C-TURN-1")
def test_a_game_turn_is_one_turn_of_each_player_in_seat_order() -> None:
    pos = position("classic", players=3)
    pos.give(0, "ratmen", "spirit", {"r03": 1})
    pos.give(1, "orcs", "hill", {"r06": 1})
    pos.give(2, "humans", "swamp", {"r28": 1}).turn(0, round=4, phase="redeploy")
    seen = []
    for _ in range(3):
        pos.play("done")
        seen.append((pos.asked, pos.state.round))
        pos.play("expand", "done", "done")
    assert seen == [(1, 4), (2, 4), (0, 5)]


@pytest.mark.rule("C-TURN-1")
def test_the_turn_counter_rises_when_the_first_player_starts_again() -> None:
    state = game("classic").new(players=2, chance="ask")
    state.play(
        "combo orcs spirit",
        "combo humans hill",
        "combo trolls swamp",
        "combo giants forest",
        "combo elves wealthy",
        "combo ratmen merchant",
        "first 1",
    )
    seen = []
    for combo in ("wizards stout", "dwarves berserk"):
        seen.append((state.decision.player, state.position_dict()["round"]))
        state.play("pick 0", f"combo {combo}", "done")
    seen.append((state.decision.player, state.position_dict()["round"]))
    assert seen == [(1, 1), (0, 1), (1, 2)]


@pytest.mark.rule("C-TURN-2")
def test_a_player_without_an_active_race_must_pick_and_then_expands() -> None:
    pos = position("classic")
    pos.declined(0, "elves", {"r05": 1}).row([("ratmen", "spirit")]).turn(0, round=3)
    assert pos.phase == "pick"
    assert "decline" not in pos.legal()
    assert pos.rule_against("expand") == pos.rule_against("decline") == "C-TURN-4"
    pos.play("pick 0")
    assert pos.phase == "conquer"
    assert pos.hand(0) == 13


@pytest.mark.rule("C-TURN-2")
def test_a_player_with_an_active_race_expands_or_declines_and_cannot_pick() -> None:
    pos = position("classic").give(0, "ratmen", "spirit", {"r05": 4}).turn(0, round=2)
    assert pos.phase == "choice"
    assert pos.legal() == ["expand", "decline"]
    assert pos.rule_against("pick 0") == "C-TURN-4"


@pytest.mark.rule("C-TURN-2")
def test_a_decline_turn_takes_the_place_of_expanding() -> None:
    pos = position("classic").give(0, "ratmen", "spirit", {"r05": 4}).turn(0, round=2)
    pos.play("decline")
    assert pos.in_decline("r05")
    assert pos.asked == 1
    assert pos.phase == "pick"


@pytest.mark.rule("C-TURN-3")
def test_decline_is_chosen_before_tokens_are_taken_up() -> None:
    pos = position("classic").give(0, "ratmen", "spirit", {"r05": 4}).turn(0, round=2)
    assert pos.tokens("r05") == 4
    assert pos.hand(0) == 0
    assert pos.rule_against("abandon r05") == "C-TURN-4"
    pos.play("expand")
    assert pos.hand(0) == 3
    assert pos.rule_against("decline") == "C-TURN-4"


@pytest.mark.rule("C-TURN-3")
def test_no_decline_after_an_abandoned_region() -> None:
    pos = position("classic").give(0, "ratmen", "spirit", {"r05": 1, "r10": 1}).turn(0, round=2)
    pos.play("expand", "abandon r10")
    assert "decline" not in pos.legal()
    with pytest.raises(IllegalAction):
        pos.play("decline")


@pytest.mark.rule("C-TURN-3")
def test_no_decline_after_ghouls_have_conquered() -> None:
    pos = position("classic")
    pos.give(0, "ratmen", "hill", {"r18": 1}).declined(0, "ghouls", {"r05": 4}).turn(0, round=3)
    assert pos.rule_against("conquer r10") == "C-TURN-4"
    pos.play("expand")
    assert pos.phase == "army_in_decline"
    pos.play("conquer r10")
    assert pos.rule_against("decline") == "C-TURN-4"


@pytest.mark.rule("C-TURN-4")
def test_the_phases_of_an_expansion_turn_come_in_order() -> None:
    pos = position("classic")
    pos.give(0, "ratmen", "diplomat", {"r05": 4}).declined(0, "ghouls", {"r18": 1})
    pos.give(1, "orcs", "hill", {"r10": 2, "r15": 1}).turn(0, round=3)
    phases = [pos.phase]
    for action in ("expand", "done", "done", "done"):
        phases.append(pos.play(action).phase)
    assert phases == ["choice", "army_in_decline", "ready", "conquer", "redeploy"]
    scored = pos.coins(0)
    pos.play("redeploy r05 4", "done")
    assert pos.phase == "end"
    assert pos.coins(0) == scored + 2


@pytest.mark.rule("C-TURN-4")
def test_after_a_pick_ghouls_act_before_the_new_race() -> None:
    pos = position("classic")
    pos.declined(0, "ghouls", {"r05": 3}).row([("ratmen", "spirit")]).turn(0, round=3)
    assert pos.phase == "pick"
    pos.play("pick 0")
    assert pos.phase == "army_in_decline"
    pos.play("done")
    assert pos.phase == "conquer"


@pytest.mark.rule("C-TURN-4")
def test_markers_are_placed_after_redeployment_and_before_scoring() -> None:
    pos = position("classic")
    pos.give(0, "ratmen", "fortified", {"r05": 2}, coins=5).turn(0, phase="redeploy")
    pos.play("done")
    assert pos.phase == "place"
    assert pos.coins(0) == 5
    assert pos.play("fortress r05").coins(0) == 5 + 1 + 1


@pytest.mark.rule("C-TURN-4", "C-RUL-11")
def test_losers_place_their_tokens_after_the_attackers_scoring_and_end_choices() -> None:
    pos = position("classic")
    pos.give(0, "ratmen", "stout", {"r05": 1}, hand=6, coins=5)
    pos.give(1, "orcs", "hill", {"r10": 3, "r15": 1}).turn(0, phase="conquer")
    pos.play("conquer r10", "arrange r10 5 r05 2", "done")
    assert (pos.asked, pos.phase, pos.coins(0)) == (0, "end", 7)
    assert pos.hand(1) == 2
    pos.play("decline")
    assert (pos.asked, pos.phase, pos.coins(0)) == (1, "withdraw", 7)
    pos.play("place r15 2")
    assert (pos.asked, pos.phase) == (1, "choice")
    assert pos.tokens("r15") == 3


@pytest.mark.rule("C-TURN-4")
def test_peace_is_named_before_a_loser_places_his_tokens() -> None:
    pos = position("classic", players=3)
    pos.give(0, "ratmen", "diplomat", {"r03": 1}, hand=6)
    pos.give(1, "orcs", "hill", {"r04": 3, "r05": 1}).turn(0, phase="conquer")
    pos.play("conquer r04", "arrange r04 5 r03 2", "done")
    assert (pos.asked, pos.phase) == (0, "end")
    pos.play("peace 2")
    assert (pos.asked, pos.phase) == (1, "withdraw")


@pytest.mark.rule("C-TURN-5")
def test_a_race_without_tokens_is_still_active() -> None:
    pos = position("classic").give(0, "ratmen", "alchemist", coins=0).turn(0, round=3)
    assert pos.phase == "choice"
    assert pos.legal() == ["expand", "decline"]
    assert pos.rule_against("pick 0") == "C-TURN-4"
    pos.play("expand")
    assert (pos.phase, pos.legal()) == ("conquer", ["done"])
    pos.play("done")
    assert pos.coins(0) == 2
    assert pos.races(0) == ["ratmen"]
    assert pos.asked == 1


@pytest.mark.rule("C-TURN-5")
def test_a_race_without_tokens_may_decline_but_not_pick_in_that_turn() -> None:
    pos = position("classic").give(0, "ratmen", "alchemist", coins=0)
    pos.give(1, "orcs", "hill", {"r05": 1}).turn(0, round=3)
    pos.play("decline")
    assert pos.asked == 1
    assert pos.races(0) == []
    assert pos.coins(0) == 0
    pos.play("expand", "done", "done", "done")
    assert (pos.asked, pos.phase) == (0, "pick")


@pytest.mark.rule("C-TURN-5")
def test_ghouls_in_decline_act_in_the_empty_expansion_turn() -> None:
    pos = position("classic")
    pos.give(0, "ratmen", "hill", coins=0).declined(0, "ghouls", {"r05": 4}).turn(0, round=3)
    pos.play("expand", "conquer r10", "done", "done", "redeploy r10 3", "done")
    assert pos.regions(0) == ["r05", "r10"]
    assert pos.coins(0) == 2


@pytest.mark.rule("C-TURN-6")
def test_a_player_may_make_no_conquest_at_all() -> None:
    pos = position("classic").give(0, "ratmen", "spirit", {"r05": 4}, coins=5).turn(0, round=2)
    pos.play("expand")
    assert "done" in pos.legal()
    pos.play("done")
    assert "conquer r10" in pos.legal()
    pos.play("done", "redeploy r05 4", "done")
    assert pos.regions(0) == ["r05"]
    assert pos.coins(0) == 6


@pytest.mark.rule("C-TURN-6")
def test_a_new_race_need_not_enter_the_map_at_once() -> None:
    pos = position("classic").row([("ratmen", "spirit")]).turn(0)
    pos.play("pick 0", "done")
    assert pos.asked == 1
    assert pos.hand(0) == 13
    assert pos.regions(0) == []
    assert pos.coins(0) == 5
