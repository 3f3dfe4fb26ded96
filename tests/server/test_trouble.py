"""The database in trouble while people play: told clearly, nothing lost, and the server lives."""

import random
import resource
import time
from contextlib import contextmanager

import pytest
from websockets.sync.client import connect

from elbowroom import game
from elbowroom.server.ops.health import SECONDS_BETWEEN_TRIES
from elbowroom.table.fairness import verify
from tests.server.people import (
    act,
    calling,
    entries_of,
    heard,
    hello,
    key,
    opened,
    play_on,
    play_out,
    say,
    view,
)
from tests.server.serving import Server
from tests.server.store.cluster import Cluster

pytestmark = pytest.mark.slow


@pytest.fixture
def cluster():
    found = Cluster()
    yield found
    found.remove()


@contextmanager
def serving(folder, **options):
    server = Server(folder, **options).start()
    try:
        with calling(server.url) as http:
            yield server, http
    finally:
        server.stop()


def refused(answer):
    error = answer.json()["error"]
    assert (answer.status_code, error["code"]) == (503, "unavailable")
    assert "send it again" in error["message"]
    assert "Traceback" not in answer.text
    return error


def next_move(http, table, secrets):
    """Somebody's next move: all but the secret that `act` needs, which comes first."""
    seen = view(http, table, *secrets.values())
    seat = seen["decision"]["player"]
    return secrets[seat], seat, seen["version"], seen["actions"][0]["do"], key()


def grow_until_refused(http, table, secrets):
    """Chat until the disk is full; give the texts that were acknowledged."""
    told = []
    for number in range(5000):
        body = {"seat": 0, "text": f"{number} " + "x" * 400, "key": key()}
        headers = {"authorization": f"Bearer {secrets[0]}"}
        answer = http.post(f"/api/tables/{table}/chat", json=body, headers=headers)
        if answer.status_code != 200:
            refused(answer)
            return told
        told.append(body["text"])
    raise AssertionError("the disk never became full")


def test_a_full_disk_refuses_moves_and_loses_none(tmp_path):
    with serving(tmp_path) as (server, http):
        table, secrets = opened(http, "me", "here")
        file = tmp_path / "tables.db-wal"
        # As good as a full disk: no file of the server may grow beyond this any more.
        resource.prlimit(
            server.process.pid, resource.RLIMIT_FSIZE, (file.stat().st_size + 200_000, -1)
        )
        told = grow_until_refused(http, table, secrets)
        move = next_move(http, table, secrets)
        refused(act(http, table, *move))
        before = view(http, table)
        entries = entries_of(http, table)
        assert [each["text"] for each in entries if each["kind"] == "chat"] == told
        with connect(server.socket(table)) as line:
            hello(line, move[0])
            say(line, type="act", id=1, seat=move[1], version=move[2], action=move[3], key=key())
            assert heard(line, "answer")["error"]["code"] == "unavailable"
        assert http.get("/").status_code == 200
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (-1, -1))
        answer = act(http, table, *move)
        assert answer.status_code == 200, answer.text
        assert view(http, table)["moves"] > before["moves"]
        assert server.process.poll() is None
        server.kill()
        server.start()
        entries = entries_of(http, table)
        assert [each["text"] for each in entries if each["kind"] == "chat"] == told
        assert entries[-1]["kind"] in ("action", "chance")


def test_postgres_that_goes_away_in_mid_game_and_comes_back(tmp_path, cluster):
    with serving(tmp_path, database=cluster.new_database()) as (server, http):
        table, secrets = opened(http, "me", "here", "random")
        play_on(http, table, secrets, random.Random(2), until=well_under_way)
        move = next_move(http, table, secrets)
        with connect(server.socket(table)) as line:
            hello(line, move[0])
            cluster.stop("immediate")
            refused(act(http, table, *move))
            say(line, type="act", id=1, seat=move[1], version=move[2], action=move[3], key=key())
            assert heard(line, "answer")["error"]["code"] == "unavailable"
            soon(http, 503)
            assert http.get("/").status_code == 200
            cluster.start()
            answer = sent_until_stored(http, table, move)
            assert act(http, table, *move).json() == answer.json()
            assert heard(line, "update")["version"] >= answer.json()["version"]
        assert server.process.poll() is None
        soon(http, 200)
        assert play_out(http, table, secrets)["status"] == "over"
        record = http.get(f"/api/tables/{table}/record").json()
        assert verify(game("classic"), record) > 0


def soon(http, status):
    """Wait for the next time the database is tried."""
    patience = time.monotonic() + 2 * SECONDS_BETWEEN_TRIES
    while http.get("/api/health").status_code != status:
        assert time.monotonic() < patience
        time.sleep(0.1)


def well_under_way(seen):
    return seen["moves"] > 40 and seen["actions"]


def sent_until_stored(http, table, move):
    """Send a move as a client does: again, with the same key, until it is acknowledged."""
    patience = time.monotonic() + 30
    while True:
        answer = act(http, table, *move)
        if answer.status_code == 200:
            return answer
        assert time.monotonic() < patience, answer.text
        refused(answer)
        time.sleep(0.1)


def test_a_link_that_was_used_up_opens_nothing_and_the_seat_stays_whose_it_is(tmp_path):
    with serving(tmp_path) as (_, http):
        table, secrets = opened(http, "me", "link")
        take = {"name": "Bob", "secret": secrets[1]}
        taken = http.post(f"/api/tables/{table}/seats/1/take", json=take)
        assert taken.status_code == 200
        assert view(http, table, secrets[1])["yours"] == []
        again = http.post(f"/api/tables/{table}/seats/1/take", json={**take, "name": "Eve"})
        assert again.status_code == 409
        assert again.json()["error"]["message"]
        assert view(http, table, taken.json()["secret"])["yours"] == [1]
        assert view(http, table)["seats"][1]["name"] == "Bob"
        version = view(http, table)["version"]
        foreign = act(http, table, secrets[1], 1, version, "pick 0")
        assert (foreign.status_code, foreign.json()["error"]["code"]) == (403, "not_your_seat")
