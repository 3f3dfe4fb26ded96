"""Imps: mischief from the crags."""

from __future__ import annotations

import pytest

from elbowroom.games.kingdoms.test_kit import KingdomsScenario
from tests.games.kingdoms.factions.stage import bonus, go, highest, kingdom, ones, stock


@pytest.mark.rule("K-FAC-imps-L1")
@pytest.mark.parametrize(("magic", "crossed"), [(1, True), (0, False)])
def test_patrol_steps_across_a_crag(magic: int, crossed: bool) -> None:
    pos = kingdom().give(0, "imps", ones("c4", "a5"), magic=magic).turn(select="patrol")
    assert ("patrol c4 c5" in pos.legal()) == crossed
    assert "patrol a5 a6" not in pos.legal()


def mischief(move: str, magic: int) -> KingdomsScenario:
    """Imps move; seat 1 has food and ore, seat 2 one mana."""
    pos = kingdom().give(0, "imps", ones("c4", "a1"), magic=magic)
    pos.give(1, "trolls", ones("c5"), food=2, ore=1).give(2, "orcs", ones("e1"), mana=1)
    return go(pos, move)


@pytest.mark.rule("K-FAC-imps-L2")
def test_a_patrol_that_ends_beside_a_crag_makes_an_opponent_discard() -> None:
    pos = mischief("patrol c4 c1", 2)
    assert (pos.asked, pos.legal()) == (0, ["target 1", "target 2"])
    pos.play("target 1")
    assert (pos.asked, pos.legal()) == (1, ["discard food", "discard ore"])
    pos.play("discard food")
    assert stock(pos, 1) == (1, 0, 1)
    assert stock(pos, 0) == (0, 0, 0)  # discarded, not taken
    assert pos.phase == "act"  # one, no more


@pytest.mark.rule("K-FAC-imps-L2")
@pytest.mark.parametrize(
    ("move", "magic"), [("patrol a1 a2", 2), ("quest a1 c1", 2), ("patrol c4 c1", 1)]
)
def test_elsewhere_by_quest_or_below_the_level_nobody_discards(move: str, magic: int) -> None:
    assert mischief(move, magic).phase == "act"


@pytest.mark.rule("K-FAC-imps-L2", "K-ACT-PATROL-4")
def test_standing_up_beside_a_crag_is_no_move() -> None:
    pos = kingdom().give(0, "imps", ones("c4", "a1"), magic=2, lying=["c4"])
    pos.give(1, food=2).turn(select="patrol").play("stand c4")
    assert (pos.phase, stock(pos, 1)) == ("act", (2, 0, 0))


@pytest.mark.rule("K-FAC-imps-L2", "K-MOVE-8")
def test_who_is_beaten_there_does_no_mischief() -> None:
    pos = kingdom().give(0, "imps", ones("c4", "a1"), magic=2)
    pos.give(1, "trolls", ones("c1", "c5"), food=2, ore=1)
    go(pos, "patrol c4 c1").play("flag", "dial 1", "fall")
    assert (pos.phase, stock(pos, 1)) == ("act", (2, 0, 0))


@pytest.mark.rule("K-FAC-imps-L3")
def test_questing_into_an_opponents_home_takes_a_resource() -> None:
    pos = mischief("quest a1 c1", 3)
    assert (pos.asked, pos.legal()) == (0, ["steal food", "steal ore"])
    pos.play("steal ore")
    assert stock(pos, 0) == (0, 0, 1)
    assert stock(pos, 1) == (2, 0, 0)
    assert stock(mischief("quest a1 e2", 3), 2) == (0, 0, 0)  # the owner of that home pays


@pytest.mark.rule("K-FAC-imps-L3", "K-MOVE-8")
def test_the_theft_comes_before_the_war() -> None:
    pos = kingdom().give(0, "imps", ones("a1", "a2"), magic=3)
    pos.give(1, "trolls", ones("c1", "c5"), ore=1)
    assert highest(go(pos, "quest a1 c1")) == 1  # with the ore that was taken
    assert pos.play("flag").legal() == ["flag"]


