"""The table as a pure thing: what commands lead to, and what follows from entries."""

import random
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from benchmarks.one_move import Count
from elbowroom import game
from elbowroom.table import commands
from elbowroom.table.entries import public_entry
from elbowroom.table.refused import Refused
from elbowroom.table.replays import record_of
from elbowroom.table.table import Table
from elbowroom.table.views import new_summary
from tests.server.desk import Desk, same


def refused(code):
    return pytest.raises(Refused, match=r".+", check=lambda fault: fault.code == code)


# Sitting down and starting.


def test_a_full_table_starts_by_itself_with_row_and_first_player_drawn():
    desk = Desk("me", "greedy", "here")
    kinds = [entry.kind for entry in desk.entries]
    assert kinds == ["opened", "seated", "seated", "seated", "started"] + ["chance"] * 7
    assert desk.table.status == "playing"
    assert desk.state.decision.kind == "pick"


def test_a_table_waits_until_its_last_seat_is_taken():
    desk = Desk("me", "link", "open")
    assert desk.table.status == "waiting"
    with refused("not_now"):
        desk.act("pick 0", seat=0)
    desk.do(commands.Sit(2, "Olga"))
    assert desk.table.status == "waiting"
    entries = desk.do(commands.Sit(1, ""))
    assert [entry.kind for entry in entries[:2]] == ["seated", "started"]
    assert entries[1].body["seeds"] == ["", "", ""]
    assert desk.state.setup["names"] == ["me0", "Player 2", "Olga"]
    with refused("not_now"):
        desk.do(commands.Sit(1, "Late"))


def test_a_seat_is_taken_once():
    desk = Desk("me", "open", "open")
    desk.do(commands.Sit(1, "Ann"))
    with refused("seat_taken"):
        desk.do(commands.Sit(1, "Bob"))
    with refused("malformed"):
        desk.do(commands.Sit(5, "Bob"))


# Acting.


def test_one_call_may_stand_for_several_actions_and_brings_the_answers_of_chance():
    desk = Desk("me", "here")
    entries = desk.act("pick 0")
    assert [entry.kind for entry in entries] == ["action", "chance"]
    assert entries[1].body["number"] == 7
    assert entries[1].body["events"][0]["kind"] == "revealed"
    while True:
        conquests = [text for text in desk.texts() if text.startswith("conquer")]
        if not conquests:
            break
        taken = desk.act(conquests[0])[0].body["action"].split()[1]
    counts = {name: region["tokens"] for name, region in held(desk).items()}
    hand = desk.state.position_dict()["players"][desk.asked]["armies"][0]["hand"]
    text = f"arrange {taken} {counts[taken] + hand}" if hand else f"arrange {taken} {counts[taken]}"
    entries = desk.act(text)
    assert entries[0].body["action"] == "done"
    assert len({entry.body["act"] for entry in entries if entry.kind == "action"}) == 1


def held(desk):
    regions = desk.state.position_dict()["regions"]
    return {name: each for name, each in regions.items() if each["player"] == desk.asked}


def test_what_cannot_be_done_is_refused_and_changes_nothing():
    desk = Desk("me", "here")
    asked = desk.asked
    before = desk.again()
    with refused("not_your_turn"):
        desk.act("pick 0", seat=1 - asked)
    with refused("illegal") as caught:
        desk.act("conquer r01")
    assert caught.value.fault["key"]
    assert caught.value.fault["allowed"]
    with refused("malformed"):
        desk.act("dance")
    with refused("malformed"):
        desk.act("pick 0", seat=7)
    with refused("malformed"):
        desk.act("die 3 3")
    with refused("illegal"):
        desk.act("combo orcs spirit")
    assert same(desk.table, before)


def test_an_action_decided_on_an_older_state_is_stale():
    desk = Desk("me", "here")
    old = desk.table.version
    desk.act("pick 0")
    with refused("stale") as caught:
        desk.act("done", version=old)
    assert caught.value.fault["version"] == desk.table.version
    with refused("stale"):
        desk.act("done", version=desk.table.version + 1)


def test_chat_makes_no_action_stale():
    desk = Desk("me", "here")
    old = desk.table.version
    desk.do(commands.Chat(0, "hello"))
    desk.act("pick 0", version=old)


# Trying out.


