"""Readying and abandoning."""

from __future__ import annotations

import pytest

from elbowroom.testing import position


@pytest.mark.rule("C-CONQ-1")
def test_readying_takes_all_tokens_but_one_of_each_region_into_hand() -> None:
    pos = position("classic").give(0, "ratmen", "spirit", {"r05": 4, "r10": 2, "r11": 1}).turn(0)
    pos.play("expand")
    assert pos.hand(0) == 3 + 1
    assert [pos.tokens(region) for region in ("r05", "r10", "r11")] == [1, 1, 1]


@pytest.mark.rule("C-CONQ-1")
def test_tokens_taken_up_may_be_put_back_where_they_were() -> None:
    pos = position("classic").give(0, "ratmen", "spirit", {"r05": 4, "r10": 2}).turn(0)
    pos.play("expand", "done", "done", "redeploy r05 4", "redeploy r10 2", "done")
    assert [pos.tokens("r05"), pos.tokens("r10")] == [4, 2]


@pytest.mark.rule("C-CONQ-1")
def test_a_race_in_decline_is_not_readied() -> None:
    pos = position("classic").give(0, "ratmen", "spirit", {"r05": 2})
    pos.declined(0, "elves", {"r18": 1}).turn(0).play("expand")
    assert pos.hand(0) == 1
    assert pos.tokens("r18") == 1


@pytest.mark.rule("C-CONQ-1a")
def test_an_abandoned_region_gives_all_its_tokens_and_is_nobodys() -> None:
    pos = position("classic").give(0, "ratmen", "spirit", {"r05": 3, "r10": 1}).turn(0)
    pos.play("expand", "abandon r05")
    assert pos.hand(0) == 3
    assert pos.holder("r05") is None
    assert pos.tokens("r05") == 0
    assert pos.regions(0) == ["r10"]


@pytest.mark.rule("C-CONQ-1a")
def test_several_regions_may_be_abandoned() -> None:
    pos = position("classic").give(0, "ratmen", "spirit", {"r05": 3, "r10": 1, "r11": 1}).turn(0)
    pos.play("expand", "abandon r05", "abandon r11")
    assert pos.hand(0) == 4
    assert pos.regions(0) == ["r10"]


@pytest.mark.rule("C-CONQ-1a")
def test_an_abandoned_region_scores_nothing() -> None:
    pos = position("classic").give(0, "ratmen", "spirit", {"r05": 1, "r10": 1}, coins=0).turn(0)
    pos.play("expand", "abandon r05", "done", "redeploy r10 2", "done")
    assert pos.coins(0) == 1


@pytest.mark.rule("C-CONQ-1a")
def test_an_abandoned_region_may_be_conquered_again_in_the_same_turn() -> None:
    pos = position("classic").give(0, "ratmen", "spirit", {"r05": 3, "r10": 1}).turn(0)
    pos.play("expand", "abandon r05", "done")
    assert pos.cost("r05") == 2
    assert pos.play("conquer r05").regions(0) == ["r05", "r10"]


@pytest.mark.rule("C-CONQ-1a", "C-RUL-57")
def test_nothing_may_be_abandoned_once_conquests_have_begun() -> None:
    pos = position("classic").give(0, "ratmen", "spirit", {"r05": 3, "r10": 4}).turn(0)
    pos.play("expand")
    assert "abandon r05" in pos.legal()
    pos.play("conquer r11")
    assert not [text for text in pos.legal() if text.startswith("abandon")]
    assert pos.rule_against("abandon r05") == "C-TURN-4"


@pytest.mark.rule("C-CONQ-1a", "C-RUL-57")
def test_only_active_regions_may_be_abandoned() -> None:
    pos = position("classic").give(0, "ratmen", "spirit", {"r05": 3})
    pos.declined(0, "elves", {"r18": 1}).give(1, "orcs", "hill", {"r10": 1}).turn(0)
    pos.play("expand")
    assert pos.legal() == ["abandon r05", "done"]
    assert pos.rule_against("abandon r18") == "C-CONQ-21"
    assert pos.why_not("abandon r10")


