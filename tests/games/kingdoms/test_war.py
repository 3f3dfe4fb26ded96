"""War: concealed dials, payments, who wins, what becomes of the loser."""

from __future__ import annotations

import json

import pytest

from elbowroom.games.kingdoms.test_kit import KingdomsScenario
from elbowroom.testing import position


def at_war(**attacker: int) -> KingdomsScenario:
    """Seat 0 patrols from a1 into a2, where seat 1 has one of its two meeples."""
    pos = position("kingdoms", players=3)
    pos.give(0, "trolls", {"a1": 1, "a5": 1}, **{"mana": 2, "ore": 1, "food": 5, **attacker})
    pos.give(1, "centaurs", {"a2": 1, "c1": 1}, mana=1, ore=3, food=5)
    pos.give(2, regions={"e1": 2})
    return pos.turn(select="patrol").play("patrol a1 a2")


@pytest.mark.rule("K-MOVE-4", "K-WAR-1")
def test_entering_a_region_with_an_opposing_meeple_starts_a_war_at_once() -> None:
    pos = at_war()
    assert (pos.phase, pos.asked) == ("dial", 0)
    pos.play("flag")
    assert (pos.phase, pos.asked) == ("dial", 1)


@pytest.mark.rule("K-WAR-1")
def test_who_breaks_an_alliance_is_the_attacker() -> None:
    pos = position("kingdoms", players=3)
    pos.give(0, "trolls", {"a2": 1, "a5": 1}, ore=1).give(1, "centaurs", {"a2": 1, "c1": 1}, ore=1)
    pos.turn(select="patrol").play("break a2", "dial 1", "dial 1")
    assert pos.happened("war_won")[0].player == 1  # equal numbers are the defender's


@pytest.mark.rule("K-WAR-2", "K-ENG-1")
def test_a_die_that_is_set_is_known_to_nobody_else() -> None:
    pos = at_war()
    events_before = len(pos.events)
    pos.play("dial 5")
    told = pos.events[events_before:]
    assert [(event.kind, event.player, event.facts) for event in told] == [("dial_set", 0, {})]
    for seat in (1, 2):
        seen = pos.state.view(seat).to_dict()["position"]
        assert seen["war"]["dials"] == ["set", None]
    assert pos.state.view(0).to_dict()["position"]["war"]["dials"] == [5, None]
    other = at_war().play("dial 2")
    for seat in (1, 2):
        mine, theirs = pos.state.view(seat), other.state.view(seat)
        assert json.dumps(mine.to_dict()) == json.dumps(theirs.to_dict())
        assert mine.legal_actions() == theirs.legal_actions()


@pytest.mark.rule("K-WAR-2")
def test_a_sample_of_the_defender_guesses_the_die_anew() -> None:
    pos = at_war().play("dial 5")
    guesses = {pos.state.sample(1, seed).dials[0] for seed in range(60)}
    assert guesses == {1, 2, 3, 4, 5, 12}


@pytest.mark.rule("K-WAR-3", "K-WAR-4", "K-EX-1")
def test_a_number_needs_mana_at_two_and_ore_at_one() -> None:
    pos = at_war()  # 2 mana, 1 ore
    assert pos.legal() == ["flag", *[f"dial {number}" for number in range(1, 6)]]
    assert pos.rule_against("dial 6") == "K-WAR-3"


@pytest.mark.rule("K-WAR-12", "K-WAR-3")
def test_an_attacker_with_nothing_must_set_the_flag() -> None:
    pos = at_war(mana=0, ore=0)
    assert pos.legal() == ["flag"]


@pytest.mark.rule("K-WAR-5", "K-WAR-10")
def test_the_higher_number_wins_and_the_attacker_stays() -> None:
    pos = at_war().play("dial 5", "dial 4", "fall")
    assert pos.meeples(0, "a2") == 1
    assert pos.meeples(1, "a2") == 0


