from __future__ import annotations

import pytest

from elbowroom.testing import position
from tests.games.classic.powers.turns import IDLE_TURN


@pytest.mark.rule("C-PICK-4")
def test_the_badge_brings_four_tokens() -> None:
    pos = position("classic").row([("orcs", "stout")]).turn(player=0)
    pos.play("pick 0")
    assert pos.hand(0) == 5 + 4


@pytest.mark.rule("C-POWER-STOUT-1")
def test_after_scoring_the_race_may_decline_without_scoring_again() -> None:
    pos = position("classic").give(0, "ratmen", "stout", regions={"r05": 1, "r10": 4}, coins=0)
    pos.play("expand", "conquer r04", "done", "done")
    assert (pos.asked, pos.phase) == (0, "end")
    assert pos.coins(0) == 3
    pos.play("decline")
    assert pos.coins(0) == 3
    assert pos.regions(0) == ["r04", "r05", "r10"]
    assert pos.in_decline("r04")
    assert (pos.tokens("r04"), pos.tray("ratmen")) == (1, 10)
    assert pos.asked == 1


@pytest.mark.rule("C-POWER-STOUT-1")
def test_the_race_need_not_decline() -> None:
    pos = position("classic").give(0, "ratmen", "stout", regions={"r05": 1})
    pos.play(*IDLE_TURN)
    assert pos.legal() == ["decline", "done"]
    pos.play("done")
    assert pos.asked == 1
    assert not pos.in_decline("r05")


@pytest.mark.rule("C-POWER-STOUT-1")
def test_other_races_are_not_asked_after_scoring() -> None:
    pos = position("classic").give(0, "ratmen", "hill", regions={"r05": 1})
    pos.play(*IDLE_TURN)
    assert (pos.asked, pos.phase) == (1, "pick")


@pytest.mark.rule("C-POWER-STOUT-1", "C-DECL-11")
def test_the_next_turn_is_a_pick_turn() -> None:
    pos = position("classic").give(0, "ratmen", "stout", regions={"r05": 1}, coins=0)
    pos.give(1, "elves", "hill", regions={"r18": 1})
    pos.row([("orcs", "swamp")])
    pos.play(*IDLE_TURN, "decline", *IDLE_TURN)
    assert (pos.asked, pos.phase) == (0, "pick")
    pos.play("pick 0", "conquer r16", "redeploy r16 9", "done")
    assert pos.coins(0) == 1 + 2


@pytest.mark.rule("C-POWER-STOUT-1", "C-RUL-50")
def test_it_works_in_the_turn_of_the_pick_and_scores_all_active_bonuses_once() -> None:
    pos = position("classic").row([("humans", "stout")]).purse(0, 0).turn(player=0)
    pos.play("pick 0", "conquer r05", "conquer r10", "arrange r05 4 r10 5", "done")
    assert pos.phase == "end"
    assert pos.coins(0) == 2 + 1
    pos.play("decline")
    assert pos.coins(0) == 3
    assert pos.in_decline("r05")
    assert pos.in_decline("r10")
    assert pos.state.position_dict()["discards"] == ["stout"]


@pytest.mark.rule("C-RUL-50")
def test_conquests_of_the_turn_are_paid_before_the_decline() -> None:
    pos = position("classic").give(0, "orcs", "stout", regions={"r10": 4}, coins=0)
    pos.play("expand", "conquer r11", "done", "done", "decline")
    assert pos.coins(0) == 2 + 1


@pytest.mark.rule("C-POWER-STOUT-1")
def test_an_older_race_scores_once_more_and_is_then_removed() -> None:
    pos = position("classic").give(0, "ratmen", "stout", regions={"r05": 1}, coins=0)
    pos.declined(0, "elves", regions={"r18": 1, "r19": 1})
    pos.play(*IDLE_TURN)
    assert pos.coins(0) == 3
    pos.play("decline")
    assert pos.coins(0) == 3
    assert pos.regions(0) == ["r05"]
    assert pos.tray("elves") == 11


@pytest.mark.rule("C-POWER-STOUT-1")
def test_an_older_spirit_race_stays() -> None:
    pos = position("classic").give(0, "ratmen", "stout", regions={"r05": 1}, coins=0)
    pos.declined(0, "elves", regions={"r18": 1, "r19": 1}, power="spirit")
    pos.play(*IDLE_TURN, "decline")
    assert pos.regions(0) == ["r05", "r18", "r19"]


@pytest.mark.rule("C-POWER-STOUT-1", "C-DECL-10")
def test_without_a_region_the_race_leaves_the_game() -> None:
    pos = position("classic").give(0, "ratmen", "stout", hand=3, coins=0)
    pos.play("expand", "done", "decline")
    assert pos.races(0) == []
    assert pos.tray("ratmen") == 13
    assert pos.state.position_dict()["returned"] == ["ratmen"]
    assert pos.state.position_dict()["discards"] == ["stout"]


@pytest.mark.rule("C-POWER-STOUT-1")
def test_an_ordinary_decline_turn_is_still_possible() -> None:
    pos = position("classic").give(0, "ratmen", "stout", regions={"r05": 3}, coins=0)
    pos.play("decline")
    assert pos.coins(0) == 1
    assert pos.asked == 1


@pytest.mark.rule("C-POWER-STOUT-1")
def test_stout_ghouls_keep_their_redeployed_tokens() -> None:
    pos = position("classic").give(0, "ghouls", "stout", regions={"r05": 2, "r10": 3})
    pos.play("expand", "done", "done", "arrange r05 1 r10 4", "done", "decline")
    assert (pos.tokens("r05"), pos.tokens("r10")) == (1, 4)
    assert pos.in_decline("r10")


@pytest.mark.rule("C-POWER-STOUT-1", "C-TURN-4")
def test_the_loser_places_his_withdrawn_tokens_after_the_decline() -> None:
    pos = position("classic").give(0, "ratmen", "stout", regions={"r05": 6})
    pos.give(1, "elves", "hill", regions={"r10": 2, "r18": 1})
    pos.play("expand", "conquer r10", "redeploy r10 5", "done")
    assert (pos.asked, pos.phase) == (0, "end")
    pos.play("decline")
    assert (pos.asked, pos.phase) == (1, "withdraw")
    assert pos.in_decline("r10")
    pos.play("place r18 2")
    assert pos.tokens("r18") == 3
