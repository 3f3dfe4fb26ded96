"""Collecting: what regions yield, who may collect, what is added."""

from __future__ import annotations

import pytest

from elbowroom.games.kingdoms.test_kit import KingdomsScenario
from elbowroom.testing import position


@pytest.mark.rule("K-COLLECT-1")
def test_each_occupied_region_yields_its_unit() -> None:
    pos = position("kingdoms", players=3)
    pos.give(1, regions={"a1": 1, "a2": 1, "a3": 1})  # plains, forest, mountain
    pos.turn(active=0, select="trade", acting=1).play("collect")
    assert [pos.has(1, each) for each in ("food", "mana", "ore", "silver")] == [1, 1, 1, 0]


@pytest.mark.rule("K-COLLECT-1", "K-CAPITAL-1")
def test_a_capital_yields_nothing() -> None:
    pos = position("kingdoms", players=3)
    pos.give(1, regions={"a4": 1, "a1": 1})
    pos.turn(active=0, select="trade", acting=1).play("collect")
    assert pos.has(1, "food") == 1
    assert pos.phase != "gain"


@pytest.mark.rule("K-COLLECT-2")
def test_two_meeples_in_a_region_collect_one_unit() -> None:
    pos = position("kingdoms", players=3)
    pos.give(1, regions={"a1": 2})
    pos.turn(active=0, select="trade", acting=1).play("collect")
    assert pos.has(1, "food") == 1


@pytest.mark.rule("K-COLLECT-3", "K-ALLY-2")
def test_allies_in_one_region_both_collect() -> None:
    pos = position("kingdoms", players=3)
    pos.give(1, regions={"a1": 1, "c1": 1})
    pos.give(2, regions={"a1": 1, "e2": 1})
    pos.turn(active=0, select="trade", acting=1).play("collect", "collect")
    assert pos.has(1, "food") == 1
    assert pos.has(2, "food") == 1


@pytest.mark.rule("K-COLLECT-4", "K-RUINS-1")
def test_ruins_yield_a_unit_of_choice_while_a_meeple_searches() -> None:
    pos = position("kingdoms", players=3)
    pos.give(2, regions={"e5": 1, "e1": 1})
    pos.turn(active=0, select="trade", acting=2).play("collect")
    assert pos.legal() == ["gain food", "gain mana", "gain ore"]
    pos.play("gain ore")
    assert (pos.has(2, "ore"), pos.has(2, "mana")) == (1, 1)


@pytest.mark.rule("K-COLLECT-4", "K-RUINS-1")
def test_a_standing_meeple_in_ruins_collects_nothing() -> None:
    pos = position("kingdoms", players=3)
    pos.give(2, regions={"e5": 1, "e1": 1}, standing=["e5"])
    pos.turn(active=0, select="trade", acting=2).play("collect")
    assert (pos.has(2, "food"), pos.has(2, "ore"), pos.has(2, "mana")) == (0, 0, 1)


@pytest.mark.rule("K-COLLECT-4", "K-LAID-1")
def test_a_lying_meeple_outside_ruins_does_not_collect() -> None:
    pos = position("kingdoms", players=3)
    pos.give(1, regions={"a1": 1, "a2": 1, "a3": 2}, lying=["a1"])
    pos.turn(active=0, select="trade", acting=1).play("collect")
    assert (pos.has(1, "food"), pos.has(1, "mana"), pos.has(1, "ore")) == (0, 1, 1)


@pytest.mark.rule("K-RUINS-3")
def test_two_searching_meeples_give_one_unit() -> None:
    pos = position("kingdoms", players=3)
    pos.give(2, regions={"e5": 2})
    pos.turn(active=0, select="trade", acting=2).play("collect", "gain food")
    assert pos.has(2, "food") == 1
    assert pos.phase != "gain"


@pytest.mark.rule("K-COLLECT-5", "K-TERM-9")
def test_the_last_meeple_brings_one_unit_of_choice_more() -> None:
    pos = position("kingdoms", players=3)
    pos.give(1, regions={"a1": 1})
    pos.turn(active=0, select="trade", acting=1).play("collect", "gain ore")
    assert (pos.has(1, "food"), pos.has(1, "ore")) == (1, 1)


