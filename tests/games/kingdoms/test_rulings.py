"""Rulings: where the sources are silent or disagree, this is how it is played."""

from __future__ import annotations

import pytest

from elbowroom.games.kingdoms.engine.terms import TOWER_COSTS
from elbowroom.testing import position
from tests.games.kingdoms.frozen import FULL_CARD, frozen


@pytest.mark.rule("K-RUL-1", "K-COMP-4", "K-SCORE-4")
def test_the_tower_is_worth_one_two_three_four_six_eight_points() -> None:
    points = []
    for level in range(7):
        pos = position("kingdoms", players=3).give(0, regions={"a1": 1}, tower=level).turn()
        points.append(pos.state.scores()[0] - 1)
    assert points == [0, 1, 2, 3, 4, 6, 8]


@pytest.mark.rule("K-RUL-2", "K-COMP-4")
def test_each_tower_level_costs_its_number_in_ore() -> None:
    for level in range(1, 7):
        pos = position("kingdoms", players=3).give(0, regions={"a1": 1}, tower=level - 1, ore=9)
        assert pos.turn(select="build").explain("raise").total == level
    assert tuple(range(7)) == TOWER_COSTS


@pytest.mark.rule("K-RUL-4", "K-ACT-QUEST-1")
def test_a_quest_reaches_every_other_territory() -> None:
    pos = position("kingdoms", players=5).give(0, regions={"a1": 2}).turn(select="quest")
    reached = {text.split()[2][0] for text in pos.legal() if text != "pass"}
    assert reached == {"c", "e", "g", "i"}


@pytest.mark.rule("K-RUL-5", "K-ACT-QUEST-2", "K-ACT-PATROL-3")
def test_alliances_are_broken_by_patrol_and_by_nothing_else() -> None:
    for action in ("patrol", "quest", "research", "trade"):
        pos = position("kingdoms", players=3).give(0, regions={"a1": 1, "a2": 1, "e5": 1}, ore=1)
        pos.give(1, regions={"a2": 1, "c1": 1}).turn(select=action)
        assert ("break a2" in pos.legal()) == (action == "patrol")
        assert ("stand e5" in pos.legal()) == (action == "patrol")


@pytest.mark.rule("K-RUL-7", "K-MOVE-3")
def test_a_region_with_two_meeples_cannot_be_attacked() -> None:
    pos = position("kingdoms", players=3).give(0, regions={"a1": 1, "a5": 1}, ore=9)
    pos.give(1, regions={"a2": 2}).turn(select="patrol")
    assert pos.rule_against("patrol a1 a2") == "K-MOVE-1"
    pos = position("kingdoms", players=3).give(0, regions={"a1": 1, "a5": 1}, ore=9)
    pos.give(1, regions={"a2": 1}).give(2, regions={"a2": 1}).turn(select="patrol")
    assert "patrol a1 a2" not in pos.legal()


@pytest.mark.rule("K-RUL-9", "K-WAR-13")
def test_a_player_is_never_without_a_meeple_for_good() -> None:
    pos = position("kingdoms", players=3).give(0, regions={"c4": 1})
    pos.give(1, regions={"c1": 2}, ore=1).turn(active=1, select="patrol")
    pos.play("patrol c1 c4", "dial 1", "flag")
    assert (pos.asked, pos.phase) == (0, "retreat")
    assert pos.legal() == [f"retreat a{number}" for number in range(1, 7)]  # no neighbour is free
    assert pos.play("retreat a4").meeples(0, "a4") == 1


@pytest.mark.rule("K-RUL-31", "K-TURN-4")
def test_a_follower_who_does_not_act_must_collect() -> None:
    pos = position("kingdoms", players=3).give(1, regions={"a4": 2}, mana=1)
    pos.turn(active=0, select="research", acting=1)
    assert pos.legal() == ["research", "collect"]
    pos.play("collect")
    units = [pos.has(1, each) for each in ("food", "mana", "ore")]
    assert (units, pos.asked) == ([0, 1, 0], 2)  # a capital: nothing at all


@pytest.mark.rule("K-TURN-5", "K-END-1")
def test_the_end_is_looked_for_when_everybody_has_acted() -> None:
    pos = position("kingdoms", players=3).give(0, regions={"a1": 2}, magic=4, mana=5)
    pos.give(1, regions={"c1": 2}).give(2, regions={"e1": 2})
    pos.turn(select="research").play("research", "collect")
    assert not pos.state.triggered
    pos.play("collect")
    assert pos.state.triggered
    (told,) = pos.happened("end_triggered")
    assert (told.player, told.facts) == (0, {"reason": "magic"})


@pytest.mark.rule("K-RUL-32", "K-TURN-5", "K-FAC-frost_wraiths-L4")
def test_a_trigger_lost_again_in_the_same_turn_is_none() -> None:
    pos = frozen().give(0, "trolls", {"p3": 2}, magic=4, mana=5)
    pos.give(1, "frost_wraiths", {"c1": 2}, magic=3, mana=4).give(2, "elves", {"e1": 2})
    pos.turn(select="research").play("research", "research")
    assert (pos.asked, pos.state.magic) == (2, [4, 4, 0])
    pos.play("collect")
    assert not pos.state.triggered


@pytest.mark.rule("K-END-5", "K-TURN-1")
def test_clearing_the_card_looks_for_no_trigger() -> None:
    seven = {"a1": 2, "a2": 2, "a3": 2, "a5": 1}
    pos = position("kingdoms", players=3).give(0, regions=seven).give(1, regions={"c1": 2})
    pos.give(2, regions={"e1": 2})
    pos.turn(begins=True, round=3, shields=FULL_CARD)
    assert (pos.state.triggered, pos.state.round, pos.phase) == (False, 4, "select")
    pos.play("select build", "pass", "collect", "collect")
    assert pos.state.triggered


@pytest.mark.rule("K-2P-4", "K-2P-3")
def test_neutral_meeples_set_no_die_and_form_no_alliance() -> None:
    pos = position("kingdoms", players=2).neutrals("e1", "e2")
    pos.give(0, regions={"a1": 1, "a2": 1}, ore=2).give(1, regions={"c1": 2})
    pos.turn(select="quest").play("quest a1 e1")
    assert (pos.asked, pos.allied(0), pos.happened("dial_set")) == (1, [], [])
    assert pos.state.names(pos.state.neutral) == ["e2"]
