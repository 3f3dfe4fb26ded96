"""Lionfolk: plenty, and standing alone."""

from __future__ import annotations

import pytest

from elbowroom.games.kingdoms.test_kit import KingdomsScenario
from tests.games.kingdoms.factions.stage import bonus, go, highest, kingdom, ones, stock

FIVE = ["patrol", "quest", "build", "research", "expand"]


@pytest.mark.rule("K-FAC-lionfolk-L1")
def test_reaching_level_one_earns_two_food() -> None:
    pos = kingdom().give(0, "lionfolk", {"a1": 2}, mana=1).turn(select="research").play("research")
    assert stock(pos) == (2, 0, 0)


@pytest.mark.rule("K-FAC-lionfolk-L3")
def test_reaching_level_three_earns_four_food() -> None:
    pos = kingdom().give(0, "lionfolk", {"a1": 2}, magic=2, mana=3).turn(select="research")
    assert stock(pos.play("research")) == (4, 0, 0)


@pytest.mark.rule("K-FAC-lionfolk-L1", "K-FAC-lionfolk-L3", "K-COMP-3")
def test_other_levels_earn_no_food_and_what_does_not_fit_is_lost() -> None:
    pos = kingdom().give(0, "lionfolk", {"a1": 2}, magic=1, mana=2).turn(select="research")
    assert stock(pos.play("research")) == (0, 0, 0)
    pos = kingdom().give(0, "lionfolk", {"a1": 2}, magic=2, mana=3, food=7).turn(select="research")
    assert stock(pos.play("research")) == (9, 0, 0)


@pytest.mark.rule("K-FAC-lionfolk-L1", "K-MAGIC-3")
def test_a_level_reached_again_earns_nothing() -> None:
    pos = kingdom().give(0, "lionfolk", {"a1": 2}, magic=1, mana=1)
    pos.give(1, "frost_wraiths", {"c1": 2}, magic=3, mana=4).give(2, "orcs", {"e1": 2}, magic=1)
    pos.turn(active=1, select="research").play("research", "target 0")
    assert pos.state.magic[0] == 0
    pos.play("collect", "research")
    assert (pos.state.magic[0], stock(pos)) == (1, (0, 0, 0))


def cleared(magic: int, *regions: str) -> KingdomsScenario:
    """Seat 0 clears the action card; seat 1 is in a5."""
    pos = kingdom().give(0, "lionfolk", ones("a1", *regions), magic=magic)
    pos.give(1, regions=ones("a5", "c1"))
    return pos.turn(begins=True, shields=FIVE)


@pytest.mark.rule("K-FAC-lionfolk-L2", "K-TURN-1")
def test_clearing_the_card_earns_a_resource_of_choice_without_alliances() -> None:
    pos = cleared(2)
    assert (pos.asked, pos.legal()) == (0, ["gain food", "gain mana", "gain ore"])
    assert stock(pos.play("gain ore")) == (0, 0, 1)
    assert (pos.asked, pos.phase) == (0, "select")


@pytest.mark.rule("K-FAC-lionfolk-L2")
def test_not_while_allied_and_not_below_the_level() -> None:
    assert cleared(2, "a5").phase == "select"
    assert cleared(1).phase == "select"


@pytest.mark.rule("K-FAC-lionfolk-L2", "K-RUL-12", "K-END-3")
def test_at_the_end_of_the_game_the_card_is_not_cleared() -> None:
    pos = kingdom().give(0, "lionfolk", ones("a1"), magic=2)
    assert pos.turn(begins=True, shields=FIVE, triggered=True).phase == "over"
    assert stock(pos) == (0, 0, 0)


@pytest.mark.rule("K-FAC-lionfolk-L2")
def test_a_card_with_room_is_not_cleared() -> None:
    pos = kingdom().give(0, "lionfolk", ones("a1"), magic=2)
    assert pos.turn(begins=True, shields=FIVE[:4]).phase == "select"


@pytest.mark.rule("K-FAC-lionfolk-L4")
@pytest.mark.parametrize(("magic", "number"), [(4, 3), (3, 1)])
def test_attacking_costs_two_less(magic: int, number: int) -> None:
    pos = kingdom().give(0, "lionfolk", ones("a1", "a5"), magic=magic, ore=1)
    assert highest(go(pos.give(1, regions=ones("a2", "c1")), "patrol a1 a2")) == number


@pytest.mark.rule("K-FAC-lionfolk-L4")
def test_defending_costs_no_less() -> None:
    pos = kingdom().give(0, regions=ones("a1", "a5"))
    pos.give(1, "lionfolk", ones("a2", "c1"), magic=4, ore=1)
    assert highest(go(pos, "patrol a1 a2").play("flag")) == 1


@pytest.mark.rule("K-FAC-lionfolk-L5")
@pytest.mark.parametrize(("rivals", "points"), [((2, 2), 2), ((2, 3), 1), ((3, 4), 0)])
def test_opponents_with_fewer_meeples_score(rivals: tuple[int, int], points: int) -> None:
    pos = kingdom().give(0, "lionfolk", {"a1": 2, "a2": 1}, magic=5)
    for seat, count in enumerate(rivals, start=1):
        pos.give(seat, regions=ones(*["c1", "c2", "c3", "c4"][:count]))
    assert bonus(pos) == points


@pytest.mark.rule("K-FAC-lionfolk-L5", "K-RUINS-2", "K-RUL-36")
def test_meeples_are_counted_after_the_ruins_are_cleared_and_neutrals_are_nobody() -> None:
    pos = kingdom(players=2).neutrals("e1")
    pos.give(0, "lionfolk", {"a1": 2}, magic=5).give(1, regions=ones("c1", "e5"))
    assert bonus(pos) == 1
