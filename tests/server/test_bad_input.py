"""Everything people and programs get wrong: a clear answer, nothing lost, the server lives."""

import json
import socket
import sqlite3
from contextlib import closing

import httpx
import pytest
from typer.testing import CliRunner
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from elbowroom.cli.app import app
from elbowroom.cli.serve import database_in
from elbowroom.server.http.app import Settings
from elbowroom.server.http.limits import Rates
from elbowroom.server.ops.running import CannotServe
from elbowroom.server.store.schema import APPLICATION_ID
from tests.server.conftest import served
from tests.server.desk import wish
from tests.server.people import act, bearer, heard, hello, key, opened, view


def refusal(answer):
    error = answer.json()["error"]
    assert error["message"]
    assert "Traceback" not in answer.text
    return answer.status_code, error["code"]


def test_a_wrong_or_foreign_seat_link_opens_nothing(client):
    table, secrets = opened(client, "me", "here")
    other, foreign = opened(client, "me", "here")
    version = view(client, table)["version"]
    for secret in ("wrong", foreign[0], secrets[0][:-1], secrets[0] + "x", "\u00e9".encode().hex()):
        assert view(client, table, secret)["yours"] == []
        assert refusal(act(client, table, secret, 0, version, "pick 0")) == (403, "not_your_seat")
    seat = view(client, table)["decision"]["player"]
    mine_not_yours = act(client, table, secrets[1 - seat], seat, version, "pick 0")
    assert refusal(mine_not_yours) == (403, "not_your_seat")
    assert view(client, table)["version"] == version
    assert view(client, other)["moves"] == 7


def test_acting_out_of_turn_twice_and_with_an_old_version(client):
    table, secrets = opened(client, "me", "here")
    seen = view(client, table)
    seat, version = seen["decision"]["player"], seen["version"]
    other = 1 - seat
    assert refusal(act(client, table, secrets[other], other, version, "pick 0")) == (
        409,
        "not_your_turn",
    )
    first = act(client, table, secrets[seat], seat, version, "pick 0", "the-same-key")
    again = act(client, table, secrets[seat], seat, version, "pick 0", "the-same-key")
    assert first.json() == again.json()
    stale = act(client, table, secrets[seat], seat, version, "pick 0")
    assert refusal(stale) == (409, "stale")
    assert stale.json()["error"]["version"] == first.json()["version"]


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b'"text"',
        b'{"game": "classic"}',
        b"\xff\xfe",
        b"[" * 60_000,
        b'{"seat": 1e400}',
        b'{"seat": 0, "version": 1, "key": "12345678", "action": "done", "extra": 1}',
    ],
)
def test_bodies_that_cannot_be_read(client, body):
    table, secrets = opened(client, "me", "here")
    headers = bearer(secrets[0]) | {"content-type": "application/json"}
    for path in ("/api/tables", f"/api/tables/{table}/act"):
        assert refusal(client.post(path, content=body, headers=headers)) == (400, "malformed")


@pytest.mark.parametrize(
    "key", ["0000000\0", "0000000\ud800", "0000000 ", "\x7f" * 8, "short", "k" * 65]
)
def test_keys_that_no_database_keeps_are_refused(client, key):
    table, secrets = opened(client, "me", "here")
    path = f"/api/tables/{table}/chat"
    body = json.dumps({"seat": 0, "key": key, "text": "hello"})
    headers = bearer(secrets[0]) | {"content-type": "application/json"}
    assert refusal(client.post(path, content=body, headers=headers)) == (400, "malformed")


@pytest.mark.parametrize("text", [b"{", b"{broken", b'{"game": ', b"\xff\xfe", b"[" * 60_000])
def test_what_is_no_json_is_called_so_by_call_and_by_socket(client, text):
    headers = {"content-type": "application/json"}
    answer = client.post("/api/tables", content=text, headers=headers)
    assert refusal(answer) == (400, "malformed")
    assert "no JSON" in answer.json()["error"]["message"]
    table, _ = opened(client, "me", "here")
    address = str(client.base_url).rstrip("/").replace("http", "ws")
    with connect(f"{address}/api/tables/{table}/socket") as line:
        hello(line)
        line.send(text.decode(errors="replace")[:1000])
        assert "no JSON" in heard(line, "answer")["error"]["message"]


