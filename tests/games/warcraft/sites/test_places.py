"""The seven legendary places."""

from __future__ import annotations

import pytest

from elbowroom.testing import position
from tests.games.warcraft.boards import ISLANDS


def scene(players: int = 2):
    return position("warcraft", players=players, board=ISLANDS)


def parts_of(pos) -> dict[str, int]:
    return {part.key: part.amount for part in pos.state.income(0).parts}


@pytest.mark.rule("W-PLACE-BATTLEGROUND-1")
@pytest.mark.rule("W-RULING-70")
def test_the_battleground_pays_two_for_two_regions_of_a_race_at_most():
    pos = (
        scene()
        .give(0, "trolls", "farmer", {"a3": 1}, hand=10)
        .give(1, "humans", "mining", {"a4": 1, "a6": 1, "a2": 1})
        .site("battleground", "a3")
    )
    pos.turn(phase="conquer").play("conquer a4")
    assert parts_of(pos)["income.faction"] == 1
    assert parts_of(pos.play("conquer a6"))["income.faction"] == 2
    assert parts_of(pos.play("conquer a2"))["income.faction"] == 2


@pytest.mark.rule("W-RULING-71")
def test_conquests_before_the_battleground_was_taken_count():
    pos = (
        scene()
        .give(0, "trolls", "farmer", {"a3": 1}, hand=10)
        .give(1, "humans", "mining", {"a4": 1, "a6": 1})
        .site("battleground", "a6")
    )
    pos.turn(phase="conquer").play("conquer a4")
    assert parts_of(pos.play("conquer a6"))["income.faction"] == 2


@pytest.mark.rule("W-PLACE-BATTLEGROUND-2")
def test_a_neutral_race_chooses_a_faction_each_turn_and_earns_its_bonus():
    pos = (
        scene()
        .give(0, "naga", "farmer", {"a3": 4})
        .give(1, "humans", "mining", {"a4": 1})
        .site("battleground", "a3")
    )
    pos.turn(phase="form_up")
    assert pos.legal() == ["faction alliance", "faction horde"]
    pos.play("faction horde", "done", "conquer a4")
    assert parts_of(pos)["income.faction"] == 1


@pytest.mark.rule("W-PLACE-BATTLEGROUND-2")
@pytest.mark.rule("W-ACT-2")
def test_gaining_the_battleground_asks_at_once():
    pos = (
        scene()
        .give(0, "naga", "farmer", {"a3": 1}, hand=9)
        .give(1, "humans", "mining", {"a4": 1})
        .site("battleground", "a4")
    )
    pos.turn(phase="conquer").play("conquer a4")
    assert pos.legal() == ["faction alliance", "faction horde"]
    assert parts_of(pos.play("faction horde"))["income.faction"] == 1


@pytest.mark.rule("W-RULING-85")
def test_a_neutral_race_that_gives_the_battleground_up_gets_no_bonus():
    pos = (
        scene()
        .give(0, "naga", "portal_mage", {"a3": 1, "a4": 1}, hand=9)
        .give(1, "humans", "mining", {"a6": 1})
        .site("battleground", "a3")
    )
    pos.turn(phase="form_up").play("faction horde", "done", "conquer a6", "swap a3 b2")
    assert "income.faction" not in parts_of(pos)
    assert pos.state.faction == 1


@pytest.mark.rule("W-PLACE-DARKPORTAL-1")
def test_the_dark_portal_pays_two():
    pos = (
        scene()
        .give(0, "orcs", "farmer", {"a3": 1})
        .site("dark_portal", "a3")
        .turn(phase="redeploy")
    )
    assert parts_of(pos)["site.dark_portal"] == 2


@pytest.mark.rule("W-PLACE-KARAZHAN-1")
@pytest.mark.rule("W-RULING-73")
def test_karazhan_pays_for_other_active_regions_of_its_terrain():
    pos = (
        scene()
        .give(0, "orcs", "mining", {"a1": 1, "a6": 1, "a4": 1})
        .declined(0, "humans", {"b1": 1})
        .site("karazhan", "a1")
    )
    assert parts_of(pos.turn(phase="redeploy"))["site.karazhan"] == 1


@pytest.mark.rule("W-PLACE-LIGHTSHOPE-1")
def test_the_chapel_saves_all_units_of_its_race():
    pos = (
        scene()
        .give(0, "orcs", "farmer", {"a3": 1}, hand=9)
        .give(1, "humans", "mining", {"a4": 2, "b1": 1})
        .site("lights_hope_chapel", "b1")
    )
    assert pos.turn(phase="conquer").play("conquer a4").hand(1) == 2


