"""Going on without somebody: the table's own rule, votes, bots that stand in, and the end."""

import asyncio
import random
from contextlib import contextmanager
from datetime import timedelta

import pytest
from websockets.sync.client import connect

from elbowroom.server.rooms.presence import Presence
from elbowroom.server.store import open_store
from elbowroom.table import commands
from elbowroom.table.clocks import written
from elbowroom.table.refused import Refused
from tests.server.desk import START, Desk, same
from tests.server.people import bearer, hello, opened, view

PATIENCE = {"away": 120, "idle": 600, "close": 86400, "consent": "most"}


@contextmanager
def refused(code):
    with pytest.raises(Refused) as caught:
        yield caught
    assert caught.value.code == code


def vote(seat, without, agree=True, *, away=None, present=(), began=START):
    return commands.Vote(seat, without, agree, "normal", away, frozenset(present), began)


def asked_and_others(desk):
    asked = desk.asked
    return asked, [seat for seat in range(len(desk.table.seats)) if seat != asked]


# Somebody who is there but does not answer.


def test_the_others_vote_to_go_on_without_somebody_who_lets_them_wait():
    desk = Desk("me", "here", "here")
    idle, (one, other) = asked_and_others(desk)
    desk.wait(PATIENCE["idle"] - 1)
    with refused("not_now") as early:
        desk.do(vote(one, idle, present=(0, 1, 2)))
    assert early.value.fault["values"] == {"seconds": 1}
    desk.wait(1)
    assert [entry.kind for entry in desk.do(vote(one, idle, present=(0, 1, 2)))] == ["voted"]
    assert desk.table.seats[idle].votes == {one}
    entries = desk.do(vote(other, idle, present=(0, 1, 2)))
    assert [entry.kind for entry in entries] == ["voted", "left"]
    assert entries[-1].body["why"] == "vote"
    assert desk.table.asked_bot() == "normal"
    assert same(desk.table, desk.again())


def test_only_those_who_are_there_are_counted():
    desk = Desk("me", "here", "here")
    idle, (one, _) = asked_and_others(desk)
    desk.wait(PATIENCE["idle"])
    assert desk.do(vote(one, idle, present=(one, idle)))[-1].kind == "left"


def test_where_all_have_to_agree_neither_most_nor_the_host_is_enough():
    desk = Desk("me", "here", "here", "here", patience={**PATIENCE, "consent": "all"})
    idle, others = asked_and_others(desk)
    everybody = range(4)
    desk.wait(PATIENCE["idle"])
    with refused("not_now") as alone:
        desk.do(commands.Replace(idle, "normal", PATIENCE["away"]))
    assert "all the others have to agree" in alone.value.fault["message"]
    for one in others[:-1]:
        assert desk.do(vote(one, idle, present=everybody))[-1].kind == "voted"
    assert desk.do(vote(others[-1], idle, present=everybody))[-1].kind == "left"


def test_where_anybodys_word_is_enough_one_vote_carries_it():
    desk = Desk("me", "here", "here", "here", patience={**PATIENCE, "consent": "one"})
    idle, others = asked_and_others(desk)
    desk.wait(PATIENCE["idle"] - 1)
    with refused("not_now"):
        desk.do(vote(others[0], idle, present=range(4)))
    desk.wait(1)
    assert desk.do(vote(others[0], idle, present=range(4)))[-1].kind == "left"


def test_who_resigns_does_not_come_back_and_is_not_asked_about_the_end():
    desk = Desk("me", "here", "here")
    desk.do(commands.Leave(1, "normal", resigned=True))
    assert (desk.table.seats[1].resigned, desk.table.seats[1].standing_in) == (True, "normal")
    with refused("not_now") as back:
        desk.do(commands.Return(1))
    assert "resigned" in back.value.fault["message"]
    desk.do(commands.Agree(0, agree=True))
    assert desk.do(commands.Agree(2, agree=True))[-1].kind == "closed"
    assert same(desk.table, desk.again())


