"""Picking when the stacks run low: short rows, returning banners, reshuffled badges."""

from __future__ import annotations

import pytest

from elbowroom.conquest.test_kit.scenario import ConquestScenario
from tests.games.classic.combo_table import of_the_box

RACES_IN_PLAY = [
    ("amazons", "alchemist", "dwarves"),
    ("elves", "berserk", "ghouls"),
    ("giants", "commando", "halflings"),
    ("humans", "diplomat", "orcs"),
    ("ratmen", "flying", "skeletons"),
]
HOMES = [("r02", "r03"), ("r04", "r05"), ("r06", "r11"), ("r16", "r23"), ("r27", "r34")]


def crowded(players: int, *, active: int, in_decline: int) -> ConquestScenario:
    """Let the first players have an active race and the first ones one in decline."""
    pos = of_the_box(players)
    for seat in range(active):
        race, power, _ = RACES_IN_PLAY[seat]
        pos.give(seat, race, power, {HOMES[seat][0]: 1})
    for seat in range(in_decline):
        pos.declined(seat, RACES_IN_PLAY[seat][2], {HOMES[seat][1]: 1})
    return pos


@pytest.mark.rule("C-PICK-8")
def test_with_ten_races_in_play_four_combos_are_shown() -> None:
    pos = crowded(5, active=5, in_decline=5).turn(0, round=4)
    assert len(pos.shown()) == 4


@pytest.mark.rule("C-PICK-8")
def test_with_ten_races_and_a_spirit_race_three_combos_are_shown() -> None:
    pos = crowded(5, active=5, in_decline=5).declined(0, "tritons", {"r43": 1}, power="spirit")
    assert len(pos.turn(1, round=6).shown()) == 3


@pytest.mark.rule("C-PICK-8")
def test_a_picking_player_sees_at_least_four_combos() -> None:
    pos = crowded(5, active=4, in_decline=5).declined(0, "tritons", {"r43": 1}, power="spirit")
    pos.purse(4, 9).turn(4, round=6)
    assert pos.legal() == ["pick 0", "pick 1", "pick 2", "pick 3"]
    assert pos.rule_against("pick 4") == "C-PICK-8"
    pos.play("pick 1")
    assert len(pos.shown()) == 3


@pytest.mark.rule("C-PICK-8")
def test_a_short_row_has_no_gap() -> None:
    pos = crowded(5, active=4, in_decline=5)
    pos.row(
        [
            ("sorcerers", "hill"),
            ("tritons", "swamp"),
            ("trolls", "forest"),
            ("wizards", "stout"),
            ("ratmen", "spirit"),
        ]
    )
    pos.turn(4, round=5).play("pick 2")
    assert [race for race, _, _ in pos.shown()] == ["sorcerers", "tritons", "wizards", "ratmen"]


@pytest.mark.rule("C-PICK-8")
def test_with_four_players_the_row_is_full_unless_a_spirit_race_is_in_decline() -> None:
    full = crowded(4, active=4, in_decline=4).turn(0, round=5)
    assert len(full.shown()) == 6
    short = crowded(4, active=4, in_decline=4).declined(0, "tritons", {"r30": 1}, power="spirit")
    assert len(short.turn(0, round=5).shown()) == 5


@pytest.mark.rule("C-PICK-9")
def test_a_banner_that_returns_to_a_short_row_is_shown_at_once_without_coins() -> None:
    pos = crowded(5, active=5, in_decline=5).turn(0, round=5)
    pos.row(
        [("sorcerers", "hill", 2), ("tritons", "swamp"), ("trolls", "forest"), ("wizards", "stout")]
    )
    pos.reveal("dwarves", "heroic").play("decline")
    assert pos.shown() == [
        ("sorcerers", "hill", 2),
        ("tritons", "swamp", 0),
        ("trolls", "forest", 0),
        ("wizards", "stout", 0),
        ("dwarves", "heroic", 0),
    ]


@pytest.mark.rule("C-PICK-9")
def test_a_race_wiped_out_returns_at_once_and_can_be_picked_by_the_next_player() -> None:
    pos = of_the_box(5)
    for seat in range(1, 4):
        race, power, declined = RACES_IN_PLAY[seat]
        pos.give(seat, race, power, {HOMES[seat][0]: 1})
        pos.declined(seat, declined, {HOMES[seat][1]: 1})
    pos.give(0, "amazons", "alchemist", {"r02": 1}, hand=4).declined(0, "dwarves", {"r44": 1})
    pos.declined(4, "skeletons", {"r03": 1}).turn(0, round=5, phase="conquer")
    before = [race for race, _, _ in pos.shown()]
    assert len(before) == 5
    pos.reveal("skeletons", "heroic").play("conquer r03")
    assert [race for race, _, _ in pos.shown()] == [*before, "skeletons"]
    assert pos.shown()[-1] == ("skeletons", "heroic", 0)
    assert pos.phase == "conquer"


