"""Trolls: mountains, and a toll at home."""

from __future__ import annotations

import pytest

from elbowroom.games.kingdoms.test_kit import KingdomsScenario
from tests.games.kingdoms.factions.stage import bonus, go, highest, kingdom, ones, stock


@pytest.mark.rule("K-FAC-trolls-L1")
@pytest.mark.parametrize(("magic", "region", "number"), [(1, "a3", 2), (1, "a1", 1), (0, "a3", 1)])
def test_war_in_mountains_costs_one_less(magic: int, region: str, number: int) -> None:
    pos = kingdom().give(0, "trolls", ones("a2", "a5"), magic=magic, ore=1)
    assert highest(go(pos.give(1, regions=ones(region, "c1")), f"patrol a2 {region}")) == number


@pytest.mark.rule("K-FAC-trolls-L2")
@pytest.mark.parametrize(
    ("magic", "move", "ore"),
    [(2, "patrol a2 a3", 1), (2, "quest a2 e2", 1), (2, "patrol a2 a1", 0), (1, "patrol a2 a3", 0)],
)
def test_moving_into_a_mountain_earns_an_ore(magic: int, move: str, ore: int) -> None:
    assert stock(go(kingdom().give(0, "trolls", ones("a2", "a5"), magic=magic), move)) == (
        0,
        0,
        ore,
    )


def visiting(magic: int, **guest: int) -> KingdomsScenario:
    """Seat 1 quests into the home of the Trolls."""
    pos = kingdom().give(0, "trolls", ones("a1", "a5"), magic=magic)
    pos.give(1, "orcs", ones("c1", "c2"), **guest).turn(active=1, select="quest")
    return pos


@pytest.mark.rule("K-FAC-trolls-L3")
def test_a_guest_by_quest_hands_over_a_resource_of_its_choice() -> None:
    pos = visiting(3, food=1, ore=1).play("quest c1 a2")
    assert (pos.asked, pos.legal()) == (1, ["give food", "give ore"])
    pos.play("give ore")
    assert stock(pos, 0) == (0, 0, 1)
    assert stock(pos, 1) == (1, 0, 0)


@pytest.mark.rule("K-FAC-trolls-L3", "K-MOVE-8")
def test_the_toll_is_paid_before_the_war() -> None:
    pos = visiting(3, ore=2).play("quest c1 a1")
    assert (pos.phase, stock(pos, 0), highest(pos)) == ("dial", (0, 0, 1), 1)


@pytest.mark.rule("K-FAC-trolls-L3")
def test_no_toll_below_the_level_from_the_poor_or_for_other_lands() -> None:
    assert stock(visiting(2, ore=1).play("quest c1 a2"), 0) == (0, 0, 0)
    assert stock(visiting(3).play("quest c1 a2"), 0) == (0, 0, 0)
    assert stock(visiting(3, ore=1).play("quest c1 e2"), 0) == (0, 0, 0)


@pytest.mark.rule("K-FAC-trolls-L3")
def test_a_patrol_or_a_quest_within_the_home_pays_no_toll() -> None:
    pos = kingdom().give(0, "trolls", ones("a1", "a5"), magic=3)
    pos.give(1, "draconians", ones("a3", "c2"), magic=1, ore=1).turn(active=1, select="quest")
    assert stock(pos.play("quest a3 a2"), 0) == (0, 0, 0)
    pos = kingdom().give(0, "trolls", ones("a1", "a5"), magic=3)
    pos.give(1, "draconians", ones("a3", "c2"), ore=1).turn(active=1, select="patrol")
    assert stock(pos.play("patrol a3 a2"), 0) == (0, 0, 0)


@pytest.mark.rule("K-FAC-trolls-L4")
@pytest.mark.parametrize(("magic", "number"), [(4, 4), (3, 2)])
def test_defending_at_home_costs_two_less(magic: int, number: int) -> None:
    pos = visiting(magic, ore=1)
    pos.give(0, magic=magic, ore=1).play("quest c1 a1", "flag")
    assert highest(pos) == number  # with two ore, one of them the toll


@pytest.mark.rule("K-FAC-trolls-L4")
def test_neither_attacking_at_home_nor_defending_abroad_is_cheaper() -> None:
    pos = kingdom().give(0, "trolls", ones("a2", "a5"), magic=4, ore=1)
    assert highest(go(pos.give(1, regions=ones("a1", "c1")), "patrol a2 a1")) == 1
    pos = kingdom().give(0, "trolls", ones("c4", "a5"), magic=4, ore=1)
    pos.give(1, regions=ones("c1", "c2")).turn(active=1, select="patrol")
    assert highest(pos.play("patrol c1 c4", "flag")) == 1


@pytest.mark.rule("K-FAC-trolls-L4", "K-WAR-15")
def test_a_lone_fortress_at_home_is_defended_as_cheaply() -> None:
    pos = kingdom(heroes_call=True).give(0, "trolls", ones("a5"), magic=4, fortresses=["a1"])
    pos.give(1, regions=ones("c1", "c2")).turn(active=1, select="quest")
    assert highest(pos.play("quest c1 a1", "flag")) == 3


@pytest.mark.rule("K-FAC-trolls-L5")
@pytest.mark.parametrize(
    ("regions", "points"), [({"a1": 1}, 0), ({"a3": 2}, 1), (ones("a3", "c1", "c2", "e2"), 3)]
)
def test_mountains_score_up_to_three(regions: dict[str, int], points: int) -> None:
    assert bonus(kingdom().give(0, "trolls", regions, magic=5)) == points
