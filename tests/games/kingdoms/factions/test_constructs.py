"""Constructs: ore."""

from __future__ import annotations

import pytest

from tests.games.kingdoms.factions.stage import bonus, go, highest, kingdom, ones, stock


@pytest.mark.rule("K-FAC-constructs-L1")
def test_ore_may_replace_food_to_expand() -> None:
    pos = kingdom().give(0, "constructs", ones("a1", "a3"), magic=1, food=1, ore=2)
    pos.turn(select="expand").play("expand a1")
    assert (stock(pos), pos.meeples(0)) == ((0, 0, 0), 3)


@pytest.mark.rule("K-FAC-constructs-L1")
def test_ore_replaces_food_neither_below_the_level_nor_for_a_retreat() -> None:
    pos = kingdom().give(0, "constructs", ones("a1", "a3"), ore=9).turn(select="expand")
    assert pos.legal() == ["pass"]
    pos = kingdom().give(0, "constructs", ones("a1", "a5"), magic=1, ore=9)
    pos.give(1, regions=ones("a2", "c1"), ore=1)
    assert go(pos, "patrol a1 a2").play("flag", "dial 1").legal() == ["fall"]


@pytest.mark.rule("K-FAC-constructs-L2", "K-WAR-8")
@pytest.mark.parametrize(
    ("magic", "stocked", "number"),
    [(2, {"ore": 1}, 2), (2, {"mana": 1}, 2), (2, {"mana": 2, "ore": 1}, 6), (1, {"ore": 1}, 1)],
)
def test_a_war_payment_with_ore_in_it_costs_one_less(
    magic: int, stocked: dict[str, int], number: int
) -> None:
    pos = kingdom().give(0, "constructs", ones("a1", "a5"), magic=magic, **stocked)
    assert highest(go(pos.give(1, regions=ones("a2", "c1")), "patrol a1 a2")) == number


@pytest.mark.rule("K-FAC-constructs-L2", "K-WAR-7")
def test_the_ore_must_really_be_paid() -> None:
    def paying(answer: str) -> tuple[int, int, int]:
        pos = kingdom().give(0, "constructs", ones("a1", "a5"), magic=2, mana=2, ore=2)
        pos.give(1, regions=ones("a2", "c1"))
        return stock(go(pos, "patrol a1 a2").play("dial 2", "flag", answer))

    assert paying("pay mana 0") == (0, 2, 1)  # one ore, the other one is spared
    assert paying("pay mana 1") == (0, 1, 2)


@pytest.mark.rule("K-FAC-constructs-L3")
@pytest.mark.parametrize(
    ("magic", "regions", "ore"),
    [(3, ("a3", "c1"), 3), (3, ("a3", "a1"), 2), (3, ("a1", "a5"), 0), (2, ("a3", "a1"), 1)],
)
def test_a_meeple_in_a_mountain_collects_an_ore_more(
    magic: int, regions: tuple[str, ...], ore: int
) -> None:
    pos = kingdom().give(0, "constructs", ones(*regions), magic=magic)
    pos.turn(active=2, select="trade", acting=0).play("collect")
    assert pos.has(0, "ore") == ore


@pytest.mark.rule("K-FAC-constructs-L4")
@pytest.mark.parametrize("active", [0, 2])
def test_constructs_may_build_when_expand_is_chosen(active: int) -> None:
    pos = kingdom().give(0, "constructs", {"a1": 2}, magic=4, tower=1, ore=2)
    pos.turn(active=active, select="expand", acting=0).play("raise")
    assert (pos.state.tower[0], stock(pos)) == (2, (0, 0, 0))


@pytest.mark.rule("K-FAC-constructs-L4", "K-TOWER-1", "K-TOWER-10")
def test_with_fortresses_the_substitute_places_or_restores_one() -> None:
    pos = kingdom(heroes_call=True).give(
        0, "constructs", {"a1": 2}, magic=4, ore=2, fortresses=["a2"]
    )
    pos.laid_fortress(0, "a2").turn(select="expand")
    assert pos.legal() == ["build a1", "restore a2", "pass"]


@pytest.mark.rule("K-FAC-constructs-L4")
def test_below_the_level_they_do_not() -> None:
    pos = kingdom().give(0, "constructs", {"a1": 2}, magic=3, ore=2).turn(select="expand")
    assert pos.legal() == ["pass"]


@pytest.mark.rule("K-FAC-constructs-L5")
@pytest.mark.parametrize(("tower", "points"), [(1, 0), (2, 1), (5, 2), (6, 3)])
def test_two_tower_levels_are_a_point(tower: int, points: int) -> None:
    assert bonus(kingdom().give(0, "constructs", {"a1": 2}, magic=5, tower=tower)) == points