@settings(max_examples=20, deadline=None)
@given(seed=st.integers(0, 10**6), moves=st.integers(0, 120))
def test_a_command_that_is_tried_leaves_the_table_as_it_is(seed, moves):
    desk = Desk("me", "here", "here", clock={"kind": "fast", "seconds": 60, "increment": 5})
    rng = random.Random(seed)
    for _ in range(moves):
        if desk.table.status != "playing":
            return
        before, entries = desk.table, list(desk.entries)
        desk.wait(rng.random())
        if rng.random() < 0.2 and desk.table.can_undo((desk.asked,)):
            desk.undo(desk.asked)
        else:
            desk.any_action(rng)
        assert desk.table is not before
        assert same(before, Table.of(before.id, entries))


def test_a_move_is_read_once_applied_once_and_copied_once():
    desk = Desk("me", "here")
    desk.act("pick 0")
    text = next(text for text in desk.texts() if text.startswith("conquer"))
    with Count() as count:
        desk.act(text)
    called = Counter(code.co_qualname.rpartition(".")[2] for code in count.codes())
    assert (called["parse"], called["apply"]) == (1, 1)
    assert sum(code.co_qualname.endswith("State.copy") for code in count.codes()) == 1


def test_a_done_that_says_nothing_new_leaves_the_table_itself():
    rng = random.Random(3)
    desk = Desk("me", "here")
    while not desk.state.step_closed:
        desk.any_action(rng)
    before = desk.table
    assert desk.act("done", by_bot=True) == []
    assert desk.state is before.play.state
    assert desk.state.step_closed


# Taking back.


def conquer_once(desk):
    text = next(text for text in desk.texts() if text.startswith("conquer"))
    return desk.act(text)


def test_undo_goes_back_call_by_call_to_the_last_reveal():
    desk = Desk("me", "here")
    seat = desk.asked
    desk.act("pick 0")
    assert not desk.table.can_undo((seat,))
    positions = [desk.state.position_dict()]
    for _ in range(2):
        conquer_once(desk)
        positions.append(desk.state.position_dict())
    moves = desk.table.moves
    for position in reversed(positions[:-1]):
        desk.undo(seat)
        assert desk.state.position_dict() == position
    assert desk.table.moves == moves - 2
    with refused("not_now"):
        desk.undo(seat)
    assert [entry.kind for entry in desk.entries].count("undone") == 2
    assert len(record_of(desk.table)["moves"]) == moves - 2


def test_undo_never_crosses_a_die():
    for seed in range(200):
        desk = Desk("me", "here")
        rng = random.Random(seed)
        while desk.table.status == "playing":
            entries = desk.any_action(rng)
            if any(entry.body.get("action", "").startswith("die") for entry in entries):
                assert not any(desk.table.can_undo((seat,)) for seat in (0, 1))
                return
    raise AssertionError("no die was rolled in 200 games")


def ended_turn(desk):
    """Play a turn to its end; gives the moment before the answer that ended it."""
    turns, before = desk.state.turns_begun, desk.state.digest()
    while desk.state.turns_begun == turns:
        before = desk.state.digest()
        desk.act("done" if "done" in desk.texts() else desk.texts()[0])
    return before


def test_undo_is_for_whoever_acted():
    desk = Desk("me", "here")
    seat = desk.asked
    desk.act("pick 0")
    conquer_once(desk)
    assert desk.table.can_undo((seat,))
    assert not desk.table.can_undo((1 - seat,))
    with refused("not_now"):
        desk.undo(1 - seat)


def test_undo_takes_the_end_of_a_turn_back_until_the_next_player_has_answered():
    desk = Desk("me", "here")
    seat = desk.asked
    desk.act("pick 0")
    conquer_once(desk)
    before = ended_turn(desk)
    assert desk.asked == 1 - seat
    desk.undo(seat)
    assert (desk.asked, desk.state.digest()) == (seat, before)
    assert same(desk.table, desk.again())
    ended_turn(desk)
    desk.act("pick 0")
    assert not desk.table.can_undo((seat,))
    with refused("not_now"):
        desk.undo(seat)


def test_undo_never_crosses_the_answer_of_another_player():
    """A loser places withdrawn tokens in the conqueror's turn: that answer stays."""
    rng = random.Random(5)
    for _ in range(60):
        desk = Desk("me", "here", "here")
        while desk.table.status == "playing":
            turn, seat = desk.state.turn_player, desk.asked
            desk.any_action(rng)
            if seat != turn and desk.table.status == "playing":
                assert not desk.table.can_undo((turn,))
                return
    raise AssertionError("nobody withdrew in 60 games")


