"""Halflings: flags and alliances."""

from __future__ import annotations

import pytest

from elbowroom.games.kingdoms.test_kit import KingdomsScenario
from tests.games.kingdoms.factions.stage import bonus, kingdom, ones, stock


def visit(magic: int, **rival: int) -> KingdomsScenario:
    """Halflings patrol into a4, where a meeple of seat 1 is."""
    pos = kingdom().give(0, "halflings", ones("a1", "a5"), magic=magic)
    pos.give(1, "trolls", ones("a4", "c1"), **rival)
    return pos.turn(select="patrol").play("patrol a1 a4")


@pytest.mark.rule("K-FAC-halflings-L1", "K-WAR-9")
def test_a_flag_met_by_a_number_costs_the_opponent_two_resources() -> None:
    pos = visit(1, ore=3, food=1).play("flag", "dial 1")
    assert stock(pos, 1) == (1, 0, 2)  # the number is paid for first
    assert (pos.asked, pos.legal()) == (1, ["discard food", "discard ore"])
    pos.play("discard food")
    assert (stock(pos, 1), pos.phase) == ((0, 0, 1), "retreat")  # the last ore went by itself


@pytest.mark.rule("K-FAC-halflings-L1")
def test_the_opponent_loses_only_what_it_has() -> None:
    pos = visit(1, ore=2).play("flag", "dial 1")
    assert (stock(pos, 1), pos.phase) == ((0, 0, 0), "retreat")


@pytest.mark.rule("K-FAC-halflings-L1")
def test_without_the_level_or_without_the_flag_nothing_is_lost() -> None:
    assert stock(visit(0, ore=3).play("flag", "dial 1"), 1) == (0, 0, 2)
    pos = kingdom().give(0, "halflings", ones("a1", "a5"), magic=1, ore=1)
    pos.give(1, "trolls", ones("a4", "c1"), ore=3).turn(select="patrol")
    pos.play("patrol a1 a4", "dial 1", "dial 2")
    assert stock(pos, 1) == (0, 0, 1)


@pytest.mark.rule("K-FAC-halflings-L2")
def test_an_alliance_gives_the_other_side_a_resource() -> None:
    pos = visit(2).play("flag", "flag")
    assert (pos.asked, pos.legal()) == (1, ["gain food", "gain mana", "gain ore"])
    pos.play("gain ore")
    assert stock(pos, 1) == (0, 0, 1)
    assert stock(pos, 0) == (0, 0, 0)
    assert pos.phase == "act"


@pytest.mark.rule("K-FAC-halflings-L2")
def test_an_alliance_below_the_level_gives_nothing() -> None:
    pos = visit(1).play("flag", "flag")
    assert (pos.allied(0), pos.phase) == (["a4"], "act")


@pytest.mark.rule("K-FAC-halflings-L3")
def test_an_alliance_gives_both_sides_a_resource() -> None:
    pos = visit(3).play("flag", "flag")
    while pos.phase == "gain":
        pos.play("gain mana" if pos.asked == 0 else "gain ore")
    assert stock(pos, 0) == (0, 1, 0)
    assert stock(pos, 1) == (0, 0, 1)


@pytest.mark.rule("K-FAC-halflings-L3", "K-ALLY-9")
def test_an_alliance_renewed_gives_nothing() -> None:
    pos = (
        kingdom().give(0, "halflings", ones("a4", "a5"), magic=3).give(1, regions=ones("a4", "c1"))
    )
    pos.turn(select="patrol").play("break a4", "flag", "flag")
    assert pos.allied(0) == ["a4"]
    assert stock(pos, 0) == stock(pos, 1) == (0, 0, 0)
    assert pos.phase == "act"


@pytest.mark.rule("K-FAC-halflings-L4", "K-ALLY-5")
@pytest.mark.parametrize(("magic", "locked"), [(4, True), (3, False)])
def test_opponents_cannot_break_an_alliance_with_halflings(magic: int, locked: bool) -> None:
    pos = kingdom().give(0, "halflings", ones("a4", "a5"), magic=magic)
    pos.give(1, regions=ones("a4", "c1")).turn(active=1, select="patrol")
    assert ("break a4" not in pos.legal()) == locked
    assert pos.rule_against("break a4") == ("K-ALLY-5" if locked else "")


@pytest.mark.rule("K-FAC-halflings-L4")
def test_halflings_themselves_may_break_it_and_others_break_others() -> None:
    pos = (
        kingdom().give(0, "halflings", ones("a4", "a5"), magic=4).give(1, regions=ones("a4", "c1"))
    )
    assert "break a4" in pos.turn(select="patrol").legal()
    pos = kingdom().give(0, "halflings", ones("a4", "a5"), magic=4)
    pos.give(1, regions=ones("c2", "c1")).give(2, regions=ones("c2", "e1"))
    assert "break c2" in pos.turn(active=1, select="patrol").legal()


@pytest.mark.rule("K-FAC-halflings-L5", "K-ALLY-7")
@pytest.mark.parametrize(("shared", "points"), [((), 0), (("a4",), 1), (("a4", "c1", "a2"), 3)])
def test_each_alliance_is_a_point(shared: tuple[str, ...], points: int) -> None:
    pos = kingdom().give(0, "halflings", ones("a5", *shared), magic=5)
    pos.give(1, regions=ones("c3", *shared))
    assert bonus(pos) == points


@pytest.mark.rule("K-FAC-halflings-L5", "K-ALLY-6")
def test_an_alliance_with_a_fortress_counts() -> None:
    pos = kingdom(heroes_call=True).give(0, "halflings", ones("a5", "c1"), magic=5)
    assert bonus(pos.give(1, regions=ones("c3"), fortresses=["c1"])) == 1
