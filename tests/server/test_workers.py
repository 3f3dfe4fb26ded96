"""Several processes serve one set of tables from PostgreSQL."""

import multiprocessing
import random
import re
import time

import httpx
import pytest
from websockets.sync.client import connect

from elbowroom import game
from elbowroom.protocol.changes import changed
from elbowroom.server.ops.processes import tell
from elbowroom.table.fairness import verify
from tests.server.people import act, bearer, calling, heard, hello, opened, play_on, play_out, view
from tests.server.serving import Server
from tests.server.store.cluster import Cluster

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def cluster():
    found = Cluster()
    yield found
    found.remove()


@pytest.fixture
def two(tmp_path, cluster):
    """Two servers that know of each other only through the database."""
    database = cluster.new_database()
    servers = []
    for name in ("one", "other"):
        folder = tmp_path / name
        folder.mkdir()
        servers.append(Server(folder, database=database).start())
    with (
        calling(servers[0].url) as one,
        calling(servers[1].url) as other,
    ):
        yield one, other, servers
    for server in servers:
        server.stop()


def view_of(client, table, secrets, version):
    """What a process shows once it has heard of that version from the other."""
    patience = time.monotonic() + 30
    while (now := view(client, table, *secrets.values()))["version"] < version:
        assert time.monotonic() < patience, "one process never hears of the other's moves"
        time.sleep(0.01)
    return now


def test_what_one_process_stores_the_other_tells(two):
    one, other, servers = two
    table, secrets = opened(one, "me", "link")
    with connect(servers[1].socket(table)) as line:
        seen = hello(line, secrets[0])
        taken = one.post(
            f"/api/tables/{table}/seats/1/take", json={"name": "Ann", "secret": secrets[1]}
        ).json()
        secrets[1] = taken["secret"]
        update = heard(line, "update")
        position = update["position"]
        version = update["version"]
        for turn in range(10):
            client = (one, other)[turn % 2]
            now = view_of(client, table, secrets, version)
            seat = now["decision"]["player"]
            answer = act(
                client, table, secrets[seat], seat, now["version"], now["actions"][0]["do"]
            )
            assert answer.status_code == 200, answer.text
            while version < answer.json()["version"]:
                update = heard(line, "update")
                assert update["entries"][0]["version"] == version + 1
                version = update["version"]
                position = changed(position, update["changes"])
    assert seen["status"] == "waiting"
    assert position == view_of(one, table, {0: secrets[0]}, version)["position"]
    assert view(other, table, secrets[1])["yours"] == [1]


def test_a_game_with_bots_goes_on_when_one_process_is_killed(two):
    one, other, servers = two
    table, secrets = opened(one, "me", "random")
    view(other, table)
    rng = random.Random(1)
    play_on(one, table, secrets, rng, until=lambda seen: seen["moves"] > 30)
    servers[0].kill()
    over = play_out(other, table, secrets, rng)
    assert over["status"] == "over"
    record = other.get(f"/api/tables/{table}/record").json()
    assert verify(game("classic"), record) > 0


def test_one_command_runs_several_processes(tmp_path, cluster):
    server = Server(tmp_path, "--workers", "2", database=cluster.new_database()).start()
    with calling(server.url) as http:
        table, secrets = opened(http, "me", "random")
        for _ in range(20):
            with calling(server.url) as fresh:  # any process may answer
                now = view(fresh, table, secrets[0])
                if now["actions"]:
                    answer = act(
                        fresh, table, secrets[0], 0, now["version"], now["actions"][0]["do"]
                    )
                    assert answer.status_code in (200, 409), answer.text
    assert server.stop() == 0
    assert "Traceback" not in server.log.read_text()


def test_processes_end_when_the_one_that_started_them_is_killed(tmp_path, cluster):
    server = Server(tmp_path, "--workers", "2", database=cluster.new_database()).start()
    server.kill()
    end = time.monotonic() + 30
    while time.monotonic() < end:
        try:
            httpx.get(f"{server.url}/api/health", timeout=5)
        except httpx.ConnectError:
            return
        except httpx.TransportError:
            continue
        time.sleep(0.1)
    pytest.fail("somebody still answers")


def test_a_process_that_answers_when_nobody_waits_for_it_any_more_goes_on():
    line, theirs = multiprocessing.get_context("spawn").Pipe(duplex=False)
    line.close()
    tell(theirs)


def test_processes_share_what_a_network_may_ask_for(tmp_path, cluster):
    options = ("--workers", "3", "--rate", "1")
    server = Server(tmp_path, *options, database=cluster.new_database()).start()
    began = time.monotonic()
    codes = []
    for _ in range(60):
        with calling(server.url) as fresh:  # any process may answer
            codes.append(fresh.get("/api/games").status_code)
    saved, since = 4, time.monotonic() - began
    assert server.stop() == 0
    allowed = codes.count(200)
    assert codes.count(429) == 60 - allowed
    assert allowed <= saved + since + 1, "each process counts for itself"