@pytest.mark.rule("K-WAR-5", "K-EX-3")
def test_equal_numbers_go_to_the_defender() -> None:
    pos = at_war().play("dial 5", "dial 5", "fall")
    assert pos.meeples(1, "a2") == 1
    assert pos.meeples(0, "a2") == 0
    assert (pos.has(0, "mana"), pos.has(0, "ore")) == (0, 0)
    assert (pos.has(1, "mana"), pos.has(1, "ore")) == (0, 0)


@pytest.mark.rule("K-WAR-5", "K-WAR-6")
def test_any_number_beats_a_flag_which_costs_nothing() -> None:
    pos = at_war().play("dial 1", "flag")
    pos.play("pay mana 0")
    assert (pos.state.war_winner, pos.phase) == (0, "retreat")
    assert (pos.has(1, "mana"), pos.has(1, "ore")) == (1, 3)


@pytest.mark.rule("K-WAR-6", "K-WAR-7")
def test_both_sides_pay_for_their_own_number() -> None:
    pos = at_war().play("dial 5", "dial 3")
    # The attacker pays everything it has; the defender chooses: 1 mana + 1 ore, or 3 ore.
    assert (pos.has(0, "mana"), pos.has(0, "ore")) == (0, 0)
    assert (pos.asked, pos.legal()) == (1, ["pay mana 0", "pay mana 1"])
    pos.play("pay mana 1")
    assert (pos.has(1, "mana"), pos.has(1, "ore")) == (0, 2)


@pytest.mark.rule("K-WAR-7", "K-EX-1")
def test_no_unit_is_paid_that_could_be_left_out() -> None:
    pos = at_war().play("dial 4", "flag")
    assert (pos.has(0, "mana"), pos.has(0, "ore")) == (0, 1)  # not 2 mana and 1 ore
    pos = at_war().play("dial 3", "flag")
    assert pos.legal() == ["pay mana 1", "pay mana 2"]  # 1 mana + 1 ore, or 2 mana


@pytest.mark.rule("K-WAR-11", "K-LAID-2")
def test_a_lying_meeple_defends() -> None:
    pos = position("kingdoms", players=3)
    pos.give(0, regions={"a1": 1}, ore=3).give(1, regions={"a2": 1, "c1": 1}, lying=["a2"], ore=3)
    pos.turn(select="patrol").play("patrol a1 a2", "dial 2", "dial 3")
    assert pos.state.war_winner == 1
    assert pos.meeples(1, "a2") == 1


@pytest.mark.rule("K-WAR-13")
def test_a_last_meeple_retreats_free_and_must() -> None:
    pos = position("kingdoms", players=3)
    pos.give(0, regions={"a1": 1, "a5": 1}, ore=3).give(1, regions={"a2": 1})
    pos.turn(select="patrol").play("patrol a1 a2", "dial 1", "flag")
    assert (pos.asked, pos.phase) == (1, "retreat")
    assert pos.legal() == ["retreat a1", "retreat a3", "retreat a4"]
    pos.play("retreat a3")
    assert pos.meeples(1) == 1


@pytest.mark.rule("K-RETREAT-1", "K-RETREAT-6")
def test_a_retreat_costs_a_food_for_each_meeple_in_play_and_is_optional() -> None:
    pos = at_war().play("dial 5", "flag")
    assert pos.legal() == ["retreat a1", "retreat a3", "retreat a4", "fall"]
    assert pos.explain("retreat a3").total == 2
    pos.play("retreat a3")
    assert (pos.has(1, "food"), pos.meeples(1, "a3")) == (3, 1)


@pytest.mark.rule("K-RETREAT-2", "K-EX-4", "K-SILVER-2")
def test_silver_may_replace_food_for_a_retreat() -> None:
    pos = position("kingdoms", players=3, heroes_call=True)
    pos.give(0, regions={"a1": 1, "a5": 1}, ore=3)
    pos.give(1, regions={"a2": 1, "c1": 1, "c2": 1, "c3": 1}, food=2, silver=2)
    pos.turn(select="patrol").play("patrol a1 a2", "dial 1", "flag")
    assert pos.explain("retreat a3").total == 4
    pos.play("retreat a3")
    assert (pos.has(1, "food"), pos.has(1, "silver")) == (0, 0)


