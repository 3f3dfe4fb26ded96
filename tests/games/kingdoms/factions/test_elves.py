"""Elves: mana."""

from __future__ import annotations

import pytest

from elbowroom.games.kingdoms.test_kit import KingdomsScenario
from tests.games.kingdoms.factions.stage import bonus, highest, kingdom, ones, stock


@pytest.mark.rule("K-FAC-elves-L1")
def test_one_trade_turns_ore_and_food_into_mana() -> None:
    pos = kingdom().give(0, "elves", {"a1": 2}, magic=1, food=3, ore=2).turn(select="trade")
    pos.play("trade ore-mana 2")
    assert pos.legal() == ["trade food-mana 1", "trade food-mana 2", "trade food-mana 3", "done"]
    pos.play("trade food-mana 2")
    assert (stock(pos), pos.asked) == ((1, 4, 0), 1)


@pytest.mark.rule("K-FAC-elves-L1")
def test_only_mana_is_made_of_two_types_and_one_will_do() -> None:
    def elves(magic: int) -> KingdomsScenario:
        pos = kingdom().give(0, "elves", {"a1": 2}, magic=magic, food=3, ore=2, mana=2)
        return pos.turn(select="trade")

    assert elves(1).play("trade mana-food 1").asked == 1
    assert elves(1).play("trade ore-mana 1", "done").asked == 1
    assert elves(0).play("trade ore-mana 1").asked == 1


def attack(magic: int, **elves: int) -> KingdomsScenario:
    """Elves patrol into a4, where seat 1 defends with two mana and an ore."""
    pos = kingdom().give(0, "elves", ones("a1", "a5"), magic=magic, **elves)
    pos.give(1, "trolls", ones("a4", "c1"), mana=2, ore=1)
    return pos.turn(select="patrol").play("patrol a1 a4")


@pytest.mark.rule("K-FAC-elves-L2", "K-WAR-8")
@pytest.mark.parametrize(
    ("magic", "stocked", "number"),
    [(2, {"mana": 2}, 5), (2, {"mana": 2, "ore": 1}, 5), (2, {"ore": 2}, 2), (1, {"mana": 2}, 4)],
)
def test_war_paid_with_mana_alone_costs_one_less(
    magic: int, stocked: dict[str, int], number: int
) -> None:
    assert highest(attack(magic, **stocked)) == number


@pytest.mark.rule("K-FAC-elves-L2", "K-WAR-7")
def test_the_payment_decides_whether_the_discount_counts() -> None:
    pos = attack(2, mana=2, ore=3).play("dial 3", "flag")
    assert pos.legal() == ["pay mana 0", "pay mana 1"]
    assert stock(pos.play("pay mana 1")) == (0, 1, 3)  # one mana is worth three now
    pos = attack(2, mana=2, ore=3).play("dial 3", "flag", "pay mana 0")
    assert stock(pos) == (0, 2, 0)


@pytest.mark.rule("K-FAC-elves-L3")
@pytest.mark.parametrize("action", ["build", "expand"])
def test_mana_may_replace_ore_and_food(action: str) -> None:
    pos = kingdom().give(0, "elves", ones("a1", "a3"), magic=3, tower=2, mana=3).turn(select=action)
    pos.play("raise" if action == "build" else "expand a1")
    assert stock(pos) == (0, 0, 0)
    assert (pos.state.tower[0], pos.meeples(0)) in {(3, 2), (2, 3)}


@pytest.mark.rule("K-FAC-elves-L3")
def test_mana_replaces_neither_below_the_level_nor_for_a_retreat() -> None:
    for action in ("build", "expand"):
        pos = kingdom().give(0, "elves", ones("a1", "a3"), magic=2, mana=9).turn(select=action)
        assert pos.legal() == ["pass"]
    pos = attack(3, mana=9).play("flag", "dial 1", "pay mana 0")
    assert pos.legal() == ["fall"]


@pytest.mark.rule("K-FAC-elves-L4", "K-WAR-4")
@pytest.mark.parametrize(("magic", "number"), [(4, 3), (3, 5)])
def test_mana_of_the_opponent_is_worth_one(magic: int, number: int) -> None:
    pos = attack(magic, mana=2)
    assert highest(pos) == 5  # their own is worth two, and one less to pay for mana alone
    pos.play("flag")
    assert highest(pos) == number
    pos.play(f"dial {number}")
    assert stock(pos, 1) == (0, 0, 0)


@pytest.mark.rule("K-FAC-elves-L5")
@pytest.mark.parametrize(("rivals", "points"), [((2, 3), 2), ((4, 3), 1), ((4, 9), 0)])
def test_each_opponent_with_less_mana_is_a_point(rivals: tuple[int, int], points: int) -> None:
    pos = kingdom().give(0, "elves", {"a1": 2}, magic=5, mana=4)
    pos.give(1, mana=rivals[0]).give(2, mana=rivals[1])
    assert bonus(pos) == points


@pytest.mark.rule("K-FAC-elves-L5", "K-RUL-36")
def test_neutral_meeples_are_no_opponents() -> None:
    pos = kingdom(players=2).give(0, "elves", {"a1": 2}, magic=5, mana=4)
    assert bonus(pos) == 1