def clocked(client):
    return opened(client, "me", "here", clock={"kind": "fast", "seconds": 60, "increment": 0})


def kinds(client, table):
    return [entry["kind"] for entry in view(client, table, since=0)["entries"]]


def least_left(client, table):
    return min(seat["clock"]["seconds"] for seat in view(client, table)["seats"])


def test_a_gap_of_seconds_between_two_servers_is_charged_to_nobody(tmp_path, cluster):
    server = Server(tmp_path, database=cluster.new_database()).start()
    with calling(server.url) as http:
        table, _ = clocked(http)
        time.sleep(3)
    server.kill()
    time.sleep(6)
    server.start()
    with calling(server.url) as http:
        assert kinds(http, table)[-2:] == ["paused", "resumed"]
        assert least_left(http, table) > 55
    server.stop()


def test_clocks_run_on_when_one_of_two_servers_stops(two):
    one, other, servers = two
    table, secrets = clocked(one)
    view(other, table)
    time.sleep(1)  # until either sees the other at work
    servers[0].stop()
    time.sleep(1)
    assert "paused" not in kinds(other, table)
    seen = view(other, table, *secrets.values())
    assert any(seat["clock"]["running"] for seat in seen["seats"])
    assert 50 < least_left(other, table) < 59


def test_a_player_connected_to_one_process_is_connected_at_the_other(two):
    """A host at one process once replaced a player who was connected to the other."""
    one, _, servers = two
    table, secrets = opened(one, "me", "here")
    with connect(servers[0].socket(table)) as host:
        hello(host, secrets[0])
        with connect(servers[1].socket(table)) as line:
            hello(line, secrets[1])
            while not heard(host, "seats")["seats"][1]["connected"]:
                pass
            leave = f"/api/tables/{table}/seats/1/leave"
            answer = one.post(leave, json={}, headers=bearer(secrets[0]))
            assert answer.status_code == 409
            assert "is there" in answer.json()["error"]["message"]
        while heard(host, "seats")["seats"][1]["connected"]:
            pass
        gone = one.post(leave, json={}, headers=bearer(secrets[0])).json()["error"]
        assert 100 < gone["values"]["seconds"] <= 120


def test_the_people_of_a_process_that_was_killed_are_gone_after_a_while(two):
    one, _, servers = two
    table, secrets = opened(one, "me", "here")
    with connect(servers[0].socket(table)) as host, connect(servers[1].socket(table)) as line:
        hello(host, secrets[0])
        hello(line, secrets[1])
        while not heard(host, "seats")["seats"][1]["connected"]:
            pass
        servers[1].kill()
        began = time.monotonic()
        while heard(host, "seats")["seats"][1]["connected"]:
            assert time.monotonic() - began < 40


def test_metrics_add_up_what_all_processes_count(tmp_path, cluster):
    server = Server(tmp_path, "--workers", "2", database=cluster.new_database()).start()
    for _ in range(8):
        with calling(server.url) as fresh:  # any process may answer
            opened(fresh, "me", "here")
    for _ in range(6):
        with calling(server.url) as fresh:
            told = fresh.get("/metrics").text
        assert 'elbowroom_tables_opened_total{game="classic"} 8.0' in told
        (rooms,) = re.findall(r"^elbowroom_rooms (\S+)$", told, re.MULTILINE)
        assert 8 <= float(rooms) <= 16  # a table may be in the memory of both
    assert server.stop() == 0
    assert "Traceback" not in server.log.read_text()


def test_who_is_forgotten_at_one_process_is_forgotten_at_the_other(two):
    one, other, servers = two
    table, secrets = opened(one, "me", "here")
    with connect(servers[1].socket(table)) as line:
        hello(line, secrets[1])
        path = f"/api/tables/{table}/seats/0/erase"
        answer = one.post(path, json={"name": "me0"}, headers=bearer(secrets[0]))
        assert answer.json() == {"removed": False}
        assert heard(line, "snapshot")["seats"][0]["name"] == "Player 1"
    assert view(other, table, secrets[0])["yours"] == []
    path = f"/api/tables/{table}/seats/1/erase"
    answer = one.post(path, json={"name": "here1"}, headers=bearer(secrets[1]))
    assert answer.json() == {"removed": True}
    patience = time.monotonic() + 30
    while other.get(f"/api/tables/{table}").status_code != 404:
        assert time.monotonic() < patience
        time.sleep(0.1)
