"""What is said at a table is bounded, and so is what is told of it at once."""

import pytest
from websockets.sync.client import connect

from elbowroom.hosting.answers import NEWEST, PAGE
from elbowroom.server.http.app import Settings
from elbowroom.server.http.limits import Rates
from elbowroom.server.socket import session
from elbowroom.table import commands
from elbowroom.table.deciding import MOST_LINES
from elbowroom.table.refused import Refused
from tests.server.conftest import served
from tests.server.desk import Desk
from tests.server.people import bearer, entries_of, heard, hello, key, opened, read, say, view


def settings(tmp_path, **rates):
    return Settings(f"sqlite:///{tmp_path / 't.db'}", Rates(**rates))


def socket(client, table):
    address = str(client.base_url).rstrip("/").replace("http", "ws")
    return connect(f"{address}/api/tables/{table}/socket")


def chat(client, table, secret, seat, text="hello"):
    body = {"seat": seat, "text": text, "key": key()}
    return client.post(f"/api/tables/{table}/chat", json=body, headers=bearer(secret)).status_code


def test_a_seat_says_so_much_at_once_and_no_more(tmp_path):
    with served(settings(tmp_path, words=0.001, saved_words=3)) as client:
        table, secrets = opened(client, "me", "here", "here")
        said = [chat(client, table, secrets[0], 0) for _ in range(5)]
        assert said == [200] * 3 + [429] * 2
        assert chat(client, table, secrets[1], 1) == 200, "another seat may"
        with socket(client, table) as line:
            hello(line, secrets[0])
            say(line, type="chat", id=1, seat=0, text="and here?", key=key())
            assert heard(line, "answer")["error"]["code"] == "too_many"
        agree = {"seat": 0, "agree": True}
        close = client.post(f"/api/tables/{table}/close", json=agree, headers=bearer(secrets[0]))
        assert close.status_code == 429
        assert len([e for e in entries_of(client, table) if e["kind"] == "chat"]) == 4


def test_a_table_hears_so_much_at_once_and_no_more(tmp_path):
    with served(settings(tmp_path, table_words=0.001, saved_table_words=4)) as client:
        table, secrets = opened(client, "me", "here", "here")
        said = [chat(client, table, secrets[turn % 3], turn % 3) for turn in range(6)]
        assert said == [200] * 4 + [429] * 2


def test_so_many_lines_are_written_down_at_a_table_and_no_more():
    desk = Desk()
    for number in range(MOST_LINES):
        desk.do(commands.Chat(number % 2, "hello"))
    with pytest.raises(Refused) as refused:
        desk.do(commands.Chat(0, "one more"))
    assert refused.value.code == "too_many"
    assert desk.again().lines == MOST_LINES
    desk.act(desk.texts()[0])


def test_the_log_is_told_a_page_at_a_time(client):
    table, secrets = opened(client, "me", "here")
    for number in range(PAGE + 30):
        assert chat(client, table, secrets[0], 0, f"line {number}") == 200
    seen = view(client, table, since=0)
    assert len(seen["entries"]) == PAGE
    assert seen["entries"][-1]["version"] == seen["version"]
    assert len(view(client, table)["entries"]) == NEWEST
    assert len(view(client, table, since=seen["version"] - 3)["entries"]) == 3
    with socket(client, table) as line:
        assert len(hello(line, since=0)["entries"]) == PAGE
    first = client.get(f"/api/tables/{table}/entries").json()
    assert (len(first["entries"]), first["more"]) == (PAGE, True)
    whole = entries_of(client, table)
    assert [entry["version"] for entry in whole] == list(range(1, seen["version"] + 1))
    beyond = client.get(f"/api/tables/{table}/entries", params={"since": 10**6}).json()
    assert beyond == {"version": seen["version"], "entries": [], "more": False}


def test_the_log_of_a_table_for_its_players_only_is_for_them_only(client):
    table, secrets = opened(client, "me", "here", spectators=False)
    assert client.get(f"/api/tables/{table}/entries").status_code == 403
    assert entries_of(client, table, secrets[0])


def test_hellos_cost_what_their_answers_do(tmp_path):
    with served(settings(tmp_path, calls=0.01, saved_calls=30)) as client:
        table, _ = opened(client, "me", "here")
        with socket(client, table) as line:
            codes = [said_again(line) for _ in range(20)]
        assert codes[0] == "snapshot"
        assert codes[-1] == "too_many"
        assert codes.count("snapshot") < 15


def said_again(line):
    """Say hello and give what came back."""
    say(line, type="hello", secrets=[], since=None)
    while True:
        message = heard_any(line)
        if message["type"] == "snapshot":
            return "snapshot"
        if message["type"] == "answer":
            return message["error"]["code"]


def heard_any(line):
    """Read the next message that is not about who is there."""
    while True:
        message = read(line)
        if message["type"] != "seats":
            return message


def test_sockets_of_a_network_share_what_they_may_say(tmp_path):
    rates = {"network_messages": 0.01, "saved_network_messages": 10}
    with served(settings(tmp_path, **rates)) as client:
        table, _ = opened(client, "me", "here")
        answers = []
        for _ in range(2):
            with socket(client, table) as line:
                hello(line)
                for _ in range(8):
                    say(line, type="ping")
                    answers.append(heard_any(line)["type"])
        assert answers == ["pong"] * 10 + ["answer"] * 6


def test_a_refused_message_is_read_without_making_a_reader_for_it(monkeypatch):
    monkeypatch.setattr(session, "TypeAdapter", None)
    assert session._id_of('{"type": "chat", "id": 5}') == 5
    assert session._id_of("[5]") is None