def test_a_vote_can_be_taken_back_and_an_answer_ends_it():
    desk = Desk("me", "here", "here")
    idle, (one, other) = asked_and_others(desk)
    desk.wait(PATIENCE["idle"])
    desk.do(vote(one, idle, present=(0, 1, 2)))
    desk.do(vote(one, idle, agree=False))
    assert desk.table.seats[idle].votes == frozenset()
    desk.do(vote(one, idle, present=(0, 1, 2)))
    desk.act("pick 0")
    assert desk.table.seats[idle].votes == frozenset()
    with refused("not_now"):
        desk.do(vote(other, idle, present=(0, 1, 2)))


def test_undoing_and_doing_again_does_not_make_the_others_wait_longer():
    desk = Desk("me", "here")
    idle, (other,) = asked_and_others(desk)
    desk.act("pick 0")
    region = next(text for text in desk.texts() if text.startswith("conquer"))
    desk.act(region)
    since = desk.table.waiting_since
    for _ in range(10):
        desk.wait(60)
        desk.undo(idle)
        desk.act(region)
    assert desk.table.waiting_since == since
    assert desk.do(vote(other, idle, present=(0, 1)))[-1].kind == "left"


def test_taking_the_end_of_a_turn_back_does_not_make_the_others_wait_longer():
    desk = Desk("me", "here")
    idle, (other,) = asked_and_others(desk)
    desk.act("pick 0")
    while desk.asked == idle:
        since = desk.table.waiting_since
        desk.act("done" if "done" in desk.texts() else desk.texts()[0])
    for _ in range(10):
        desk.undo(idle)
        assert desk.table.waiting_since == since
        desk.wait(60)
        desk.act("done")
        assert desk.table.waiting_since == written(desk.now)
    desk.undo(idle)
    assert desk.do(vote(other, idle, present=(0, 1)))[-1].kind == "left"


def test_nobody_has_waited_for_longer_than_the_server_runs():
    desk = Desk("me", "here")
    idle, (other,) = asked_and_others(desk)
    desk.wait(PATIENCE["idle"])
    with refused("not_now"):
        desk.do(vote(other, idle, began=START + timedelta(seconds=1)))


def test_nobody_votes_for_themselves_nor_through_a_bot():
    desk = Desk("me", "here", "here")
    idle, (one, _) = asked_and_others(desk)
    desk.wait(PATIENCE["idle"])
    with refused("not_now"):
        desk.do(vote(idle, idle))
    desk.do(commands.Leave(one, "normal"))
    with refused("not_now"):
        desk.do(vote(one, idle))


@pytest.mark.parametrize(
    ("clock", "rule"),
    [
        (None, PATIENCE),
        ({"kind": "fast", "seconds": 60, "increment": 0}, {**PATIENCE, "idle": None}),
        (
            {"kind": "days", "days": 3},
            {**PATIENCE, "away": None, "idle": None, "close": 3 * 86400},
        ),
    ],
)
def test_where_a_clock_runs_it_decides(clock, rule):
    desk = Desk("me", "here", clock=clock)
    assert desk.table.facts["patience"] == rule


def test_a_table_that_waits_for_everybody_says_so_and_does():
    forever = {"away": None, "idle": None, "close": 86400}
    desk = Desk("me", "here", patience=forever)
    idle, (other,) = asked_and_others(desk)
    desk.wait(10**7)
    with refused("not_now"):
        desk.do(vote(other, idle, away=10.0**7))
    with refused("not_now"):
        desk.do(commands.Replace(idle, "normal", 10.0**7))


def test_tables_from_before_there_was_a_rule_have_the_usual_one():
    desk = Desk("me", "here")
    del desk.table.facts["patience"]
    assert desk.table.patience.idle == PATIENCE["idle"]


# Somebody who is away.


