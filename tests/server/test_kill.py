"""An acknowledged move survives the end of the server at any moment, and counts once."""

import asyncio
import random

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.server.people import bearer, calling, hello, key, opened, read, view
from tests.server.serving import Server
from tests.soak.kill import Person, check_person, cycles

pytestmark = pytest.mark.slow


def test_killed_under_load_and_started_again_nothing_acknowledged_is_lost(tmp_path):
    server = Server(tmp_path).start()
    try:
        found = asyncio.run(cycles(server, 3, 4, random.Random(1)))
    finally:
        server.stop()
    assert found["acknowledged"] > 50


def test_the_check_finds_a_lost_move_and_a_move_made_twice():
    person = Person(None, "t", 0, "s", random.Random(1))
    entry = {"version": 9, "kind": "action", "seat": 0, "act": 8, "move": 8, "action": "pick 0"}
    person.acknowledged["k"] = [entry]
    check_person(person, {9: entry})
    with pytest.raises(AssertionError, match="lost"):
        check_person(person, {9: entry | {"action": "pick 1"}})
    with pytest.raises(AssertionError, match="lost"):
        check_person(person, {})
    with pytest.raises(AssertionError, match="calls"):
        check_person(person, {9: entry, 10: entry | {"version": 10, "act": 9}})


def test_a_stop_lets_calls_finish_and_says_goodbye(tmp_path):
    server = Server(tmp_path).start()
    clock = {"kind": "fast", "seconds": 60, "increment": 0}
    with calling(server.url) as http:
        table, secrets = opened(http, "me", "here", clock=clock)
        seen = view(http, table, *secrets.values())
        seat = seen["decision"]["player"]
        body = {"seat": seat, "version": seen["version"], "key": key(), "action": "pick 0"}
        http.post(f"/api/tables/{table}/act", json=body, headers=bearer(secrets[seat]))
    with connect(server.socket(table)) as line:
        hello(line, secrets[0])
        server.stop()
        with pytest.raises(ConnectionClosed) as closed:
            read_all(line)
        assert closed.value.rcvd.code in (1001, 1012)
    server.start()
    with calling(server.url) as http:
        kinds = [entry["kind"] for entry in view(http, table, since=0)["entries"]]
        assert kinds[-2:] == ["paused", "resumed"]
        assert "Traceback" not in server.log.read_text()
    server.stop()


def read_all(line):
    while True:
        read(line)
