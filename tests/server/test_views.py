"""What a connection is shown: the public part once, the own parts added, changes that fit."""

import json
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from elbowroom import game
from elbowroom.kernel.decisions import NOBODY
from elbowroom.protocol.changes import changed, changes_between
from elbowroom.protocol.views import TableView, listed_actions, why
from elbowroom.server.socket.frames import UpdateFrames
from elbowroom.table.refused import Refused
from elbowroom.table.replays import missed_of, moment_view, record_of, replay_of, told_game
from elbowroom.table.views import Update, face_of
from tests.server.desk import Desk

PLAIN = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 3) | st.text("ab", max_size=2),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text("abc", max_size=1), inner, max_size=4)
    ),
    max_leaves=20,
)


@given(before=st.dictionaries(st.text("abc", max_size=2), PLAIN, max_size=4), after=PLAIN)
def test_changes_turn_one_thing_into_the_other(before, after):
    after = {"x": after, **before} if not isinstance(after, dict) else after
    assert changed(before, changes_between(before, after)) == after


def test_everybody_sees_all_points_where_a_game_counts_them_in_the_open():
    state = game("kingdoms").new(players=3, seed=4)
    while state.decision.kind != "select":
        state.apply(state.legal_actions()[0])
    face = TableView(state, state.decision, finished=False)
    assert face.income(()) == face.income((1,))
    told = {seat: number["total"] for seat, number in face.income(()).items()}
    assert told == {str(seat): points for seat, points in enumerate(state.scores())}
    hidden = game("classic").new(players=3, seed=4)
    assert TableView(hidden, hidden.decision, finished=False).income(()) == {}


def test_changes_are_small():
    before = {"regions": {"r1": {"tokens": 1}, "r2": {"tokens": 2}}, "gains": [0, 5], "row": [1, 2]}
    after = {"regions": {"r1": {"tokens": 3}, "r2": {"tokens": 2}}, "gains": [0, 5, 1], "row": [2]}
    assert changes_between(before, after) == [
        {"path": ["regions", "r1", "tokens"], "value": 3},
        {"path": ["gains", 2], "value": 1},
        {"path": ["row"], "value": [2]},
    ]
    assert changes_between({"a": True}, {"a": True}) == []


@pytest.mark.slow
@settings(max_examples=15, deadline=None)
@given(players=st.integers(2, 5), seed=st.integers(0, 10**6))
def test_updates_applied_in_order_give_every_seat_its_view(players, seed):
    """Every group of seats follows by changes alone, undo and the end included."""
    desk = Desk("me", *["here"] * (players - 1))
    rng = random.Random(seed)
    groups = [(), *[(seat,) for seat in range(players)], (0, players - 1)]
    before = face_of(desk.table)
    held = {seats: before.position(seats) for seats in groups}
    for _ in range(120):
        if desk.table.status != "playing":
            break
        if rng.random() < 0.2 and desk.table.can_undo((desk.asked,)):
            desk.undo(desk.asked)
        else:
            desk.any_action(rng)
        after = face_of(desk.table)
        frames = UpdateFrames(Update(desk.table, before, after, None), [])
        for seats in groups:
            update = json.loads(unframed(frames.frame(seats)))
            held[seats] = changed(held[seats], update["changes"])
            assert held[seats] == after.position(seats)
            parts = {"decision": after.decision(), "income": after.income(seats)}
            for name, part in {**parts, **after.answers(seats)}.items():
                assert update[name] == json.loads(json.dumps(part)), name
            assert update["undo"] == desk.table.can_undo(seats)
        before = after
    for seat in range(players):
        assert held[seat,] == expected(desk, seat)
    assert held[()] == expected(desk, NOBODY)


def unframed(frame):
    """Take the text out of a frame."""
    return frame[{126: 4, 127: 10}.get(frame[1], 2) :]


def expected(desk, seat):
    return desk.state.redacted(seat).position_dict()


