"""Ethereals: artifacts are stolen, places are easy to take."""

from __future__ import annotations

import pytest

from elbowroom.testing import position
from tests.games.warcraft.boards import ISLANDS


def scene(players: int = 2):
    return position("warcraft", players=players, board=ISLANDS)


def raiders(**sites: str):
    pos = scene().give(0, "ethereals", "farmer", {"a3": 1}, hand=9, coins=5)
    for site, region in sites.items():
        pos.site(site, region)
    return pos


@pytest.mark.rule("W-RACE-ETHEREALS-1")
def test_an_artifact_next_door_is_stolen_and_used_at_once():
    pos = raiders(frostmourne="a4").turn(phase="conquer").play("steal frostmourne a3")
    assert pos.site_in("a3") == ["frostmourne"]
    assert "wield a4 frostmourne" in pos.legal()


@pytest.mark.rule("W-RACE-ETHEREALS-1")
def test_a_place_next_door_costs_two_less_instead():
    pos = raiders(karazhan="a2").turn(phase="conquer")
    assert "wield a2 raid" in pos.legal()
    assert pos.play("wield a2 raid").tokens("a2") == 1


@pytest.mark.rule("W-RACE-ETHEREALS-1")
def test_one_of_the_two_once_per_turn():
    pos = (
        raiders(frostmourne="a4", karazhan="a2").turn(phase="conquer").play("steal frostmourne a3")
    )
    assert "wield a2 raid" not in pos.legal()
    assert "raid" in pos.why_not("steal frostmourne a3")


@pytest.mark.rule("W-RACE-ETHEREALS-2")
@pytest.mark.parametrize("holder", ["nobody", "murlocs", "opponent", "own decline"])
def test_stealing_works_on_every_region_and_is_no_attack(holder: str):
    pos = raiders()
    if holder == "opponent":
        pos.give(1, "pandaren", "mining", {"a4": 1}).harmony(0)
    elif holder == "own decline":
        pos.declined(0, "orcs", {"a4": 1})
    pos.tribes(*(["a4"] if holder == "murlocs" else [])).site("frostmourne", "a4")
    pos.turn(phase="conquer").play("steal frostmourne a3")
    assert pos.site_in("a3") == ["frostmourne"]
    assert pos.coins(0) == 5
    assert pos.state.attacked == 0


@pytest.mark.rule("W-RULING-25")
def test_a_site_face_down_is_neither_stolen_nor_cheap():
    pos = scene().give(0, "ethereals", "farmer", {"a4": 1}, hand=9).turn(phase="conquer")
    assert pos.is_face_down("a5")
    assert not [text for text in pos.legal() if text.startswith("steal") or "raid" in text]
    assert pos.rule_against("steal frostmourne a4") == "W-RULING-25"


@pytest.mark.rule("W-RULING-26")
def test_stealing_the_aegis_costs_two_coins_first():
    pos = (
        scene()
        .give(0, "ethereals", "farmer", {"a3": 1}, hand=9, coins=2)
        .give(1, "orcs", "mining", {"a4": 1}, coins=0)
    )
    pos.site("aegis_of_aggramar", "a4").turn(phase="conquer").play("steal aegis_of_aggramar a3")
    assert (pos.coins(0), pos.coins(1)) == (0, 2)
    poor = (
        scene()
        .give(0, "ethereals", "farmer", {"a3": 1}, hand=9, coins=1)
        .give(1, "orcs", "mining", {"a4": 1})
    )
    assert (
        "steal aegis_of_aggramar a3"
        not in poor.site("aegis_of_aggramar", "a4").turn(phase="conquer").legal()
    )
