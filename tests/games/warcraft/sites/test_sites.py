"""Sites: face down, revealed, controlled, moved."""

from __future__ import annotations

import pytest

from elbowroom.testing import position
from tests.games.warcraft.boards import ISLANDS


def scene(players: int = 2):
    return position("warcraft", players=players, board=ISLANDS)


@pytest.mark.rule("W-SITE-1")
def test_a_site_face_down_does_nothing():
    pos = scene().give(0, "orcs", "archaeologist", {"a4": 1}).turn(phase="redeploy")
    assert pos.is_face_down("a5")
    assert pos.income(0) == 1
    assert pos.site_in("a5") == []


@pytest.mark.rule("W-SITE-2")
def test_entering_turns_a_site_up_for_good():
    pos = (
        scene()
        .give(0, "orcs", "farmer", {"a4": 1}, hand=5)
        .find("dark_portal")
        .turn(phase="conquer")
        .play("conquer a5")
    )
    assert (pos.is_face_down("a5"), pos.site_in("a5")) == (False, ["dark_portal"])


@pytest.mark.rule("W-SITE-3")
@pytest.mark.rule("W-RULING-77")
def test_a_new_owner_uses_a_site_in_the_same_turn():
    pos = (
        scene()
        .give(0, "orcs", "farmer", {"a4": 1}, hand=9)
        .give(1, "humans", "mining", {"a3": 1})
        .site("meeting_stone", "a3")
    )
    pos.turn(phase="conquer")
    assert pos.cost("b1") == 3
    assert pos.play("conquer a3").cost("b1") == 2


@pytest.mark.rule("W-SITE-3")
def test_an_artifact_just_taken_helps_at_once_but_no_race_in_decline():
    pos = scene().give(0, "orcs", "farmer", {"a4": 1}, hand=9)
    pos.give(1, "humans", "mining", {"a3": 1}).site("frostmourne", "a3").turn(phase="conquer")
    assert not [text for text in pos.legal() if text.startswith("wield")]
    assert "wield a2 frostmourne" in pos.play("conquer a3").legal()
    pos = scene().give(0, "orcs", "farmer", {"a4": 1}, hand=9)
    pos.declined(0, "trolls", {"a3": 1}).site("frostmourne", "a3").turn(phase="conquer")
    assert not [text for text in pos.legal() if text.startswith("wield")]


@pytest.mark.rule("W-SITE-4")
def test_an_artifact_moves_into_the_region_it_helped_to_take():
    pos = (
        scene()
        .give(0, "orcs", "farmer", {"a3": 1}, hand=9)
        .site("frostmourne", "a3")
        .turn(phase="conquer")
        .play("wield a2 frostmourne")
    )
    assert (pos.site_in("a2"), pos.site_in("a3")) == (["frostmourne"], [])


@pytest.mark.rule("W-SITE-5")
def test_places_never_move():
    pos = (
        scene()
        .give(0, "ethereals", "farmer", {"a3": 1}, hand=9)
        .site("karazhan", "a4")
        .turn(phase="conquer")
    )
    assert pos.rule_against("steal karazhan a3") == "W-SITE-5"


@pytest.mark.rule("W-SITE-6")
def test_sites_stay_when_the_race_declines():
    pos = scene().give(0, "orcs", "farmer", {"a3": 1}).site("frostmourne", "a3").play("decline")
    assert pos.site_in("a3") == ["frostmourne"]


@pytest.mark.rule("W-SITE-7")
def test_an_artifact_is_used_once_per_turn_however_it_was_obtained():
    pos = (
        scene()
        .give(0, "orcs", "farmer", {"a3": 1}, hand=9)
        .site("frostmourne", "a3")
        .turn(phase="conquer")
        .play("wield a2 frostmourne")
    )
    assert not [text for text in pos.legal() if "frostmourne" in text]
    assert pos.rule_against("wield a6 frostmourne") == "W-SITE-7"


@pytest.mark.rule("W-SITE-7")
def test_each_of_two_artifacts_is_used_once_in_a_turn():
    pos = (
        scene()
        .give(0, "orcs", "farmer", {"a3": 1}, hand=9, coins=4)
        .give(1, "humans", "mining", {"a4": 1, "a6": 1, "a2": 1})
    )
    pos.site("frostmourne", "a3").site("doomhammer", "a3").turn(phase="conquer")
    pos.play("hammer a4", "wield a6 frostmourne")
    assert (pos.holder("a4"), pos.holder("a6")) == (0, 0)
    assert not [text for text in pos.legal() if text.startswith(("hammer", "wield"))]
    assert pos.rule_against("hammer a2") == "W-SITE-7"