@pytest.mark.parametrize(
    "change",
    [
        {"game": "chess"},
        {"players": 3},
        {"players": 6, "seats": [{"kind": "me"}] * 6},
        {"seats": [{"kind": "me"}]},
        {"seats": [{"kind": "me"}, {"kind": "bot", "bot": "deep"}]},
        {"seats": [{"kind": "me"}, {"kind": "ghost"}]},
        {"seats": [{"kind": "me", "name": "x" * 41}, {"kind": "here"}]},
        {"options": {"map": "5"}},
        {"options": {"colour": "red"}},
        {"options": {"packs": [{"races": 5}]}},
        {"options": {"own_limit": "many"}},
        {"clock": {"kind": "fast", "seconds": 0}},
        {"clock": {"kind": "sun"}},
        {"seal": "x" * 64},
    ],
)
def test_tables_that_cannot_be_opened(client, change):
    answer = client.post("/api/tables", json=wish("me", "here") | change)
    assert refusal(answer) == (400, "malformed")


def test_ten_megabytes_are_refused_by_call_and_by_socket(client):
    table, secrets = opened(client, "me", "here")
    huge = "x" * 10_000_000
    try:
        answer = client.post(f"/api/tables/{table}/chat", content=huge, headers=bearer(secrets[0]))
        assert refusal(answer) == (413, "too_large")
    except httpx.TransportError:
        pass  # closed before all of it was sent: that is an answer too

    def bits():
        for _ in range(200):
            yield b"x" * 50_000

    with _either():
        answer = client.post(f"/api/tables/{table}/chat", content=bits())
        assert refusal(answer) == (400, "malformed")  # it does not say how long it is
    address = str(client.base_url).rstrip("/").replace("http", "ws")
    with connect(f"{address}/api/tables/{table}/socket") as line:
        hello(line, *secrets.values())
        with pytest.raises(ConnectionClosed) as closed:
            _send_and_wait(line, huge)
    assert closed.value.rcvd is None or closed.value.rcvd.code == 1009
    assert client.get("/api/health").status_code == 200


class _either:  # noqa: N801 - reads as a word of the test
    """The client may see the answer, or the connection closed before it had sent all."""

    def __enter__(self):
        return self

    def __exit__(self, kind, *_):
        return kind is not None and issubclass(kind, httpx.TransportError)


def _send_and_wait(line, text):
    line.send(text)
    while True:
        line.recv(timeout=10)


def test_names_and_chat_with_markup_are_kept_as_text_and_long_ones_refused(client):
    evil = "<script>alert(1)</script>"
    table, secrets = opened(client, "me", "open")
    taken = client.post(f"/api/tables/{table}/seats/1/take", json={"name": f"{evil}\u202e\u0000"})
    assert taken.status_code == 200
    assert view(client, table)["seats"][1]["name"] == evil
    chat = {"seat": 0, "text": f"{evil} \u0007bell", "key": key()}
    said = client.post(f"/api/tables/{table}/chat", json=chat, headers=bearer(secrets[0]))
    assert said.json()["entries"][0]["text"] == f"{evil} bell"
    assert said.headers["content-type"] == "application/json"
    assert said.headers["x-content-type-options"] == "nosniff"
    for path, body in {
        f"/api/tables/{table}/chat": {"seat": 0, "text": "x" * 10_000, "key": key()},
        f"/api/tables/{table}/seats/1/take": {"name": "x" * 10_000},
    }.items():
        answer = client.post(path, json=body, headers=bearer(secrets[0]))
        assert refusal(answer) == (400, "malformed")
    empty = {"seat": 0, "text": " \u200b\n ", "key": key()}
    answer = client.post(f"/api/tables/{table}/chat", json=empty, headers=bearer(secrets[0]))
    assert refusal(answer) == (400, "malformed")


