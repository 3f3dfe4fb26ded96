"""What the dummy makes of its faction's abilities."""

from __future__ import annotations

import pytest

from elbowroom.games.kingdoms.test_kit import KingdomsScenario
from tests.games.kingdoms.solo.stage import DUMMY, HUMAN, alone, dummy_acts, where


@pytest.mark.rule("K-SOLO-ABIL-1", "K-FAC-goblins-L1")
def test_further_moves_are_made_with_the_same_roll_by_the_next_meeple() -> None:
    pos = dummy_acts("patrol", 12, ["c2", "c5"], "goblins", magic=1)
    # The hand at 12 moves c2 to c3; then c5 at 1 has no way but c3, which is taken.
    assert where(pos) == {"c3", "c5"}
    pos = dummy_acts("patrol", 1, ["c2", "c5"], "goblins", magic=1)
    assert where(pos) == {"c1", "c3"}  # c5 to c3, then c2 to c1
    assert len(pos.happened("die_rolled")) == 1


@pytest.mark.rule("K-SOLO-ABIL-1", "K-FAC-holy_order-L3")
def test_a_substitute_is_used_only_when_the_action_cannot_be_performed() -> None:
    pos = dummy_acts("patrol", 12, ["c2"], "holy_order", magic=3, mana=4)
    assert (pos.state.magic[DUMMY], where(pos)) == (3, {"c3"})
    pos = alone()
    pos.give(HUMAN, "merfolk", {"a5": 2, "c1": 2})
    pos.give(DUMMY, "holy_order", {"c4": 1}, magic=3, mana=4)  # c4 has no way out
    pos.turn(active=DUMMY, select="patrol")
    assert (pos.state.magic[DUMMY], pos.has(DUMMY, "mana")) == (4, 3)  # level 4 earns 3 mana


@pytest.mark.rule("K-SOLO-ABIL-1")
def test_gains_are_automatic() -> None:
    pos = dummy_acts("patrol", 12, ["c2"], "dark_elves", magic=1)
    assert pos.has(DUMMY, "mana") == 1  # c3 is a forest


@pytest.mark.rule("K-SOLO-ABIL-1", "K-FAC-ice_giants-L2")
@pytest.mark.parametrize(("night", "knocked"), [(False, "a2"), (True, "a4")])
def test_knock_downs_are_always_made_where_the_hand_points(night: bool, knocked: str) -> None:
    pos = alone(heroes_call=True)
    pos.give(HUMAN, "merfolk", {"a2": 1, "a4": 1})
    pos.give(DUMMY, "ice_giants", {"a5": 1, "c1": 1, "c2": 1, "c4": 1}, magic=2)
    pos = pos.night() if night else pos
    pos.turn(active=DUMMY, select="patrol").roll(6)
    # The meeple of a5 at 7 is laid a hand at 6 on: round to 12 lies a1; a2 and a4 lie at 6.
    assert where(pos) == {"a1", "c1", "c2", "c4"}
    assert pos.lying(HUMAN) == [knocked]


@pytest.mark.rule("K-SOLO-ABIL-1", "K-FAC-minotaurs-L2")
def test_fortresses_next_door_are_always_laid_down() -> None:
    pos = alone(heroes_call=True)
    pos.give(HUMAN, "merfolk", {"a3": 1, "a6": 1}, fortresses=["a2"])
    pos.give(DUMMY, "minotaurs", {"a5": 1}, magic=2)
    pos.turn(active=DUMMY, select="patrol").roll(12)
    assert where(pos) == {"a1"}
    assert pos.happened("fortress_laid_down")[0].facts == {"region": "a2", "by": DUMMY}


