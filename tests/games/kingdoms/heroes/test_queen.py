"""Queen: who beats her loses all food; she pays nothing for a narrow loss."""

from __future__ import annotations

import pytest

from elbowroom.games.kingdoms.test_kit import KingdomsScenario
from tests.games.kingdoms.frozen import frozen, rises_for, victor


def queen_attacked(
    number: int, answer: int, level: int = 1, queen_in: str = "p2"
) -> KingdomsScenario:
    """Seat 1 attacks p2 with a number, seat 0 answers with ore it pays from."""
    other = "p6" if queen_in == "p2" else "p2"
    pos = frozen().give(0, regions={other: 1}, ore=5)
    pos.give(0, hero="queen", hero_in=queen_in, hero_level=level)
    pos.give(1, regions={"p3": 1, "c1": 1}, food=6, mana=1, ore=9, silver=2)
    pos.turn(active=1, select="patrol")
    return pos.play("patrol p3 p2", f"dial {number}", f"dial {answer}")


@pytest.mark.rule("K-HEROCARD-queen", "K-WAR-9")
def test_who_beats_the_queen_loses_all_its_food_and_nothing_else() -> None:
    pos = queen_attacked(5, 1).play("pay mana 0")
    assert victor(pos) == 1
    assert [pos.has(1, each) for each in ("food", "mana", "ore", "silver")] == [0, 1, 4, 2]


@pytest.mark.rule("K-HEROCARD-queen")
def test_who_loses_to_the_queen_keeps_its_food() -> None:
    pos = queen_attacked(1, 5).play("pay mana 0", "fall")
    assert (victor(pos), pos.has(1, "food")) == (0, 6)


@pytest.mark.rule("K-HEROCARD-queen", "K-HERO-11")
def test_who_beats_another_meeple_of_the_queen_keeps_its_food() -> None:
    pos = queen_attacked(5, 1, queen_in="p6").play("pay mana 0")
    assert (victor(pos), pos.has(1, "food")) == (1, 6)


@pytest.mark.rule("K-HEROCARD-queen")
def test_on_level_two_a_loss_by_two_costs_nothing() -> None:
    assert queen_attacked(5, 3, level=2).play("pay mana 0").has(0, "ore") == 5
    assert queen_attacked(5, 3, level=1).play("pay mana 0").has(0, "ore") == 2


@pytest.mark.rule("K-HEROCARD-queen", "K-WAR-6")
def test_on_level_two_a_loss_by_three_costs_the_number() -> None:
    assert queen_attacked(5, 2, level=2).play("pay mana 0").has(0, "ore") == 3


@pytest.mark.rule("K-HEROCARD-queen", "K-WAR-5")
def test_on_level_two_equal_numbers_lost_as_attacker_cost_nothing() -> None:
    pos = frozen().give(0, regions={"p6": 1}, hero="queen", hero_in="p3", hero_level=2, ore=5)
    pos.give(1, regions={"p2": 1, "c1": 1}, ore=4, food=3)
    pos.turn(select="patrol").play("patrol-hero p3 p2", "dial 4", "dial 4")
    assert (victor(pos), pos.has(0, "ore")) == (1, 5)
    assert (pos.has(1, "ore"), pos.has(1, "food")) == (0, 0)


@pytest.mark.rule("K-HEROCARD-queen", "K-HERO-4", "K-HERO-6")
def test_she_rises_for_three_food_on_expand_and_retires_for_four_mana_on_research() -> None:
    assert rises_for("queen", 1, "expand", 3)
    assert rises_for("queen", 2, "research", 4)
