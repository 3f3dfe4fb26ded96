"""Powers that bring coins at scoring."""

from __future__ import annotations

import pytest

from elbowroom.testing import position
from tests.games.warcraft.boards import ISLANDS


def scene(players: int = 2):
    return position("warcraft", players=players, board=ISLANDS)


ALL_LAND = {"a1": 1, "a2": 1, "a3": 1, "a4": 1, "a5": 1, "a6": 1, "b2": 1}


def bonus(power: str, regions: dict[str, int]) -> int:
    pos = scene().give(0, "orcs", power, regions).turn(phase="redeploy")
    parts = {part.key: part.amount for part in pos.state.income(0).parts}
    return parts.get(f"power.{power}", 0) + parts.get("race.orcs", 0)


@pytest.mark.parametrize(
    ("power", "coins"),
    [
        pytest.param("herbalist", 1, marks=pytest.mark.rule("W-POWER-HERBALIST-1")),
        pytest.param("farmer", 2, marks=pytest.mark.rule("W-POWER-FARMER-1")),
        pytest.param("mountaineer", 1, marks=pytest.mark.rule("W-POWER-MOUNTAINEER-1")),
        pytest.param("ranger", 1, marks=pytest.mark.rule("W-POWER-RANGER-1")),
        pytest.param("peat_cutter", 2, marks=pytest.mark.rule("W-POWER-PEATCUTTER-1")),
        pytest.param("mining", 1, marks=pytest.mark.rule("W-POWER-MINING-1")),
        pytest.param("fishing", 4, marks=pytest.mark.rule("W-POWER-FISHING-1")),
        pytest.param("explorer", 2, marks=pytest.mark.rule("W-POWER-EXPLORER-1")),
    ],
)
def test_regions_of_its_kind_pay_one(power: str, coins: int):
    assert bonus(power, ALL_LAND) == coins


@pytest.mark.rule("W-RULING-62")
def test_water_beside_other_water_counts_for_fishing():
    pos = (
        scene().give(0, "naga", "fishing", {"sea_a": 1, "lake": 1, "a3": 1}).turn(phase="redeploy")
    )
    parts = {part.key: part.amount for part in pos.state.income(0).parts}
    assert parts["power.fishing"] == 1


@pytest.mark.rule("W-POWER-EXPLORER-1")
def test_a_sea_counts_for_its_island():
    pos = scene().give(0, "naga", "explorer", {"sea_b": 1, "a1": 1}).turn(phase="redeploy")
    assert pos.income(0) == 2 + 2


@pytest.mark.rule("W-POWER-ARCHAEOLOGIST-1")
def test_each_artifact_and_each_place_pays_one():
    pos = scene().give(0, "orcs", "archaeologist", {"a1": 1, "a2": 1}).site("frostmourne", "a1")
    pos.site("lights_hope_chapel", "a2").site("dark_portal", "a3").turn(phase="redeploy")
    assert pos.income(0) == 2 + 2


@pytest.mark.rule("W-POWER-WARLORD-1")
def test_each_non_empty_conquest_pays_one_murlocs_and_own_decline_included():
    pos = (
        scene()
        .give(0, "orcs", "warlord", {"a3": 1}, hand=10)
        .declined(0, "tauren", {"a6": 1})
        .tribes("a4")
    )
    pos.turn(phase="conquer").play("conquer a6", "conquer a4")
    parts = {part.key: part.amount for part in pos.state.income(0).parts}
    assert parts["power.warlord"] == 2


@pytest.mark.rule("W-POWER-ENRAGED-1")
@pytest.mark.rule("W-RULING-52")
def test_only_regions_with_two_units_pay_their_number():
    pos = (
        scene()
        .give(0, "trolls", "enraged", {"a3": 1}, hand=10)
        .give(1, "humans", "mining", {"a4": 2, "a6": 1})
    )
    pos.turn(phase="conquer").play("conquer a4", "conquer a6")
    parts = {part.key: part.amount for part in pos.state.income(0).parts}
    assert parts["power.enraged"] == 2
