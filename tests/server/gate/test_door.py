"""The door: connections of a network and of all, half-sent calls, places for seats in play."""

import json
import resource
import socket
import subprocess
import sys
import time
from contextlib import ExitStack, suppress
from functools import partial
from itertools import count

import httpx
import pytest
from websockets.sync.client import connect

from elbowroom.server.gate import door as doors
from elbowroom.server.gate.door import Door
from elbowroom.server.http.app import Settings
from elbowroom.server.http.limits import Limits, Rates
from tests.server.conftest import served
from tests.server.people import act, calling, hello, opened, view
from tests.server.serving import Server


class Client:
    """A connection as the door knows it, and what its client has to do."""

    def __init__(self):
        self.closed = False
        self.owing = None

    def abort(self):
        self.closed = True

    def owes(self):
        return self.owing


def come(door, address="203.0.113.7"):
    client = Client()
    return client if door.enter(client, client, address) else None


def limits(**rates):
    return Limits(Rates(arrivals=10**6, saved_arrivals=10**6, **rates))


def test_a_network_has_so_many_connections_and_no_more():
    door = Door(limits(connections=10))
    come_in = [come(door, f"2001:db8::{number}") for number in range(12)]
    assert [client is not None for client in come_in] == [True] * 10 + [False] * 2
    assert come(door, "2001:db8:0:1::1")
    door.leave(come_in[0])
    assert come(door, "2001:db8::99")
    assert not come(door, "2001:db8::99")


def test_connections_do_not_come_faster_than_a_network_may():
    door = Door(Limits(Rates(arrivals=0.001, saved_arrivals=5)))
    for _ in range(5):
        door.leave(come(door))
    assert come(door) is None
    assert come(door, "203.0.113.8")


def test_whoever_comes_gets_the_place_of_those_who_have_most_without_a_seat():
    door = Door(limits(), most=10)
    player = come(door, "203.0.113.1")
    watcher = come(door, "203.0.113.2")
    many = [come(door, "203.0.113.3") for _ in range(8)]
    door.seat(many[0], seated=True)
    door.seat(player, seated=True)
    late = [come(door, "203.0.113.4") for _ in range(2)]
    assert all(late)
    assert [client.closed for client in many] == [False, True, True] + [False] * 5
    assert not watcher.closed
    assert len(door) == 10
    for client in [*many, *late, watcher]:
        door.seat(client, seated=not client.closed)
    assert come(door, "203.0.113.5") is None, "all have a seat in play"
    door.seat(many[0], seated=False)
    assert come(door, "203.0.113.5")
    assert many[0].closed


def test_sockets_through_a_web_server_count_for_those_whose_they_are():
    door = Door(limits(connections=10))
    lines = [come(door, None) for _ in range(40)]
    assert all(lines), "a web server in front has no bound of its own"
    answers = [door.belongs(line, "203.0.113.7") for line in lines[:12]]
    assert answers == [True] * 10 + [False] * 2
    assert door.belongs(lines[30], "203.0.113.8")


def test_clients_that_take_too_long_are_closed(monkeypatch):
    now = count(0, 1)
    monkeypatch.setattr(doors.time, "monotonic", lambda: float(next(now)))
    door = Door(Limits(Rates.of(0)))
    slow, idle, busy = come(door), come(door), come(door)
    for second in range(8):
        slow.owing = ("ask 0", 5.0)
        busy.owing = ("ask " + str(second // 2), 5.0)
        door.sweep()
    assert slow.closed
    assert not idle.closed
    assert not busy.closed
    assert len(door) == 2


# At a real server.


def line_to(client, source="127.0.0.2"):
    port = httpx.URL(client.base_url).port
    return socket.create_connection(("127.0.0.1", port), 10, (source, 0))


def test_more_connections_than_a_network_may_have_are_told_so(tmp_path):
    rates = Rates(connections=10)
    with (
        served(Settings(f"sqlite:///{tmp_path / 't.db'}", rates)) as client,
        ExitStack() as stack,
    ):
        lines = [stack.enter_context(line_to(client)) for _ in range(12)]
        lines[-1].settimeout(10)
        told = lines[-1].recv(4096)
        assert told.startswith(b"HTTP/1.1 429")
        assert json.loads(told.partition(b"\r\n\r\n")[2])["error"]["code"] == "too_many"
        assert client.get("/api/health").status_code == 200
        lines[0].close()
        for _ in range(50):
            with line_to(client) as line:
                line.sendall(b"GET /api/health HTTP/1.1\r\nhost: localhost\r\n\r\n")
                if line.recv(4096).startswith(b"HTTP/1.1 200"):
                    return
            time.sleep(0.05)
        raise AssertionError("a closed connection is counted for ever")


@pytest.mark.parametrize(
    "half",
    [
        b"",
        b"GET /api/health HTTP/1.1\r\nhost: x\r\nx-a: ",
        b"POST /api/tables HTTP/1.1\r\nhost: localhost\r\ncontent-length: 100\r\n\r\n{",
        b"GET /api/health HTTP/1.1\r\nhost: localhost\r\n\r\nGET /api/hea",
    ],
)
def test_half_sent_calls_are_closed_after_a_while(tmp_path, monkeypatch, half):
    monkeypatch.setattr("elbowroom.server.socket.http_line.REQUEST_SECONDS", 0.2)
    monkeypatch.setattr("elbowroom.server.socket.http_line.BODY_SECONDS", 0.2)
    with served(Settings(f"sqlite:///{tmp_path / 't.db'}")) as client, line_to(client) as line:
        line.sendall(half)
        line.settimeout(4.5)  # a connection that says nothing after an answer has five seconds
        began = time.monotonic()
        with suppress(ConnectionResetError):
            while line.recv(4096):
                pass
        assert time.monotonic() - began < 4.5


FEW = 160
"""File descriptors of a server that is easily filled."""


@pytest.mark.slow
def test_a_server_with_few_descriptors_goes_on_for_players_when_it_is_full(tmp_path):
    server = Server(tmp_path, afresh=True)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(subprocess, "Popen", partial(subprocess.Popen, preexec_fn=_few))
        server.start()
    try:
        with calling(server.url) as client, ExitStack() as stack:
            table, secrets = opened(client, "me", "here")
            player = stack.enter_context(connect(server.socket(table)))
            hello(player, *secrets.values())
            for number in range(300):
                with suppress(OSError):
                    line = line_to(client, f"127.0.0.{2 + number % 4}")
                    stack.callback(line.close)
                    line.sendall(b"GET / HTTP/1.1\r\n")
            with calling(server.url) as fresh:
                seen = view(fresh, table, *secrets.values())
                seat = seen["decision"]["player"]
                answer = act(fresh, table, secrets[seat], seat, seen["version"], "pick 0")
                assert answer.status_code == 200
                assert fresh.get("/").status_code == 200
            assert json.loads(player.recv(timeout=10))["type"] in ("update", "seats")
        assert server.process.poll() is None
    finally:
        server.stop()
    assert "Traceback" not in server.log.read_text()


def _few():
    resource.setrlimit(resource.RLIMIT_NOFILE, (FEW, FEW))


@pytest.mark.slow
def test_a_server_takes_the_descriptors_it_may_have():
    code = (
        "import resource as r; r.setrlimit(r.RLIMIT_NOFILE, (64, 2000));"
        "from elbowroom.server.ops.descriptors import *; raise_descriptors();"
        "print(most_connections())"
    )
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert int(told.stdout) == 2000 - 256