@pytest.mark.rule("K-RETREAT-3")
def test_a_retreat_starts_no_war() -> None:
    pos = position("kingdoms", players=3)
    pos.give(0, regions={"a1": 1, "a4": 1}, ore=3)
    pos.give(1, regions={"a2": 1, "c1": 1}, food=9)
    pos.give(2, regions={"a3": 1, "e1": 1})
    pos.turn(select="patrol").play("patrol a1 a2", "dial 1", "flag")
    assert pos.legal() == ["retreat a1", "fall"]
    assert pos.rule_against("retreat a3") == "K-RETREAT-3"


@pytest.mark.rule("K-RETREAT-4")
def test_who_does_not_retreat_goes_back_to_the_supply() -> None:
    pos = at_war().play("dial 5", "flag", "fall")
    assert pos.meeples(1) == 1


@pytest.mark.rule("K-RETREAT-5")
def test_an_attacker_that_quested_retreats_on_the_attacked_territory() -> None:
    pos = position("kingdoms", players=3)
    pos.give(0, regions={"a1": 1, "a5": 1}, food=9).give(1, regions={"c1": 1, "c5": 1}, ore=3)
    pos.turn(select="quest").play("quest a1 c1", "flag", "dial 1")
    assert pos.legal() == ["retreat c2", "retreat c4", "fall"]


@pytest.mark.rule("K-RETREAT-7")
def test_a_lying_meeple_retreats_lying() -> None:
    pos = position("kingdoms", players=3)
    pos.give(0, regions={"a1": 1, "a5": 1}, ore=3)
    pos.give(1, regions={"a2": 1, "c1": 1}, lying=["a2"], food=4)
    pos.turn(select="patrol").play("patrol a1 a2", "dial 1", "flag", "retreat a3")
    assert pos.lying(1) == ["a3"]


@pytest.mark.rule("K-EX-11", "K-WAR-8")
def test_a_discount_for_one_type_counts_only_for_such_a_payment() -> None:
    def humans(number: int) -> KingdomsScenario:
        pos = position("kingdoms", players=3)
        pos.give(0, "humans", {"a1": 1, "a5": 1}, magic=3, mana=2, ore=2)
        pos.give(1, regions={"a2": 1, "c1": 1})
        return pos.turn(select="patrol").play("patrol a1 a2", f"dial {number}", "flag")

    assert humans(4).legal() == ["pay mana 0", "pay mana 1"]
    pos = humans(4).play("pay mana 0")
    assert (pos.has(0, "mana"), pos.has(0, "ore")) == (2, 0)
    pos = humans(2).play("pay mana 0")
    assert (pos.has(0, "mana"), pos.has(0, "ore")) == (2, 1)


@pytest.mark.rule("K-EX-12")
def test_constructs_reach_four_with_one_ore_and_one_mana() -> None:
    pos = position("kingdoms", players=3)
    pos.give(0, "constructs", {"a1": 1, "a5": 1}, magic=2, mana=1, ore=1)
    pos.give(1, regions={"a2": 1, "c1": 1})
    pos.turn(select="patrol").play("patrol a1 a2")
    assert pos.legal()[-1] == "dial 4"


@pytest.mark.rule("K-EX-13", "K-WAR-16")
def test_a_unit_added_after_the_reveal_must_leave_the_number_payable() -> None:
    def orcs(mana: int) -> KingdomsScenario:
        pos = position("kingdoms", players=3)
        pos.give(0, "orcs", {"a1": 1, "a5": 1}, magic=4, mana=mana)
        pos.give(1, regions={"a2": 1, "c1": 1}, mana=3)
        return pos.turn(select="patrol").play("patrol a1 a2", "dial 3", "dial 5")

    assert orcs(2).phase == "retreat"
    pos = orcs(3)
    assert pos.legal() == ["add mana", "done"]
    pos.play("add mana")
    assert pos.state.war_winner == 0
    assert pos.has(0, "mana") == 0
