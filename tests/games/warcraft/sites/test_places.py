"""The seven legendary places."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from elbowroom.games.warcraft.engine.hidden_sites import likely_sites
from elbowroom.games.warcraft.engine.site_control import replacements
from elbowroom.games.warcraft.engine.sites import SITES
from elbowroom.kernel.bits import members
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


@pytest.mark.rule("W-PLACE-BATTLEGROUND-2")
def test_the_faction_chosen_lasts_for_a_turn_and_is_chosen_anew():
    pos = scene().give(0, "naga", "farmer", {"a3": 2}).give(1, "orcs", "mining", {"b1": 1})
    pos.site("battleground", "a3").turn(phase="form_up")
    pos.play("faction horde", "done", "done", "redeploy a3 2", "done")
    assert pos.asked == 1
    pos.play("expand", "done", "done", "done", "expand")
    assert (pos.asked, pos.legal()) == (0, ["faction alliance", "faction horde"])


@pytest.mark.rule("W-PLACE-BATTLEGROUND-2")
def test_a_race_of_a_faction_is_not_asked_for_one():
    pos = scene().give(0, "orcs", "farmer", {"a3": 1}, hand=9)
    pos.give(1, "humans", "mining", {"a4": 1}).site("battleground", "a4")
    pos.turn(phase="conquer").play("conquer a4")
    assert pos.phase == "conquer"


@pytest.mark.rule("W-PLACE-BATTLEGROUND-2")
def test_a_neutral_race_that_gains_it_in_the_turn_of_another_chooses_later():
    pos = scene().give(0, "orcs", "portal_mage", {"a4": 1}, hand=2)
    pos.give(1, "naga", "mining", {"b2": 2}).site("battleground", "a3").turn(phase="conquer")
    pos.play("swap a3 b2")
    assert (pos.holder("a3"), pos.asked, pos.phase) == (1, 0, "conquer")


@pytest.mark.rule("W-PLACE-BATTLEGROUND-1", "W-PLACE-BATTLEGROUND-2")
def test_two_regions_of_one_race_pay_a_neutral_race_twice():
    pos = scene().give(0, "naga", "farmer", {"a3": 1}, hand=9)
    pos.give(1, "humans", "mining", {"a4": 1, "a6": 1}).site("battleground", "a3")
    pos.turn(phase="form_up").play("faction horde", "done", "conquer a4", "conquer a6")
    assert parts_of(pos)["income.faction"] == 2


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


@pytest.mark.rule("W-PLACE-LIGHTSHOPE-1", "W-LOSS-7")
def test_the_chapel_does_not_serve_a_race_in_decline():
    pos = scene().give(0, "orcs", "farmer", {"a3": 1}, hand=9)
    pos.give(1, "trolls", "mining", {"b1": 1}).declined(1, "tauren", {"a4": 2})
    pos.site("lights_hope_chapel", "a4").turn(phase="conquer").play("conquer a4")
    assert (pos.races(1), pos.tray("tauren")) == (["trolls"], 16)


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
    assert "dark_portal" not in {SITES[site].id for site, _ in likely_sites(pos.state)}


@pytest.mark.rule("W-RULING-83")
def test_the_place_that_replaces_the_well_works_at_once_for_who_found_it():
    pos = (
        scene()
        .give(0, "naga", "farmer", {"b2": 1}, hand=5)
        .find("well_of_eternity", "battleground")
        .turn(phase="conquer")
    )
    pos.play("conquer b3")
    assert (pos.asked, pos.legal()) == (0, ["faction alliance", "faction horde"])


@pytest.mark.rule("W-RULING-83")
def test_no_artifact_replaces_the_well():
    pos = scene().give(0, "orcs", "farmer", {"b2": 1})
    given = {SITES[site] for site in members(replacements(pos.state))}
    assert len(given) == 7
    assert not [site.id for site in given if site.artifact]


def likely_after(
    places: set[str], artifacts: set[str], hidden: int, given: str
) -> dict[str, float]:
    """What one hidden site is, over all shuffles in which the box gave this place for the Well."""
    weights: Counter[str] = Counter()
    for lying in combinations(sorted(places | artifacts), hidden):
        box = (places | artifacts) - set(lying)
        if given in box:
            for site in lying:
                weights[site] += 1 / len(box & places)
    return {site: weight / sum(weights.values()) for site, weight in weights.items()}


@pytest.mark.rule("W-PLACE-WELL-1", "W-SETUP-4")
@pytest.mark.parametrize("hidden", [1, 2, 4])
def test_the_place_that_replaces_the_well_tells_no_more_of_hidden_sites_than_cards_would(hidden):
    pos = scene().give(0, "orcs", "farmer", {"b2": 1}, hand=9)
    pos.face_down("b3", *["a5", "a1", "a2", "a4"][:hidden])
    pos.find("well_of_eternity", "dark_portal")
    pos.turn(phase="conquer").play("conquer b3")
    ids = pos.state.position_dict()["unseen"]
    artifacts = {site.id for site in SITES if site.artifact}
    expected = likely_after(
        (set(ids) - artifacts) | {"dark_portal"}, set(ids) & artifacts, hidden, "dark_portal"
    )
    found = dict(likely_sites(pos.state))
    total = sum(found.values())
    names = [site.id for site in pos.state.game_rules.sites]
    assert {names[site]: weight / total for site, weight in found.items()} == pytest.approx(
        expected
    )
    assert expected["frostmourne"] != pytest.approx(1 / len(ids))


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
