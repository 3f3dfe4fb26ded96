"""The turn: selecting, acting and following, clearing, the end of the game, points."""

from __future__ import annotations

import pytest

from elbowroom import game
from elbowroom.games.kingdoms.test_kit import KingdomsScenario
from elbowroom.testing import position


@pytest.mark.rule("K-TURN-2")
def test_an_uncovered_action_must_be_selected() -> None:
    pos = position("kingdoms", players=3)
    pos.give(0, regions={"a1": 2}).turn(shields=["patrol", "trade"])
    assert pos.legal() == ["select quest", "select build", "select research", "select expand"]
    assert pos.rule_against("select trade") == "K-TURN-2"


@pytest.mark.rule("K-TURN-3")
def test_the_active_player_acts_or_does_nothing_but_never_collects() -> None:
    pos = position("kingdoms", players=3)
    pos.give(0, regions={"a1": 2}, mana=1).turn(select="research")
    assert pos.legal() == ["research", "pass"]
    assert pos.rule_against("collect") == "K-TURN-3"


@pytest.mark.rule("K-TURN-4")
def test_followers_act_or_collect_clockwise() -> None:
    pos = position("kingdoms", players=3)
    for seat, region in ((0, "a1"), (1, "c1"), (2, "e1")):
        pos.give(seat, regions={region: 2}, mana=1)
    pos.turn(active=1, select="research").play("pass")
    assert (pos.asked, pos.legal()) == (2, ["research", "collect"])
    assert pos.rule_against("pass") == "K-TURN-4"
    pos.play("collect")
    assert pos.asked == 0


@pytest.mark.rule("K-TURN-6", "K-TURN-7")
def test_the_next_player_clockwise_becomes_active() -> None:
    pos = position("kingdoms", players=3)
    for seat, region in ((0, "a1"), (1, "c1"), (2, "e1")):
        pos.give(seat, regions={region: 2})
    pos.turn(active=2, select="research").play("pass", "collect", "collect")
    assert (pos.asked, pos.phase) == (0, "select")


@pytest.mark.rule("K-TURN-1", "K-TERM-8", "K-RUL-11")
def test_a_full_card_is_cleared_and_what_clearing_brings_is_given() -> None:
    pos = position("kingdoms", players=3)
    pos.give(0, regions={"a1": 2}).give(1, "lionfolk", {"c1": 2}, magic=2)
    pos.turn(begins=True, round=2, shields=["patrol", "quest", "build", "research", "expand"])
    assert (pos.asked, pos.phase) == (1, "gain")
    pos.play("gain mana")
    assert (pos.asked, pos.phase, pos.state.round) == (0, "select", 3)
    assert len(pos.legal()) == 6


@pytest.mark.rule("K-END-3", "K-RUL-12")
def test_once_triggered_the_game_ends_instead_of_clearing() -> None:
    pos = position("kingdoms", players=3)
    pos.give(0, regions={"a1": 2}).give(1, "lionfolk", {"c1": 2}, magic=2)
    pos.turn(
        begins=True,
        triggered=True,
        shields=["patrol", "quest", "build", "research", "expand"],
    )
    assert pos.state.over
    assert pos.has(1, "mana") == 0


@pytest.mark.rule("K-END-1", "K-END-4", "K-EX-7")
def test_magic_five_in_the_turn_of_the_fifth_shield_ends_the_game_at_the_next_turn() -> None:
    pos = position("kingdoms", players=3)
    pos.give(0, "trolls", {"a1": 2}, magic=4, mana=5)
    pos.give(1, regions={"c1": 2}).give(2, regions={"e1": 2})
    pos.turn(select="research", shields=["patrol", "quest", "build", "trade"])
    pos.play("research", "collect", "collect")
    assert pos.state.over


