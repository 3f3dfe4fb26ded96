"""Valkyries: battlefields, their own and those of others."""

from __future__ import annotations

import pytest

from elbowroom.games.kingdoms.test_kit import KingdomsScenario
from tests.games.kingdoms.factions.stage import bonus, highest, kingdom, ones, stock


def others_at_war(magic: int) -> KingdomsScenario:
    """Seat 0 patrols into a region of seat 1; seat 2, the Valkyries, looks on."""
    pos = kingdom().give(0, "trolls", ones("a1", "a5"), ore=1)
    pos.give(1, "orcs", ones("a4", "c1")).give(2, "valkyries", ones("e1", "e2"), magic=magic)
    return pos.turn(select="patrol").play("patrol a1 a4")


@pytest.mark.rule("K-FAC-valkyries-L1")
@pytest.mark.parametrize(("magic", "mana"), [(1, 1), (0, 0)])
def test_a_war_between_others_earns_a_mana(magic: int, mana: int) -> None:
    pos = others_at_war(magic).play("dial 1", "flag")
    assert stock(pos, 2) == (0, 0, 0)  # the war has not ended yet
    assert stock(pos.play("fall"), 2) == (0, mana, 0)


@pytest.mark.rule("K-FAC-valkyries-L1")
def test_an_alliance_and_an_own_war_earn_nothing() -> None:
    assert stock(others_at_war(1).play("flag", "flag"), 2) == (0, 0, 0)
    pos = kingdom().give(0, "valkyries", ones("a1", "a5"), magic=1, ore=1)
    pos.give(1, regions=ones("a4", "c1")).turn(select="patrol")
    assert stock(pos.play("patrol a1 a4", "dial 1", "flag", "fall")) == (0, 0, 0)


@pytest.mark.rule("K-FAC-valkyries-L1", "K-2P-8")
def test_an_opponents_conquest_of_a_neutral_meeple_counts() -> None:
    pos = kingdom(players=2).neutrals("e1").give(0, "trolls", ones("a1", "a5"), ore=1)
    pos.give(1, "valkyries", ones("c1", "c2"), magic=1).turn(select="quest").play("quest a1 e1")
    assert (pos.meeples(0, "e1"), stock(pos, 1)) == (1, (0, 1, 0))


@pytest.mark.rule("K-FAC-valkyries-L2")
@pytest.mark.parametrize(("magic", "number"), [(2, 2), (1, 1)])
def test_attacking_costs_one_less(magic: int, number: int) -> None:
    pos = kingdom().give(0, "valkyries", ones("a1", "a5"), magic=magic, ore=1)
    pos.give(1, regions=ones("a4", "c1")).turn(select="patrol")
    assert highest(pos.play("patrol a1 a4")) == number


@pytest.mark.rule("K-FAC-valkyries-L2")
def test_defending_costs_no_less() -> None:
    pos = kingdom().give(0, regions=ones("a1", "a5"))
    pos.give(1, "valkyries", ones("a4", "c1"), magic=2, ore=1).turn(select="patrol")
    assert highest(pos.play("patrol a1 a4", "flag")) == 1


@pytest.mark.rule("K-FAC-valkyries-L2", "K-2P-3")
def test_the_discount_serves_against_neutral_meeples() -> None:
    pos = kingdom(players=2).neutrals("e1", "e2").give(0, "valkyries", ones("a1"), magic=2, ore=1)
    assert "quest a1 e1" in pos.turn(select="quest").legal()
    pos = kingdom(players=2).neutrals("e1", "e2").give(0, "valkyries", ones("a1"), magic=1, ore=1)
    assert pos.turn(select="quest").rule_against("quest a1 e1") == "K-2P-3"


@pytest.mark.rule("K-FAC-valkyries-L3")
@pytest.mark.parametrize(
    ("magic", "answer", "mana"), [(3, "fall", 2), (3, "retreat a3", 0), (2, "fall", 0)]
)
def test_a_meeple_lost_in_war_earns_two_mana(magic: int, answer: str, mana: int) -> None:
    pos = kingdom().give(0, "valkyries", ones("a1", "a5"), magic=magic, food=2)
    pos.give(1, regions=ones("a2", "c1"), ore=1).turn(select="patrol")
    pos.play("patrol a1 a2", "flag", "dial 1", answer)
    assert pos.has(0, "mana") == mana


@pytest.mark.rule("K-FAC-valkyries-L4")
@pytest.mark.parametrize("active", [0, 2])
def test_valkyries_may_quest_when_research_is_chosen(active: int) -> None:
    pos = kingdom().give(0, "valkyries", ones("a1", "a5"), magic=4, mana=5)
    pos.turn(active=active, select="research", acting=0)
    assert {"research", "quest a1 c1"} <= set(pos.legal())
    assert pos.play("quest a1 c1").meeples(0, "c1") == 1


@pytest.mark.rule("K-FAC-valkyries-L4", "K-FAC-trolls-L3")
def test_such_a_quest_is_a_quest_in_every_way() -> None:
    pos = kingdom().give(0, "valkyries", ones("a1", "a5"), magic=4, food=1)
    pos.give(1, "trolls", ones("c2"), magic=3).turn(select="research").play("quest a1 c1")
    assert stock(pos, 1) == (1, 0, 0)  # the toll of the Trolls


@pytest.mark.rule("K-FAC-valkyries-L4")
def test_below_the_level_they_do_not() -> None:
    pos = kingdom().give(0, "valkyries", ones("a1", "a5"), magic=3).turn(select="research")
    assert pos.legal() == ["pass"]


@pytest.mark.rule("K-FAC-valkyries-L5")
@pytest.mark.parametrize(("won", "points"), [(0, 0), (2, 2), (5, 3)])
def test_wars_won_score_up_to_three(won: int, points: int) -> None:
    pos = kingdom().give(0, "valkyries", ones("a1", "a5"), magic=5)
    pos.state.wars_won[0] = won
    assert bonus(pos) == points


@pytest.mark.rule("K-FAC-valkyries-L5")
def test_a_war_won_adds_a_point_and_one_lost_does_not() -> None:
    pos = kingdom().give(0, "valkyries", ones("a1", "a5"), magic=5, ore=1)
    pos.give(1, regions=ones("a4", "c1"), ore=3).turn(select="patrol").play("patrol a1 a4")
    assert bonus(pos.play("dial 1", "flag", "fall")) == 1
    pos = kingdom().give(0, "valkyries", ones("a1", "a5"), magic=5, ore=1)
    pos.give(1, regions=ones("a4", "c1"), ore=3).turn(select="patrol").play("patrol a1 a4")
    assert bonus(pos.play("dial 1", "dial 3", "fall")) == 0


@pytest.mark.rule("K-FAC-valkyries-L5", "K-2P-8", "K-RUL-13")
def test_a_neutral_meeple_beaten_is_a_war_won() -> None:
    pos = kingdom(players=2).neutrals("e1").give(0, "valkyries", ones("a1"), magic=5)
    assert bonus(pos.turn(select="quest").play("quest a1 e1")) == 1  # one less one is nothing
