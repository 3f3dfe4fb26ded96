"""The five artifacts."""

from __future__ import annotations

import pytest

from elbowroom.testing import position
from tests.games.warcraft.boards import ISLANDS


def scene(players: int = 2):
    return position("warcraft", players=players, board=ISLANDS)


@pytest.mark.rule("W-ART-AEGIS-1")
def test_the_aegis_is_laid_on_an_own_region_which_is_immune():
    pos = (
        scene()
        .give(0, "orcs", "farmer", {"a3": 1, "a4": 1})
        .give(1, "humans", "mining", {"a6": 4}, coins=1)
    )
    pos.site("aegis_of_aggramar", "a3").turn(phase="place").play(
        "lay aegis_of_aggramar a4", "expand", "done"
    )
    assert pos.site_in("a4") == ["aegis_of_aggramar"]
    assert "conquer a4" not in pos.legal()
    assert "conquer a3" in pos.legal()


@pytest.mark.rule("W-ART-AEGIS-1")
def test_the_aegis_of_a_race_in_decline_protects_nobody():
    pos = (
        scene()
        .give(0, "orcs", "farmer", {"a3": 1}, hand=9, coins=0)
        .declined(1, "humans", {"a4": 1})
        .site("aegis_of_aggramar", "a4")
    )
    assert "conquer a4" in pos.turn(phase="conquer").legal()


@pytest.mark.rule("W-ART-ASHES-1")
def test_the_ashes_reach_any_land_region_without_passage():
    pos = (
        scene()
        .give(0, "orcs", "farmer", {"a3": 1}, hand=9)
        .site("ashes_of_alar", "a3")
        .turn(phase="conquer")
    )
    assert {"wield b2 ashes_of_alar", "wield b1 ashes_of_alar", "wield a5 ashes_of_alar"} <= set(
        pos.legal()
    )
    assert not {"wield lake ashes_of_alar", "wield sea_b ashes_of_alar"} & set(pos.legal())
    pos.play("wield b2 ashes_of_alar")
    assert (pos.tokens("b2"), pos.site_in("b2")) == (2, ["ashes_of_alar"])


@pytest.mark.rule("W-ART-ASHES-1")
def test_by_the_ashes_a_landing_costs_no_shipping():
    pos = (
        scene()
        .give(0, "orcs", "farmer", {"a3": 1}, hand=9)
        .site("ashes_of_alar", "a3")
        .turn(phase="conquer")
    )
    assert pos.cost("b1") == 2 + 1
    assert pos.play("wield b1 ashes_of_alar").tokens("b1") == 2


@pytest.mark.rule("W-ART-DOOMHAMMER-1")
@pytest.mark.rule("W-RULING-66")
def test_the_doomhammer_takes_a_region_with_one_unit_for_one_token_and_two_coins():
    pos = (
        scene()
        .give(0, "orcs", "farmer", {"a3": 1}, hand=1, coins=2)
        .give(1, "humans", "garrison", {"a2": 1}, markers={"a2": "fort"})
    )
    pos.site("doomhammer", "a3").turn(phase="conquer").play("hammer a2")
    assert (pos.tokens("a2"), pos.coins(0), pos.site_in("a2")) == (1, 0, ["doomhammer"])


@pytest.mark.rule("W-RULING-66")
def test_tauren_swing_the_hammer_with_two():
    pos = (
        scene()
        .give(0, "tauren", "farmer", {"a3": 2}, hand=2, coins=2)
        .give(1, "humans", "mining", {"a2": 1})
        .site("doomhammer", "a3")
    )
    assert pos.turn(phase="conquer").play("hammer a2").tokens("a2") == 2


@pytest.mark.rule("W-RULING-67")
def test_the_hammer_wants_exactly_one_unit_within_reach():
    pos = (
        scene()
        .give(0, "orcs", "farmer", {"a3": 1}, hand=9, coins=2)
        .give(1, "humans", "mining", {"a2": 2, "b2": 1})
        .site("doomhammer", "a3")
        .tribes("a6")
    )
    pos.turn(phase="conquer")
    assert [text for text in pos.legal() if text.startswith("hammer")] == ["hammer a6"]
    assert pos.rule_against("hammer a2") == "W-RULING-67"
    assert pos.rule_against("hammer a4") == "W-RULING-67"


