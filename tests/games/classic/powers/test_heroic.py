from __future__ import annotations

import pytest

from elbowroom.testing import position
from tests.games.classic.powers.turns import IDLE_TURN


@pytest.mark.rule("C-PICK-4")
def test_the_badge_brings_five_tokens_and_two_heroes() -> None:
    pos = position("classic").row([("orcs", "heroic")]).turn(player=0)
    pos.play("pick 0")
    assert pos.hand(0) == 5 + 5
    assert pos.markers_in_hand(0, "hero") == 2


@pytest.mark.rule("C-POWER-HEROIC-1")
def test_both_heroes_must_stand_in_two_different_regions_at_the_end() -> None:
    pos = position("classic").give(0, "ratmen", "heroic", regions={"r05": 1, "r10": 1, "r11": 1})
    pos.turn(player=0, phase="place")
    assert pos.rule_against("done") == "C-POWER-HEROIC-1"
    pos.play("hero r05")
    assert pos.rule_against("done") == "C-POWER-HEROIC-1"
    assert pos.rule_against("hero r05") == "C-POWER-HEROIC-1"
    pos.play("hero r11", "done")
    assert pos.asked == 1
    heroes = [pos.markers(region) for region in ("r05", "r10", "r11")]
    assert heroes == [{"hero": 1}, {}, {"hero": 1}]


@pytest.mark.rule("C-POWER-HEROIC-1")
def test_heroes_stand_only_in_regions_of_the_race() -> None:
    pos = position("classic").give(0, "ratmen", "heroic", regions={"r05": 1, "r10": 1})
    pos.declined(0, "elves", regions={"r11": 1}).turn(player=0, phase="place")
    assert pos.legal() == ["hero r05", "hero r10"]
    assert "not held by the race" in pos.why_not("hero r11")


@pytest.mark.rule("C-POWER-HEROIC-1", "C-RUL-44")
def test_with_one_region_only_one_hero_stands() -> None:
    pos = position("classic").give(0, "ratmen", "heroic", regions={"r05": 1})
    pos.turn(player=0, phase="place")
    pos.play("hero r05", "done")
    assert pos.markers("r05") == {"hero": 1}
    assert pos.markers_in_hand(0, "hero") == 1


@pytest.mark.rule("C-POWER-HEROIC-1")
def test_the_hero_left_in_hand_must_stand_as_soon_as_there_is_a_second_region() -> None:
    pos = position("classic").give(0, "ratmen", "heroic", {"r05": 3}, markers={"r05": "hero"})
    pos.play("expand", "conquer r10", "done", "done")
    assert pos.phase == "place"
    assert pos.rule_against("done") == "C-POWER-HEROIC-1"


@pytest.mark.rule("C-POWER-HEROIC-1")
def test_without_a_region_no_hero_stands() -> None:
    pos = position("classic").give(0, "ratmen", "heroic", hand=1)
    pos.play("expand", "done")
    assert pos.asked == 1
    assert pos.markers_in_hand(0, "hero") == 2


@pytest.mark.rule("C-POWER-HEROIC-1", "C-RUL-13")
@pytest.mark.parametrize(
    ("race", "power", "attack"),
    [
        pytest.param("elves", "hill", "conquer", id="conquest"),
        pytest.param("sorcerers", "hill", "substitute", id="substitution"),
        pytest.param("elves", "dragon_master", "dragon", id="dragon"),
    ],
)
def test_a_region_with_a_hero_is_immune_to_every_attack(race: str, power: str, attack: str) -> None:
    pos = position("classic")
    pos.give(0, "ratmen", "heroic", {"r10": 1, "r11": 1, "r18": 1}, markers={"r10": "hero"})
    pos.give(1, race, power, regions={"r15": 6}).turn(player=1, phase="ready")
    pos.play("done")
    assert pos.rule_against(f"{attack} r10") == "C-CONQ-11"
    assert pos.why_not(f"{attack} r11") == ""


@pytest.mark.rule("C-POWER-HEROIC-1")
def test_heroes_may_move_every_turn_and_leave_no_immunity_behind() -> None:
    pos = position("classic")
    regions = {"r05": 1, "r10": 1, "r11": 1, "r04": 1}
    pos.give(0, "ratmen", "heroic", regions, markers={"r10": "hero", "r11": "hero"})
    pos.give(1, "elves", "hill", regions={"r15": 6})
    pos.play("expand", "done", "done", "done")
    assert pos.phase == "place"
    pos.play("hero r05", "hero r04", "done")
    assert (pos.markers("r05"), pos.markers("r04")) == ({"hero": 1}, {"hero": 1})
    assert (pos.markers("r10"), pos.markers("r11")) == ({}, {})
    pos.play("expand", "conquer r10")
    assert pos.holder("r10") == 1


@pytest.mark.rule("C-POWER-HEROIC-1")
def test_heroes_may_stay_where_they_are() -> None:
    pos = position("classic")
    regions = {"r05": 1, "r10": 1, "r11": 1}
    pos.give(0, "ratmen", "heroic", regions, markers={"r10": "hero", "r11": "hero"})
    pos.play(*IDLE_TURN, "done")
    assert pos.asked == 1
    assert (pos.markers("r10"), pos.markers("r11")) == ({"hero": 1}, {"hero": 1})