@pytest.mark.rule("K-END-1")
@pytest.mark.parametrize(
    ("meeples", "tower"), [({"a1": 2, "a2": 2, "a3": 2, "a4": 1}, 0), ({"a1": 2}, 6)]
)
def test_seven_meeples_or_the_sixth_tower_level_trigger_the_end(
    meeples: dict[str, int], tower: int
) -> None:
    pos = position("kingdoms", players=3)
    pos.give(0, regions=meeples, tower=tower).give(1, regions={"c1": 2})
    pos.give(2, regions={"e1": 2})
    pos.turn(select="research").play("pass", "collect", "collect")
    assert pos.state.triggered
    assert not pos.state.over


@pytest.mark.rule("K-END-2")
def test_a_trigger_is_never_undone() -> None:
    pos = position("kingdoms", players=3)
    pos.give(0, regions={"a1": 2}).give(1, regions={"c1": 2}).give(2, regions={"e1": 2})
    pos.turn(select="research", triggered=True).play("pass", "collect", "collect")
    assert pos.state.triggered


@pytest.mark.rule("K-5P-1", "K-EX-9")
def test_with_five_players_who_clears_the_card_is_skipped() -> None:
    pos = position("kingdoms", players=5)
    for seat, region in enumerate(("a1", "c1", "e1", "g1", "i1")):
        pos.give(seat, regions={region: 2})
    pos.turn(begins=True, shields=["patrol", "quest", "build", "research", "expand"])
    assert (pos.asked, pos.phase) == (1, "select")


@pytest.mark.rule("K-ENG-4")
def test_the_sixtieth_round_is_the_last() -> None:
    pos = position("kingdoms", players=3)
    pos.give(0, regions={"a1": 2})
    full = ["patrol", "quest", "build", "research", "expand"]
    assert pos.turn(begins=True, round=60, shields=full).state.over


@pytest.mark.rule("K-ENG-4")
def test_the_last_round_is_announced_when_it_opens() -> None:
    pos = position("kingdoms", players=3)
    pos.give(0, regions={"a1": 2}).give(1, regions={"c1": 2}).give(2, regions={"e1": 2})
    pos.turn(select="research", round=59, shields=["patrol", "quest", "build", "expand"])
    assert not pos.state.triggered
    pos.play("pass", "collect", "collect")
    assert pos.state.position_dict()["round"] == 60
    assert pos.state.triggered
    assert [event.facts["round"] for event in pos.happened("last_round")] == [60]


@pytest.mark.rule("K-TURN-9")
def test_a_waiting_meeple_returns_before_the_turn() -> None:
    pos = position("kingdoms", players=3)
    pos.give(0, regions={"a1": 2})
    pos._draft.waiting[1] = 1
    pos.turn(begins=True)
    assert (pos.asked, pos.phase) == (1, "return")
    pos.play("return c4")
    assert pos.meeples(1, "c4") == 1
    assert (pos.asked, pos.phase) == (0, "select")


@pytest.mark.rule("K-SCORE-1", "K-SCORE-2", "K-SCORE-4")
def test_points_for_meeples_magic_and_tower() -> None:
    pos = position("kingdoms", players=3)
    pos.give(0, regions={"a1": 2, "a2": 1}, magic=2, tower=5)
    assert pos.state.scores()[0] == 3 + 2 + 6
    assert str(pos.state.income(0)) == "points 11 = 3 meeples + 2 magic levels + 6 tower"


@pytest.mark.rule("K-RUINS-2")
def test_meeples_in_ruins_are_gone_before_scoring() -> None:
    pos = position("kingdoms", players=3)
    pos.give(2, regions={"e5": 2, "e1": 1})
    assert pos.state.scores()[2] == 1


def ended(pos: KingdomsScenario) -> KingdomsScenario:
    """Let the game end: it was triggered, and the action card is full."""
    full = ["patrol", "quest", "build", "research", "expand"]
    pos.turn(begins=True, triggered=True, round=9, shields=full)
    assert pos.state.over
    return pos


@pytest.mark.rule("K-RUINS-2", "K-TURN-1")
def test_when_the_game_ends_meeples_in_ruins_leave_the_map() -> None:
    pos = position("kingdoms", players=3)
    pos = ended(pos.give(2, regions={"e5": 2, "e1": 1}))
    assert (pos.meeples(2), pos.meeples(2, "e5"), pos.lying(2)) == (1, 0, [])
    assert pos.state.scores()[2] == 1
    assert game("kingdoms").from_dict(pos.state.to_dict()).digest() == pos.state.digest()


