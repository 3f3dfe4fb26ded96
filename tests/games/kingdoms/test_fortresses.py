"""Fortresses: where they stand, what becomes of them, alliances with them, points."""

from __future__ import annotations

import pytest

from tests.games.kingdoms.frozen import collect, frozen, highest, victor


@pytest.mark.rule("K-TOWER-3", "K-TERM-6")
def test_a_fortress_stays_when_its_meeple_leaves_and_does_not_occupy() -> None:
    pos = frozen().give(0, regions={"p5": 1, "p3": 1}, fortresses=["p5"]).turn(select="patrol")
    pos.play("patrol p5 p4")
    assert pos.fortresses(0) == ["p5"]
    pos = collect(frozen().give(0, regions={"p4": 1, "p3": 1}, fortresses=["p5"]))
    assert [pos.has(0, each) for each in ("food", "mana", "ore")] == [0, 1, 1]


@pytest.mark.rule("K-TOWER-3", "K-TOWER-1")
def test_a_region_holds_one_fortress_whoever_owns_it() -> None:
    pos = frozen().give(0, regions={"p5": 1, "p3": 1}, ore=9)
    pos.give(1, regions={"c1": 1}, fortresses=["p3"]).turn(select="build")
    assert pos.legal() == ["build p5", "pass"]


@pytest.mark.rule("K-TOWER-7", "K-MOVE-2")
def test_two_meeples_fit_beside_a_fortress_but_no_third_player() -> None:
    pos = frozen().give(0, regions={"p5": 1, "p3": 1}, fortresses=["p5"]).turn(select="patrol")
    assert pos.play("patrol p3 p5").meeples(0, "p5") == 2
    pos = frozen().give(0, regions={"p3": 1}).give(1, regions={"c1": 1}, fortresses=["p2"])
    pos.give(2, regions={"p2": 1, "e1": 1}).turn(select="patrol")
    assert pos.rule_against("patrol p3 p2") == "K-MOVE-2"


@pytest.mark.rule("K-TOWER-11")
def test_a_lying_fortress_beside_its_meeple_is_no_way_round_a_war() -> None:
    pos = frozen().give(0, regions={"p3": 1, "p6": 1}, ore=1)
    pos.give(1, regions={"p2": 1, "c1": 1}, fortresses=["p2"], ore=2).laid_fortress(1, "p2")
    pos.turn(select="patrol").play("patrol p3 p2", "dial 1")
    assert (pos.asked, highest(pos)) == (1, 2)  # and it gives no discount
    pos.play("flag")
    assert pos.fortresses(1) == []


@pytest.mark.rule("K-TOWER-12", "K-TOWER-1")
def test_fortresses_may_stand_in_ruins_in_capitals_and_beside_an_ally() -> None:
    pos = frozen(home="icefang_reach").give(0, regions={"r6": 1, "e5": 1, "r4": 1}, ore=1)
    pos.give(1, regions={"r4": 1, "c1": 1}).turn(select="build")
    assert pos.legal() == ["build r4", "build r6", "build e5", "pass"]


@pytest.mark.rule("K-TOWER-12", "K-TOWER-6")
def test_losing_the_last_fortress_puts_the_tower_on_nothing() -> None:
    pos = frozen().give(0, regions={"p3": 1, "p6": 1}, ore=1)
    pos.give(1, regions={"c1": 1}, fortresses=["p2"])
    pos.turn(select="patrol").play("patrol p3 p2", "dial 1", "flag")
    assert pos.state.tower[1] == 0


@pytest.mark.rule("K-RUL-14", "K-TOWER-4")
def test_the_owner_of_a_lone_fortress_pays_for_its_number() -> None:
    pos = frozen().give(0, regions={"p3": 1, "p6": 1}, ore=1)
    pos.give(1, regions={"c1": 1}, fortresses=["p2"], ore=2)
    pos.turn(select="patrol").play("patrol p3 p2", "dial 1", "dial 3")
    assert pos.has(1, "ore") == 0
    assert pos.play("fall").fortresses(1) == ["p2"]


@pytest.mark.rule("K-TOWER-4", "K-WAR-3")
def test_a_lone_fortress_still_needs_a_number() -> None:
    pos = frozen().give(0, regions={"p3": 1, "p6": 1}, ore=1)
    pos.give(1, regions={"c1": 1}, fortresses=["p2"])
    pos.turn(select="patrol").play("patrol p3 p2", "dial 1")
    assert pos.legal() == ["flag", "dial 1"]  # the discount pays for a one
    pos.play("dial 1")
    assert pos.happened("war_won")[0].player == 1


