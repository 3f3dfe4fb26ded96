"""The compass: directions, hands, what they pick."""

from __future__ import annotations

import pytest

from elbowroom.games.kingdoms.engine.rules import rules_for
from elbowroom.games.kingdoms.engine.solo.compass import Compass, action_of, hour_towards
from elbowroom.games.kingdoms.engine.terms import ACTIONS, WATER
from tests.games.kingdoms.solo.stage import DUMMY, alone, dummy_acts, table, where

BASE = False
RULES = rules_for(1, BASE, [0, 2])  # Amberfold, Cinderholt
NUMBERS = RULES.board.numbers


def compass() -> Compass:
    assert RULES.compass is not None
    return RULES.compass


def mask(*names: str) -> int:
    return sum(1 << NUMBERS[name] for name in names)


@pytest.mark.rule("K-SOLO-COMPASS-1", "K-RUL-24")
def test_the_ring_of_actions_comes_round_twice() -> None:
    ring = [ACTIONS[action_of(number)] for number in range(1, 13)]
    assert ring[:6] == ["research", "trade", "build", "patrol", "quest", "expand"]
    assert ring[6:] == ring[:6]


@pytest.mark.rule("K-SOLO-COMPASS-7", "K-RUL-25")
@pytest.mark.parametrize(
    ("point", "hour"),
    [
        ((0, -100), 12),
        ((100, 0), 3),
        ((0, 100), 6),
        ((-100, 0), 9),
        ((26, -100), 12),  # 14.6 degrees
        ((27, -100), 1),  # 15.1 degrees
        ((-27, -100), 11),
    ],
)
def test_a_direction_is_an_hour_of_thirty_degrees(point: tuple[int, int], hour: int) -> None:
    assert hour_towards(*point) == hour


@pytest.mark.rule("K-SOLO-COMPASS-7", "K-SOLO-2")
def test_the_dummys_home_lies_above_the_compass_and_the_humans_below() -> None:
    hours = {name: compass().hour[number] for name, number in NUMBERS.items()}
    assert hours == {
        "a1": 8, "a2": 6, "a3": 4, "a4": 6, "a5": 7, "a6": 5, "amberfold.w1": 6,
        "c1": 11, "c2": 12, "c3": 1, "c4": 11, "c5": 1, "cinderholt.k1": 12,
    }  # fmt: skip
    assert compass().distance[NUMBERS["a2"]] == 80**2
    assert compass().distance[NUMBERS["c5"]] == 75**2 + 90**2


@pytest.mark.rule("K-SOLO-COMPASS-10", "K-SOLO-COMPASS-8")
@pytest.mark.parametrize(
    ("roll", "picked"),
    [(1, "c5"), *[(roll, "a6") for roll in (2, 3, 4, 5)], (6, "a4"),
     *[(roll, "c2") for roll in range(7, 13)]],
)  # fmt: skip
def test_the_hand_goes_on_clockwise_until_something_is_there(roll: int, picked: str) -> None:
    candidates = mask("c5", "a6", "a4", "c2")
    for far in (False, True):
        assert compass().pick_region(candidates, roll, far) == NUMBERS[picked]


@pytest.mark.rule("K-SOLO-COMPASS-4", "K-SOLO-COMPASS-8")
def test_of_two_in_one_direction_the_nearest_counts_by_day_the_farthest_by_night() -> None:
    assert compass().pick_region(mask("c1", "c4"), 11, far=False) == NUMBERS["c4"]
    assert compass().pick_region(mask("c1", "c4"), 11, far=True) == NUMBERS["c1"]


@pytest.mark.rule("K-SOLO-COMPASS-4")
@pytest.mark.parametrize("far", [False, True])
def test_where_the_hand_finds_nothing_it_turns_clockwise_and_not_to_what_is_near(far: bool) -> None:
    assert compass().pick_region(mask("a1", "a2"), 7, far) == NUMBERS["a1"]  # at 8, a2 at 6
    assert compass().pick_region(mask("a3", "a2"), 7, far) == NUMBERS["a3"]  # at 4, all but round


@pytest.mark.rule("K-SOLO-COMPASS-8")
def test_equally_far_regions_go_by_their_ids_then_by_their_territories() -> None:
    own = Compass(RULES.board)
    own.hour = [6] * len(NUMBERS)
    own.distance = [100] * len(NUMBERS)
    for far in (False, True):
        assert own.pick_region(mask("c2", "a4", "a6"), 1, far) == NUMBERS["a4"]
        assert own.pick_region(mask("c5", "cinderholt.k1"), 1, far) == NUMBERS["c5"]
    names = [territory.id for territory in RULES.box.territories]
    waters = rules_for(1, BASE, [names.index("fallowgate"), names.index("amberfold")]).board
    own = Compass(waters)
    own.hour = [6] * len(waters.ids)
    own.distance = [100] * len(waters.ids)
    picked = own.pick_region(waters.of_terrain[WATER], 1, far=False)
    assert waters.ids[picked] == "amberfold.w1"  # both are called w1; the territories decide