def test_addresses_that_are_not_there(client):
    assert refusal(client.get("/api/nothing")) == (404, "no_such_call")
    assert refusal(client.get("/api/tables/zzz")) == (404, "no_such_table")
    assert refusal(client.get("/api/tables/..%2f..%2fetc/view"))[0] in (400, 404)
    assert refusal(client.get("/assets/../../app.py")) == (404, "no_such_call")
    assert refusal(client.get("/%2e%2e/app.py")) == (404, "no_such_call")
    assert client.delete("/api/tables").status_code == 405
    assert client.delete("/api/tables").headers["allow"] == "GET, POST"


def test_a_foreign_page_cannot_change_anything(client):
    headers = {"origin": "https://evil.example"}
    answer = client.post("/api/tables", json=wish("me", "here"), headers=headers)
    assert refusal(answer) == (403, "not_your_seat")
    own = {"origin": str(client.base_url).rstrip("/")}
    assert client.post("/api/tables", json=wish("me", "here"), headers=own).status_code == 201


def test_a_socket_that_says_too_much_is_told_and_then_closed(tmp_path):
    rates = Rates(messages=1, saved_messages=5)
    with served(Settings(f"sqlite:///{tmp_path / 't.db'}", rates)) as client:
        table, _ = opened(client, "me", "here")
        address = str(client.base_url).rstrip("/").replace("http", "ws")
        with connect(f"{address}/api/tables/{table}/socket") as line:
            hello(line)
            with pytest.raises(ConnectionClosed):
                _chatter(line)


def _chatter(line):
    for _ in range(400):
        line.send(json.dumps({"type": "ping"}))
        line.recv(timeout=10)


# Before the server runs.


def told(*options):
    """Run a command that cannot start; give its one sentence."""
    done = CliRunner().invoke(app, list(options))
    assert done.exit_code == 2, done.output
    assert "Traceback" not in done.output
    assert len(done.output.strip().splitlines()) <= 2, done.output
    return done.output


def test_a_port_in_use_is_told_in_a_sentence(tmp_path):
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        database = f"sqlite:///{tmp_path / 't.db'}"
        message = told("serve", "--port", port, "--database", database)
        assert f"port {port}: the port is in use" in message
        assert "--port" in message
        assert "make play PORT=N" in message
    assert "65535" in told("serve", "--port", "70000", "--database", "sqlite://")


def test_an_address_of_another_machine_is_told_in_a_sentence():
    message = told("serve", "--host", "203.0.113.7", "--port", "0", "--database", "sqlite://")
    assert "Cannot listen on 203.0.113.7" in message
    assert "--host" in message


def test_a_newer_database_is_told_in_a_sentence_and_left_alone(tmp_path):
    file = tmp_path / "t.db"
    with closing(sqlite3.connect(file)) as newer:
        newer.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        newer.execute("PRAGMA user_version = 99")
    before = file.read_bytes()
    message = told("serve", "--port", "0", "--database", f"sqlite:///{file}")
    assert "newer Elbowroom" in message
    assert "install the newer one" in message
    assert file.read_bytes() == before


def test_a_database_that_cannot_be_used_is_told_in_a_sentence(tmp_path):
    broken = tmp_path / "broken.db"
    broken.write_text("this is no database at all, but long enough to be looked at" * 50)
    for url in (f"sqlite:///{broken}", f"sqlite:///{tmp_path}/no/such/folder/t.db", "mysql://x"):
        assert "database" in told("serve", "--port", "0", "--database", url)
    away = "postgresql://nobody@127.0.0.1:9/none"
    assert "database" in told("serve", "--port", "0", "--database", away)
    message = told("serve", "--workers", "2", "--database", "sqlite://")
    assert "PostgreSQL" in message


def test_a_folder_that_cannot_be_made_is_told_in_a_sentence(tmp_path):
    file = tmp_path / "file"
    file.touch()
    with pytest.raises(CannotServe, match="--data"):
        database_in(file / "below")
