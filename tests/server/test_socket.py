"""The socket of a table: snapshots, updates, two tabs, lost lines, things that make no sense."""

import json
import random

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from elbowroom.protocol.changes import changed
from tests.server.people import (
    act,
    bearer,
    entries_of,
    heard,
    hello,
    key,
    looked,
    opened,
    play_on,
    read,
    say,
    view,
)


def socket(client, table, **more):
    return connect(
        f"ws://{client.base_url.host}:{client.base_url.port}/api/tables/{table}/socket", **more
    )


def follow(seen, update):
    """Apply an update to a snapshot, as a page does."""
    return {
        **seen,
        **update,
        "type": "snapshot",
        "position": update["position"] or changed(seen["position"], update["changes"]),
        "seats": update["seats"] or seen["seats"],
        "entries": seen["entries"] + update["entries"],
    }


def same_view(seen, fresh):
    for name in ("version", "moves", "position", "decision", "actions", "income", "status", "undo"):
        assert seen[name] == fresh[name], name


@pytest.mark.slow
def test_a_whole_game_over_the_socket_is_followed_by_updates_alone(client):
    table, secrets = opened(client, "me", "greedy", "random")
    rng = random.Random(4)
    with socket(client, table) as line, socket(client, table) as watching:
        seen = hello(line, secrets[0])
        watched = hello(watching)
        waiting = None
        while seen["status"] == "playing":
            if seen["actions"] and waiting is None:
                waiting = rng.randrange(10**9)
                action = rng.choice(seen["actions"])["do"]
                say(
                    line,
                    type="act",
                    id=waiting,
                    seat=0,
                    version=seen["version"],
                    key=key(),
                    action=action,
                )
            message = read(line)
            if message["type"] == "update":
                seen = follow(seen, message)
            elif message["type"] == "answer":
                assert message["ok"], message
                assert message["id"] == waiting
                waiting = None
        while watched["version"] < seen["version"]:
            watched = follow(watched, heard(watching, "update"))
    fresh = view(client, table, secrets[0])
    same_view(seen, fresh)
    assert seen["entries"] == entries_of(client, table)[-len(seen["entries"]) :]
    assert watched["position"] == fresh["position"]


def test_a_reconnect_brings_the_exact_state_with_the_missed_entries(client):
    table, secrets = opened(client, "me", "here")
    with socket(client, table) as line:
        seen = hello(line, *secrets.values())
    left_at = seen["version"]
    for _ in range(12):
        now = view(client, table, *secrets.values())
        seat = now["decision"]["player"]
        act(client, table, secrets[seat], seat, now["version"], now["actions"][0]["do"])
    with socket(client, table) as line:
        back = hello(line, *secrets.values(), since=left_at)
    same_view(back, view(client, table, *secrets.values()))
    versions = [entry["version"] for entry in back["entries"]]
    assert versions == list(range(left_at + 1, back["version"] + 1))
    with socket(client, table) as line:
        assert hello(line, since=10**6)["version"] == back["version"]


@pytest.mark.slow
def test_coins_are_right_from_the_first_update_after_coming_back(client):
    """Nothing public overwrites them when a decline scores: they must be told themselves."""
    table, secrets = opened(client, "me", "here")
    both = list(secrets.values())
    seen = play_on(
        client,
        table,
        secrets,
        until=lambda now: now["decision"]["kind"] == "choice" and now["position"]["round"] > 2,
    )
    seat = seen["decision"]["player"]
    with socket(client, table) as line:
        seen = hello(line, *both)
        answer = act(client, table, secrets[seat], seat, seen["version"], "decline")
        assert answer.status_code == 200, answer.text
        seen = follow(seen, heard(line, "update"))
    same_view(seen, view(client, table, *both, looking=seat))


def test_two_tabs_of_one_player_agree(client):
    table, secrets = opened(client, "me", "here")
    both = list(secrets.values())
    with socket(client, table) as one, socket(client, table) as other:
        seen = [hello(one, *both), hello(other, *both)]
        for turn in range(20):
            seen = [looked(one, seen[0]), looked(other, seen[1])]
            tab = (one, other)[turn % 2]
            action = seen[turn % 2]["actions"][0]["do"]
            seat = seen[turn % 2]["decision"]["player"]
            say(
                tab,
                type="act",
                id=turn,
                seat=seat,
                version=seen[0]["version"],
                key=key(),
                action=action,
            )
            seen = [follow(seen[0], heard(one, "update")), follow(seen[1], heard(other, "update"))]
            assert seen[0]["version"] == seen[1]["version"]
            same_view(seen[0], seen[1])


def test_of_two_tabs_that_act_at_once_one_wins_and_one_is_told(client):
    table, secrets = opened(client, "me", "here")
    both = list(secrets.values())
    with socket(client, table) as one, socket(client, table) as other:
        seen = hello(one, *both)
        hello(other, *both)
        seat = seen["decision"]["player"]
        for place, tab in enumerate((one, other)):
            say(
                tab,
                type="act",
                id=1,
                seat=seat,
                version=seen["version"],
                key=key(),
                action=f"pick {place}",
            )
        answers = [heard(one, "answer"), heard(other, "answer")]
        assert sorted(answer["ok"] for answer in answers) == [False, True]
        refused = next(answer for answer in answers if not answer["ok"])
        assert refused["error"]["code"] == "stale"