@pytest.mark.rule("C-PICK-9")
def test_a_returning_banner_goes_under_the_stack_while_the_row_is_full() -> None:
    pos = of_the_box(2)
    pos.give(0, "humans", "hill", {"r05": 1}).declined(0, "ratmen", {"r10": 1}).turn(0, round=4)
    shown = pos.shown()
    pos.play("decline")
    assert pos.shown() == shown
    assert pos.state.position_dict()["returned"] == ["ratmen"]


@pytest.mark.rule("C-PICK-9", "C-PICK-10")
def test_returned_banners_come_after_all_unseen_ones_in_the_order_they_returned() -> None:
    pos = of_the_box(4)
    for seat, (race, power, declined) in enumerate(RACES_IN_PLAY[:4]):
        pos.give(seat, race, power, {HOMES[seat][0]: 1})
        if seat in (0, 1):
            pos.declined(seat, declined, {HOMES[seat][1]: 1})
    pos.row(
        [
            ("wizards", "hill"),
            ("trolls", "swamp"),
            ("tritons", "forest"),
            ("sorcerers", "stout"),
            ("ratmen", "spirit"),
            ("skeletons", "heroic"),
        ]
    )
    pos.turn(0, round=4)
    assert pos.state.position_dict()["banners"] == ["halflings", "orcs"]
    pos.play("decline", "decline")
    assert pos.state.position_dict()["returned"] == ["dwarves", "ghouls"]
    pos.play("expand", "done", "done", "done", "expand", "done", "done", "peace none")
    drawn = []
    for seat in (0, 1):
        assert (pos.asked, pos.phase) == (seat, "pick")
        state = pos.state.copy()
        state.play("pick 0")
        drawn.append({state.text(action).split()[1] for action, _ in state.chance_outcomes()})
        pos.play("pick 0", "done")
    assert drawn[0] == {"halflings", "orcs"}
    assert len(drawn[1]) == 1
    assert drawn[1] < {"halflings", "orcs"}
    assert pos.state.view(3).to_dict()["position"]["returned"] == ["dwarves", "ghouls"]


@pytest.mark.rule("C-PICK-9")
def test_only_the_first_returned_banner_is_drawn_when_no_unseen_one_is_left() -> None:
    pos = crowded(4, active=4, in_decline=4).turn(0, round=5)
    assert pos.state.position_dict()["banners"] == []
    pos.play("decline", "decline")
    assert pos.state.position_dict()["returned"] == ["dwarves", "ghouls"]
    pos.play("expand", "done", "done", "done", "expand", "done", "done", "done", "peace none")
    assert (pos.asked, pos.phase) == (0, "pick")
    state = pos.state.copy()
    state.play("pick 0")
    assert {state.text(action).split()[1] for action, _ in state.chance_outcomes()} == {"dwarves"}
    assert pos.play("pick 0").shown()[-1][0] == "dwarves"
    assert pos.state.position_dict()["returned"] == ["ghouls"]


ROW_OF_FOUR = [
    ("sorcerers", "hill"),
    ("tritons", "swamp"),
    ("trolls", "forest"),
    ("wizards", "stout"),
]
FREE_BADGES = [
    "bivouacking",
    "dragon_master",
    "fortified",
    "heroic",
    "merchant",
    "mounted",
    "pillaging",
    "seafaring",
    "underworld",
    "wealthy",
]


def drawn_badges(pos: ConquestScenario, *texts: str) -> set[str]:
    """Give the badges that may be drawn after these actions."""
    state = pos.state.copy()
    state.play(*texts)
    assert state.decision.kind == "combo"
    return {state.text(action).split()[2] for action, _ in state.chance_outcomes()}


@pytest.mark.rule("C-PICK-7", "C-RUL-09")
def test_discarded_badges_are_shuffled_when_the_stack_of_badges_is_empty() -> None:
    pos = crowded(5, active=4, in_decline=3).row(
        [*ROW_OF_FOUR, ("ratmen", "spirit"), ("skeletons", "flying")]
    )
    pos.discarded(*FREE_BADGES).turn(4, round=3)
    assert pos.state.position_dict()["badges"] == []
    assert drawn_badges(pos, "pick 4") == set(FREE_BADGES)
    pos.reveal("orcs", "heroic").play("pick 4")
    assert pos.state.position_dict()["discards"] == []
    assert set(pos.state.position_dict()["badges"]) == {*FREE_BADGES} - {"heroic"}


