"""Holy Order: research, and a capital."""

from __future__ import annotations

import pytest

from tests.games.kingdoms.factions.stage import bonus, go, highest, kingdom, ones, stock


@pytest.mark.rule("K-FAC-holy_order-L1")
@pytest.mark.parametrize(("active", "magic", "left"), [(2, 1, 2), (0, 1, 1), (2, 0, 3)])
def test_following_a_research_earns_a_mana_afterwards(active: int, magic: int, left: int) -> None:
    pos = kingdom().give(0, "holy_order", {"a1": 2}, magic=magic, mana=3)
    pos.turn(active=active, select="research", acting=0).play("research")
    assert pos.has(0, "mana") == left  # level 1 works at once, for the Research that reached it


@pytest.mark.rule("K-FAC-holy_order-L1")
def test_the_mana_comes_too_late_to_pay_with() -> None:
    pos = kingdom().give(0, "holy_order", {"a1": 2}, magic=1, mana=1)
    pos.turn(active=2, select="research", acting=0)
    assert pos.legal() == ["collect"]
    assert stock(pos.play("collect")) == (1, 1, 0)  # collecting is no following


@pytest.mark.rule("K-FAC-holy_order-L1", "K-FAC-holy_order-L3")
def test_a_substitute_is_not_the_action_selected() -> None:
    pos = kingdom().give(0, "holy_order", {"a1": 2}, magic=3, mana=4)
    pos.turn(active=2, select="patrol", acting=0).play("research")
    assert pos.state.magic[0] == 4
    assert pos.has(0, "mana") == 3  # what level 4 earns, and nothing for following


@pytest.mark.rule("K-FAC-holy_order-L1", "K-HERO-4")
def test_advancing_the_hero_by_research_counts() -> None:
    pos = kingdom(heroes_call=True)
    pos.give(0, "holy_order", {"a1": 1}, magic=1, hero="wizard", hero_in="a1", mana=3)
    pos.turn(active=2, select="research", acting=0).play("advance")
    assert pos.has(0, "mana") == 1


@pytest.mark.rule("K-FAC-holy_order-L2")
@pytest.mark.parametrize(
    ("magic", "move", "number"),
    [(2, "patrol a1 a2", 2), (2, "quest a1 c2", 1), (1, "patrol a1 a2", 1)],
)
def test_war_at_home_costs_one_less(magic: int, move: str, number: int) -> None:
    pos = kingdom().give(0, "holy_order", ones("a1", "a5"), magic=magic, ore=1)
    assert highest(go(pos.give(1, regions=ones("a2", "c2")), move)) == number


@pytest.mark.rule("K-FAC-holy_order-L2")
def test_so_does_defending_there() -> None:
    pos = kingdom().give(0, regions=ones("c1", "a5"))
    pos.give(1, "holy_order", ones("c2", "c3"), magic=2, ore=1)
    assert highest(go(pos, "patrol c1 c2").play("flag")) == 2


@pytest.mark.rule("K-FAC-holy_order-L3")
@pytest.mark.parametrize("active", [0, 2])
def test_the_order_may_research_when_patrol_is_chosen(active: int) -> None:
    pos = kingdom().give(0, "holy_order", {"a1": 2}, magic=3, mana=4)
    pos.turn(active=active, select="patrol", acting=0)
    assert {"research", "patrol a1 a2"} <= set(pos.legal())
    assert pos.play("research").state.magic[0] == 4


@pytest.mark.rule("K-FAC-holy_order-L3")
def test_below_the_level_it_does_not() -> None:
    pos = kingdom().give(0, "holy_order", {"a1": 2}, magic=2, mana=4).turn(select="patrol")
    assert "research" not in pos.legal()


@pytest.mark.rule("K-FAC-holy_order-L4", "K-ACT-RESEARCH-1")
def test_reaching_level_four_earns_three_mana() -> None:
    pos = kingdom().give(0, "holy_order", {"a1": 2}, magic=3, mana=5).turn(select="research")
    pos.play("research")
    assert (pos.state.magic[0], pos.has(0, "mana")) == (4, 4)


@pytest.mark.rule("K-FAC-holy_order-L5")
@pytest.mark.parametrize(
    ("regions", "points"),
    [(("a1", "a2"), 0), (("a4", "a2"), 2), (("c1", "a2"), 2), (("c1", "a4"), 2)],
)
def test_a_capital_or_an_alliance_is_two_points(regions: tuple[str, ...], points: int) -> None:
    pos = kingdom().give(0, "holy_order", ones(*regions), magic=5).give(1, regions=ones("c1", "c2"))
    assert bonus(pos) == points


@pytest.mark.rule("K-FAC-holy_order-L5", "K-TERM-6")
def test_a_fortress_alone_does_not_occupy_a_capital() -> None:
    pos = kingdom(heroes_call=True).give(0, "holy_order", {"a1": 2}, magic=5, fortresses=["a4"])
    assert bonus(pos) == 0