@pytest.mark.rule("C-RUL-57")
def test_ghouls_in_decline_may_abandon_before_their_first_conquest_only() -> None:
    pos = position("classic").give(0, "ratmen", "spirit", {"r18": 1})
    pos.declined(0, "ghouls", {"r05": 3, "r04": 1}).turn(0).play("expand")
    assert "abandon r04" in pos.legal()
    assert "abandon r18" not in pos.legal()
    pos.play("abandon r04")
    assert pos.hand(0, "ghouls") == 3
    pos.play("conquer r10")
    assert not [text for text in pos.legal() if text.startswith("abandon")]


@pytest.mark.rule("C-CONQ-1b")
def test_lair_and_fortress_of_an_abandoned_region_return_to_supply() -> None:
    pos = position("classic")
    pos.give(0, "trolls", "fortified", {"r05": 1, "r10": 1}, markers={"r05": "fortress"})
    pos.turn(0)
    assert (pos.supply("lair"), pos.supply("fortress")) == (8, 5)
    pos.play("expand", "abandon r05")
    assert (pos.supply("lair"), pos.supply("fortress")) == (9, 6)
    assert pos.markers("r05") == {}
    assert pos.cost("r05") == 2


@pytest.mark.rule("C-CONQ-1b")
def test_the_hole_of_an_abandoned_region_is_lost_for_good() -> None:
    pos = position("classic")
    holes = {"r05": "hole", "r10": "hole"}
    pos.give(0, "halflings", "spirit", {"r05": 4, "r10": 1}, markers=holes).turn(0)
    pos.play("expand", "abandon r10", "conquer r10")
    assert pos.markers("r10") == {}
    assert pos.markers("r05") == {"hole": 1}
    assert pos.markers_in_hand(0, "hole") == 0


@pytest.mark.rule("C-CONQ-1b")
def test_the_hero_of_an_abandoned_region_comes_to_hand() -> None:
    pos = position("classic")
    heroes = {"r05": "hero", "r10": "hero"}
    pos.give(0, "ratmen", "heroic", {"r05": 1, "r10": 1, "r11": 1}, markers=heroes).turn(0)
    pos.play("expand", "abandon r05")
    assert pos.markers_in_hand(0, "hero") == 1
    pos.play("done", "redeploy r10 2", "hero r11")
    assert "hero" in pos.markers("r11")


@pytest.mark.rule("C-CONQ-1b")
def test_the_dragon_of_an_abandoned_region_comes_to_hand_and_can_be_used() -> None:
    pos = position("classic")
    pos.give(0, "ratmen", "dragon_master", {"r05": 1, "r10": 1}, markers={"r05": "dragon"})
    pos.turn(0).play("expand", "abandon r05")
    assert pos.markers_in_hand(0, "dragon") == 1
    assert pos.markers("r05") == {}
    assert pos.play("dragon r11").markers("r11") == {"dragon": 1}


@pytest.mark.rule("C-CONQ-1b")
def test_encampments_of_an_abandoned_region_come_to_hand() -> None:
    pos = position("classic")
    camps = {"r05": {"encampment": 3}, "r10": {"encampment": 1}}
    pos.give(0, "ratmen", "bivouacking", {"r05": 1, "r10": 1}, markers=camps).turn(0)
    pos.play("expand", "abandon r05")
    assert pos.markers_in_hand(0, "encampment") == 1 + 3
    assert pos.supply("encampment") == 0


@pytest.mark.rule("C-CONQ-1b")
def test_the_mountain_of_an_abandoned_region_stays() -> None:
    pos = position("classic").give(0, "ratmen", "spirit", {"r06": 1, "r12": 4}).turn(0)
    pos.play("expand", "abandon r06", "done")
    assert pos.cost("r06") == 3
