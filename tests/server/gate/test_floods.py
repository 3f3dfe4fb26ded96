"""Much in little: heads, bodies and frames whose parts are so many that reading them takes long."""

import json
import socket
from contextlib import suppress

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from elbowroom.server.gate.door import FRAMES_OF_A_MESSAGE
from elbowroom.server.http.app import Settings
from elbowroom.server.http.limits import Rates
from elbowroom.server.socket.http_line import LARGEST_HEAD
from tests.server.conftest import served
from tests.server.people import heard, hello, opened, say

PING, PONG, TEXT, CONTINUED = 0x89, 0x8A, 0x81, 0x00


@pytest.fixture(scope="module")
def client(tmp_path_factory):
    database = tmp_path_factory.mktemp("floods") / "tables.db"
    rates = Rates(messages=10, saved_messages=20, calls=0)
    with served(Settings(f"sqlite:///{database}", rates, bot_delay=0)) as found:
        yield found


def answered(client, data):
    """What somebody is answered who sends this, up to the end of the connection."""
    address = ("127.0.0.1", httpx.URL(client.base_url).port)
    with socket.create_connection(address, 10) as line:
        told = b""
        with suppress(ConnectionError):
            line.sendall(data)
            while part := line.recv(65536):
                told += part
    return told


def refusal_in(told):
    head, _, body = told.partition(b"\r\n\r\n")
    return int(head.split()[1]), json.loads(body)["error"]["code"]


def call(more=b"", method=b"GET", path=b"/api/health/live", end=b"\r\n"):
    return method + b" " + path + b" HTTP/1.1\r\nhost: localhost\r\n" + more + end


@pytest.mark.parametrize("count", [1, 60000])
def test_a_body_in_chunks_is_refused_before_they_are_counted(client, count):
    head = call(b"transfer-encoding: chunked\r\n", b"POST", b"/api/workshop/check")
    assert refusal_in(answered(client, head + b"1\r\n \r\n" * count)) == (400, "malformed")


def test_a_head_that_is_too_long_is_refused(client):
    lines = b"a: b\r\n" * (LARGEST_HEAD // 6 + 1000)
    assert refusal_in(answered(client, call(lines))) == (400, "malformed")
    assert answered(client, call(b"connection: close\r\n")).startswith(b"HTTP/1.1 200")


def test_what_is_no_call_is_refused_in_the_words_of_the_protocol(client):
    assert refusal_in(answered(client, b"nonsense\r\n\r\n")) == (400, "malformed")


def test_calls_before_the_last_was_answered_wait_up_to_a_point(client):
    last = call(b"connection: close\r\n")
    told = answered(client, call() * 3 + last)
    assert told.count(b"HTTP/1.1 200") == 4
    flood = answered(client, call() * 2000 + last)
    assert flood.count(b"HTTP/1.1 200") < 400


def frame(opcode, text=b""):
    return bytes((opcode, 0x80 | len(text))) + bytes(4) + text


@pytest.mark.parametrize(
    ("first", "flood"),
    [(b"", PING), (b"", PONG), (b"", TEXT), (frame(0x01, b"{"), CONTINUED)],
    ids=["pings", "pongs", "messages", "pieces"],
)
def test_a_socket_with_frames_without_end_is_cut_off(client, first, flood):
    table, _ = opened(client, "me", "here")
    with connect(f"{str(client.base_url).replace('http', 'ws')}/api/tables/{table}/socket") as line:
        hello(line)
        with pytest.raises((ConnectionError, ConnectionClosed)):  # noqa: PT012 - which of them fails is chance
            line.socket.sendall(first + frame(flood) * 20000)
            while True:
                line.recv(timeout=10)
    assert client.get("/api/health/live").status_code == 200


def test_a_socket_that_pings_now_and_then_goes_on(client):
    table, _ = opened(client, "me", "here")
    with connect(f"{str(client.base_url).replace('http', 'ws')}/api/tables/{table}/socket") as line:
        hello(line)
        for _ in range(20 * FRAMES_OF_A_MESSAGE // 4):
            assert line.ping().wait(10)
        say(line, type="ping")
        assert heard(line, "pong")
