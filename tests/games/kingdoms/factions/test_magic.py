"""Faction abilities in general: levels, their order, whom they serve."""

from __future__ import annotations

import pytest

from tests.games.kingdoms.factions.stage import bonus, go, highest, kingdom, ones, points, stock


@pytest.mark.rule("K-MAGIC-1", "K-FAC-dark_elves-L1", "K-FAC-dark_elves-L2")
def test_lower_levels_stay_in_force() -> None:
    pos = kingdom().give(0, "dark_elves", ones("a1", "a5"), magic=5, ore=1)
    pos.give(1, regions=ones("a2", "c1"), food=1)
    assert highest(go(pos, "patrol a1 a2")) == 2  # level 2
    pos.play("dial 2", "flag", "fall")  # level 4 takes the only food
    assert stock(pos) == (1, 1, 0)  # level 1 earns the mana


@pytest.mark.rule("K-ACT-RESEARCH-1", "K-MAGIC-1", "K-COMP-5")
def test_a_level_costs_its_number_and_works_at_once() -> None:
    pos = kingdom().give(0, "gnomes", {"a1": 2}, magic=1, mana=3)
    pos.turn(active=2, select="research", acting=0).play("research")
    assert (pos.state.magic[0], pos.has(0, "mana")) == (2, 1)
    assert points(pos) == 4  # two meeples, two levels


@pytest.mark.rule("K-MAGIC-2", "K-FAC-boarfolk-L2", "K-FAC-boarfolk-L3")
def test_gains_are_automatic_and_may_is_a_choice() -> None:
    pos = kingdom().give(0, "boarfolk", ones("a1", "a5"), magic=3, ore=1)
    pos.give(1, regions=ones("a2", "c1"))
    go(pos, "patrol a1 a2").play("dial 1", "flag", "fall")
    assert pos.has(0, "food") == 1
    assert "done" in pos.legal()


@pytest.mark.rule("K-MAGIC-3", "K-FAC-frost_wraiths-L4")
def test_a_level_lost_is_researched_again_at_its_price() -> None:
    pos = kingdom().give(0, "frost_wraiths", {"a1": 2}, magic=3, mana=4)
    pos.give(1, "goblins", {"c1": 2}, magic=2, mana=2).give(2, "orcs", {"e1": 2})
    pos.turn(select="research").play("research")
    assert pos.state.magic[1] == 1
    pos.play("research")
    assert (pos.state.magic[1], pos.has(1, "mana")) == (2, 0)


@pytest.mark.rule("K-MAGIC-3", "K-SCORE-3", "K-SCORE-2")
def test_a_bonus_needs_the_marker_on_five_at_the_end() -> None:
    pos = kingdom().give(0, "frost_wraiths", {"a1": 2}, magic=3, mana=4)
    pos.give(1, "orcs", {"c1": 2}, magic=5).give(2, "elves", {"e1": 2})
    pos.turn(select="research")
    assert (bonus(pos, 1), points(pos, 1)) == (2, 9)
    pos.play("research")
    assert (bonus(pos, 1), points(pos, 1)) == (0, 6)


@pytest.mark.rule("K-MAGIC-4", "K-TURN-1", "K-FAC-lionfolk-L2")
def test_effects_of_several_players_come_in_seat_order_from_the_active_one() -> None:
    five = ["patrol", "quest", "build", "research", "expand"]
    pos = kingdom(heroes_call=True).give(0, "lionfolk", ones("a1"), magic=2)
    pos.give(2, "orcs", ones("e1"), hero="alchemist", hero_level=2, hero_in="e2")
    pos.give(1, "elves", ones("c1"))
    pos.turn(active=1, begins=True, shields=five)
    assert (pos.phase, pos.asked) == ("gain", 2)
    pos.play("gain ore")
    assert (pos.phase, pos.asked) == ("gain", 0)


@pytest.mark.rule("K-5P-1", "K-TURN-1")
def test_with_five_players_the_one_who_is_skipped_still_gains_first() -> None:
    five = ["patrol", "quest", "build", "research", "expand"]
    homes = ("amberfold", "cinderholt", "eldwater", "grimhollow", "ironbarrow")
    pos = kingdom(*homes, players=5, heroes_call=True).give(0, "lionfolk", ones("a1"), magic=2)
    pos.give(1, "orcs", ones("c1"), hero="alchemist", hero_level=2, hero_in="c2")
    pos.turn(active=0, begins=True, shields=five)
    assert (pos.phase, pos.asked) == ("gain", 0)
    pos.play("gain ore")
    assert (pos.phase, pos.asked) == ("gain", 1)
    assert (pos.play("gain ore").phase, pos.asked) == ("select", 1)


@pytest.mark.rule("K-MAGIC-4", "K-ALLY-9")
@pytest.mark.parametrize(("active", "asked"), [(0, [2, 1, 2, 2]), (2, [2, 2, 2, 1])])
def test_allies_are_served_in_seat_order_from_the_active_one(active: int, asked: list[int]) -> None:
    # Halflings give their ally one unit of choice and take one; the bard takes two.
    pos = kingdom(heroes_call=True).give(0, "humans", ones("a1"))
    pos.give(1, "halflings", ones("e1", "c1"), magic=3)
    pos.give(2, "orcs", ones("e6"), hero="bard", hero_in="e2")
    pos.turn(active=active, select="patrol", acting=2).play("patrol-hero e2 e1", "flag", "flag")
    order = []
    while pos.phase == "gain":
        order.append(pos.asked)
        pos.play("gain ore")
    assert order == asked


@pytest.mark.rule("K-MAGIC-5")
def test_a_faction_serves_the_hero_as_any_meeple() -> None:
    pos = kingdom(heroes_call=True)
    pos.give(0, "dark_elves", ones("a5"), magic=2, hero="baron", hero_in="a1", ore=1)
    pos.give(1, regions=ones("a2", "c1"))
    assert highest(pos.turn(select="patrol").play("patrol-hero a1 a2")) == 2
    assert pos.play("dial 1", "flag", "fall").has(0, "mana") == 1


@pytest.mark.rule("K-MAGIC-5")
def test_a_hero_serves_itself_alone() -> None:
    pos = kingdom(heroes_call=True)
    pos.give(0, "dark_elves", ones("a1"), hero="knight", hero_in="a5", ore=1)
    pos.give(1, regions=ones("a2", "c1"))
    assert highest(go(pos, "patrol a1 a2")) == 1


@pytest.mark.rule("K-RUL-34", "K-WAR-5")
def test_a_discount_lowers_the_price_and_not_lifts_the_number() -> None:
    pos = kingdom().give(0, "valkyries", ones("a1", "a5"), magic=2, ore=1)
    pos.give(1, "trolls", ones("a4", "c1"), ore=2)
    go(pos, "patrol a1 a4").play("dial 2", "dial 2")
    assert (pos.has(0, "ore"), pos.state.war_winner) == (0, 1)
