"""What the dummy does with each action, and its free choices."""

from __future__ import annotations

import pytest

from elbowroom.games.kingdoms.test_kit import KingdomsScenario
from tests.games.kingdoms.solo.stage import DUMMY, HUMAN, alone, dummy_acts, table, where


@pytest.mark.rule("K-SOLO-ACT-1")
def test_the_dummy_never_enters_a_region_where_it_has_a_meeple() -> None:
    pos = dummy_acts("patrol", 11, ["c1", "c4"])
    assert where(pos) == {"c2", "c4"}  # c4 could only have gone to c1


@pytest.mark.rule("K-SOLO-ACT-1", "K-MOVE-4")
def test_the_dummy_walks_into_the_humans_regions_and_that_is_war() -> None:
    pos = alone()
    pos.give(HUMAN, "merfolk", {"c3": 1, "a5": 1}, mana=9).give(DUMMY, "humans", {"c5": 1})
    pos.turn(active=DUMMY, select="patrol").roll(1)
    assert (pos.phase, pos.asked) == ("match", HUMAN)
    assert pos.state.war_attacker == DUMMY


@pytest.mark.rule("K-SOLO-ACT-1")
def test_a_dummy_that_cannot_move_stands_a_meeple_up() -> None:
    pos = dummy_acts("patrol", 11, ["c1", "c4"], lying=["c1", "c4"])
    assert pos.lying(DUMMY) == ["c1"]  # c4 is nearer
    assert pos.happened("stood_up")[0].player == DUMMY


@pytest.mark.rule("K-SOLO-ACT-1", "K-LAID-1")
def test_a_meeple_that_can_move_comes_before_one_that_lies() -> None:
    pos = dummy_acts("patrol", 7, ["c4", "c3"], lying=["c4"])
    assert where(pos) == {"c4", "c2"}  # from c3: c2 lies at 9, c5 at 6, and 9 is first after 7
    assert pos.lying(DUMMY) == ["c4"]


@pytest.mark.rule("K-SOLO-ACT-2")
def test_a_quest_goes_to_the_other_territory_past_what_is_taken() -> None:
    pos = alone()
    pos.give(HUMAN, "merfolk", {"a1": 2}).give(DUMMY, "humans", {"c4": 1, "a5": 1})
    pos.turn(active=DUMMY, select="quest").roll(11)
    # The hand picks c4 at 11 and, laid on it, goes round to 4, where a3 lies.
    assert where(pos) == {"a5", "a3"}
    pos = alone()
    pos.give(HUMAN, "merfolk", {"a1": 2}).give(DUMMY, "humans", {"c4": 1, "a3": 1})
    pos.turn(active=DUMMY, select="quest").roll(11)
    assert where(pos) == {"a2", "a3"}  # at 5 lie a2 and a6; by day the nearer


@pytest.mark.rule("K-SOLO-ACT-2", "K-ACT-QUEST-1")
def test_a_meeple_inland_cannot_quest() -> None:
    pos = alone()
    pos.give(HUMAN, "merfolk", {"a5": 2}).give(DUMMY, "humans", {"a4": 1})
    pos.turn(active=DUMMY, select="quest")
    assert where(pos) == {"a4"}
    assert pos.has(DUMMY, "ore") == 1  # its last meeple: one unit of choice


@pytest.mark.rule("K-SOLO-ACT-3")
def test_without_fortresses_build_raises_the_marker() -> None:
    pos = dummy_acts("build", 3, ["c1", "c3"], tower=2, ore=4)
    assert (pos.state.tower[DUMMY], pos.has(DUMMY, "ore")) == (3, 1)


@pytest.mark.rule("K-SOLO-ACT-4")
def test_research_gives_the_dummy_its_abilities() -> None:
    pos = dummy_acts("research", 1, ["c1", "c3"], "lionfolk", mana=1)
    assert (pos.state.magic[DUMMY], pos.has(DUMMY, "food")) == (1, 2)


@pytest.mark.rule("K-SOLO-ACT-5")
def test_a_new_meeple_goes_next_door_not_beside_another() -> None:
    pos = dummy_acts("expand", 12, ["c1"], food=2)
    assert where(pos) == {"c1", "c2"}
    assert pos.meeples(DUMMY, "c1") == 1


@pytest.mark.rule("K-SOLO-ACT-5")
def test_no_piece_at_all_may_be_where_the_dummy_expands() -> None:
    pos = alone(heroes_call=True)
    pos.give(HUMAN, "merfolk", {"a5": 1, "a6": 1}, fortresses=["c2"])
    pos.give(DUMMY, "humans", {"c1": 1}, food=2)
    pos.turn(active=DUMMY, select="expand").roll(12)
    assert where(pos) == {"c1", "c4"}


@pytest.mark.rule("K-SOLO-ACT-5", "K-MOVE-7")
def test_ruins_and_tundra_take_a_new_meeple_of_the_dummy() -> None:
    pos = alone(heroes_call=True, territories=["amberfold", "norrvast"])
    pos.give(HUMAN, "merfolk", {"a5": 1, "a6": 1}).give(DUMMY, "humans", {"n4": 1}, food=2)
    pos.turn(active=DUMMY, select="expand").roll(2)  # n7 lies at 2, beyond n3 at 1
    assert (where(pos), pos.lying(DUMMY)) == ({"n4", "n7"}, ["n7"])
    pos = alone(heroes_call=True, territories=["amberfold", "frosthollow"])
    pos.give(HUMAN, "merfolk", {"a5": 1, "a6": 1}).give(DUMMY, "humans", {"p4": 1}, food=2)
    pos.turn(active=DUMMY, select="expand").roll(11)  # p1 lies at 11, p5 at 12
    assert where(pos) == {"p4", "p1"}