@pytest.mark.rule("K-SOLO-ABIL-1")
@pytest.mark.parametrize(("faction", "magic"), [("gnomes", 1), ("humans", 2)])
def test_a_bonus_of_trade_adds_one_of_the_scarcest(faction: str, magic: int) -> None:
    pos = dummy_acts("trade", 2, ["c1"], faction, magic=magic, food=3, mana=1, ore=2)
    assert (pos.has(DUMMY, "food"), pos.has(DUMMY, "mana"), pos.has(DUMMY, "ore")) == (4, 3, 3)


@pytest.mark.rule("K-SOLO-ABIL-1", "K-FAC-elves-L1")
def test_trading_two_types_does_nothing() -> None:
    pos = dummy_acts("trade", 2, ["c1"], "elves", magic=1, food=3, mana=1, ore=2)
    assert (pos.has(DUMMY, "food"), pos.has(DUMMY, "mana"), pos.has(DUMMY, "ore")) == (4, 2, 3)


@pytest.mark.rule("K-SOLO-ABIL-1", "K-FAC-goblins-L4")
def test_expanding_next_door_is_what_the_dummy_does_anyway() -> None:
    plain = dummy_acts("expand", 12, ["c1"], "trolls", magic=4, food=2)
    goblins = dummy_acts("expand", 12, ["c1"], "goblins", magic=4, food=2)
    assert where(plain) == where(goblins) == {"c1", "c2"}


@pytest.mark.rule("K-SOLO-ABIL-2", "K-FAC-centaurs-L1")
def test_the_dummy_takes_one_step_per_move() -> None:
    pos = dummy_acts("patrol", 12, ["c1"], "centaurs", magic=1)
    assert where(pos) == {"c2"}
    assert len(pos.happened("moved")) == 1


def charging(night: bool = False) -> KingdomsScenario:
    pos = alone()
    pos.give(HUMAN, "merfolk", {"a2": 1, "a3": 1})
    pos.give(DUMMY, "boarfolk", {"a1": 1}, magic=3)
    pos = pos.night() if night else pos
    return pos.turn(active=DUMMY, select="patrol").roll(3)


@pytest.mark.rule("K-SOLO-ABIL-2", "K-FAC-boarfolk-L3")
def test_a_dummy_that_won_runs_on_with_the_same_roll() -> None:
    pos = charging()  # a2 lies at 3 from a1
    pos.play("yield", "fall")
    assert [event.facts["to"] for event in pos.happened("charged")] == ["a4"]  # at 6 from a2
    assert len(pos.happened("die_rolled")) == 1


@pytest.mark.rule("K-SOLO-ABIL-2")
def test_a_dummy_with_nowhere_empty_to_run_stays() -> None:
    pos = alone()
    pos.give(HUMAN, "merfolk", {"c4": 1, "a5": 1})
    pos.give(DUMMY, "boarfolk", {"a1": 1, "c1": 1}, magic=3)
    pos.turn(active=DUMMY, select="quest").roll(12)
    pos.play("yield", "fall")
    assert where(pos) == {"c1", "c4"}


@pytest.mark.rule("K-SOLO-ABIL-2", "K-FAC-shapeshifters-L2")
@pytest.mark.parametrize(
    ("held", "expected"),
    [
        ({"food": 5, "mana": 5}, (5, 5, 2)),  # c1 gives the scarce ore itself, so c3 is changed
        ({"ore": 5, "mana": 5}, (1, 6, 5)),  # food is scarce: c1 has the lowest id
        ({"food": 5, "ore": 5}, (5, 2, 5)),  # mana is scarce: c3 gives it, so c1 is changed
    ],
)
def test_one_region_is_changed_into_what_is_scarcest(
    held: dict[str, int], expected: tuple[int, int, int]
) -> None:
    pos = alone()
    pos.give(HUMAN, "merfolk", {"a5": 2})
    pos.give(DUMMY, "shapeshifters", {"c1": 1, "c3": 1}, magic=2, tower=6, **held)
    pos.turn(active=DUMMY, select="build")
    assert (pos.has(DUMMY, "food"), pos.has(DUMMY, "mana"), pos.has(DUMMY, "ore")) == expected