@pytest.mark.rule("K-SOLO-COMPASS-5", "K-SOLO-COMPASS-9")
def test_a_meeple_is_the_nearest_one_by_day_and_by_night() -> None:
    for night in (False, True):
        pos = dummy_acts("patrol", 11, ["c1", "c4"], night=night)
        # c4 is nearer, but its only way out is taken by c1; so the one in c1 moves.
        assert where(pos) == {"c2", "c4"}
        pos = dummy_acts("patrol", 1, ["c5", "c1"], night=night)
        assert where(pos) == {"c3", "c1"}


@pytest.mark.rule("K-SOLO-COMPASS-6", "K-SOLO-ACT-1")
@pytest.mark.parametrize(("roll", "dest"), [(12, "c3"), (3, "c3"), (4, "c1"), (9, "c1")])
def test_the_hand_laid_on_a_meeple_says_where_it_goes(roll: int, dest: str) -> None:
    pos = dummy_acts("patrol", roll, ["c2"])  # c3 lies at 3 from c2, c1 at 9
    assert where(pos) == {dest}


@pytest.mark.rule("K-SOLO-COMPASS-9", "K-RUL-27")
@pytest.mark.parametrize(("night", "dest"), [(False, "a1"), (True, "a5")])
def test_a_quest_is_measured_from_the_meeple_across_both_cards(night: bool, dest: str) -> None:
    pos = alone()
    pos.give(0, "merfolk", {"a6": 2}).give(1, "humans", {"c4": 1})
    pos = pos.night() if night else pos
    pos.turn(active=DUMMY, select="quest").roll(6)  # a1 and a5 lie at 6 from c4
    assert where(pos) == {dest}


@pytest.mark.rule("K-SOLO-COMPASS-3", "K-RUL-26")
def test_a_shifted_action_keeps_the_number_that_was_rolled() -> None:
    pos = table("humans", ["c2"])
    pos.turn(active=DUMMY, shields=["research", "trade", "build"]).roll(3)
    assert pos.state.selected == ACTIONS.index("patrol")  # 3 is covered, 4 is Patrol
    assert where(pos) == {"c3"}  # at 3 from c2; a hand at 4 would have gone on to c1 at 9


@pytest.mark.rule("K-SOLO-COMPASS-2", "K-RUL-23")
def test_every_clearing_flips_the_compass_and_feeds_the_dummy() -> None:
    shields = ["patrol", "quest", "build", "research", "expand"]
    for night in (False, True):
        pos = table("humans", ["c2"], night=night, food=3, mana=9)
        pos.turn(active=0, shields=shields, begins=True)
        assert pos.state.night is not night
        assert (pos.has(1, "food"), pos.has(1, "mana"), pos.has(1, "ore")) == (4, 9, 1)


@pytest.mark.rule("K-TURN-1", "K-SOLO-COMPASS-2")
def test_the_flip_comes_before_what_clearing_brings() -> None:
    pos = table("lionfolk", ["c2"], magic=2, food=2, mana=0, ore=2)
    pos.turn(active=0, shields=["patrol", "quest", "build", "research", "expand"], begins=True)
    # After the flip 3, 1, 3: mana is scarcest, so the unit of choice is mana.
    assert (pos.has(1, "food"), pos.has(1, "mana"), pos.has(1, "ore")) == (3, 2, 3)


@pytest.mark.rule("K-SOLO-COMPASS-11", "K-SOLO-ACT-5")
@pytest.mark.parametrize(("night", "place"), [(False, "a2"), (True, "a4")])
def test_expand_picks_from_the_compass_among_both_territories(night: bool, place: str) -> None:
    # Empty regions next door: c1 and c3, a2 and a4; a5 is the human's.
    pos = dummy_acts("expand", 6, ["c2", "a1"], night=night, food=3)
    assert where(pos) == {"c2", "a1", place}
    assert pos.has(DUMMY, "food") == 0
    pos = dummy_acts("expand", 9, ["c2", "a1"], night=night, food=3)
    assert where(pos) == {"c2", "a1", "c1"}


@pytest.mark.rule("K-SOLO-COMPASS-11", "K-SOLO-ACT-3")
@pytest.mark.parametrize(("night", "place"), [(False, "c4"), (True, "c1")])
def test_a_fortress_is_placed_by_region_pick(night: bool, place: str) -> None:
    pos = dummy_acts("build", 11, ["c1", "c4"], night=night, heroes_call=True, ore=1)
    assert pos.fortresses(DUMMY) == [place]
    assert (pos.state.tower[DUMMY], pos.has(DUMMY, "ore")) == (1, 0)


@pytest.mark.rule("K-SOLO-COMPASS-11")
@pytest.mark.parametrize("roll", range(1, 13))
def test_the_dummy_never_expands_to_where_it_stands(roll: int) -> None:
    # c1 and c2 are neighbours; empty next door are c3 and c4.
    pos = dummy_acts("expand", roll, ["c1", "c2"], food=3)
    assert where(pos) in ({"c1", "c2", "c3"}, {"c1", "c2", "c4"})


@pytest.mark.rule("K-SOLO-COMPASS-11")
@pytest.mark.parametrize(("magic", "place"), [(0, "c2"), (4, "cinderholt.k1")])
def test_a_dummy_that_may_enter_a_crag_moves_there_by_its_place(magic: int, place: str) -> None:
    pos = dummy_acts("patrol", 7, ["c3"], "shapeshifters", magic=magic)
    assert where(pos) == {place}