def test_actions_are_for_whoever_is_asked():
    desk = Desk("me", "here")
    face = face_of(desk.table)
    asked = desk.asked
    assert [action["do"] for action in face.answers((asked,))["actions"]] == desk.texts()
    nothing = {"actions": [], "ahead": []}
    assert face.answers((1 - asked,)) == face.answers(()) == nothing
    assert set(face.income((asked,))) == {str(asked)}


def test_an_action_is_listed_with_its_arguments_and_its_number():
    desk = Desk("me", "here")
    picked = listed_actions(desk.state)[2]
    assert (picked["do"], picked["verb"]) == ("pick 2", "pick")
    assert picked["arguments"] == [{"name": "place", "type": "place", "value": 2}]
    assert picked["facts"] == {"price": 2}
    assert picked["what"] == "tokens"
    assert picked["total"] == sum(part["amount"] for part in picked["parts"])
    desk.act("pick 0")
    text = next(text for text in desk.texts() if text.startswith("conquer"))
    conquest = next(each for each in listed_actions(desk.state) if each["do"] == text)
    region = {"name": "region", "type": "region", "value": text.split()[1]}
    left = desk.state.hand[desk.state.active(desk.asked)] - conquest["total"]
    assert (conquest["arguments"], conquest["needs"]) == ([region], None)
    assert conquest["facts"] == {"left": left}
    assert conquest["parts"][0]["key"] == "cost.base"


def test_the_odds_of_a_final_attempt_are_told():
    rng = random.Random(2)
    for _ in range(50):
        desk = Desk("me", "here")
        while desk.table.status == "playing":
            for action in face_of(desk.table).answers((desk.asked,))["actions"]:
                if action["verb"] == "attempt":
                    assert action["needs"] in (1, 2, 3)
                    assert action["chance"] == pytest.approx(
                        {1: 1 / 2, 2: 1 / 3, 3: 1 / 6}[action["needs"]]
                    )
                    return
            desk.any_action(rng)
    raise AssertionError("no final attempt was offered in 50 games")


def test_why_tells_the_number_and_the_reason():
    state = game("classic").new(players=2, seed=11)
    state.play("pick 1")
    asked = state.decision.player
    allowed = next(state.text(a) for a in state.legal_actions() if state.text(a) != "done")
    found = why(state, asked, allowed)
    assert found["allowed"] is True
    assert found["explanation"]["total"] == state.explain(allowed).total
    refused = why(state, asked, "conquer r01")
    assert refused["allowed"] is False
    assert refused["refusal"]["rule"] == "C-CONQ-4"
    assert why(state, NOBODY, allowed)["allowed"] is False


def test_a_game_that_is_counted_at_its_end_is_told_round_by_round():
    state = game("kingdoms").new(players=2, seed=6)
    rng = random.Random(6)
    while not state.over:
        state.apply(rng.choice(state.legal_actions()))
    start = game("kingdoms").start_of(state)
    rounds = told_game(start, state)["rounds"]
    last = state.position_dict()["round"]
    assert [each["round"] for each in rounds] == [*range(last + 1)]
    assert rounds[-1]["move"] == len(state.journal)
    assert [seat["total"] for seat in rounds[-1]["seats"]] == state.scores()
    for told in rounds:
        for seat in told["seats"]:
            assert seat["total"] == sum(part["amount"] for part in seat["parts"])


def test_moments_and_replay_of_a_finished_game_show_everything():
    desk = Desk("random", "random")
    desk.play_out(random.Random(8))
    told = replay_of(desk.table)
    position = told["position"]
    for step in told["steps"]:
        position = changed(position, step["changes"])
    assert position == desk.state.position_dict()
    middle = moment_view(desk.table, 40, ())
    assert all(player["coins"] is not None for player in middle["position"]["players"])
    assert len(told["steps"]) == len(record_of(desk.table)["moves"])


