from __future__ import annotations

import pytest

from elbowroom.testing import position
from tests.games.classic.combo_table import of_the_box
from tests.games.classic.powers.turns import IDLE_TURN


@pytest.mark.rule("C-PICK-4")
def test_the_badge_brings_four_tokens() -> None:
    pos = position("classic").row([("orcs", "wealthy")]).turn(player=0)
    pos.play("pick 0")
    assert pos.hand(0) == 5 + 4


@pytest.mark.rule("C-POWER-WEALTHY-1", "C-RUL-41")
def test_seven_coins_come_in_the_scoring_of_the_pick_turn_not_at_the_pick() -> None:
    pos = position("classic").row([("ratmen", "wealthy")]).purse(0, 5).turn(player=0)
    pos.play("pick 0", "conquer r05", "conquer r10")
    assert pos.coins(0) == 5
    pos.play("redeploy r05 10", "done")
    assert pos.coins(0) == 5 + 2 + 7


@pytest.mark.rule("C-POWER-WEALTHY-1")
def test_seven_coins_come_even_without_a_region() -> None:
    pos = position("classic").row([("ratmen", "wealthy")]).purse(0, 0).turn(player=0)
    pos.play("pick 0", "done")
    assert pos.coins(0) == 7


@pytest.mark.rule("C-POWER-WEALTHY-1", "C-RUL-41")
def test_seven_coins_come_only_once() -> None:
    pos = position("classic").row([("ratmen", "wealthy")]).purse(0, 0).turn(player=0)
    pos.give(1, "orcs", "hill", regions={"r18": 1})
    pos.play("pick 0", "conquer r05", "redeploy r05 12", "done")
    assert pos.coins(0) == 1 + 7
    pos.play(*IDLE_TURN)
    pos.play("expand", "done", "done", "redeploy r05 12", "done")
    assert pos.coins(0) == 8 + 1


@pytest.mark.rule("C-POWER-WEALTHY-1")
def test_a_wealthy_race_gets_no_seven_coins_on_its_decline_turn() -> None:
    pos = position("classic").give(0, "ratmen", "wealthy", regions={"r05": 1}, coins=0)
    pos.play("decline")
    assert pos.coins(0) == 1


@pytest.mark.rule("C-RUL-41")
def test_the_badge_drawn_again_pays_its_new_owner_again() -> None:
    shown = ["hill", "swamp", "forest", "stout", "berserk", "commando"]
    races = ["orcs", "humans", "trolls", "wizards", "giants", "dwarves"]
    used_up = ["alchemist", "bivouacking", "diplomat", "dragon_master", "flying", "fortified"]
    used_up += ["heroic", "merchant", "mounted", "pillaging", "seafaring", "spirit", "underworld"]
    pos = of_the_box(3).give(0, "ratmen", "wealthy", hand=1)
    pos.row(list(zip(races, shown, strict=True))).discarded(*used_up)
    pos.purse(2, 5).reveal("skeletons", "wealthy")
    pos.play("decline")
    pos.play("pick 0", "done")
    assert pos.shown()[5] == ("skeletons", "wealthy", 0)
    pos.play("pick 5", "done")
    assert pos.coins(2) == 5 - 5 + 7


@pytest.mark.rule("C-RUL-45")
def test_the_bank_pays_even_when_the_players_own_more_than_all_coins_of_the_box() -> None:
    pos = position("classic").row([("ratmen", "wealthy")]).turn(player=0)
    pos.purse(0, 515).purse(1, 515)
    pos.play("pick 0", "conquer r05", "redeploy r05 12", "done")
    assert pos.coins(0) == 515 + 1 + 7
    assert pos.coins(1) == 515
