"""Lizardfolk: standing fast."""

from __future__ import annotations

import pytest

from elbowroom.games.kingdoms.test_kit import KingdomsScenario
from tests.games.kingdoms.factions.stage import bonus, highest, kingdom, ones, stock


def attacked(magic: int, *others: str, **lizards: int) -> KingdomsScenario:
    """Seat 0 with an ore attacks the Lizardfolk in a2."""
    pos = kingdom().give(0, "trolls", ones("a1", "a5"), ore=1)
    pos.give(1, "lizardfolk", ones("a2", "c1", *others), magic=magic, **lizards)
    return pos.turn(select="patrol").play("patrol a1 a2")


@pytest.mark.rule("K-FAC-lizardfolk-L1", "K-WAR-9")
@pytest.mark.parametrize(("magic", "food"), [(1, 1), (0, 0)])
def test_being_attacked_earns_a_food_before_the_dice_are_set(magic: int, food: int) -> None:
    pos = attacked(magic)
    assert (pos.phase, stock(pos, 1)) == ("dial", (food, 0, 0))


@pytest.mark.rule("K-FAC-lizardfolk-L1")
def test_attacking_earns_nothing() -> None:
    pos = (
        kingdom().give(0, "lizardfolk", ones("a1", "a5"), magic=1).give(1, regions=ones("a2", "c1"))
    )
    assert stock(pos.turn(select="patrol").play("patrol a1 a2")) == (0, 0, 0)


@pytest.mark.rule("K-FAC-lizardfolk-L1", "K-WAR-15")
def test_an_attacked_fortress_earns_it_too() -> None:
    pos = kingdom(heroes_call=True).give(0, "trolls", ones("a1", "a5"))
    pos.give(1, "lizardfolk", ones("c1"), magic=2, fortresses=["a2"], ore=1)
    pos.turn(select="patrol").play("patrol a1 a2")
    assert stock(pos, 1) == (1, 0, 1)
    assert highest(pos.play("flag")) == 3  # the fortress and level 2 serve it as well


@pytest.mark.rule("K-FAC-lizardfolk-L2")
@pytest.mark.parametrize(("magic", "number"), [(2, 2), (1, 1)])
def test_defending_costs_one_less(magic: int, number: int) -> None:
    assert highest(attacked(magic, ore=1).play("flag")) == number


@pytest.mark.rule("K-FAC-lizardfolk-L2")
def test_attacking_costs_no_less() -> None:
    pos = kingdom().give(0, "lizardfolk", ones("a1", "a5"), magic=2, ore=1)
    pos.give(1, regions=ones("a2", "c1")).turn(select="patrol").play("patrol a1 a2")
    assert highest(pos) == 1


@pytest.mark.rule("K-FAC-lizardfolk-L3", "K-COST-3")
@pytest.mark.parametrize(
    ("magic", "others", "price"), [(3, ("c2", "c3"), 1), (3, (), 0), (2, ("c2", "c3"), 4)]
)
def test_retreat_costs_three_food_less(magic: int, others: tuple[str, ...], price: int) -> None:
    pos = attacked(magic, *others, food=8).play("dial 1", "flag")
    assert pos.explain("retreat a3").total == price
    assert pos.play("retreat a3").has(1, "food") == 9 - price  # eight, and one for the attack


@pytest.mark.rule("K-FAC-lizardfolk-L4")
def test_winning_while_defending_earns_two_of_choice() -> None:
    pos = attacked(4, ore=1).play("flag", "dial 1")
    assert (pos.asked, pos.phase) == (1, "gain")
    pos.play("gain mana", "gain ore")
    assert stock(pos, 1) == (1, 1, 2)  # the number cost nothing, level 2
    assert pos.phase == "retreat"


@pytest.mark.rule("K-FAC-lizardfolk-L4")
def test_winning_as_attacker_or_below_the_level_earns_nothing() -> None:
    assert attacked(3, ore=1).play("flag", "dial 1").phase == "retreat"
    pos = kingdom().give(0, "lizardfolk", ones("a1", "a5"), magic=4, ore=1)
    pos.give(1, regions=ones("a2", "c1")).turn(select="patrol")
    assert pos.play("patrol a1 a2", "dial 1", "flag").phase == "retreat"


@pytest.mark.rule("K-FAC-lizardfolk-L5")
@pytest.mark.parametrize(
    ("regions", "points"),
    [
        (("a1", "a2", "a3", "a4"), 2),
        (("a1", "a2", "a3", "a5", "a6"), 0),
        (("a1", "a2", "a3", "e5"), 0),  # ruins do not count
        (("a1", "a2", "a3", "amberfold.w1"), 0),
    ],
)
def test_four_kinds_of_regions_are_two_points(regions: tuple[str, ...], points: int) -> None:
    assert bonus(kingdom().give(0, "lizardfolk", ones(*regions), magic=5)) == points


@pytest.mark.rule("K-FAC-lizardfolk-L5")
def test_peaks_and_tundra_are_kinds_of_regions() -> None:
    pos = kingdom("frosthollow", "cinderholt", "eldwater", heroes_call=True)
    assert bonus(pos.give(0, "lizardfolk", ones("p1", "p2", "p3", "p4"), magic=5)) == 2
