from __future__ import annotations

import pytest

from elbowroom.testing import position
from tests.games.classic.powers.turns import IDLE_TURN


@pytest.mark.rule("C-PICK-4")
def test_the_badge_brings_five_tokens() -> None:
    pos = position("classic").row([("orcs", "pillaging")]).turn(player=0)
    pos.play("pick 0")
    assert pos.hand(0) == 5 + 5


@pytest.mark.rule("C-POWER-PILLAGING-1")
@pytest.mark.parametrize(
    ("region", "bonus"),
    [
        pytest.param("r11", 1, id="lost tribe"),
        pytest.param("r04", 1, id="active enemy race"),
        pytest.param("r15", 1, id="enemy race in decline"),
        pytest.param("r05", 1, id="own race in decline"),
        pytest.param("r09", 0, id="empty mountain"),
    ],
)
def test_each_non_empty_region_conquered_pays_one_coin(region: str, bonus: int) -> None:
    pos = position("classic")
    pos.give(0, "ratmen", "pillaging", regions={"r10": 4}, coins=0)
    pos.declined(0, "wizards", regions={"r05": 1, "r18": 1})
    pos.give(1, "elves", "hill", regions={"r04": 1}).declined(1, "humans", regions={"r15": 1})
    pos.turn(player=0, phase="ready")
    pos.play(f"conquer {region}", "done", "done")
    held = 3 if region == "r05" else 4
    assert pos.coins(0) == held + bonus


@pytest.mark.rule("C-POWER-PILLAGING-1")
def test_several_non_empty_conquests_add_up_and_empty_ones_do_not() -> None:
    pos = position("classic").give(0, "ratmen", "pillaging", regions={"r10": 1}, hand=8, coins=0)
    pos.turn(player=0, phase="conquer")
    pos.play("conquer r11", "conquer r04", "conquer r05", "done", "done")
    assert pos.hand(0) == 0
    assert pos.coins(0) == 4 + 2


@pytest.mark.rule("C-POWER-PILLAGING-1")
def test_a_conquest_with_the_die_pays_too_and_a_failed_attempt_does_not() -> None:
    won = position("classic").roll(2)
    won.give(0, "ratmen", "pillaging", regions={"r10": 1}, hand=1, coins=0)
    won.turn(player=0, phase="conquer").play("attempt r11", "done")
    assert won.coins(0) == 2 + 1
    lost = position("classic").roll(1)
    lost.give(0, "ratmen", "pillaging", regions={"r10": 1}, hand=1, coins=0)
    lost.turn(player=0, phase="conquer").play("attempt r11", "redeploy r10 2", "done")
    assert lost.coins(0) == 1


@pytest.mark.rule("C-POWER-PILLAGING-1")
def test_conquests_of_an_earlier_turn_pay_no_more() -> None:
    pos = position("classic").give(0, "ratmen", "pillaging", regions={"r10": 1}, hand=3, coins=0)
    pos.give(1, "elves", "hill", regions={"r18": 1})
    pos.turn(player=0, phase="conquer").play("conquer r11", "done", "done")
    assert pos.coins(0) == 2 + 1
    pos.play(*IDLE_TURN)
    pos.play("expand", "done", "done", "redeploy r11 3", "done")
    assert pos.coins(0) == 3 + 2


@pytest.mark.rule("C-POWER-PILLAGING-1", "C-RACE-GHOULS-7")
def test_conquests_of_the_own_ghouls_in_decline_pay_nothing() -> None:
    pos = position("classic").give(0, "ratmen", "pillaging", regions={"r18": 1}, coins=0)
    pos.declined(0, "ghouls", regions={"r10": 4}).turn(player=0, phase="army_in_decline")
    pos.play("conquer r11", "done", "done", "done", "done")
    assert pos.coins(0) == 3


@pytest.mark.rule("C-RUL-51")
def test_pillaging_orcs_get_two_coins_for_each_non_empty_conquest() -> None:
    pos = position("classic").give(0, "orcs", "pillaging", regions={"r10": 1}, hand=6, coins=0)
    pos.turn(player=0, phase="conquer")
    pos.play("conquer r11", "conquer r04", "done", "done")
    assert pos.coins(0) == 3 + 2 * 2


@pytest.mark.rule("C-RUL-51")
@pytest.mark.parametrize(
    ("race", "power", "region", "bonus"),
    [
        pytest.param("humans", "merchant", "r10", 2, id="farmland of Merchant Humans"),
        pytest.param("dwarves", "forest", "r03", 2, id="forest with a mine of Forest Dwarves"),
        pytest.param("wizards", "swamp", "r17", 2, id="magic swamp of Swamp Wizards"),
    ],
)
def test_bonuses_of_race_and_power_add_up(race: str, power: str, region: str, bonus: int) -> None:
    pos = position("classic").give(0, race, power, regions={region: 1}, coins=0)
    pos.play(*IDLE_TURN)
    assert pos.coins(0) == 1 + bonus


@pytest.mark.rule("C-RUL-72", "C-CONQ-25")
def test_pillaging_amazons_are_paid_for_a_conquest_they_empty_again() -> None:
    pos = position("classic").give(0, "amazons", "pillaging", regions={"r10": 1}, hand=4, coins=0)
    pos.turn(player=0, phase="conquer")
    pos.play("conquer r11", "redeploy r11 4", "done", "take r11 4")
    assert pos.regions(0) == ["r10"]
    assert pos.coins(0) == 1 + 1


@pytest.mark.rule("C-POWER-PILLAGING-1")
def test_a_pillaging_race_that_declines_gets_no_bonus() -> None:
    pos = position("classic").give(0, "ratmen", "pillaging", regions={"r10": 1, "r11": 1}, coins=0)
    pos.play("decline")
    assert pos.coins(0) == 2
