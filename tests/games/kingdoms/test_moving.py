"""Moving: limits of regions, Patrol, Quest, alliances and breaking them."""

from __future__ import annotations

import pytest

from elbowroom.games.kingdoms.engine.content import content
from elbowroom.games.kingdoms.engine.terms import CRAGS
from elbowroom.testing import position

TERRITORIES = content().land["territories"]


def moves(legal: list[str], begin: str) -> list[str]:
    return [text.removeprefix(begin + " ") for text in legal if text.startswith(begin + " ")]


@pytest.mark.rule("K-ACT-PATROL-1", "K-TERM-4", "K-MOVE-6")
def test_patrol_moves_one_meeple_to_an_adjacent_region() -> None:
    pos = position("kingdoms", players=3)
    pos.give(0, regions={"a5": 2, "c4": 1}).turn(select="patrol")
    assert moves(pos.legal(), "patrol a5") == ["a1", "a4"]  # a6 is beyond the water
    assert moves(pos.legal(), "patrol c4") == ["c1"]
    assert pos.rule_against("patrol a5 a6") == "K-ACT-PATROL-1"
    assert pos.rule_against("patrol a5 amberfold.w1") == "K-MOVE-6"


@pytest.mark.rule("K-MOVE-1", "K-MOVE-3")
def test_a_region_with_two_meeples_cannot_be_entered() -> None:
    pos = position("kingdoms", players=3)
    pos.give(0, regions={"a5": 1, "a1": 2}).give(1, regions={"a4": 2}).turn(select="patrol")
    assert moves(pos.legal(), "patrol a5") == []
    assert pos.rule_against("patrol a5 a4") == "K-MOVE-1"


@pytest.mark.rule("K-MOVE-1", "K-ALLY-4")
def test_two_allies_in_a_region_leave_no_room_for_a_third_meeple() -> None:
    pos = position("kingdoms", players=3)
    pos.give(0, regions={"a5": 1, "a4": 1}).give(1, regions={"a4": 1}).turn(select="patrol")
    assert moves(pos.legal(), "patrol a5") == ["a1"]
    assert pos.rule_against("patrol a5 a4") == "K-MOVE-1"


@pytest.mark.rule("K-MOVE-2", "K-TOWER-7")
def test_a_third_player_may_not_enter() -> None:
    pos = position("kingdoms", players=3, heroes_call=True)
    pos.give(0, regions={"a5": 1})
    pos.give(1, regions={"a1": 1}).give(2, regions={"e1": 1}, fortresses=["a1"])
    pos.turn(select="patrol")
    assert pos.rule_against("patrol a5 a1") == "K-MOVE-2"


@pytest.mark.rule("K-MOVE-5")
def test_a_lying_meeple_does_not_move() -> None:
    pos = position("kingdoms", players=3)
    pos.give(0, regions={"a5": 1, "a2": 1}, lying=["a5"]).turn(select="patrol")
    assert moves(pos.legal(), "patrol a5") == []
    assert pos.rule_against("patrol a5 a4") == "K-MOVE-5"


@pytest.mark.rule("K-ACT-PATROL-2", "K-LAID-5")
def test_patrol_may_stand_a_meeple_up_and_quest_may_not() -> None:
    pos = position("kingdoms", players=3)
    pos.give(0, regions={"e5": 1, "a2": 1}).turn(select="patrol")
    assert "stand e5" in pos.legal()
    pos.play("stand e5")
    assert pos.lying(0) == []
    pos = position("kingdoms", players=3)
    pos.give(0, regions={"e5": 1, "a2": 1}).turn(select="quest")
    assert "stand e5" not in pos.legal()


@pytest.mark.rule("K-MOVE-7", "K-RUINS-1")
def test_a_meeple_that_enters_ruins_lies_down() -> None:
    pos = position("kingdoms", players=3)
    pos.give(0, regions={"e1": 2}).turn(select="patrol").play("patrol e1 e5")
    assert pos.lying(0) == ["e5"]


@pytest.mark.rule("K-ACT-QUEST-1", "K-TERM-5")
def test_quest_leads_from_border_to_border_of_another_territory() -> None:
    pos = position("kingdoms", players=3)
    pos.give(0, regions={"a1": 1, "a4": 1}).turn(select="quest")
    assert moves(pos.legal(), "quest a1") == [
        *["c1", "c2", "c3", "c4", "c5"],
        *["e1", "e2", "e3", "e4", "e6"],
    ]
    assert moves(pos.legal(), "quest a4") == []
    assert pos.rule_against("quest a4 c1") == "K-ACT-QUEST-1"
    assert pos.rule_against("quest a1 a2") == "K-ACT-QUEST-1"


@pytest.mark.rule("K-ALLY-1", "K-WAR-5")
def test_two_flags_make_an_alliance_in_that_region() -> None:
    pos = position("kingdoms", players=3)
    pos.give(0, regions={"a1": 1}).give(1, regions={"a2": 1, "c1": 1})
    pos.turn(select="patrol").play("patrol a1 a2", "flag", "flag")
    assert pos.allied(0) == pos.allied(1) == ["a2"]
    assert pos.state.wars_won == [0, 0, 0]


@pytest.mark.rule("K-ALLY-1")
def test_allies_fight_in_other_regions() -> None:
    pos = position("kingdoms", players=3)
    pos.give(0, regions={"a2": 1, "c2": 1}).give(1, regions={"a2": 1, "c1": 1})
    pos.turn(select="patrol").play("patrol c2 c1")
    assert pos.phase == "dial"