@pytest.mark.rule("K-COMP-3")
def test_what_does_not_fit_on_the_track_is_lost() -> None:
    pos = position("kingdoms", players=3)
    pos.give(1, regions={"a1": 1, "a5": 1}, food=8)
    pos.turn(active=0, select="trade", acting=1).play("collect")
    assert pos.has(1, "food") == 9


@pytest.mark.rule("K-COLLECT-6")
def test_an_ability_adds_to_what_is_collected() -> None:
    pos = position("kingdoms", players=3)
    pos.give(1, "dark_elves", {"a2": 1, "a6": 1}, magic=3)  # two forests
    pos.turn(active=0, select="trade", acting=1).play("collect")
    assert pos.has(1, "mana") == 3


@pytest.mark.rule("K-COLLECT-7")
def test_a_fortress_alone_collects_nothing() -> None:
    pos = position("kingdoms", players=3, heroes_call=True)
    pos.give(1, regions={"a1": 2}, fortresses=["a2"])
    pos.turn(active=0, select="trade", acting=1).play("collect")
    assert (pos.has(1, "food"), pos.has(1, "mana")) == (1, 0)


@pytest.mark.rule("K-COLLECT-8")
def test_a_lying_meeple_does_not_count_for_a_collecting_ability() -> None:
    pos = position("kingdoms", players=3)
    pos.give(1, "dark_elves", {"a2": 1, "a6": 1}, magic=3, lying=["a6"])
    pos.turn(active=0, select="trade", acting=1).play("collect")
    assert pos.has(1, "mana") == 1


@pytest.mark.rule("K-SILVER-1")
def test_peaks_yield_silver() -> None:
    pos = position(
        "kingdoms",
        players=3,
        heroes_call=True,
        territories=["frosthollow", "cinderholt", "eldwater"],
    )
    pos.give(1, regions={"p2": 1, "c1": 1})
    pos.turn(active=0, select="trade", acting=1).play("collect")
    assert pos.has(1, "silver") == 1


def collected_in_norrvast(regions: dict[str, int], silver: int = 0) -> KingdomsScenario:
    """Seat 1 collects in Norrvast, where n1 and n4 are peaks, and in the mountains of Cinderholt."""
    pos = position(
        "kingdoms", players=3, heroes_call=True, territories=["norrvast", "cinderholt", "eldwater"]
    )
    pos.give(1, regions=regions, silver=silver)
    return pos.turn(active=0, select="trade", acting=1).play("collect")


@pytest.mark.rule("K-SILVER-1")
@pytest.mark.parametrize(
    ("regions", "silver"),
    [
        ({"n1": 1, "n4": 1}, 2),
        ({"n1": 2, "n4": 1}, 2),
        ({"n1": 2, "c1": 1}, 1),
        ({"c1": 1, "c2": 1}, 0),
    ],
    ids=["two peaks", "two meeples in one", "one of two", "none"],
)
def test_each_peaks_region_that_is_occupied_yields_one_silver(
    regions: dict[str, int], silver: int
) -> None:
    assert collected_in_norrvast(regions).has(1, "silver") == silver


@pytest.mark.rule("K-SILVER-1")
@pytest.mark.parametrize(("before", "after"), [(6, 8), (7, 9), (8, 9), (9, 9)])
def test_the_silver_track_ends_at_nine(before: int, after: int) -> None:
    assert collected_in_norrvast({"n1": 1, "n4": 1}, silver=before).has(1, "silver") == after


@pytest.mark.rule("K-TUNDRA-3", "K-SILVER-3")
def test_tundra_yields_a_unit_of_choice_but_never_silver() -> None:
    pos = position(
        "kingdoms",
        players=3,
        heroes_call=True,
        territories=["frosthollow", "cinderholt", "eldwater"],
    )
    pos.give(1, regions={"p1": 1, "c1": 1})
    pos.turn(active=0, select="trade", acting=1).play("collect")
    assert pos.legal() == ["gain food", "gain mana", "gain ore"]
