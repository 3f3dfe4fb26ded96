"""What boards are told of questions and answers beyond the position."""

from __future__ import annotations

from elbowroom import game
from elbowroom.testing import position
from tests.games.warcraft.boards import ISLANDS


def test_a_swap_tells_how_many_are_left():
    pos = position("warcraft", players=2, board=ISLANDS)
    pos.give(0, "orcs", "portal_mage", {"a4": 1}, hand=2)
    pos.give(1, "night_elves", "garrison", {"a3": 2}).turn(phase="conquer")
    swap = pos.state.notation.parse("swap a3 b2")
    assert pos.state.offers([swap])[0].facts == {"uses": 2}
    pos.play("swap a3 b2")
    assert pos.state.offers([swap])[0].facts == {"uses": 1}


def test_an_action_of_two_regions_names_both():
    notation = game("warcraft").new(players=2, seed=1).notation
    regions = notation.names["region"]
    told = notation.arguments(notation.parse(f"swap {regions[0]} {regions[1]}"))
    assert [(each.name, each.kind, each.value) for each in told] == [
        ("region", "region", regions[0]),
        ("goal", "region", regions[1]),
    ]


def test_tools_are_told_one_by_one():
    notation = game("warcraft").new(players=2, seed=1).notation
    region = notation.names["region"][0]
    for text, tools in (("bare", []), ("frostmourne+raid", ["frostmourne", "raid"])):
        assert notation.arguments(notation.parse(f"strike {region} {text}"))[1].value == tools


def test_sides_are_told_where_sides_play():
    together = game("warcraft").new(players=5, seed=1, teams=True)
    sides = ["alliance", "horde", "alliance", "horde", "neutral"]
    assert together.decision_facts() == {"sides": sides}
    assert game("warcraft").new(players=5, seed=1).decision_facts() == {}