def test_somebody_away_has_a_while_to_come_back():
    desk = Desk("me", "here")
    with refused("not_now"):
        desk.do(commands.Replace(1, "normal", None))
    with refused("not_now") as early:
        desk.do(commands.Replace(1, "normal", 100.0))
    assert early.value.fault["values"] == {"seconds": 20}
    assert desk.do(commands.Replace(1, "normal", 120.0))[-1].body["why"] == "absent"


def test_the_others_may_agree_before_the_time_on_somebody_who_is_gone():
    desk = Desk("me", "here", "here", "here")
    gone, (one, other, third) = asked_and_others(desk)
    with refused("not_now"):
        desk.do(vote(one, gone, present=(one,)))
    with refused("not_now"):
        desk.do(vote(one, gone, away=29.0, present=(one,)))
    # Before the time those count too who are not connected just now.
    assert desk.do(vote(one, gone, away=30.0, present=(one,)))[-1].kind == "voted"
    assert desk.do(vote(other, gone, away=31.0, present=(one, other)))[-1].kind == "left"
    assert desk.table.seats[gone].standing_in == "normal"
    assert third not in desk.table.seats[gone].votes
    assert same(desk.table, desk.again())


def test_before_the_time_all_have_to_agree_where_that_is_the_rule():
    desk = Desk("me", "here", "here", patience={**PATIENCE, "consent": "all"})
    gone, (one, other) = asked_and_others(desk)
    assert desk.do(vote(one, gone, away=40.0, present=(one,)))[-1].kind == "voted"
    assert desk.do(vote(other, gone, away=40.0, present=(one,)))[-1].kind == "left"


def test_a_table_that_waits_for_everybody_waits_whoever_agrees():
    desk = Desk("me", "here", patience={**PATIENCE, "away": None})
    gone, (one,) = asked_and_others(desk)
    with refused("not_now"):
        desk.do(vote(one, gone, away=1000.0, present=(one,)))


def test_somebody_connected_is_not_away_however_long_the_server_runs():
    async def look():
        store = await open_store("sqlite://")
        presence = Presence(store)
        presence.here("table", {1})
        found = [await presence.away("table", seat, longest=1e9) for seat in (0, 1)]
        await store.close()
        return found

    assert asyncio.run(look()) == [1e9, None]


def test_the_host_cannot_replace_somebody_connected_nor_at_once_somebody_gone(client):
    table, secrets = opened(client, "me", "here")
    leave = f"/api/tables/{table}/seats/1/leave"
    port = client.base_url.port
    with connect(f"ws://127.0.0.1:{port}/api/tables/{table}/socket") as line:
        hello(line, secrets[1])
        answer = client.post(leave, json={}, headers=bearer(secrets[0]))
        assert answer.status_code == 409
        assert "is there" in answer.json()["error"]["message"]
    gone = client.post(leave, json={}, headers=bearer(secrets[0])).json()["error"]
    assert gone["code"] == "not_now"
    assert 110 <= gone["values"]["seconds"] <= 120
    host = f"/api/tables/{table}/seats/0/leave"
    assert client.post(host, json={}, headers=bearer(secrets[1])).status_code == 403


def test_whoever_calls_without_a_socket_is_there(client):
    table, secrets = opened(client, "me", "here")
    view(client, table, secrets[1])
    leave = f"/api/tables/{table}/seats/1/leave"
    error = client.post(leave, json={}, headers=bearer(secrets[0])).json()["error"]
    assert error["values"]["seconds"] >= 115


@pytest.mark.parametrize("weak", ["random", "easy"])
def test_nobody_is_replaced_by_less_than_a_normal_bot(client, weak):
    table, secrets = opened(client, "me", "here")
    leave = f"/api/tables/{table}/seats/0/leave"
    answer = client.post(leave, json={"bot": weak}, headers=bearer(secrets[0]))
    assert answer.status_code == 400
    assert answer.json()["error"]["allowed"][0] == "normal"
    left = client.post(leave, json={}, headers=bearer(secrets[0])).json()
    assert left["entries"][0]["bot"] == "normal"


