"""Dark Elves: forests."""

from __future__ import annotations

import pytest

from elbowroom.games.kingdoms.test_kit import KingdomsScenario
from tests.games.kingdoms.factions.stage import bonus, go, highest, kingdom, ones, stock


def raid(region: str, magic: int) -> KingdomsScenario:
    """Dark Elves with one ore patrol into a region of seat 1, which has food and ore."""
    pos = kingdom().give(0, "dark_elves", {"a1": 1, "a5": 1}, magic=magic, ore=1)
    pos.give(1, "trolls", {region: 1, "c1": 1}, food=2, ore=2)
    return pos.turn(select="patrol").play(f"patrol a1 {region}")


@pytest.mark.rule("K-FAC-dark_elves-L1")
@pytest.mark.parametrize(
    ("action", "mana"), [("patrol a1 a2", 1), ("quest a1 c3", 1), ("patrol a1 a4", 0)]
)
def test_moving_into_a_forest_earns_a_mana(action: str, mana: int) -> None:
    pos = kingdom().give(0, "dark_elves", {"a1": 1, "a5": 1}, magic=1)
    assert stock(go(pos, action)) == (0, mana, 0)


@pytest.mark.rule("K-FAC-dark_elves-L1", "K-MOVE-8")
def test_a_meeple_that_is_beaten_in_the_forest_earns_nothing() -> None:
    pos = kingdom().give(0, "dark_elves", {"a1": 1, "a5": 1}, magic=1)
    pos.give(1, regions={"a2": 1, "c1": 1}, ore=1)
    pos.turn(select="patrol").play("patrol a1 a2", "flag", "dial 1", "fall")
    assert stock(pos) == (0, 0, 0)


@pytest.mark.rule("K-FAC-dark_elves-L2")
@pytest.mark.parametrize(("region", "magic", "number"), [("a2", 2, 2), ("a4", 2, 1), ("a2", 1, 1)])
def test_war_in_a_forest_costs_one_less(region: str, magic: int, number: int) -> None:
    pos = raid(region, magic)
    assert highest(pos) == number
    assert pos.explain(f"dial {number}").total == 1


@pytest.mark.rule("K-FAC-dark_elves-L3")
@pytest.mark.parametrize(("regions", "mana"), [(("a2", "a6"), 3), (("a2", "a3"), 1)])
def test_two_forests_yield_a_mana_more(regions: tuple[str, ...], mana: int) -> None:
    pos = kingdom().give(0, "dark_elves", ones(*regions), magic=3)
    pos.turn(active=2, select="trade", acting=0).play("collect")
    assert pos.has(0, "mana") == mana


@pytest.mark.rule("K-FAC-dark_elves-L4")
def test_the_winner_takes_a_resource_of_choice_from_the_loser() -> None:
    pos = raid("a4", magic=4).play("dial 1", "flag")
    assert (pos.asked, pos.legal()) == (0, ["steal food", "steal ore"])
    pos.play("steal food", "fall")
    assert stock(pos, 0) == (1, 0, 0)
    assert stock(pos, 1) == (1, 0, 2)


@pytest.mark.rule("K-FAC-dark_elves-L4")
def test_below_the_level_or_beaten_nothing_is_taken() -> None:
    assert raid("a4", magic=3).play("dial 1", "flag").phase == "retreat"
    pos = raid("a4", magic=4).play("flag", "dial 1", "fall")
    assert stock(pos, 1) == (2, 0, 1)


@pytest.mark.rule("K-FAC-dark_elves-L5")
@pytest.mark.parametrize(
    ("regions", "points"),
    [
        ({"a1": 1}, 0),
        ({"a2": 2}, 1),
        (ones("a2", "c3"), 2),
        (ones("a2", "a6", "c3", "c5"), 3),
    ],
)
def test_forests_score_up_to_three(regions: dict[str, int], points: int) -> None:
    assert bonus(kingdom().give(0, "dark_elves", regions, magic=5)) == points