@pytest.mark.rule("K-SOLO-ABIL-2", "K-FAC-imps-L2")
def test_a_loss_named_by_the_dummy_is_the_humans_choice() -> None:
    pos = alone()
    pos.give(HUMAN, "merfolk", {"a5": 2}, food=1, ore=2).give(DUMMY, "imps", {"c2": 1}, magic=2)
    pos.turn(active=DUMMY, select="patrol").roll(3)
    assert (pos.asked, pos.phase, pos.legal()) == (
        HUMAN,
        "discard",
        ["discard food", "discard ore"],
    )


@pytest.mark.rule("K-SOLO-ABIL-2", "K-FAC-frost_wraiths-L4")
def test_a_magic_loss_names_the_human() -> None:
    pos = alone()
    pos.give(HUMAN, "merfolk", {"a5": 2}, magic=3)
    pos.give(DUMMY, "frost_wraiths", {"c2": 1}, magic=3, mana=4)
    pos.turn(active=DUMMY, select="research")
    assert (pos.state.magic[DUMMY], pos.state.magic[HUMAN]) == (4, 2)


@pytest.mark.rule("K-SOLO-ABIL-2", "K-FAC-trolls-L3")
def test_tolls_go_both_ways() -> None:
    pos = alone()
    pos.give(HUMAN, "trolls", {"a6": 2}, magic=3)
    pos.give(DUMMY, "humans", {"c4": 1}, food=2, ore=2)
    pos.turn(active=DUMMY, select="quest").roll(6)
    assert (pos.has(HUMAN, "ore"), pos.has(DUMMY, "ore")) == (1, 1)  # most held, ore first
    pos = alone()
    pos.give(HUMAN, "merfolk", {"a6": 2}, food=1).give(DUMMY, "trolls", {"c1": 1}, magic=3)
    pos.turn(active=HUMAN, select="quest").play("quest a6 c5")
    assert (pos.has(HUMAN, "food"), pos.happened("gained")[0].player) == (0, DUMMY)


@pytest.mark.rule("K-SOLO-ABIL-2", "K-FAC-shapeshifters-L3")
def test_a_copying_dummy_shares_the_humans_discounts_that_hold_for_it() -> None:
    for human, more in (("valkyries", 1), ("lizardfolk", 0)):
        pos = alone()
        pos.give(HUMAN, human, {"c3": 1, "a5": 1}, magic=2)
        pos.give(DUMMY, "shapeshifters", {"c2": 1}, magic=3)
        pos.turn(active=DUMMY, select="patrol").roll(3)
        assert pos.asked == HUMAN
        assert pos.state.war_number == 4 + more


@pytest.mark.rule("K-SOLO-ABIL-2", "K-FAC-pirates-L2")
def test_spoils_of_a_won_war_are_what_the_human_has_most_of() -> None:
    pos = alone()
    pos.give(HUMAN, "merfolk", {"c3": 1, "a5": 1}, food=3, mana=3, ore=2)
    pos.give(DUMMY, "pirates", {"c2": 1}, magic=2)
    pos.turn(active=DUMMY, select="patrol").roll(3).play("yield")
    assert (pos.has(HUMAN, "mana"), pos.has(HUMAN, "food"), pos.has(HUMAN, "ore")) == (2, 2, 2)
    assert (pos.has(DUMMY, "mana"), pos.has(DUMMY, "food")) == (1, 1)


@pytest.mark.rule("K-SOLO-ABIL-1", "K-FAC-valkyries-L1")
def test_who_gains_by_wars_of_others_gains_by_lost_ones_when_alone() -> None:
    pos = alone()
    pos.give(HUMAN, "valkyries", {"c3": 1, "a5": 1}, magic=1)
    pos.give(DUMMY, "humans", {"c2": 1})
    pos.turn(active=DUMMY, select="patrol").roll(3).play("yield", "fall")
    assert pos.has(HUMAN, "mana") == 1