@pytest.mark.rule("K-ALLY-3")
def test_an_alliance_ends_when_one_side_leaves() -> None:
    pos = position("kingdoms", players=3)
    pos.give(0, regions={"a2": 1}).give(1, regions={"a2": 1, "c1": 1})
    pos.turn(select="patrol").play("patrol a2 a3")
    assert pos.allied(1) == []


@pytest.mark.rule("K-ALLY-5", "K-ACT-PATROL-3", "K-WAR-17")
def test_a_patrol_move_may_break_an_alliance_by_war() -> None:
    pos = position("kingdoms", players=3)
    pos.give(0, regions={"a2": 1}, ore=2).give(1, regions={"a2": 1, "c1": 1})
    pos.turn(select="patrol").play("break a2", "dial 1")
    assert pos.state.war_via == 0
    pos.play("flag", "fall")
    assert (pos.meeples(0, "a2"), pos.meeples(1, "a2")) == (1, 0)


@pytest.mark.rule("K-ALLY-9")
def test_a_renewed_alliance_is_not_formed_again() -> None:
    pos = position("kingdoms", players=3)
    pos.give(0, "halflings", {"a2": 1}, magic=3).give(1, regions={"a2": 1, "c1": 1})
    pos.turn(select="patrol").play("break a2", "flag", "flag")
    assert pos.allied(0) == ["a2"]
    assert pos.phase != "gain"


@pytest.mark.rule("K-ALLY-4")
def test_an_ally_may_enter_without_war() -> None:
    pos = position("kingdoms", players=3, heroes_call=True)
    pos.give(0, regions={"a2": 1, "a1": 1})
    pos.give(1, regions={"c1": 1}, fortresses=["a2"])
    pos.turn(select="patrol").play("patrol a1 a2")
    assert pos.phase != "dial"
    assert pos.meeples(0, "a2") == 2


@pytest.mark.rule("K-2P-3", "K-EX-10")
def test_a_neutral_meeple_costs_as_many_as_are_left() -> None:
    pos = position("kingdoms", players=2)
    pos.neutrals("e1", "e2", "e3", "e4", "e6")
    pos.give(0, regions={"a1": 2}, mana=4, ore=1).give(1, regions={"c1": 2})
    pos.turn(select="quest")
    assert pos.explain("quest a1 e1").total == 5
    pos.play("quest a1 e1", "pay mana 2")
    assert (pos.meeples(0, "e1"), pos.has(0, "mana"), pos.has(0, "ore")) == (1, 2, 0)
    assert pos.state.neutral.bit_count() == 4


@pytest.mark.rule("K-2P-3")
def test_a_neutral_meeple_that_cannot_be_paid_for_is_left_alone() -> None:
    pos = position("kingdoms", players=2)
    pos.give(0, regions={"a1": 2}, mana=2).turn(select="quest")  # six neutrals
    assert not moves(pos.legal(), "quest a1 e1")
    assert pos.rule_against("quest a1 e1") == "K-2P-3"


@pytest.mark.rule("K-2P-5")
def test_two_flags_of_two_players_are_won_by_the_defender() -> None:
    pos = position("kingdoms", players=2)
    pos.give(0, regions={"a1": 1, "a5": 1}, ore=3).give(1, regions={"a2": 1, "c1": 1}, ore=3)
    pos.turn(select="patrol").play("patrol a1 a2", "flag", "flag")
    assert (pos.asked, pos.phase) == (0, "retreat")
    pos.play("fall")
    assert (pos.meeples(0, "a2"), pos.meeples(1, "a2")) == (0, 1)
    assert (pos.has(0, "ore"), pos.has(1, "ore")) == (3, 3)


def touching(drawn: list[list[float]], other: list[list[float]]) -> bool:
    return bool({tuple(point) for point in drawn} & {tuple(point) for point in other})


@pytest.mark.rule("K-TERM-4", "K-WATER-3", "K-CRAG-2")
@pytest.mark.parametrize("territory", TERRITORIES, ids=lambda territory: territory["id"])
def test_a_region_is_beside_the_water_and_crag_it_touches_even_in_a_corner(territory) -> None:
    for feature in territory["features"]:
        if feature["kind"] == "river":  # a line between regions, with no shore of its own
            continue
        beside = [
            region["id"]
            for region in territory["regions"]
            if touching(region["polygon"], feature["polygon"])
        ]
        assert feature["adjacent"] == beside


@pytest.mark.rule("K-CRAG-2")
def test_all_five_regions_of_cinderholt_lie_beside_its_crag() -> None:
    board = position("kingdoms", players=3).state.rules.board
    assert board.names(board.beside[CRAGS]) == ["c1", "c2", "c3", "c4", "c5"]


@pytest.mark.rule("K-TERM-4", "K-WATER-3")
def test_a_corner_on_the_water_is_enough_to_step_across_it() -> None:
    lands = ["brackenmere", "cinderholt", "eldwater"]
    pos = position("kingdoms", players=3, heroes_call=True, territories=lands)
    pos.give(0, regions={"b3": 1}, hero="explorer", hero_in="b6").turn(select="patrol")
    assert "patrol-hero b6 b1" in pos.legal()
