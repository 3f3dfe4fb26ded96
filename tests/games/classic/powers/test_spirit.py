from __future__ import annotations

import pytest

from elbowroom.testing import position
from tests.games.classic.powers.turns import IDLE_TURN


@pytest.mark.rule("C-PICK-4")
def test_the_badge_brings_five_tokens() -> None:
    pos = position("classic").row([("orcs", "spirit")]).turn(player=0)
    pos.play("pick 0")
    assert pos.hand(0) == 5 + 5


@pytest.mark.rule("C-POWER-SPIRIT-1")
def test_a_spirit_race_in_decline_stays_when_another_race_declines() -> None:
    pos = position("classic")
    pos.declined(0, "elves", regions={"r18": 1, "r19": 1}, power="spirit")
    pos.give(0, "ratmen", "hill", regions={"r05": 2, "r10": 1}, coins=0)
    pos.play("decline")
    assert pos.regions(0, "elves") == ["r18", "r19"]
    assert pos.regions(0, "ratmen") == ["r05", "r10"]
    assert pos.coins(0) == 4


@pytest.mark.rule("C-POWER-SPIRIT-1")
def test_without_spirit_the_older_race_is_removed() -> None:
    pos = position("classic")
    pos.declined(0, "elves", regions={"r18": 1, "r19": 1})
    pos.give(0, "ratmen", "hill", regions={"r05": 2, "r10": 1}, coins=0)
    pos.play("decline")
    assert pos.regions(0) == ["r05", "r10"]
    assert pos.coins(0) == 2
    assert pos.tray("elves") == 11


@pytest.mark.rule("C-POWER-SPIRIT-1")
def test_a_spirit_race_leaves_one_token_in_each_region_like_any_other() -> None:
    pos = position("classic").give(0, "elves", "spirit", regions={"r18": 4, "r19": 2}, coins=0)
    pos.play("decline")
    assert (pos.tokens("r18"), pos.tokens("r19")) == (1, 1)
    assert pos.in_decline("r18")
    assert pos.tray("elves") == 9
    assert pos.coins(0) == 2


@pytest.mark.rule("C-POWER-SPIRIT-1")
def test_the_spirit_badge_stays_with_its_race_and_other_badges_are_discarded() -> None:
    pos = position("classic").give(0, "elves", "spirit", regions={"r18": 1})
    pos.give(1, "ratmen", "hill", regions={"r05": 1})
    pos.play("decline", "decline")
    assert pos.state.position_dict()["discards"] == ["hill"]


@pytest.mark.rule("C-POWER-SPIRIT-1")
def test_the_badge_is_discarded_with_the_last_token() -> None:
    pos = position("classic")
    pos.declined(1, "elves", regions={"r11": 1, "r10": 1}, power="spirit")
    pos.give(1, "wizards", "hill", regions={"r18": 1})
    pos.give(0, "ratmen", "swamp", regions={"r05": 1}, hand=6)
    pos.turn(player=0, phase="conquer")
    pos.play("conquer r10")
    assert pos.races(1) == ["wizards", "elves"]
    assert pos.state.position_dict()["discards"] == []
    pos.play("conquer r11")
    assert pos.races(1) == ["wizards"]
    assert pos.state.position_dict()["discards"] == ["spirit"]
    assert pos.tray("elves") == 11


@pytest.mark.rule("C-POWER-SPIRIT-2")
def test_an_earlier_race_in_decline_stays_when_the_spirit_race_declines() -> None:
    pos = position("classic")
    pos.declined(0, "ratmen", regions={"r05": 1, "r10": 1})
    pos.give(0, "elves", "spirit", regions={"r18": 2}, coins=0)
    pos.play("decline")
    assert pos.regions(0, "ratmen") == ["r05", "r10"]
    assert pos.regions(0, "elves") == ["r18"]
    assert pos.coins(0) == 3


@pytest.mark.rule("C-POWER-SPIRIT-2")
def test_beside_a_spirit_race_the_next_declining_race_replaces_only_the_other_one() -> None:
    pos = position("classic")
    pos.declined(0, "elves", regions={"r18": 1}, power="spirit")
    pos.declined(0, "wizards", regions={"r05": 1, "r10": 1})
    pos.give(0, "ratmen", "hill", regions={"r22": 1, "r21": 1}, coins=0)
    pos.play("decline")
    assert pos.regions(0) == ["r18", "r21", "r22"]
    assert pos.tray("wizards") == 10
    assert pos.coins(0) == 3


@pytest.mark.rule("C-POWER-SPIRIT-1", "C-POWER-SPIRIT-2")
def test_the_exemption_lasts_over_several_declines() -> None:
    pos = position("classic").give(0, "elves", "spirit", regions={"r18": 1}, coins=0)
    pos.give(1, "ratmen", "hill", regions={"r05": 1})
    pos.row([("humans", "mounted"), ("orcs", "swamp")])
    pos.play("decline", *IDLE_TURN)
    pos.play("pick 0", "conquer r22", "redeploy r22 10", "done", *IDLE_TURN)
    pos.play("decline", *IDLE_TURN)
    assert pos.regions(0) == ["r18", "r22"]
    pos.play("pick 0", "conquer r16", "redeploy r16 9", "done", *IDLE_TURN)
    pos.play("decline")
    assert pos.regions(0) == ["r16", "r18"]


@pytest.mark.rule("C-POWER-SPIRIT-1", "C-EX-10")
def test_spirit_dwarves_on_a_mine_score_beside_a_declining_race() -> None:
    pos = position("classic")
    pos.declined(0, "dwarves", regions={"r16": 1}, power="spirit")
    regions = {"r04": 1, "r05": 1, "r10": 1, "r11": 1}
    pos.give(0, "ratmen", "hill", regions=regions, coins=0)
    pos.play("decline")
    assert pos.coins(0) == 6


@pytest.mark.rule("C-POWER-SPIRIT-1", "C-DECL-10")
def test_a_spirit_race_that_declines_without_a_region_leaves_the_game_with_its_badge() -> None:
    pos = position("classic").give(0, "elves", "spirit", hand=2, coins=0)
    pos.declined(0, "ratmen", regions={"r05": 1})
    pos.play("decline")
    assert pos.races(0) == ["ratmen"]
    assert pos.coins(0) == 1
    assert pos.state.position_dict()["discards"] == ["spirit"]