def test_a_vote_over_http_is_told_to_everybody(client):
    table, secrets = opened(client, "me", "here", "here")
    asked = view(client, table)["decision"]["player"]
    voter = (asked + 1) % 3
    path = f"/api/tables/{table}/seats/{asked}/vote"
    body = {"seat": voter, "agree": True}
    early = client.post(path, json=body, headers=bearer(secrets[voter]))
    assert early.json()["error"]["key"] == "patience"
    assert client.post(path, json=body, headers=bearer(secrets[asked])).status_code == 403
    seen = view(client, table, secrets[0])
    assert seen["patience"] == PATIENCE
    assert seen["waiting_since"]
    assert client.get(f"/api/tables/{table}").json()["patience"] == PATIENCE


def test_the_rule_is_shown_in_the_lobby_before_one_sits_down(client):
    rule = {"away": 60, "idle": 180, "close": 7200, "consent": "all"}
    opened(client, "me", "open", private=False, patience=rule)
    assert client.get("/api/tables").json()["tables"][0]["patience"] == rule


# Closing.


def test_a_table_closes_at_once_when_all_people_agree_those_with_stand_ins_too():
    desk = Desk("me", "here", "here", "greedy")
    desk.do(commands.Leave(2, "greedy"))
    desk.do(commands.Agree(2, agree=True))
    desk.do(commands.Agree(0, agree=True))
    desk.do(commands.Agree(0, agree=False))
    desk.do(commands.Agree(1, agree=True))
    assert desk.table.status == "playing"
    entries = desk.do(commands.Agree(0, agree=True))
    assert desk.table.status == "closed"
    assert entries[-1].body == {"by": [0, 1, 2], "seed": desk.chance.reveal()}
    with refused("not_now"):
        desk.do(commands.Agree(0, agree=True))


def test_whoever_has_a_bot_in_their_seat_has_a_day_to_object():
    desk = Desk("me", "here")
    desk.do(commands.Leave(1, "normal"))
    entries = desk.do(commands.Agree(0, agree=True))
    assert [entry.kind for entry in entries] == ["agreed", "closing"]
    desk.wait(PATIENCE["close"] - 1)
    assert desk.do(commands.CloseDue(None)) == []
    desk.wait(1)
    assert desk.do(commands.CloseDue(None))[-1].body["by"] == [0]
    assert desk.table.status == "closed"


@pytest.mark.parametrize(
    "objection", [commands.Return(1), commands.Agree(0, agree=False)], ids=["back", "not any more"]
)
def test_an_objection_keeps_the_table_open(objection):
    desk = Desk("me", "here")
    desk.do(commands.Leave(1, "normal"))
    desk.do(commands.Agree(0, agree=True))
    desk.do(objection)
    assert desk.table.closes is None
    desk.wait(PATIENCE["close"])
    assert desk.do(commands.CloseDue(None)) == []
    assert same(desk.table, desk.again())


def test_leaving_after_the_others_agreed_begins_the_time_to_object():
    desk = Desk("me", "here")
    desk.do(commands.Agree(0, agree=True))
    assert desk.do(commands.Leave(1, "normal"))[-1].kind == "closing"


def test_replaying_entries_with_votes_and_closings_gives_the_same_table():
    rng = random.Random(3)
    desk = Desk("me", "here", "here")
    for _ in range(120):
        if desk.table.status != "playing":
            break
        desk.wait(rng.choice((1, 300, 700)))
        seat, other = rng.sample(range(3), 2)
        options = [
            vote(seat, other, rng.random() < 0.8, present=(0, 1, 2)),
            commands.Agree(seat, agree=rng.random() < 0.5),
            commands.Leave(seat, "normal"),
            commands.Return(seat),
            commands.Act(desk.asked, desk.table.version, rng.choice(desk.texts()), by_bot=True),
        ]
        try:
            desk.do(rng.choice(options))
        except Refused:
            continue
    again = desk.again()
    assert same(desk.table, again)
    assert (desk.table.closes, desk.table.waiting_since) == (again.closes, again.waiting_since)