def test_undo_can_be_followed_by_something_else_and_undone_again():
    desk = Desk("me", "here")
    seat = desk.asked
    desk.act("pick 0")
    before = desk.state.digest()
    first, second = [text for text in desk.texts() if text.startswith("conquer")][:2]
    desk.act(first)
    desk.undo(seat)
    desk.act(second)
    desk.undo(seat)
    assert desk.state.digest() == before
    assert same(desk.table, desk.again())


# Leaving, closing, over.


def test_a_bot_stands_in_and_hands_the_seat_back():
    desk = Desk("me", "here")
    seat = desk.asked
    desk.do(commands.Leave(seat, "greedy"))
    assert desk.table.asked_bot() == "greedy"
    with refused("not_now"):
        desk.act("pick 0")
    desk.act("pick 0", by_bot=True)
    with refused("not_now"):
        desk.do(commands.Leave(seat, "random"))
    desk.do(commands.Return(seat))
    assert desk.table.asked_bot() is None
    conquer_once(desk)
    with refused("not_now"):
        desk.do(commands.Return(seat))


def test_what_stands_in_for_a_bot_that_failed_is_told_with_the_reason():
    desk = Desk("me", "here")
    seat = desk.asked
    desk.do(commands.Leave(seat, "greedy"))
    act = commands.Act(seat, desk.table.version, "pick 0", by_bot=True, failed="slow")
    entry = public_entry(desk.do(act)[0])
    assert (entry["kind"], entry["bot"], entry["why"]) == ("action", "greedy", "slow")
    assert same(desk.table, desk.again())
    desk.act(desk.texts()[0], by_bot=True)
    assert "why" not in public_entry(desk.entries[-1])


def test_the_end_shows_scores_and_seed_and_nothing_goes_on():
    desk = Desk("random", "random")
    desk.play_out(random.Random(1))
    last = desk.entries[-1]
    assert last.kind == "over"
    assert last.body["scores"] == desk.state.scores()
    assert last.body["seed"] == desk.chance.reveal()
    with refused("not_now"):
        desk.act("done", seat=0)


def test_what_an_entry_keeps_to_itself_is_not_told():
    desk = Desk("me", "here")
    assert "_start" in desk.entries[0].body
    assert not any(name.startswith("_") for name in public_entry(desk.entries[0]))


def test_the_lobby_is_told_what_changed():
    desk = Desk("me", "open", private=False)
    summary = new_summary(desk.table, [])
    assert summary is None
    entries = desk.do(commands.Sit(1, "Ann"))
    summary = new_summary(desk.table, entries)
    assert summary.body == {
        "status": "playing",
        "players": 2,
        "names": ["me0", "Ann"],
        "open_seats": [],
        "patience": {"away": 120, "idle": 600, "close": 86400, "consent": "most"},
    }
    assert summary.live


# Whatever happens, the entries tell it all.


@settings(max_examples=40, deadline=None)
@given(
    players=st.integers(2, 5),
    seed=st.integers(0, 10**6),
    moves=st.integers(0, 250),
    clock=st.sampled_from([None, {"kind": "fast", "seconds": 60, "increment": 5}]),
)
def test_replaying_the_entries_gives_the_same_table(players, seed, moves, clock):
    desk = Desk("me", *["here"] * (players - 1), clock=clock)
    rng = random.Random(seed)
    for _ in range(moves):
        if desk.table.status != "playing":
            break
        desk.wait(rng.random())
        random_command(desk, rng)
    assert same(desk.table, desk.again())
    assert [entry.version for entry in desk.entries] == list(range(1, len(desk.entries) + 1))
    if desk.table.status == "over":
        assert game("classic").replay(record_of(desk.table)).digest() == desk.state.digest()


def random_command(desk, rng):
    """One of the things people do, most often an action; refusals change nothing."""
    seat = rng.randrange(len(desk.table.seats))
    version = desk.table.version
    chosen = rng.random()
    command = (
        commands.Undo(desk.asked, version)
        if chosen < 0.15
        else commands.Chat(seat, "hm")
        if chosen < 0.2
        else commands.Leave(seat, "random")
        if chosen < 0.24
        else commands.Return(seat)
        if chosen < 0.3
        else commands.Pause(None)
        if chosen < 0.32
        else commands.Resume(None)
        if chosen < 0.36
        else commands.Act(desk.asked, version, rng.choice(desk.texts()), by_bot=True)
    )
    before = desk.table.version
    try:
        desk.do(command)
    except Refused:
        assert desk.table.version == before