def test_a_moment_of_a_running_game_hides_what_the_present_hides():
    desk = Desk("me", "here")
    for _ in range(12):
        desk.any_action(random.Random(1))
    coins = [player["coins"] for player in moment_view(desk.table, 10, (0,))["position"]["players"]]
    assert coins[0] is not None
    assert coins[1] is None


def test_a_finished_table_hides_nothing():
    desk = Desk("random", "random")
    desk.play_out(random.Random(9))
    face = TableView(desk.state, desk.state.decision, finished=True)
    assert face.position(()) == desk.state.position_dict()
    assert face.decision() is None


@pytest.mark.parametrize("game_id", ["classic", "kingdoms"])
def test_what_was_missed_begins_after_the_own_turn_and_shows_the_view_of_then(game_id):
    desk = Desk("me", "here", "here", game=game_id)
    rng = random.Random(4)
    while desk.state.turns_begun < 6 or desk.asked == 0:
        desk.any_action(rng)
    told = missed_of(desk.table, (0,))
    assert [step["move"] for step in told["steps"]] == list(range(told["move"], desk.table.moves))
    position = told["position"]
    assert position == moment_view(desk.table, told["move"], (0,))["position"]
    for step in told["steps"]:
        position = changed(position, step["changes"])
        then = moment_view(desk.table, step["move"] + 1, (0,))
        assert (position, step["decision"]) == (then["position"], then["decision"])
    assert position == expected(desk, 0)


def test_what_was_missed_holds_no_move_of_an_own_turn():
    desk = Desk("me", "here", "here")
    rng = random.Random(4)
    while desk.state.round < 3 or desk.state.turn_player != 0:
        desk.any_action(rng)
    began = desk.table.moves
    missed = missed_of(desk.table, (0,))
    turns = {
        moment_view(desk.table, step["move"], ())["position"]["turn_player"]
        for step in missed["steps"]
    }
    assert turns == {1, 2}
    assert missed["steps"][-1]["move"] == began - 1
    desk.act(next(text for text in desk.texts() if text != "decline"))
    assert desk.state.turn_player == 0
    assert missed_of(desk.table, (0,)) == missed, "it stays while the own turn goes on"


def test_who_only_watches_missed_nothing():
    desk = Desk("me", "here")
    desk.any_action(random.Random(1))
    assert missed_of(desk.table, ())["steps"] == []


def test_what_was_missed_reaches_back_to_what_was_seen_last():
    desk = Desk("me", "here")
    rng = random.Random(4)
    while desk.state.turns_begun < 6:
        desk.any_action(rng)
    assert missed_of(desk.table, (0,), 3)["move"] == 3
    newest = missed_of(desk.table, (0,))
    assert missed_of(desk.table, (0,), desk.table.moves) == newest
    assert missed_of(desk.table, (), 3)["steps"] == []


def at_the_start_of_a_turn():
    desk = Desk("me", "here")
    rng = random.Random(2)
    while desk.state.decision.kind != "choice":
        desk.any_action(rng)
    return desk


def test_conquests_are_offered_before_it_is_said_that_one_plays_on():
    desk = at_the_start_of_a_turn()
    asked = desk.asked
    face = face_of(desk.table)
    ahead = face.answers((asked,))["ahead"]
    assert {action["verb"] for action in ahead} <= {"conquer", "attempt"}
    assert face.answers((1 - asked,))["ahead"] == face.answers(())["ahead"] == []
    before = desk.table.moves
    conquest = next(action["do"] for action in ahead if action["verb"] == "conquer")
    desk.act(conquest)
    assert desk.state.decision.kind == "conquer"
    desk.undo(asked)
    assert (desk.table.moves, desk.state.decision.kind) == (before, "choice")
    assert why(desk.state, asked, conquest)["allowed"]


def test_what_no_conquest_could_do_is_refused_as_before():
    desk = at_the_start_of_a_turn()
    with pytest.raises(Refused):
        desk.act("pick 0")
    desk.act("done")
    assert desk.state.decision.kind == "choice", "to end a step is not to play on"