def test_a_move_sent_twice_counts_once(client):
    table, secrets = opened(client, "me", "here")
    with socket(client, table) as line:
        seen = hello(line, *secrets.values())
        seat = seen["decision"]["player"]
        move = {"seat": seat, "version": seen["version"], "key": key(), "action": "pick 0"}
        for number in range(3):
            say(line, type="act", id=number, **move)
        answers = [heard(line, "answer") for _ in range(3)]
    assert all(answer["ok"] for answer in answers)
    assert len({json.dumps(answer["entries"]) for answer in answers}) == 1
    over_http = client.post(f"/api/tables/{table}/act", json=move, headers=bearer(secrets[seat]))
    assert over_http.json()["entries"] == answers[0]["entries"]
    entries = view(client, table, since=0)["entries"]
    assert sum(entry["kind"] == "action" for entry in entries) == 1


def test_presence_is_told(client):
    table, secrets = opened(client, "me", "here")
    with socket(client, table) as one:
        hello(one, secrets[0])
        with socket(client, table) as other:
            assert hello(other, secrets[1])["seats"][1]["connected"]
            while not heard(one, "seats")["seats"][1]["connected"]:
                pass
        while heard(one, "seats")["seats"][1]["connected"]:
            pass


def test_everything_else_that_can_be_said(client):
    table, secrets = opened(client, "me", "here")
    with socket(client, table) as line:
        seen = hello(line, *secrets.values())
        seat = seen["decision"]["player"]
        say(line, type="ping")
        assert heard(line, "pong")
        say(line, type="why", id="w", seat=seat, action="conquer r01")
        assert heard(line, "answer")["why"]["refusal"]["key"]
        say(line, type="act", id=1, seat=seat, version=seen["version"], key=key(), action="pick 0")
        seen = follow(seen, heard(line, "update"))
        assert seen["undo"] is False
        say(
            line,
            type="act",
            id=2,
            seat=seat,
            version=seen["version"],
            key=key(),
            action=seen["actions"][0]["do"],
        )
        seen = follow(seen, heard(line, "update"))
        assert seen["undo"] is True
        say(line, type="undo", id=3, seat=seat, version=seen["version"], key=key())
        assert heard(line, "update")["entries"][0]["kind"] == "undone"
        say(line, type="chat", id=4, seat=seat, text="hello", key=key())
        assert heard(line, "update")["entries"][0]["text"] == "hello"


def test_a_game_that_begins_while_one_waits_comes_whole(client):
    table, secrets = opened(client, "me", "link")
    with socket(client, table) as line:
        seen = hello(line, secrets[0])
        assert seen["position"] is None
        taken = client.post(
            f"/api/tables/{table}/seats/1/take", json={"name": "Ann", "secret": secrets[1]}
        )
        seen = follow(seen, heard(line, "update"))
    same_view(seen, view(client, table, secrets[0]))
    assert taken.status_code == 200


@pytest.mark.parametrize(
    ("first", "code"),
    [
        ("not json", "malformed"),
        ("[]", "malformed"),
        ('{"type": "act"}', "malformed"),
        ('{"type": "ping"}', "malformed"),
        ('{"type": "hello", "secrets": ["wrong"]}', "not_your_seat"),
        ('{"type": "hello", "secrets": "wrong"}', "malformed"),
        ('{"type": "hello", "more": 1}', "malformed"),
        ('{"type": "hello", "since": -1}', "malformed"),
    ],
)
def test_a_hello_that_makes_no_sense_is_told_so(client, first, code):
    table, _ = opened(client, "me", "here")
    with socket(client, table) as line:
        line.send(first)
        assert json.loads(line.recv(timeout=10))["error"]["code"] == code
        with pytest.raises(ConnectionClosed):
            line.recv(timeout=10)


def test_a_table_that_does_not_exist_is_told_so(client):
    with socket(client, "nowhere") as line:
        assert json.loads(line.recv(timeout=10))["error"]["code"] == "no_such_table"


def test_a_foreign_page_gets_no_socket(client):
    table, _ = opened(client, "me", "here")
    with pytest.raises(Exception, match="403"):
        socket(client, table, origin="https://evil.example")
    with socket(client, table, origin=str(client.base_url).rstrip("/")) as line:
        assert hello(line)


def test_fuzzed_messages_never_end_the_server_nor_change_the_table(client):
    table, secrets = opened(client, "me", "here")
    rng = random.Random(7)
    before = view(client, table)["version"]
    for _ in range(12):
        with socket(client, table) as line:
            hello(line, *secrets.values())
            try:
                for _ in range(40):
                    line.send(nonsense(rng))
                say(line, type="ping")
                heard(line, "pong")
            except ConnectionClosed:
                pass
    assert view(client, table)["version"] == before
    assert client.get("/api/health").status_code == 200


def nonsense(rng):
    """A message that is nearly right, or not at all."""
    values = [None, -1, 10**30, "", "x" * 300, [], {}, True, 1.5, "\u0000", "pick 0", "\ud800"]
    message = {
        "type": rng.choice(["act", "undo", "chat", "why", "hello", "dance", 5, None]),
        "id": rng.choice(values),
        "seat": rng.choice([0, 1, 2, -1, "0", None, 99]),
        "version": rng.choice([0, -5, "1", 10**12, None]),
        "key": rng.choice(values),
        "action": rng.choice(values),
        "text": rng.choice([None, 5, "", " \n", []]),
    }
    for name in list(message):
        if rng.random() < 0.3:
            del message[name]
    text = json.dumps(message)
    chosen = rng.random()
    if chosen < 0.2:
        return text[: rng.randrange(len(text))]
    if chosen < 0.3:
        return bytes(rng.randrange(256) for _ in range(40))
    return text