@pytest.mark.rule("K-SOLO-ACT-6")
def test_trade_brings_the_dummy_one_of_each() -> None:
    pos = dummy_acts("trade", 2, ["c1"], food=9, mana=2)
    assert (pos.has(DUMMY, "food"), pos.has(DUMMY, "mana"), pos.has(DUMMY, "ore")) == (9, 3, 1)


@pytest.mark.rule("K-SOLO-ACT-7", "K-COLLECT-1")
def test_the_dummy_collects_as_anybody() -> None:
    pos = dummy_acts("research", 1, ["c1", "c3", "c4"])
    assert (pos.has(DUMMY, "food"), pos.has(DUMMY, "mana"), pos.has(DUMMY, "ore")) == (1, 1, 1)


@pytest.mark.rule("K-SOLO-ACT-8")
@pytest.mark.parametrize(
    ("held", "chosen"),
    [
        ({}, "ore"),
        ({"ore": 1}, "mana"),
        ({"ore": 1, "mana": 1}, "food"),
        ({"ore": 3, "mana": 2, "food": 3}, "mana"),
    ],
)
def test_a_resource_of_choice_is_the_scarcest(held: dict[str, int], chosen: str) -> None:
    pos = alone(territories=["amberfold", "eldwater"])
    pos.give(HUMAN, "merfolk", {"a5": 2}).give(DUMMY, "trolls", {"e5": 1, "a4": 1}, magic=5, **held)
    pos.turn(active=DUMMY, select="research")
    assert pos.has(DUMMY, chosen) == held.get(chosen, 0) + 1


@pytest.mark.rule("K-SOLO-ACT-8", "K-SOLO-ABIL-2")
@pytest.mark.parametrize(
    ("held", "taken"), [((5, 5, 5), "ore"), ((5, 5, 4), "mana"), ((6, 5, 4), "food")]
)
def test_the_dummy_takes_what_the_human_has_most_of(held: tuple[int, int, int], taken: str) -> None:
    pos = alone()
    food, mana, ore = held
    pos.give(HUMAN, "merfolk", {"a5": 2}, food=food, mana=mana, ore=ore)
    pos.give(DUMMY, "imps", {"c4": 1}, magic=3)
    pos.turn(active=DUMMY, select="quest").roll(6)
    assert pos.has(DUMMY, taken) == 1
    assert pos.happened("lost")[0].facts == {"resource": taken, "amount": 1}


def frozen(tundra: list[str], others: list[str]) -> KingdomsScenario:
    pos = alone(heroes_call=True, territories=["amberfold", "frosthollow"])
    pos.give(HUMAN, "merfolk", {"a5": 1, "a6": 1})
    return pos.give(DUMMY, "humans", dict.fromkeys([*tundra, *others], 1))


@pytest.mark.rule("K-SOLO-ACT-9", "K-TUNDRA-4")
def test_a_dummy_meeple_in_tundra_is_the_only_candidate() -> None:
    for roll in range(1, 13):
        pos = frozen(["p1"], ["p6"])
        pos.turn(active=DUMMY, select="patrol").roll(roll)
        assert "p6" in where(pos)
        assert "p1" not in where(pos)


@pytest.mark.rule("K-SOLO-ACT-10", "K-TUNDRA-5")
def test_a_meeple_that_cannot_leave_the_tundra_is_lost_and_another_acts() -> None:
    pos = frozen(["p1"], ["p2", "p4"])  # both ways out of p1 are the dummy's own
    pos.turn(active=DUMMY, select="patrol").roll(12)
    assert pos.meeples(DUMMY) == 2
    assert pos.happened("moved")
    assert "p1" not in where(pos)


@pytest.mark.rule("K-SOLO-ACT-10", "K-TUNDRA-6")
def test_only_those_in_tundra_are_candidates() -> None:
    pos = alone(heroes_call=True, territories=["silverscar", "frosthollow"])
    pos.give(HUMAN, "merfolk", {"s2": 1, "s6": 1})
    pos.give(DUMMY, "humans", {"p1": 1, "s4": 1, "p6": 1})
    pos.turn(active=DUMMY, select="patrol").roll(1)
    assert "p6" in where(pos)
    assert len({"p1", "s4"} & where(pos)) == 1


@pytest.mark.rule("K-SOLO-ACT-11", "K-TOWER-10")
@pytest.mark.parametrize(("night", "restored"), [(False, "c4"), (True, "c1")])
def test_a_dummy_that_cannot_raise_its_tower_stands_a_fortress_up(
    night: bool, restored: str
) -> None:
    pos = table("humans", ["c3"], night=night, heroes_call=True, fortresses=["c1", "c4"])
    pos.laid_fortress(DUMMY, "c1", "c4")
    pos.turn(active=DUMMY, select="build").roll(11)
    assert pos.asked == HUMAN
    assert pos.happened("fortress_restored")[0].facts == {"region": restored}
    assert pos.has(DUMMY, "mana") == 0  # it did not collect


@pytest.mark.rule("K-SOLO-ACT-12")
def test_the_dummy_pays_with_the_proper_resource_first_then_what_it_has_most_of() -> None:
    pos = dummy_acts("expand", 12, ["c1", "a1"], "elves", magic=3, food=1, mana=3)
    assert (pos.has(DUMMY, "food"), pos.has(DUMMY, "mana")) == (0, 1)  # 3: 1 food, 2 mana
    pos = dummy_acts("expand", 12, ["c1"], "undead", magic=2, food=2, mana=9)
    assert (pos.has(DUMMY, "food"), pos.has(DUMMY, "mana")) == (0, 9)
