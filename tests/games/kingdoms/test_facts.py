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


def test_a_question_tells_whose_part_of_the_turn_it_is_and_who_is_fought() -> None:
    pos = scene().turn(select="patrol")
    assert pos.state.decision_facts() == {"part": "active"}
    pos.play("patrol a1 a2")
    assert pos.state.decision_facts() == {
        "part": "active",
        "rival": 1,
        "highest": 7,
        "rival_highest": 5,
    }
    pos.play("flag")
    assert pos.state.decision_facts() == {
        "part": "active",
        "rival": 0,
        "highest": 5,
        "rival_highest": 7,
    }


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
