"""What boards are told of questions and answers beyond the position."""

from __future__ import annotations

import pytest

from elbowroom import game
from elbowroom.games.kingdoms.test_kit import KingdomsScenario
from elbowroom.kernel.decisions import Facts
from elbowroom.testing import position


def scene() -> KingdomsScenario:
    pos = position("kingdoms", players=3)
    pos.give(0, "trolls", {"a1": 1, "a5": 1}, mana=2, ore=3, food=5)
    pos.give(1, "centaurs", {"a2": 1, "c1": 1}, mana=1, ore=3, food=5)
    pos.give(2, regions={"e1": 2})
    return pos


def facts_of(pos: KingdomsScenario, text: str) -> Facts:
    return pos.state.offers([pos.state.notation.parse(text)])[0].facts


def test_a_move_tells_whom_it_attacks() -> None:
    pos = scene().turn(select="patrol")
    peaceful = [text for text in pos.legal() if text.startswith("patrol a1") and " a2" not in text]
    assert facts_of(pos, "patrol a1 a2") == {"enemy": 1}
    assert peaceful
    assert all(facts_of(pos, text) == {} for text in peaceful)


def test_a_level_is_told_with_what_raises_it() -> None:
    assert facts_of(scene().turn(select="build"), "raise")["level"] == 1
    assert facts_of(scene().turn(select="research"), "research")["level"] == 1


def test_a_division_tells_what_is_left_for_ore() -> None:
    state = game("kingdoms").new(players=2, seed=3)
    while state.decision.kind != "split":
        state.apply(state.legal_actions()[0])
    assert state.decision_facts() == {"part": "setup", "units": 6}
    assert state.offers([state.notation.parse("split 1 2")])[0].facts == {"ore": 3}


@pytest.mark.parametrize(("text", "named"), [("split 1 2", {"food": 1, "mana": 2})])
def test_both_numbers_of_a_division_have_names(text: str, named: dict[str, int]) -> None:
    notation = game("kingdoms").new(players=2, seed=3).notation
    told = notation.arguments(notation.parse(text))
    assert {each.name: each.value for each in told} == named


def test_a_trade_names_what_is_given_and_what_is_received() -> None:
    notation = game("kingdoms").new(players=2, seed=3).notation
    exchange = notation.arguments(notation.parse("trade food-ore 2"))[0]
    assert exchange.value == ["food", "ore"]


def test_a_question_tells_whose_part_of_the_turn_it_is() -> None:
    pos = scene().turn(select="patrol")
    assert pos.state.decision_facts() == {"part": "active"}


def test_both_sides_of_a_war_are_told_what_open_purses_pay_for_and_how() -> None:
    pos = scene().turn(select="patrol").play("patrol a1 a2")
    mine = {"rival": 1, "highest": 7, "worth": 7, "pays": ["mana 2 2", "ore 3 1"]}
    theirs = {"rival": 0, "highest": 5, "worth": 5, "pays": ["mana 1 2", "ore 3 1"]}
    assert told(pos) == mine | {f"rival_{name}": theirs[name] for name in PURSE}
    pos.play("flag")
    assert told(pos) == theirs | {f"rival_{name}": mine[name] for name in PURSE}


PURSE = ("highest", "worth", "pays")


def told(pos: KingdomsScenario) -> Facts:
    names = ("rival", *PURSE, *[f"rival_{name}" for name in PURSE])
    facts = pos.state.decision_facts()
    return {name: facts[name] for name in names}


def test_a_purse_worth_more_than_the_die_has_numbers_says_both() -> None:
    pos = scene()
    pos.give(1, mana=5, ore=6)
    facts = pos.turn(select="patrol").play("patrol a1 a2").state.decision_facts()
    assert (facts["rival_highest"], facts["rival_worth"]) == (11, 16)


def test_a_fortress_is_part_of_what_its_owner_can_pay_for() -> None:
    pos = position("kingdoms", players=3, heroes_call=True)
    pos.give(0, "trolls", {"a1": 1, "a5": 1}, mana=2)
    pos.give(1, "centaurs", {"a2": 1, "c1": 1}, mana=1, fortresses=["a2"], food=5)
    pos.give(2, regions={"e1": 2})
    facts = pos.turn(select="patrol").play("patrol a1 a2").state.decision_facts()
    assert facts["rival_pays"] == ["mana 1 2", "fortress 1"]
    assert facts["rival_fortress"] == 1


@pytest.mark.parametrize(("players", "flags"), [(2, "defender"), (3, "alliance")])
def test_what_two_flags_make_depends_on_how_many_play(players: int, flags: str) -> None:
    pos = position("kingdoms", players=players)
    pos.give(0, "trolls", {"a1": 1, "a5": 1}, mana=2)
    pos.give(1, "centaurs", {"a2": 1, "c1": 1}, mana=1)
    facts = pos.turn(select="patrol").play("patrol a1 a2").state.decision_facts()
    assert facts["flags"] == flags
    assert facts["tie"] == 1