@pytest.mark.rule("W-RULING-68")
def test_the_price_of_the_hammer_goes_to_the_last_other_owner():
    pos = (
        scene(3)
        .give(0, "orcs", "farmer", {"a3": 1}, hand=9, coins=2)
        .give(1, "humans", "mining", {"a4": 1}, coins=0)
        .give(2, "trolls", "ranger", {"a2": 1}, coins=0)
    )
    pos.site("doomhammer", "a4").turn(phase="conquer").play("conquer a4", "hammer a2")
    assert (pos.coins(0), pos.coins(1), pos.coins(2)) == (0, 2, 0)


@pytest.mark.rule("W-ART-FROSTMOURNE-1")
def test_frostmourne_takes_two_off_one_conquest():
    pos = (
        scene()
        .give(0, "orcs", "farmer", {"a3": 1}, hand=1)
        .site("frostmourne", "a3")
        .turn(phase="conquer")
    )
    assert "wield a2 frostmourne" in pos.legal()
    assert pos.play("wield a2 frostmourne").tokens("a2") == 1


@pytest.mark.rule("W-ART-FROSTMOURNE-1")
def test_frostmourne_is_announced_before_the_roll():
    pos = (
        scene()
        .give(0, "orcs", "farmer", {"a3": 1}, hand=1)
        .give(1, "humans", "mining", {"a2": 2})
        .site("frostmourne", "a3")
    )
    pos.turn(phase="conquer").roll(2).play("venture a2 frostmourne")
    assert (pos.holder("a2"), pos.site_in("a2")) == (0, ["frostmourne"])


@pytest.mark.rule("W-ART-HEART-1")
def test_players_beside_the_heart_pay_one_at_once():
    pos = (
        scene(3)
        .give(0, "orcs", "farmer", {"a3": 1}, coins=0)
        .give(1, "humans", "mining", {"a4": 1, "a2": 1}, coins=3)
        .give(2, "trolls", "ranger", {"a6": 1}, coins=0)
    )
    pos.site("heart_of_azeroth", "a3").turn(phase="place").play("lay heart_of_azeroth a3")
    assert (pos.coins(1), pos.coins(2)) == (2, 0)


@pytest.mark.rule("W-RULING-69")
def test_the_heart_collects_nothing_on_a_decline_turn():
    pos = (
        scene()
        .give(0, "orcs", "farmer", {"a3": 1}, coins=0)
        .give(1, "humans", "mining", {"a4": 1}, coins=3)
    )
    pos.site("heart_of_azeroth", "a3").play("decline")
    assert pos.coins(1) == 3


@pytest.mark.rule("W-RULING-63")
def test_after_a_failed_attempt_the_artifact_stays_and_is_spent():
    pos = (
        scene()
        .give(0, "gnomes", "farmer", {"a3": 1}, hand=1)
        .give(1, "orcs", "mining", {"a2": 4})
        .site("frostmourne", "a3")
    )
    pos.turn(phase="conquer").roll(0).play("strike a2 frostmourne")
    assert (pos.site_in("a3"), pos.holder("a2")) == (["frostmourne"], 1)
    assert not [text for text in pos.legal() if "frostmourne" in text]


@pytest.mark.rule("W-RULING-64")
def test_two_artifacts_may_serve_one_conquest():
    pos = (
        scene()
        .give(0, "orcs", "farmer", {"a3": 1}, hand=1)
        .site("frostmourne", "a3")
        .site("ashes_of_alar", "a3")
        .give(1, "humans", "mining", {"b2": 1})
    )
    pos.turn(phase="conquer").play("wield b2 ashes_of_alar+frostmourne")
    assert sorted(pos.site_in("b2")) == ["ashes_of_alar", "frostmourne"]
    assert pos.tokens("b2") == 1


@pytest.mark.rule("W-RULING-80")
def test_the_whole_sum_must_be_owned_before_the_first_coin_is_paid():
    pos = (
        scene()
        .give(0, "orcs", "farmer", {"a3": 1}, hand=9, coins=2)
        .give(1, "humans", "marsh_dweller", {"a4": 1})
        .site("doomhammer", "a3")
    )
    assert "hammer a4" not in pos.turn(phase="conquer").legal()
    assert pos.rule_against("hammer a4") == "W-RULING-80"
    rich = (
        scene()
        .give(0, "orcs", "farmer", {"a3": 1}, hand=9, coins=3)
        .give(1, "humans", "marsh_dweller", {"a4": 1}, coins=0)
        .site("doomhammer", "a3")
    )
    rich.turn(phase="conquer").play("hammer a4")
    assert (rich.coins(0), rich.coins(1)) == (0, 1)