@pytest.mark.rule("K-FAC-imps-L3", "K-FAC-trolls-L3", "K-MOVE-8")
def test_the_toll_comes_before_the_theft() -> None:
    pos = kingdom().give(0, "imps", ones("a1", "a2"), magic=3, food=1, ore=1)
    pos.give(1, "trolls", ones("c5"), magic=3)
    go(pos, "quest a1 c1")
    assert pos.legal() == ["give food", "give ore"]
    pos.play("give ore")  # and is taken back as the only thing Trolls have
    assert (stock(pos, 0), stock(pos, 1)) == ((1, 0, 1), (0, 0, 0))


@pytest.mark.rule("K-FAC-imps-L3", "K-2P-6")
def test_nothing_is_taken_by_patrol_at_home_or_in_the_lost_kingdom() -> None:
    pos = kingdom().give(0, "imps", ones("e1", "c4"), magic=3).give(2, food=2)
    assert stock(go(pos, "patrol e1 e2"), 2) == (2, 0, 0)
    pos = kingdom(players=2).neutrals().give(0, "imps", ones("a1"), magic=3).give(1, food=2)
    assert stock(go(pos, "quest a1 e1"), 1) == (2, 0, 0)
    pos = kingdom().give(0, "imps", ones("c4", "a2"), magic=3).give(1, food=2)
    assert stock(go(pos, "quest c4 a1"), 1) == (2, 0, 0)


@pytest.mark.rule("K-FAC-imps-L3")
def test_below_the_level_nothing_is_taken() -> None:
    assert mischief("quest a1 c1", 2).phase == "act"


@pytest.mark.rule("K-FAC-imps-L4", "K-WAR-8")
@pytest.mark.parametrize(("magic", "number"), [(4, 2), (3, 3)])
def test_opponents_pay_one_more_beside_a_crag(magic: int, number: int) -> None:
    pos = kingdom().give(0, "trolls", ones("c4", "a1"), ore=3)
    pos.give(1, "imps", ones("c1", "c5"), magic=magic, ore=3)
    go(pos, "patrol c4 c1")
    assert highest(pos) == number
    pos.play("dial 2")
    assert highest(pos) == 3  # Imps themselves pay no more
    pos.play("flag")
    assert pos.has(0, "ore") == number - 2


@pytest.mark.rule("K-FAC-imps-L4", "K-WAR-8")
def test_the_flag_costs_nothing_and_away_from_crags_there_is_no_surcharge() -> None:
    pos = kingdom().give(0, "trolls", ones("c4", "a1"), ore=1)
    pos.give(1, "imps", ones("c1", "c5"), magic=4, ore=1)
    go(pos, "patrol c4 c1")
    assert pos.legal() == ["flag"]
    assert pos.play("flag", "dial 1").has(0, "ore") == 1
    pos = kingdom().give(0, "trolls", ones("a1", "c4"), ore=1)
    assert highest(go(pos.give(1, "imps", ones("a2", "c5"), magic=4), "patrol a1 a2")) == 1


@pytest.mark.rule("K-FAC-imps-L5")
@pytest.mark.parametrize(
    ("first", "second", "points"),
    [((1, 1, 1), (0, 0, 0), 2), ((2, 1, 1), (3, 0, 0), 1), ((9, 9, 9), (0, 4, 0), 0)],
)
def test_poor_opponents_score(
    first: tuple[int, int, int], second: tuple[int, int, int], points: int
) -> None:
    pos = kingdom(heroes_call=True).give(0, "imps", ones("a1"), magic=5)
    for seat, (food, mana, ore) in enumerate((first, second), start=1):
        pos.give(seat, food=food, mana=mana, ore=ore, silver=9)  # silver is not looked at
    assert bonus(pos) == points


@pytest.mark.rule("K-FAC-imps-L5")
def test_poor_opponents_score_three_at_most() -> None:
    homes = ("amberfold", "cinderholt", "eldwater", "grimhollow", "ironbarrow")
    assert bonus(kingdom(*homes, players=5).give(0, "imps", ones("a1"), magic=5)) == 3
