"""Health says what is true: alive, ready, able to store, and undamaged."""

import asyncio
import json
import resource
import sqlite3
import subprocess
import sys

import pytest

from elbowroom.server.http.app import Settings
from elbowroom.server.http.limits import Rates
from elbowroom.server.ops import health
from elbowroom.server.ops.doctor import BAD, examine
from elbowroom.server.ops.health import Health
from elbowroom.server.rooms.rooms import Rooms
from elbowroom.server.store import StoreDamaged, StoreUnavailable, open_store, sqlite_file
from elbowroom.server.store.sqlite_file import SqliteFile
from tests.server.conftest import served
from tests.server.people import calling, opened
from tests.server.serving import Server
from tests.server.test_rooms import run, stored


def damage(path):
    """Overwrite the middle of a file, as a failing disk does."""
    size = path.stat().st_size
    with path.open("r+b") as file:
        for page in range(size // 4096 // 2, size // 4096 - 1):
            file.seek(page * 4096)
            file.write(bytes(4096))


async def filled(path, tables=8):
    store = await open_store(f"sqlite:///{path}")
    for _ in range(tables):
        await stored(store, "me", "here")
    await store.close()


def test_alive_and_ready_are_told_apart(client):
    for path in ("/api/health", "/api/health/ready", "/api/health/live"):
        answer = client.get(path)
        assert (answer.status_code, answer.json()["status"]) == (200, "ok")


def test_a_server_that_has_not_taken_its_tables_up_is_alive_but_not_ready(tmp_path, monkeypatch):
    monkeypatch.setattr(Rooms, "_live_tables", lambda _: asyncio.sleep(3600))
    with served(Settings(f"sqlite:///{tmp_path / 'tables.db'}", Rates.of(0))) as client:
        assert client.get("/api/health/ready").status_code == 503
        assert client.get("/api/health/live").status_code == 200


def test_a_file_damaged_after_a_clean_stop_is_refused_at_the_start_with_the_true_reason(tmp_path):
    path = tmp_path / "tables.db"
    asyncio.run(filled(path))
    damage(path)
    with pytest.raises(StoreDamaged, match="is damaged; restore a backup"):
        asyncio.run(filled(path))


def test_the_look_at_the_start_is_bounded_in_time(tmp_path, monkeypatch):
    path = tmp_path / "tables.db"
    asyncio.run(filled(path))
    file = SqliteFile(path)
    connection = file.open_existing()
    assert file.must_be_sound(connection)
    monkeypatch.setattr(sqlite_file, "STEPS", 10)
    assert file.must_be_sound(connection, 10.0)
    assert not file.must_be_sound(connection, 0.0)
    connection.close()


def test_damage_met_by_anybody_makes_the_server_unhealthy(tmp_path):
    path = tmp_path / "tables.db"

    async def story():
        await filled(path)
        store = await open_store(f"sqlite:///{path}")
        watched = Health(store)
        await watched.check()
        damage(path)
        with pytest.raises(StoreDamaged):
            await store.look_for_damage(10)
        watched._tried = None
        with pytest.raises(StoreDamaged):
            await watched.check()
        await store.close()

    run(story())


def test_however_often_health_is_asked_the_database_is_tried_seldom(monkeypatch):
    async def story():
        store = await open_store("sqlite://")
        tries = 0
        check = store.check

        async def counted():
            nonlocal tries
            tries += 1
            await check()

        store.check = counted
        watched = Health(store)
        await asyncio.gather(*(watched.check() for _ in range(50)))
        assert tries == 1
        monkeypatch.setattr(health, "SECONDS_BETWEEN_TRIES", 0)
        monkeypatch.setattr(health, "SECONDS_BETWEEN_TRIES_IN_TROUBLE", 0.05)

        async def full():
            raise StoreUnavailable("the disk is full")

        store.check = full
        with pytest.raises(StoreUnavailable):
            await watched.check()
        store.check = check
        with pytest.raises(StoreUnavailable):
            await watched.check()
        await asyncio.sleep(0.06)
        await watched.check()
        await store.close()

    run(story())


@pytest.mark.slow
def test_a_full_disk_is_unhealthy_until_there_is_room_again(tmp_path):
    server = Server(tmp_path).start()
    try:
        with calling(server.url) as http:
            opened(http, "me", "here")
            size = max(each.stat().st_size for each in tmp_path.glob("tables.db*"))
            pid = server.process.pid
            resource.prlimit(pid, resource.RLIMIT_FSIZE, (size + 8192, -1))
            codes = told(http, 503)
            assert http.get("/api/health/live").status_code == 200
            resource.prlimit(pid, resource.RLIMIT_FSIZE, (-1, -1))
            assert codes[-1] == 503
            assert told(http, 200)[-1] == 200
    finally:
        server.stop()


def told(http, wanted):
    """What health says until it says what is wanted, or for long enough."""
    codes = []
    for _ in range(40):
        codes.append(http.get("/api/health").status_code)
        if codes[-1] == wanted:
            break
        asyncio.run(asyncio.sleep(0.25))
    return codes


def doctor(path, *more):
    command = [sys.executable, "-m", "elbowroom.cli", "doctor", "--database", f"sqlite:///{path}"]
    return subprocess.run(
        [*command, *more], capture_output=True, text=True, check=False, timeout=120
    )


@pytest.mark.slow
def test_the_doctor_tells_what_is_well_and_what_is_not(tmp_path):
    path = tmp_path / "tables.db"
    asyncio.run(filled(path))
    done = doctor(path)
    assert done.returncode == 0, done.stdout
    assert "All 8 tables can be played again" in done.stdout
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE entries SET body = '{' || body WHERE version = 2")
    connection.close()
    done = doctor(path, "--json")
    findings = json.loads(done.stdout)
    assert done.returncode == 1
    assert not findings["well"]
    assert sum("cannot be played again" in each["told"] for each in findings["findings"]) == 8
    damage(path)
    done = doctor(path)
    assert done.returncode == 1
    assert "damaged" in done.stdout
    assert "Traceback" not in done.stderr
    assert "no file" in doctor(tmp_path / "none.db").stdout


@pytest.mark.slow
def test_the_doctor_looks_at_postgres_too(cluster_of_doctor):
    async def story():
        url = cluster_of_doctor.new_database()
        empty = [each async for each in examine(url)]
        assert any("holds no tables" in each.told for each in empty)
        store = await open_store(url)
        await stored(store, "me", "here")
        await store.check()
        found = [each async for each in examine(url)]
        assert any("All 1 tables" in each.told for each in found)
        assert [each.told for each in found if each.level == BAD] == [
            "It runs with fsync off: a power failure may lose stored moves."
        ]
        await store.close()

    run(story())


@pytest.fixture
def cluster_of_doctor():
    from tests.server.store.cluster import Cluster  # noqa: PLC0415 - only where there is a server

    found = Cluster()
    yield found
    found.remove()
