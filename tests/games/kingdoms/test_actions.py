"""Build, Research, Expand, Trade and what they cost."""

from __future__ import annotations

import pytest

from elbowroom.testing import position


@pytest.mark.rule("K-ACT-BUILD-1", "K-COMP-4")
def test_build_raises_the_tower_for_ore() -> None:
    pos = position("kingdoms", players=3)
    pos.give(0, regions={"a1": 2}, tower=2, ore=4).turn(select="build")
    assert pos.explain("raise").total == 3
    pos.play("raise")
    assert (pos.state.tower[0], pos.has(0, "ore")) == (3, 1)


@pytest.mark.rule("K-ACT-RESEARCH-1", "K-COMP-5")
def test_research_costs_as_much_mana_as_the_next_level() -> None:
    pos = position("kingdoms", players=3)
    pos.give(0, regions={"a1": 2}, magic=2, mana=3).turn(select="research").play("research")
    assert (pos.state.magic[0], pos.has(0, "mana")) == (3, 0)
    pos = position("kingdoms", players=3)
    pos.give(0, regions={"a1": 2}, magic=3, mana=3).turn(select="research")
    assert pos.rule_against("research") == "K-COST-2"


@pytest.mark.rule("K-ACT-EXPAND-1", "K-EX-5")
def test_expand_costs_the_new_number_of_meeples() -> None:
    pos = position("kingdoms", players=3)
    pos.give(0, regions={"a1": 2, "a2": 2, "a3": 1}, food=6).turn(select="expand")
    assert pos.explain("expand a3").total == 6
    pos.play("expand a3")
    assert (pos.meeples(0), pos.has(0, "food")) == (6, 0)
    pos = position("kingdoms", players=3)
    pos.give(0, "goblins", {"a1": 2, "a2": 2, "a3": 1}, magic=2, food=6).turn(select="expand")
    assert pos.explain("expand a3").total == 5


@pytest.mark.rule("K-ACT-EXPAND-2")
def test_a_new_meeple_joins_a_single_one() -> None:
    pos = position("kingdoms", players=3)
    pos.give(0, regions={"a1": 2, "a2": 1, "c2": 1}, food=9).give(1, regions={"c2": 1})
    pos.turn(select="expand")
    assert pos.legal() == ["expand a2", "pass"]
    assert pos.rule_against("expand a1") == "K-ACT-EXPAND-2"


@pytest.mark.rule("K-ACT-EXPAND-3")
def test_there_are_never_more_than_seven_meeples() -> None:
    pos = position("kingdoms", players=3)
    pos.give(0, regions={"a1": 2, "a2": 2, "a3": 2, "a4": 1}, food=9).turn(select="expand")
    assert pos.rule_against("expand a4") == "K-ACT-EXPAND-3"


@pytest.mark.rule("K-ACT-TRADE-1", "K-ACT-TRADE-2")
def test_trade_gives_one_type_for_another() -> None:
    pos = position("kingdoms", players=3)
    pos.give(0, regions={"a1": 2}, food=2, silver=2).turn(select="trade")
    assert pos.legal() == [
        "trade food-mana 1",
        "trade food-mana 2",
        "trade food-ore 1",
        "trade food-ore 2",
        "pass",
    ]
    pos.play("trade food-ore 2")
    assert (pos.has(0, "food"), pos.has(0, "ore")) == (0, 2)


@pytest.mark.rule("K-COST-3", "K-COST-1")
def test_a_discount_never_lowers_a_price_below_its_least() -> None:
    pos = position("kingdoms", players=3)
    pos.give(0, "gnomes", {"a1": 2}, magic=2, mana=9).turn(select="research")
    assert pos.explain("research").total == 2
    pos = position("kingdoms", players=3)
    pos.give(0, "dwarves", {"a1": 2}, magic=3, ore=9).give(1, regions={"c1": 2}, tower=1)
    pos.turn(select="build")
    assert pos.explain("raise").total == 0


@pytest.mark.rule("K-SILVER-2")
def test_silver_and_the_proper_resource_mix_freely() -> None:
    pos = position("kingdoms", players=3, heroes_call=True)
    pos.give(0, regions={"a1": 2}, magic=1, mana=2, silver=1).turn(select="research")
    pos.play("research")
    assert pos.legal() == ["pay mana 1", "pay mana 2"]
    pos.play("pay mana 1")
    assert (pos.has(0, "mana"), pos.has(0, "silver")) == (1, 0)


@pytest.mark.rule("K-TURN-7", "K-TURN-8")
def test_a_substitute_may_take_the_place_of_the_chosen_action() -> None:
    pos = position("kingdoms", players=3)
    pos.give(0, "dwarves", {"a1": 2}, magic=4, ore=2).turn(select="trade")
    assert "raise" in pos.legal()
    pos.play("raise")
    assert pos.state.tower[0] == 1
    assert pos.state.shields == 1 << 5