@pytest.mark.rule("C-PICK-7")
def test_the_discards_wait_while_the_stack_still_has_a_badge() -> None:
    pos = crowded(5, active=4, in_decline=3).row(
        [*ROW_OF_FOUR, ("ratmen", "spirit"), ("skeletons", "flying")]
    )
    pos.discarded(*FREE_BADGES[1:]).turn(4, round=3)
    assert drawn_badges(pos, "pick 4") == {"bivouacking"}
    pos.reveal("orcs", "bivouacking").play("pick 4")
    assert set(pos.state.position_dict()["discards"]) == set(FREE_BADGES[1:])


@pytest.mark.rule("C-PICK-7")
def test_badges_in_play_are_not_shuffled_in_not_even_that_of_a_spirit_race_in_decline() -> None:
    pos = crowded(5, active=4, in_decline=2).declined(4, "orcs", {"r34": 1}, power="spirit")
    pos.row([*ROW_OF_FOUR, ("ratmen", "flying"), ("skeletons", "heroic")])
    free = [badge for badge in FREE_BADGES if badge != "heroic"]
    pos.discarded(*free).turn(4, round=4)
    assert drawn_badges(pos, "pick 4") == set(free)


@pytest.mark.rule("C-RUL-09")
def test_badges_are_reshuffled_as_often_as_the_stack_runs_out_and_banners_never() -> None:
    pos = crowded(5, active=5, in_decline=5).row(ROW_OF_FOUR)
    pos.discarded(*FREE_BADGES, "spirit").turn(0, round=4)
    pos.reveal("dwarves", "spirit").play("decline")
    assert set(pos.state.position_dict()["badges"]) == set(FREE_BADGES)
    assert pos.state.position_dict()["discards"] == ["alchemist"]
    pos.state.discards |= pos.state.badges
    pos.state.badges = 0
    assert drawn_badges(pos, "decline") == {*FREE_BADGES, "alchemist"}
    pos.reveal("ghouls", "alchemist").play("decline")
    assert set(pos.state.position_dict()["badges"]) == set(FREE_BADGES)
    assert pos.state.position_dict()["discards"] == ["berserk"]
    assert pos.state.position_dict()["returned"] == []


@pytest.mark.rule("C-PICK-9")
def test_the_older_races_banner_is_placed_before_the_declining_races_badge_is_discarded() -> None:
    pos = crowded(5, active=5, in_decline=5).row(ROW_OF_FOUR)
    pos.discarded(*FREE_BADGES, "spirit").turn(0, round=4)
    assert drawn_badges(pos, "decline") == {*FREE_BADGES, "spirit"}


@pytest.mark.rule("C-PICK-9")
def test_a_badge_freed_with_its_own_banner_is_discarded_first() -> None:
    pos = of_the_box(5)
    pos.give(0, "amazons", "alchemist")
    for seat in range(1, 5):
        race, power, declined = RACES_IN_PLAY[seat]
        pos.give(seat, race, power, {HOMES[seat][0]: 1}).declined(
            seat, declined, {HOMES[seat][1]: 1}
        )
    pos.row([*ROW_OF_FOUR, ("dwarves", "spirit")]).discarded(*FREE_BADGES).turn(0, round=4)
    assert drawn_badges(pos, "decline") == {*FREE_BADGES, "alchemist"}
    pos.reveal("amazons", "alchemist").play("decline")
    assert pos.shown()[-1] == ("amazons", "alchemist", 0)


@pytest.mark.rule("C-PICK-9")
def test_a_spirit_badge_is_discarded_before_its_banner_is_shown_again() -> None:
    pos = crowded(5, active=4, in_decline=4).declined(4, "tritons", {"r35": 1}, power="spirit")
    pos.give(4, "ratmen", "flying", {"r43": 1}, hand=3)
    pos.row(
        [("sorcerers", "hill"), ("skeletons", "swamp"), ("trolls", "forest"), ("wizards", "stout")]
    )
    pos.discarded(*FREE_BADGES).turn(4, round=5, phase="conquer")
    assert drawn_badges(pos, "conquer r35") == {*FREE_BADGES, "spirit"}
