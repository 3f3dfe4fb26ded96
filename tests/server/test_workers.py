"""Several processes serve one set of tables from PostgreSQL."""

import random
import time

import httpx
import pytest
from websockets.sync.client import connect

from elbowroom import game
from elbowroom.protocol.changes import changed
from elbowroom.table.fairness import verify
from tests.server.people import act, heard, hello, opened, play_on, view
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
        httpx.Client(base_url=servers[0].url) as one,
        httpx.Client(base_url=servers[1].url) as other,
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
    over = play_on(other, table, secrets, rng)
    assert over["status"] == "over"
    record = other.get(f"/api/tables/{table}/record").json()
    assert verify(game("classic"), record) > 0


def test_one_command_runs_several_processes(tmp_path, cluster):
    server = Server(tmp_path, "--workers", "2", database=cluster.new_database()).start()
    with httpx.Client(base_url=server.url) as http:
        table, secrets = opened(http, "me", "random")
        for _ in range(20):
            with httpx.Client(base_url=server.url) as fresh:  # any process may answer
                now = view(fresh, table, secrets[0])
                if now["actions"]:
                    answer = act(
                        fresh, table, secrets[0], 0, now["version"], now["actions"][0]["do"]
                    )
                    assert answer.status_code in (200, 409), answer.text
    assert server.stop() == 0
    assert "Traceback" not in server.log.read_text()
