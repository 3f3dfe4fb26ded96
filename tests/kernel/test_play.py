"""Playing in text: the `done` between steps may be left out, within limits."""

from __future__ import annotations

import json

import pytest

from elbowroom import IllegalAction, MalformedAction, game
from elbowroom.conquest.test_kit.boards import tiny_board
from elbowroom.conquest.test_kit.scenario import ConquestScenario
from elbowroom.kernel.state import State
from elbowroom.testing import position

BOARD = tiny_board(
    {
        "a": ("hill edge", "b c"),
        "b": ("swamp edge", "c d"),
        "c": ("farmland edge", "d"),
        "d": ("forest edge", ""),
    }
)


def written(**options: object) -> ConquestScenario:
    pos = position("classic", players=2, board=BOARD)
    pos.give(0, "orcs", "hill", regions={"a": 3, "b": 2})
    pos.give(1, "elves", "stout", regions={"d": 2})
    return pos.turn(player=0, round=3, **options)


def untouched(state: State, text: str, error: type[Exception] = IllegalAction) -> str:
    before = json.dumps(state.to_dict())
    allowed = state.legal_actions()
    with pytest.raises(error) as refused:
        state.play(text)
    assert json.dumps(state.to_dict()) == before
    assert state.legal_actions() == allowed
    return str(refused.value)


def test_a_later_step_may_begin_without_done() -> None:
    pos = written()
    pos.play("expand", "conquer c")
    assert pos.phase == "conquer"
    pos.play("redeploy c 3")
    assert pos.phase == "redeploy"
    texts = [pos.state.text(action) for action in pos.state.journal]
    assert texts == ["expand", "done", "conquer c", "done", "redeploy c 3"]


def test_several_steps_may_be_skipped_at_once() -> None:
    pos = written(phase="ready")
    pos.play("redeploy a 4")
    assert [pos.state.text(action) for action in pos.state.journal] == [
        "done",
        "done",
        "redeploy a 4",
    ]


def test_implied_and_written_done_give_the_same_game() -> None:
    short, long = written(), written()
    short.play("expand", "conquer c", "redeploy a 2", "done")
    long.play("expand", "done", "conquer c", "done", "redeploy a 2", "done")
    assert short.state.journal == long.state.journal
    assert short.state.digest() == long.state.digest()


def test_an_earlier_step_cannot_be_gone_back_to() -> None:
    pos = written()
    pos.play("expand", "conquer c")
    assert "abandon" in untouched(pos.state, "abandon a")


@pytest.mark.parametrize("text", ["expand", "decline"])
def test_the_next_players_decision_is_never_reached(text: str) -> None:
    pos = written(phase="redeploy")
    pos.play("redeploy a 2", "redeploy b 3")
    assert pos.asked == 0
    assert "seat 0 is asked for redeploy" in untouched(pos.state, text)


def test_the_next_players_pick_is_never_reached() -> None:
    state = game("classic").new(2, seed=1)
    state.play("pick 0")
    first = state.decision.player
    untouched(state, "pick 1")
    assert state.decision.player == first


def test_a_losers_withdrawal_is_never_reached() -> None:
    pos = position("classic", players=2, board=BOARD)
    pos.give(0, "orcs", "hill", regions={"c": 1}, hand=6)
    pos.give(1, "elves", "stout", regions={"d": 2, "a": 1})
    pos.turn(player=0, round=3, phase="conquer").play("conquer d", "redeploy c 3")
    untouched(pos.state, "place a 1")
    pos.play("done")
    assert (pos.phase, pos.asked) == ("withdraw", 1)


def test_a_text_refused_after_implied_dones_leaves_no_trace() -> None:
    pos = written(phase="ready")
    assert "redeploy d 1" in untouched(pos.state, "redeploy d 1")
    assert pos.phase == "ready"
    untouched(pos.state, "redeploy a 60")
    untouched(pos.state, "camp a 1")
    untouched(pos.state, "die 3")


def test_a_step_that_must_be_finished_is_not_left_by_implication() -> None:
    pos = position("classic", players=2, board=BOARD)
    pos.give(0, "orcs", "fortified", regions={"a": 1}, hand=3)
    pos.turn(player=0, round=3, phase="redeploy")
    assert "redeploy" in untouched(pos.state, "fortress a")
    pos.play("redeploy a 4", "fortress a")
    assert pos.markers("a") == {"fortress": 1}


def test_a_malformed_text_leaves_no_trace() -> None:
    pos = written()
    assert "should read 'conquer REGION'" in untouched(pos.state, "conquer", MalformedAction)


def test_an_arrangement_refused_in_the_middle_leaves_no_trace() -> None:
    pos = written(phase="redeploy")
    untouched(pos.state, "arrange a 1 b 9")
    untouched(pos.state, "arrange a 1 c 4")


def test_a_done_after_a_step_that_ended_by_itself_says_nothing_new() -> None:
    pos = position("classic", players=2, board=BOARD)
    pos.give(0, "orcs", "fortified", regions={"a": 4})
    pos.give(1, "elves", "stout", regions={"d": 2})
    pos.turn(player=0, round=3, phase="place").play("fortress a", "done")
    assert (pos.phase, pos.asked) == ("choice", 1)


def test_texts_before_a_refused_one_stay_played() -> None:
    pos = written()
    with pytest.raises(IllegalAction):
        pos.play("expand", "conquer c", "conquer a")
    assert pos.holder("c") == 0


def test_chance_is_never_answered_by_implication() -> None:
    state = game("classic").new(2, chance="ask")
    assert "chance is asked for combo" in untouched(state, "pick 0")
