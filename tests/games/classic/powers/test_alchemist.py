from __future__ import annotations

import pytest

from elbowroom.testing import position
from tests.games.classic.powers.turns import IDLE_TURN


@pytest.mark.rule("C-PICK-4")
def test_the_badge_brings_four_tokens() -> None:
    pos = position("classic").row([("orcs", "alchemist")]).turn(player=0)
    pos.play("pick 0")
    assert pos.hand(0) == 5 + 4


@pytest.mark.rule("C-POWER-ALCHEMIST-1")
def test_alchemists_score_two_coins_more_every_turn() -> None:
    pos = position("classic")
    pos.give(0, "orcs", "alchemist", regions={"r05": 1, "r10": 1}, coins=0)
    pos.give(1, "ratmen", "hill", regions={"r18": 1})
    pos.play(*IDLE_TURN)
    assert pos.coins(0) == 2 + 2
    pos.play(*IDLE_TURN).play(*IDLE_TURN)
    assert pos.coins(0) == 8


@pytest.mark.rule("C-POWER-ALCHEMIST-1")
def test_alchemists_score_two_coins_in_the_turn_of_the_pick() -> None:
    pos = position("classic").row([("orcs", "alchemist")]).purse(0, 0).turn(player=0)
    pos.play("pick 0", "conquer r05", "redeploy r05 9", "done")
    assert pos.coins(0) == 1 + 2


@pytest.mark.rule("C-POWER-ALCHEMIST-1", "C-RUL-42")
def test_alchemists_without_a_region_still_score_two_coins() -> None:
    pos = position("classic").give(0, "orcs", "alchemist", hand=3, coins=0)
    pos.play("expand", "done")
    assert pos.regions(0) == []
    assert pos.coins(0) == 2


@pytest.mark.rule("C-RUL-42")
def test_alchemists_without_a_token_left_still_score_two_coins() -> None:
    pos = position("classic").give(0, "orcs", "alchemist", coins=0)
    pos.play("expand", "done")
    assert pos.coins(0) == 2


@pytest.mark.rule("C-POWER-ALCHEMIST-1")
def test_alchemists_score_only_their_regions_on_the_decline_turn() -> None:
    pos = position("classic")
    pos.give(0, "orcs", "alchemist", regions={"r05": 3, "r10": 1}, coins=0)
    pos.play("decline")
    assert pos.coins(0) == 2


@pytest.mark.rule("C-POWER-ALCHEMIST-1")
def test_alchemists_without_a_region_score_nothing_on_the_decline_turn() -> None:
    pos = position("classic").give(0, "orcs", "alchemist", hand=2, coins=0)
    pos.play("decline")
    assert pos.coins(0) == 0


@pytest.mark.rule("C-POWER-ALCHEMIST-1")
def test_alchemists_in_decline_score_only_their_regions() -> None:
    pos = position("classic")
    pos.give(0, "orcs", "alchemist", regions={"r05": 1, "r10": 1}, coins=0)
    pos.give(1, "ratmen", "hill", regions={"r18": 1})
    pos.row([("humans", "commando")])
    pos.play("decline", *IDLE_TURN)
    assert pos.coins(0) == 2
    pos.play("pick 0", "done")
    assert pos.coins(0) == 2 + 2