@pytest.mark.rule("K-TOWER-5", "K-WAR-8")
def test_a_fortress_gives_no_discount_in_other_regions() -> None:
    pos = frozen().give(0, regions={"p3": 1, "p6": 1}, fortresses=["p3"], ore=2)
    pos.give(1, regions={"p2": 1, "c1": 1}, fortresses=["c1"], ore=3)
    pos.turn(select="patrol").play("patrol p3 p2")
    assert highest(pos) == 2
    assert highest(pos.play("dial 1")) == 3


@pytest.mark.rule("K-TOWER-5", "K-WAR-5")
def test_a_fortress_makes_a_number_cheaper_and_not_higher() -> None:
    pos = frozen().give(0, regions={"p3": 1, "p6": 1}, ore=3)
    pos.give(1, regions={"p2": 1, "c1": 1}, fortresses=["p2"], ore=1)
    pos.turn(select="patrol").play("patrol p3 p2", "dial 3", "dial 2")
    assert (victor(pos), pos.has(1, "ore")) == (0, 0)


@pytest.mark.rule("K-RUL-16", "K-TOWER-6", "K-TOWER-5")
def test_a_breaker_who_loses_loses_its_fortress_there_too() -> None:
    pos = frozen().give(0, regions={"p2": 1, "p6": 1}, fortresses=["p2"], ore=2)
    pos.give(1, regions={"p2": 1, "c1": 1}, ore=9).turn(select="patrol").play("break p2")
    assert highest(pos) == 3
    pos.play("dial 3", "dial 4", "fall")
    assert (pos.fortresses(0), pos.state.tower[0]) == ([], 0)


@pytest.mark.rule("K-ALLY-8", "K-TOWER-9")
def test_an_allys_lying_fortress_stays_until_the_alliance_is_broken() -> None:
    pos = frozen().give(0, regions={"p2": 1, "p3": 1})
    pos.give(1, regions={"c1": 1}, fortresses=["p2"]).laid_fortress(1, "p2")
    pos.turn(select="patrol").play("patrol p3 p2")
    assert (pos.meeples(0, "p2"), pos.fortresses(1)) == (2, ["p2"])
    pos = frozen().give(0, regions={"p2": 1, "p3": 1})
    pos.give(1, regions={"c1": 1}, fortresses=["p2"]).laid_fortress(1, "p2")
    pos.turn(select="patrol").play("break p2")
    assert (pos.happened("war_begun"), pos.fortresses(1), pos.asked) == ([], [], 1)


@pytest.mark.rule("K-ALLY-10", "K-ALLY-4")
def test_a_fortress_alone_breaks_nothing_its_owner_comes_first() -> None:
    pos = frozen().give(0, regions={"p3": 1, "p6": 1}, fortresses=["p2"])
    pos.give(1, regions={"p2": 1, "c1": 1}).turn(select="patrol")
    assert pos.rule_against("break p2") == "K-ALLY-10"
    pos.play("patrol p3 p2")
    assert (pos.allied(0), pos.happened("war_begun")) == (["p2"], [])


@pytest.mark.rule("K-SCORE-7", "K-TOWER-8", "K-RUL-43")
def test_fortresses_abroad_are_a_point_each_once_lying_or_not() -> None:
    pos = frozen().give(0, regions={"p3": 1}, fortresses=["p3", "c1", "e1"])
    pos.laid_fortress(0, "e1").turn()
    parts = {part.key: part.amount for part in pos.state.income(0).parts}
    assert parts["score.fortresses"] == 2


@pytest.mark.rule("K-RUL-35", "K-CAPITAL-1")
def test_a_lone_fortress_in_a_capital_leaves_both_points_to_the_meeple() -> None:
    pos = frozen(home="icefang_reach").give(0, regions={"r6": 1, "r1": 1})
    pos.give(1, regions={"c1": 1}, fortresses=["r6"]).turn()
    parts = {part.key: part.amount for part in pos.state.income(0).parts}
    assert parts["score.capital"] == 2
    assert "score.capital" not in {part.key for part in pos.state.income(1).parts}