@pytest.mark.rule("W-PLACE-LIGHTSHOPE-2")
def test_the_chapel_still_saves_when_its_own_region_falls():
    pos = (
        scene()
        .give(0, "orcs", "farmer", {"a3": 1}, hand=9)
        .give(1, "humans", "mining", {"a4": 2, "b1": 1})
        .site("lights_hope_chapel", "a4")
    )
    assert pos.turn(phase="conquer").play("conquer a4").hand(1) == 2


@pytest.mark.rule("W-RULING-72")
def test_the_chapel_saves_from_pushes_too_and_the_ransom_is_still_paid():
    pos = (
        scene()
        .give(0, "orcs", "intimidating", {"a3": 1})
        .give(1, "humans", "mining", {"a4": 1})
        .site("lights_hope_chapel", "a4")
    )
    assert pos.turn(phase="conquer").play("push a4 a4").hand(1) == 1
    pos = (
        scene()
        .give(0, "orcs", "farmer", {"a3": 1}, hand=9, coins=0)
        .give(1, "humans", "champion", {"a4": 1}, coins=2, markers={"a4": "champion"})
    )
    assert (
        pos.site("lights_hope_chapel", "a4").turn(phase="conquer").play("conquer a4").coins(0) == 1
    )


@pytest.mark.rule("W-PLACE-MEETINGSTONE-1")
def test_the_meeting_stone_pays_the_passage():
    pos = (
        scene()
        .give(0, "orcs", "farmer", {"a3": 1}, hand=9)
        .site("meeting_stone", "a3")
        .turn(phase="conquer")
    )
    assert pos.cost("b1") == 2


@pytest.mark.rule("W-PLACE-SPIRITHEALER-1")
def test_the_spirit_healer_brings_a_token_a_turn():
    pos = (
        scene()
        .give(0, "orcs", "farmer", {"a3": 1})
        .site("spirit_healer", "a3")
        .turn(phase="conquer")
        .play("done")
    )
    assert (pos.hand(0), pos.tray("orcs")) == (1, 9)
    full = (
        scene()
        .give(0, "orcs", "farmer", {"a3": 11})
        .site("spirit_healer", "a3")
        .turn(phase="conquer")
        .play("done")
    )
    assert full.hand(0) == 0


@pytest.mark.rule("W-PLACE-WELL-1")
@pytest.mark.rule("W-RULING-74")
def test_the_well_moves_to_the_lake_of_its_island():
    pos = (
        scene()
        .give(0, "orcs", "farmer", {"a4": 1}, hand=5)
        .find("well_of_eternity")
        .turn(phase="conquer")
        .play("conquer a5")
    )
    assert (pos.site_in("lake"), pos.site_in("a5")) == (["well_of_eternity"], [])


@pytest.mark.rule("W-PLACE-WELL-1")
@pytest.mark.rule("W-RULING-83")
def test_without_a_lake_another_place_replaces_the_well():
    pos = (
        scene()
        .give(0, "orcs", "farmer", {"b2": 1}, hand=5)
        .find("well_of_eternity", "dark_portal")
        .turn(phase="conquer")
    )
    pos.play("conquer b3")
    assert pos.site_in("b3") == ["dark_portal"]
    assert parts_of(pos)["site.dark_portal"] == 2


@pytest.mark.rule("W-PLACE-WELL-2")
@pytest.mark.rule("W-RULING-75")
def test_most_regions_around_the_lake_pay_two_active_or_in_decline():
    pos = (
        scene()
        .give(0, "orcs", "mining", {"b1": 1})
        .declined(0, "humans", {"a3": 1, "a4": 1})
        .give(1, "trolls", "farmer", {"a5": 1})
    )
    pos.site("well_of_eternity", "lake").turn(phase="redeploy")
    assert parts_of(pos)["site.well_of_eternity"] == 2
    tie = (
        scene()
        .give(0, "orcs", "mining", {"a3": 1})
        .give(1, "trolls", "farmer", {"a5": 1})
        .site("well_of_eternity", "lake")
    )
    assert "site.well_of_eternity" not in parts_of(tie.turn(phase="redeploy"))


@pytest.mark.rule("W-RULING-76")
def test_only_naga_in_the_lake_control_the_well():
    pos = (
        scene()
        .give(0, "naga", "archaeologist", {"lake": 1})
        .site("well_of_eternity", "lake")
        .turn(phase="redeploy")
    )
    assert parts_of(pos)["power.archaeologist"] == 1
    pos = (
        scene()
        .give(0, "orcs", "archaeologist", {"a3": 1})
        .site("well_of_eternity", "lake")
        .turn(phase="redeploy")
    )
    assert "power.archaeologist" not in parts_of(pos)