@pytest.mark.rule("C-POWER-HEROIC-1")
def test_heroes_add_nothing_to_the_cost() -> None:
    pos = position("classic").give(0, "ratmen", "heroic", {"r10": 1}, markers={"r10": "hero"})
    pos.declined(0, "ghouls", regions={"r05": 5}).turn(player=0, phase="army_in_decline")
    assert pos.cost("r10") == 2 + 1


@pytest.mark.rule("C-POWER-HEROIC-2", "C-RUL-44")
def test_the_hero_of_an_abandoned_region_comes_to_hand_and_stands_again_this_turn() -> None:
    pos = position("classic")
    regions = {"r05": 1, "r10": 1, "r11": 1}
    pos.give(0, "ratmen", "heroic", regions, markers={"r10": "hero", "r11": "hero"})
    pos.play("expand", "abandon r10")
    assert pos.markers("r10") == {}
    assert pos.markers_in_hand(0, "hero") == 1
    pos.play("redeploy r05 2")
    pos.play("done")
    assert pos.rule_against("done") == "C-POWER-HEROIC-1"
    pos.play("hero r05", "hero r11", "done")
    assert (pos.markers("r05"), pos.markers("r11")) == ({"hero": 1}, {"hero": 1})


@pytest.mark.rule("C-RUL-44")
def test_an_abandoned_region_is_immune_no_longer_and_may_be_taken_again() -> None:
    pos = position("classic")
    regions = {"r05": 1, "r10": 2}
    pos.give(0, "ratmen", "heroic", regions, markers={"r05": "hero", "r10": "hero"})
    pos.play("expand", "abandon r10", "conquer r10")
    assert pos.tokens("r10") == 2
    assert pos.markers("r10") == {}


@pytest.mark.rule("C-POWER-HEROIC-2")
def test_heroes_are_removed_at_decline() -> None:
    pos = position("classic")
    regions = {"r05": 1, "r10": 1}
    pos.give(0, "ratmen", "heroic", regions, markers={"r05": "hero", "r10": "hero"})
    pos.give(1, "elves", "hill", regions={"r15": 6})
    pos.play("decline")
    assert (pos.markers("r05"), pos.markers("r10")) == ({}, {})
    assert (pos.supply("hero"), pos.markers_in_hand(0, "hero")) == (2, 0)
    pos.play("expand", "conquer r10")
    assert pos.holder("r10") == 1


@pytest.mark.rule("C-POWER-HEROIC-2")
def test_the_hero_of_a_region_emptied_by_the_amazons_stands_again_in_the_same_turn() -> None:
    pos = position("classic")
    regions = {"r05": 2, "r10": 2, "r11": 2}
    pos.give(0, "amazons", "heroic", regions, markers={"r10": "hero", "r11": "hero"})
    pos.turn(player=0, phase="redeploy")
    pos.play("done", "take r10 2", "take r05 1", "take r11 1")
    assert pos.phase == "place"
    assert pos.markers_in_hand(0, "hero") == 1
    assert pos.rule_against("done") == "C-POWER-HEROIC-1"
    pos.play("hero r05", "hero r11", "done")
    assert pos.regions(0) == ["r05", "r11"]
    assert (pos.markers("r05"), pos.markers("r11")) == ({"hero": 1}, {"hero": 1})


@pytest.mark.rule("C-POWER-HEROIC-2")
def test_the_hero_of_a_region_the_own_ghouls_take_stands_again_in_the_same_turn() -> None:
    pos = position("classic")
    regions = {"r10": 1, "r16": 1, "r18": 1}
    pos.give(0, "ratmen", "heroic", regions, markers={"r10": "hero", "r18": "hero"})
    pos.declined(0, "ghouls", regions={"r05": 5}).turn(player=0)
    pos.play("expand", "conquer r10", "redeploy r05 2", "done")
    assert (pos.phase, pos.markers_in_hand(0, "hero")) == ("place", 1)
    assert pos.rule_against("done") == "C-POWER-HEROIC-1"
    pos.play("hero r16", "hero r18", "done")
    assert (pos.markers("r16"), pos.markers("r18")) == ({"hero": 1}, {"hero": 1})


@pytest.mark.rule("C-RUL-13", "C-RUL-30")
def test_immunity_is_no_reason_against_the_own_ghouls() -> None:
    pos = position("classic")
    regions = {"r10": 1, "r18": 1}
    pos.give(0, "ratmen", "heroic", regions, markers={"r10": "hero", "r18": "hero"})
    pos.declined(0, "ghouls", regions={"r05": 5}).turn(player=0, phase="army_in_decline")
    assert pos.rule_against("conquer r18") == "C-CONQ-3"
    pos.play("conquer r10")
    assert (pos.race_in("r10"), pos.markers("r10")) == ("ghouls", {})
    assert pos.markers_in_hand(0, "hero") == 1
