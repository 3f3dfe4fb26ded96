"""A reload hands the tables over: no call refused, no move lost, no clock charged."""

import random
import signal
import threading
import time
from datetime import datetime

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.server.people import act, calling, hello, key, opened, read, view
from tests.server.serving import Server
from tests.server.store.cluster import Cluster

pytestmark = pytest.mark.slow
CLOCK = {"kind": "fast", "seconds": 600, "increment": 0}


class Player(threading.Thread):
    """Somebody who plays both seats on and on, and notes what was acknowledged."""

    def __init__(self, server, table, secrets):
        super().__init__()
        self.server, self.table, self.secrets = server, table, secrets
        self.stop = threading.Event()
        self.waited_for = threading.Event()
        self.acknowledged = []
        self.faults = []

    def run(self):
        rng = random.Random(1)
        while not self.stop.is_set():
            try:
                self.move(rng)
            except (httpx.ConnectError, AssertionError) as fault:
                self.faults.append(repr(fault))
            except httpx.TransportError:
                continue  # a connection that was closed at its end: asked again
            # A server that starts slowly must not find the game at its end.
            time.sleep(0.02 if self.waited_for.is_set() else 0.5)

    def play_on(self, moves=4, patience=120):
        """Wait until some more moves were acknowledged."""
        self.waited_for.set()
        wanted, end = len(self.acknowledged) + moves, time.monotonic() + patience
        while len(self.acknowledged) < wanted:
            assert self.is_alive(), "the game was over before the server had handed over"
            assert time.monotonic() < end, f"the game does not go on: {self.faults}"
            time.sleep(0.05)
        self.waited_for.clear()

    def move(self, rng):
        with calling(self.server.url, 60) as http:
            seen = view(http, self.table, *self.secrets.values())
            if not seen["actions"]:
                self.stop.set()
                return
            seat = seen["decision"]["player"]
            action, mine = rng.choice(seen["actions"])["do"], key()
            for _ in range(20):
                try:
                    answer = act(
                        http, self.table, self.secrets[seat], seat, seen["version"], action, mine
                    )
                except httpx.TransportError:
                    continue  # sent again with its key
                if answer.status_code == 200:
                    self.acknowledged += [each["version"] for each in answer.json()["entries"]]
                elif answer.status_code not in (409, 503):
                    self.faults.append(answer.text)
                if answer.status_code != 503:
                    return
                time.sleep(0.05)


def reloaded(server, times):
    """Reload a server while somebody plays, and give that player."""
    with calling(server.url, 60) as http:
        table, secrets = opened(http, "me", "here", clock=CLOCK)
    player = Player(server, table, secrets)
    player.start()
    try:
        player.play_on()
        for _ in range(times):
            server.process.send_signal(signal.SIGHUP)
            assert "Serving on" in server.process.stdout.readline()
            player.play_on()
    finally:
        player.stop.set()
    player.join(60)
    return player


def check(server, player):
    with calling(server.url, 60) as http:
        seen = view(http, player.table, since=0)
        stored = {entry["version"] for entry in seen["entries"]}
    assert not player.faults
    assert set(player.acknowledged) <= stored
    assert "Traceback" not in server.log.read_text()
    return seen["entries"], sum(600 - seat["clock"]["seconds"] for seat in seen["seats"])


def played(entries):
    """The seconds from the first entry to the last one in which a server was there."""
    moments = [(entry["kind"], datetime.fromisoformat(entry["at"])) for entry in entries]
    whole = (moments[-1][1] - moments[0][1]).total_seconds()
    away = [at for kind, at in moments if kind in ("paused", "resumed")]
    pairs = zip(away[::2], away[1::2], strict=True)
    return whole - sum((back - gone).total_seconds() for gone, back in pairs)


def read_all(line):
    while True:
        read(line)


def test_one_server_on_sqlite_hands_over_to_itself(tmp_path):
    server = Server(tmp_path, afresh=True).start()
    try:
        number = server.process.pid
        player = reloaded(server, 2)
        entries, used = check(server, player)
        kinds = [entry["kind"] for entry in entries]
        assert kinds.count("paused") == kinds.count("resumed") >= 2
        assert used == pytest.approx(played(entries), abs=2)
        assert server.process.pid == number
        assert server.process.poll() is None
    finally:
        server.stop()


def test_a_socket_is_told_to_come_back_and_can(tmp_path):
    server = Server(tmp_path, afresh=True).start()
    try:
        with calling(server.url, 60) as http:
            table, secrets = opened(http, "me", "here")
        with connect(server.socket(table)) as line:
            hello(line, secrets[0])
            server.process.send_signal(signal.SIGHUP)
            with pytest.raises(ConnectionClosed) as closed:
                read_all(line)
            assert closed.value.rcvd.code in (1001, 1012)
        with connect(server.socket(table), open_timeout=60) as line:
            assert hello(line, secrets[0])["yours"] == [0]
    finally:
        server.stop()


def test_several_processes_on_postgres_are_replaced_while_the_others_play_on(tmp_path):
    cluster = Cluster()
    server = Server(
        tmp_path, "--workers", "2", database=cluster.new_database(), afresh=True
    ).start()
    try:
        player = reloaded(server, 1)
        entries, _ = check(server, player)
        assert "paused" not in [entry["kind"] for entry in entries]
        assert server.process.poll() is None
        assert server.stop() == 0
    finally:
        if server.process is not None:
            server.kill()
        cluster.remove()