@pytest.mark.rule("K-RUINS-2")
def test_when_the_game_ends_a_hero_in_ruins_leaves_the_map_too() -> None:
    pos = position("kingdoms", players=3, heroes_call=True)
    pos = ended(pos.give(2, regions={"e1": 1}, hero="knight", hero_in="e5"))
    assert (pos.hero_in(2), pos.meeples(2), pos.lying(2)) == (None, 1, [])
    assert pos.state.scores()[2] == 1
    assert game("kingdoms").from_dict(pos.state.to_dict()).digest() == pos.state.digest()


@pytest.mark.rule("K-RUINS-2", "K-TIE-1")
def test_meeples_in_ruins_do_not_break_a_tie_at_the_end() -> None:
    pos = position("kingdoms", players=3).give(1, regions={"c1": 1})
    pos.give(0, regions={"a1": 2}).give(2, regions={"e5": 2, "e1": 1}, tower=1)
    pos = ended(pos)
    assert pos.state.scores() == [2, 1, 1 + 1]  # three meeples of seat 2, were the ruins to count
    assert (pos.state.ranks(), pos.state.winners()) == ([1, 3, 2], [0])


@pytest.mark.rule("K-RUINS-2", "K-SCORE-3")
@pytest.mark.parametrize(("guest", "points"), [("e5", 2), ("e1", 0)])
def test_bonuses_are_counted_at_the_end_without_the_ruins(guest: str, points: int) -> None:
    pos = position("kingdoms", players=3, territories=["eldwater", "cinderholt", "amberfold"])
    pos.give(0, "orcs", {"e2": 1}, magic=5).give(1, regions={guest: 1, "c1": 1})
    assert ended(pos).state.scores()[0] == 1 + 5 + points  # two for a home without strangers


@pytest.mark.rule("K-SCORE-3")
def test_the_bonus_of_level_five_counts_on_level_five_only() -> None:
    for magic, points in ((4, 4), (5, 5 + 2)):
        pos = position("kingdoms", players=3)
        pos.give(0, "trolls", {"a3": 1, "c1": 1}, magic=magic)
        assert pos.state.scores()[0] == 2 + points


@pytest.mark.rule("K-CAPITAL-1", "K-SCORE-5")
def test_a_capital_is_worth_two_alone_and_one_to_each_ally() -> None:
    pos = position("kingdoms", players=3)
    pos.give(0, regions={"a4": 1})
    assert pos.state.scores()[0] == 1 + 2
    pos = position("kingdoms", players=3)
    pos.give(0, regions={"a4": 1}).give(1, regions={"a4": 1})
    assert pos.state.scores()[:2] == [1 + 1, 1 + 1]


@pytest.mark.rule("K-SCORE-7", "K-TOWER-8", "K-RUL-35")
def test_a_fortress_abroad_is_worth_a_point_and_occupies_no_capital() -> None:
    pos = position("kingdoms", players=3, heroes_call=True)
    pos.give(0, regions={"a4": 1}).give(1, regions={"c1": 1}, fortresses=["a4", "c1"])
    assert pos.state.scores()[0] == 1 + 2
    assert pos.state.scores()[1] == 1 + 2 + 1


@pytest.mark.rule("K-TIE-1")
def test_ties_are_broken_by_meeples_then_tower_then_magic_then_resources() -> None:
    pos = position("kingdoms", players=3)
    pos.give(0, regions={"a1": 2}, tower=1)
    pos.give(1, regions={"c1": 2}, magic=1)
    pos.give(2, regions={"e1": 1}, tower=2)
    assert pos.state.scores() == [3, 3, 3]
    assert pos.state.ranks() == [1, 2, 3]
    pos = position("kingdoms", players=2)
    pos.give(0, regions={"a1": 2}, food=1).give(1, regions={"c1": 2}, ore=1)
    assert pos.state.winners() == [0, 1]
