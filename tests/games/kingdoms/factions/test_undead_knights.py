"""Undead Knights: fortresses, and meeples that come back."""

from __future__ import annotations

import pytest

from elbowroom.games.kingdoms.test_kit import KingdomsScenario
from tests.games.kingdoms.factions.stage import bonus, go, highest, kingdom, ones, stock


def beaten(magic: int, *others: str, home: str = "cinderholt", **knights: int) -> KingdomsScenario:
    """Seat 0 beats the Undead Knights in a2."""
    pos = kingdom("amberfold", home, "eldwater", heroes_call=True)
    pos.give(0, "trolls", ones("a1", "a5"), ore=1)
    pos.give(1, "undead_knights", ones("a2", *(others or ("c1",))), magic=magic, **knights)
    return go(pos, "patrol a1 a2").play("dial 1", "flag")


@pytest.mark.rule("K-FAC-undead_knights-L1")
@pytest.mark.parametrize(("magic", "stocked"), [(1, (0, 1, 1)), (0, (0, 0, 0))])
def test_a_meeple_lost_in_war_earns_ore_and_mana(magic: int, stocked: tuple[int, int, int]) -> None:
    assert stock(beaten(magic).play("fall"), 1) == stocked


@pytest.mark.rule("K-FAC-undead_knights-L1")
def test_a_retreat_earns_nothing() -> None:
    assert stock(beaten(1, food=2).play("retreat a3"), 1) == (0, 0, 0)


@pytest.mark.rule("K-FAC-undead_knights-L2", "K-TOWER-5")
@pytest.mark.parametrize(("magic", "number"), [(2, 3), (1, 2)])
def test_a_fortress_takes_two_off(magic: int, number: int) -> None:
    pos = kingdom(heroes_call=True).give(0, regions=ones("a1", "a5"))
    pos.give(1, "undead_knights", ones("c1"), magic=magic, fortresses=["a2"], ore=1)
    go(pos, "patrol a1 a2").play("flag")
    assert highest(pos) == number
    assert pos.explain(f"dial {number}").total == 1


@pytest.mark.rule("K-FAC-undead_knights-L2", "K-TOWER-9")
def test_a_lying_fortress_takes_nothing_off() -> None:
    pos = kingdom(heroes_call=True).give(0, regions=ones("a1", "a5"))
    pos.give(1, "undead_knights", ones("c1", "a2"), magic=2, fortresses=["a2"], ore=1)
    assert highest(go(pos.laid_fortress(1, "a2"), "patrol a1 a2").play("flag")) == 1


@pytest.mark.rule("K-FAC-undead_knights-L3")
def test_any_mix_of_resources_pays_for_a_retreat() -> None:
    pos = beaten(3, "c1", "c2", "c3", food=1, mana=1, ore=1, silver=1)
    assert "retreat a3" in pos.legal()
    pos.play("retreat a3")
    assert stock(pos, 1) == (0, 0, 0)
    assert (pos.has(1, "silver"), pos.meeples(1, "a3")) == (0, 1)


@pytest.mark.rule("K-FAC-undead_knights-L3")
def test_the_owner_says_what_is_paid_and_below_the_level_only_food_and_silver() -> None:
    pos = beaten(3, food=2, ore=2).play("retreat a3")
    assert pos.legal() == ["pay food 0", "pay food 1", "pay food 2"]
    assert stock(pos.play("pay food 0"), 1) == (2, 0, 0)
    assert beaten(2, mana=9, ore=9).legal() == ["fall"]


@pytest.mark.rule("K-FAC-undead_knights-L4")
def test_two_mana_bring_a_fallen_meeple_straight_home() -> None:
    pos = beaten(4, "c1", mana=2).play("fall")
    assert (pos.asked, pos.phase) == (1, "revive")
    assert pos.legal() == [*[f"revive c{number}" for number in range(1, 6)], "done"]
    pos.play("revive c5")
    assert (pos.meeples(1, "c5"), pos.meeples(1), stock(pos, 1)) == (1, 2, (0, 0, 0))
    assert not pos.happened("meeple_removed")  # it was not lost: level 1 earns nothing


@pytest.mark.rule("K-FAC-undead_knights-L4", "K-MAGIC-2")
def test_it_need_not_be_paid_and_cannot_be_without_mana_or_level() -> None:
    pos = beaten(4, mana=2).play("fall", "done")
    assert (pos.meeples(1), stock(pos, 1)) == (1, (0, 3, 1))
    assert beaten(4, mana=1).play("fall").phase == "act"
    assert beaten(3, mana=9).play("fall").phase == "act"


@pytest.mark.rule("K-FAC-undead_knights-L4", "K-RETREAT-3", "K-RETREAT-9")
def test_it_comes_back_where_it_fits_without_war_an_empty_tundra_included() -> None:
    pos = kingdom("amberfold", "frosthollow", "eldwater", heroes_call=True)
    pos.give(0, "trolls", ones("a1", "p2"), ore=1).give(2, "orcs", {"p4": 1})
    pos.give(1, "undead_knights", {"a2": 1, "p3": 2}, magic=4, mana=2)
    go(pos, "patrol a1 a2").play("dial 1", "flag", "fall")
    assert pos.legal() == ["revive p1", "revive p5", "revive p6", "done"]


@pytest.mark.rule("K-FAC-undead_knights-L4")
def test_a_hero_does_not_come_back_like_that() -> None:
    pos = kingdom(heroes_call=True).give(0, "trolls", ones("a1", "a5"), ore=1)
    pos.give(1, "undead_knights", ones("c1"), magic=4, hero="baron", hero_in="a2", mana=2)
    go(pos, "patrol a1 a2").play("dial 1", "flag", "fall-hero")
    assert (pos.phase, pos.hero_in(1)) == ("act", None)


@pytest.mark.rule("K-FAC-undead_knights-L4", "K-WAR-13")
def test_a_last_meeple_moves_free_as_everybodys() -> None:
    pos = kingdom(heroes_call=True).give(0, "trolls", ones("a1", "a5"), ore=1)
    pos.give(1, "undead_knights", ones("a2"), magic=4, mana=2)
    go(pos, "patrol a1 a2").play("dial 1", "flag")
    assert pos.legal() == ["retreat a1", "retreat a3", "retreat a4"]


@pytest.mark.rule("K-FAC-undead_knights-L5")
@pytest.mark.parametrize(
    ("fortresses", "points"),
    [(("c1",), 0), (("c1", "c2", "a1"), 1), (("c1", "c2", "c3", "c4", "c5", "a1"), 3)],
)
def test_two_fortresses_are_a_point(fortresses: tuple[str, ...], points: int) -> None:
    pos = kingdom(heroes_call=True).give(
        1, "undead_knights", {"c1": 2}, magic=5, fortresses=fortresses
    )
    assert bonus(pos, 1) == points
    if len(fortresses) > 1:  # lying ones are in play too
        pos = kingdom(heroes_call=True)
        pos.give(1, "undead_knights", {"c1": 2}, magic=5, fortresses=fortresses)
        assert bonus(pos.laid_fortress(1, "c1"), 1) == points
