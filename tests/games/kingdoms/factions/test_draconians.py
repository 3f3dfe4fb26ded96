"""Draconians: on wings from anywhere."""

from __future__ import annotations

import pytest

from tests.games.kingdoms.factions.stage import bonus, go, highest, kingdom, ones, stock


@pytest.mark.rule("K-FAC-draconians-L1", "K-RUL-3")
def test_a_quest_may_start_inland() -> None:
    pos = kingdom().give(0, "draconians", {"a4": 2}, magic=1).turn(select="quest")
    assert {"quest a4 c1", "quest a4 e4"} <= set(pos.legal())
    assert "quest a4 e5" not in pos.legal()  # it ends at a border as ever
    plain = kingdom().give(0, "draconians", {"a4": 2}).turn(select="quest")
    assert plain.legal() == ["pass"]


@pytest.mark.rule("K-FAC-draconians-L1", "K-RUL-41")
def test_a_quest_may_end_on_the_same_territory() -> None:
    pos = kingdom().give(0, "draconians", ones("a1", "c1"), magic=1).turn(select="quest")
    home = {text.split()[2] for text in pos.legal() if text.startswith("quest a1 a")}
    assert home == {"a2", "a3", "a5", "a6"}
    plain = kingdom().give(0, "draconians", ones("a1", "c1")).turn(select="quest")
    assert plain.rule_against("quest a1 a3") == "K-ACT-QUEST-1"


@pytest.mark.rule("K-FAC-draconians-L2")
@pytest.mark.parametrize(
    ("magic", "move", "number"),
    [(2, "quest a1 c1", 2), (2, "patrol a1 a2", 1), (1, "quest a1 c1", 1)],
)
def test_attacking_by_quest_costs_one_less(magic: int, move: str, number: int) -> None:
    pos = kingdom().give(0, "draconians", ones("a1", "a5"), magic=magic, ore=1)
    assert highest(go(pos.give(1, regions=ones("a2", "c1")), move)) == number


@pytest.mark.rule("K-FAC-draconians-L2")
def test_defending_against_a_quest_costs_no_less() -> None:
    pos = kingdom().give(0, regions=ones("a1", "a5"))
    pos.give(1, "draconians", ones("c1", "c2"), magic=2, ore=1)
    assert highest(go(pos, "quest a1 c1").play("flag")) == 1


@pytest.mark.rule("K-FAC-draconians-L3")
def test_three_border_regions_yield_a_resource_of_choice_more() -> None:
    pos = kingdom().give(0, "draconians", ones("a1", "a2", "a3"), magic=3)
    pos.turn(active=2, select="trade", acting=0).play("collect")
    assert (stock(pos), pos.legal()) == ((1, 1, 1), ["gain food", "gain mana", "gain ore"])
    assert stock(pos.play("gain food")) == (2, 1, 1)
    assert pos.phase == "act"


@pytest.mark.rule("K-FAC-draconians-L3", "K-COLLECT-8")
@pytest.mark.parametrize(
    ("magic", "regions", "lying"),
    [(3, ("a1", "a2", "a4"), ()), (3, ("a1", "a2", "a3"), ("a3",)), (2, ("a1", "a2", "a3"), ())],
)
def test_an_inland_region_and_a_lying_meeple_do_not_count(
    magic: int, regions: tuple[str, ...], lying: tuple[str, ...]
) -> None:
    pos = kingdom().give(0, "draconians", ones(*regions), magic=magic, lying=lying)
    pos.turn(active=2, select="trade", acting=0).play("collect")
    assert pos.phase != "gain"


@pytest.mark.rule("K-FAC-draconians-L4")
def test_quest_moves_two_meeples() -> None:
    pos = go(kingdom().give(0, "draconians", ones("a1", "a2", "a3"), magic=4), "quest a1 c1")
    assert (pos.asked, pos.phase) == (0, "move")
    assert not [text for text in pos.legal() if text.startswith("quest c1")]
    pos.play("quest a2 e1")
    assert (pos.meeples(0, "c1"), pos.meeples(0, "e1"), pos.asked) == (1, 1, 1)


@pytest.mark.rule("K-FAC-draconians-L4")
def test_neither_below_the_level_nor_by_patrol() -> None:
    assert go(kingdom().give(0, "draconians", ones("a1", "a2"), magic=3), "quest a1 c1").asked == 1
    assert go(kingdom().give(0, "draconians", ones("a1", "a2"), magic=4), "patrol a1 a5").asked == 1


@pytest.mark.rule("K-FAC-draconians-L5")
@pytest.mark.parametrize(
    ("regions", "points"),
    [(("a1", "c1"), 2), (("a1", "a4"), 0), (("a1", "amberfold.w1"), 0), ((), 0)],
)
def test_all_meeples_at_borders_are_two_points(regions: tuple[str, ...], points: int) -> None:
    assert bonus(kingdom().give(0, "draconians", ones(*regions), magic=5)) == points
