"""Gnomes: trade and learning."""

from __future__ import annotations

import pytest

from tests.games.kingdoms.factions.stage import bonus, kingdom, ones, stock


@pytest.mark.rule("K-FAC-gnomes-L1")
@pytest.mark.parametrize(("magic", "ore"), [(1, 3), (0, 2)])
def test_every_trade_earns_one_more_of_what_is_received(magic: int, ore: int) -> None:
    pos = kingdom().give(0, "gnomes", {"a1": 2}, magic=magic, food=3).turn(select="trade")
    assert stock(pos.play("trade food-ore 2")) == (1, 0, ore)


@pytest.mark.rule("K-FAC-gnomes-L2")
@pytest.mark.parametrize(("magic", "price"), [(2, 2), (4, 4), (1, 2)])
def test_research_costs_a_mana_less(magic: int, price: int) -> None:
    pos = kingdom().give(0, "gnomes", {"a1": 2}, magic=magic, mana=price).turn(select="research")
    assert pos.explain("research").total == price
    pos.play("research")
    assert (pos.state.magic[0], pos.has(0, "mana")) == (magic + 1, 0)


@pytest.mark.rule("K-FAC-gnomes-L2", "K-HERO-5", "K-COST-3")
def test_a_hero_advances_for_less_too_but_never_for_less_than_one() -> None:
    pos = kingdom(heroes_call=True)
    pos.give(0, "gnomes", ones("a1"), magic=2, hero="priestess", hero_in="a1", mana=1)
    assert pos.turn(select="research").explain("advance").total == 1  # research 2


@pytest.mark.rule("K-FAC-gnomes-L3")
@pytest.mark.parametrize(
    ("magic", "regions", "ore"),
    [(3, ("a3", "c1"), 3), (3, ("a3", "a1"), 2), (3, ("a1", "a2"), 0), (2, ("a3", "c1"), 2)],
)
def test_a_meeple_in_a_mountain_collects_an_ore_more(
    magic: int, regions: tuple[str, ...], ore: int
) -> None:
    pos = kingdom().give(0, "gnomes", ones(*regions), magic=magic)
    pos.turn(active=2, select="trade", acting=0).play("collect")
    assert pos.has(0, "ore") == ore


@pytest.mark.rule("K-FAC-gnomes-L4")
@pytest.mark.parametrize("active", [0, 2])
def test_gnomes_may_research_when_trade_is_chosen(active: int) -> None:
    pos = kingdom().give(0, "gnomes", {"a1": 2}, magic=4, mana=4)
    pos.turn(active=active, select="trade", acting=0)
    assert {"research", "trade mana-ore 1"} <= set(pos.legal())
    assert pos.play("research").state.magic[0] == 5


@pytest.mark.rule("K-FAC-gnomes-L4")
def test_below_the_level_they_do_not() -> None:
    pos = kingdom().give(0, "gnomes", {"a1": 2}, magic=3, mana=9).turn(select="trade")
    assert "research" not in pos.legal()


@pytest.mark.rule("K-FAC-gnomes-L5")
@pytest.mark.parametrize(
    ("stocked", "points"), [((4, 4, 4, 4), 0), ((5, 0, 0, 5), 2), ((5, 5, 5, 5), 3)]
)
def test_tracks_at_five_score_silver_included(
    stocked: tuple[int, int, int, int], points: int
) -> None:
    food, mana, ore, silver = stocked
    pos = kingdom(heroes_call=True)
    pos.give(0, "gnomes", {"a1": 2}, magic=5, food=food, mana=mana, ore=ore, silver=silver)
    assert bonus(pos) == points