@pytest.mark.parametrize(
    ("given", "loss"),
    [
        pytest.param({"food": 5}, ("retreat", 2, 5), id="it can pay"),
        pytest.param({"food": 1}, ("dear", 2, 1), id="it cannot"),
        pytest.param({"food": 0, "silver": 2}, ("retreat", 2, 2), id="silver stands in"),
        pytest.param({"food": 5, "regions": {"c1": 0}}, ("last", 0, 0), id="the last one is free"),
    ],
)
def test_a_side_is_told_what_losing_costs(
    given: dict[str, object], loss: tuple[str, int, int]
) -> None:
    pos = position("kingdoms", players=3, heroes_call="silver" in given)
    pos.give(0, "trolls", {"a1": 1, "a5": 1}, mana=2, food=5)
    homes = {"a2": 1} if "regions" in given else {"a2": 1, "c1": 1}
    units = {name: units for name, units in given.items() if name != "regions"}
    pos.give(1, "centaurs", homes, **units)
    pos.give(2, regions={"e1": 2})
    facts = pos.turn(select="patrol").play("patrol a1 a2").state.decision_facts()
    assert (facts["rival_loss"], facts["rival_retreat"], facts["rival_units"]) == loss
    assert facts["loss"] == "retreat"


def test_a_space_of_the_action_card_tells_its_use_and_what_stands_against_it() -> None:
    pos = scene().turn()
    assert facts_of(pos, "select patrol") == {"hindrance": None, "movers": 2}
    assert facts_of(pos, "select trade") == {"hindrance": None}
    research = facts_of(pos, "select research")
    assert research == {"hindrance": None, "resource": "mana", "units": 2, "points": 1}
    poor = scene()
    poor.give(0, food=0, mana=0, ore=0)
    poor.turn()
    for action in ("build", "research", "expand"):
        assert facts_of(poor, f"select {action}")["hindrance"] == "too_dear"
    assert facts_of(poor, "select trade")["hindrance"] == "nothing_to_trade"


def test_a_complete_track_stands_against_its_action() -> None:
    pos = scene()
    pos.give(0, tower=6, magic=5, mana=9, ore=9)
    pos.turn()
    assert facts_of(pos, "select build")["hindrance"] == "tower_top"
    assert facts_of(pos, "select research")["hindrance"] == "magic_top"
    assert facts_of(pos, "select build")["points"] == 0


def test_the_points_of_the_last_levels_are_told_in_full() -> None:
    pos = scene()
    pos.give(0, tower=5, mana=9, ore=9)
    assert facts_of(pos.turn(), "select build")["points"] == 2


def test_who_moved_before_does_not_stand_against_a_new_choice() -> None:
    pos = scene().turn()
    pos.state.moved = [pos.state.rules.board.ids.index(name) for name in ("a1", "a5")]
    assert facts_of(pos, "select patrol")["movers"] == 2
    assert len(pos.state.moved) == 2


def test_a_payment_is_told_in_full_and_what_is_settled_stays() -> None:
    pos = scene().turn(select="patrol").play("patrol a1 a2", "dial 3", "dial 1")
    assert pos.state.decision.kind == "pay"
    assert pos.state.decision_facts() == {
        "part": "active",
        "due": 3,
        "for": "war",
        "payments": ["0 1 1 0", "0 0 3 0", "0 2 0 0"],
    }
    pos.play("pay mana 0")
    assert pos.has(0, "ore") == 0
    assert pos.asked == 1


def test_silver_is_the_last_thing_to_pay_with() -> None:
    pos = position("kingdoms", players=2, heroes_call=True)
    pos.give(0, "trolls", {"a1": 1, "a5": 1}, mana=2, silver=2)
    pos.give(1, "centaurs", {"c1": 2})
    pos.turn(select="research").play("research")
    facts = pos.state.decision_facts()
    assert facts["for"] == "research"
    assert facts["payments"] == ["0 1 0 0", "0 0 0 1"]


def test_whoever_follows_is_told_so() -> None:
    pos = scene().turn(select="research").play("pass")
    assert pos.asked == 1
    assert pos.state.decision_facts()["part"] == "followers"


@pytest.mark.parametrize(
    ("number", "units"), [(1, (0, 0, 1)), (2, (0, 1, 0)), (3, (0, 1, 1)), (7, (0, 2, 3))]
)
def test_a_number_of_the_war_die_tells_what_it_usually_takes(
    number: int, units: tuple[int, int, int]
) -> None:
    pos = scene().turn(select="patrol").play("patrol a1 a2")
    facts = facts_of(pos, f"dial {number}")
    assert (facts["food"], facts["mana"], facts["ore"]) == units


def test_a_number_of_the_war_die_tells_every_way_to_pay_for_it() -> None:
    pos = scene().turn(select="patrol").play("patrol a1 a2")
    assert facts_of(pos, "dial 3")["payments"] == ["0 1 1 0", "0 0 3 0", "0 2 0 0"]


def test_moves_to_one_place_are_told_alike_and_asking_changes_nothing() -> None:
    pos = position("kingdoms", players=2)
    pos.give(0, "trolls", {"a1": 1, "a3": 1}, mana=4, ore=6)
    pos.give(1, "centaurs", {"c1": 1, "c2": 1})
    pos.neutrals("e1", "e3").turn(select="quest")
    state = pos.state
    actions = state.legal_actions()
    before = state.digest()
    offers = state.offers(actions)
    assert [offer.action for offer in offers] == actions
    for offer in offers:
        assert offer.number == state.explain_action(offer.action)
    assert any(offer.number is not None for offer in offers)
    assert state.digest() == before
