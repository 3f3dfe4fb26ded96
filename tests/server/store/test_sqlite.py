"""What can go wrong with a file, and how SQLite is told to be careful."""

import asyncio
import os
import re
import resource
import sqlite3
import stat
import subprocess
import tempfile
from contextlib import contextmanager
from pathlib import Path

import pytest

from elbowroom.server.store import Conflict, StoreUnavailable, open_store
from elbowroom.server.store.schema import SQLITE
from elbowroom.server.store.sqlite_file import SqliteFile
from tests.server.store.making import entry, opened, own_process, with_table

LONG = "x" * 200_000
NOBODY = 65534


def refused(url, words):
    """Opening fails with these words, and no more than words."""
    with pytest.raises(StoreUnavailable, match=words) as caught:
        asyncio.run(open_store(url))
    assert caught.value.__cause__ is None
    return str(caught.value)


@contextmanager
def as_nobody():
    """Somebody with few rights; root may write to a read-only file."""
    if os.geteuid() == 0:
        os.seteuid(NOBODY)
        try:
            yield
        finally:
            os.seteuid(0)
    else:
        yield


@pytest.fixture
def shared():
    """A folder that everybody may look into."""
    with tempfile.TemporaryDirectory() as folder:
        Path(folder).chmod(0o755)
        yield Path(folder)


async def fill(url, entries=1):
    async with opened(url) as store:
        return await with_table(store, entries=entries)


def test_every_commit_reaches_the_disk(sqlite_url):
    async def look():
        async with opened(sqlite_url) as store:
            return await store._writer.do(
                lambda connection: [
                    connection.execute(f"PRAGMA {name}").fetchone()[0]
                    for name in ("journal_mode", "synchronous", "foreign_keys")
                ]
            )

    assert asyncio.run(look()) == ["wal", 2, 1]


def test_the_file_is_for_the_servers_eyes_only(sqlite_url, tmp_path):
    async def look():
        async with opened(sqlite_url) as store:
            await with_table(store)
            return {stat.S_IMODE(path.stat().st_mode) for path in tmp_path.glob("tables.db*")}

    assert asyncio.run(look()) == {0o600}
    assert [path.name for path in tmp_path.iterdir()] == ["tables.db"]


def test_a_file_that_is_no_database(tmp_path):
    path = tmp_path / "notes.txt"
    path.write_text("Dear diary, " * 1000)
    assert str(path) in refused(f"sqlite:///{path}", "is not a database")
    assert path.read_text() == "Dear diary, " * 1000


def test_a_database_of_another_program(tmp_path):
    path = tmp_path / "other.db"
    with sqlite3.connect(path) as connection:
        connection.execute("CREATE TABLE recipes (name)")
    connection.close()
    before = path.read_bytes()
    refused(f"sqlite:///{path}", "belongs to another program")
    assert path.read_bytes() == before


def test_a_file_of_a_newer_schema(sqlite_url, tmp_path):
    asyncio.run(fill(sqlite_url))
    with sqlite3.connect(tmp_path / "tables.db") as connection:
        connection.execute(f"PRAGMA user_version = {len(SQLITE) + 1}")
    connection.close()
    before = (tmp_path / "tables.db").read_bytes()
    refused(sqlite_url, f"newer Elbowroom .schema {len(SQLITE) + 1}, this one knows {len(SQLITE)}")
    assert (tmp_path / "tables.db").read_bytes() == before


def test_an_empty_file_becomes_a_database(sqlite_url, tmp_path):
    (tmp_path / "tables.db").touch()
    asyncio.run(fill(sqlite_url))


def test_a_folder_that_is_missing_and_a_folder_in_place_of_a_file(tmp_path):
    refused(f"sqlite:///{tmp_path}/missing/tables.db", "No such file or directory")
    refused(f"sqlite:///{tmp_path}", "Is a directory")


def test_a_read_only_file(shared):
    url = f"sqlite:///{shared}/tables.db"
    asyncio.run(fill(url))
    (shared / "tables.db").chmod(0o444)
    with as_nobody():
        refused(url, "is read-only")
    (shared / "tables.db").chmod(0o600)
    asyncio.run(with_nothing_lost(url))


def test_a_read_only_folder(shared):
    shared.chmod(0o555)
    with as_nobody():
        refused(f"sqlite:///{shared}/tables.db", "Permission denied")
    shared.chmod(0o755)


async def with_nothing_lost(url):
    async with opened(url) as store:
        assert len((await store.load("table-1"))[1]) == 1
        await store.append("table-1", 1, [entry(2)])


def set_most_pages(store, pages):
    """As good as a full disk: the file cannot grow beyond this."""
    return store._writer.do(
        lambda connection: connection.execute(f"PRAGMA max_page_count = {pages}").fetchone()
    )


def test_a_full_disk_fails_the_append_and_nothing_else(sqlite_url):
    async def play():
        async with opened(sqlite_url) as store:
            await with_table(store)
            await set_most_pages(store, 40)
            with pytest.raises(StoreUnavailable, match="cannot grow: the disk is full"):
                await store.append("table-1", 1, [entry(2, text=LONG)], secrets={"seed": "new"})
            assert len((await store.load("table-1"))[1]) == 1
            assert await store.secrets("table-1") == {"seed": "s3cret"}
            assert await store.append("table-1", 1, [entry(2)]) == 2
            await set_most_pages(store, 1_000_000)
            assert await store.append("table-1", 2, [entry(3, text=LONG)]) == 3

    asyncio.run(play())


def test_one_bad_append_does_not_fail_those_it_shares_a_commit_with(sqlite_url):
    async def play():
        async with opened(sqlite_url) as store:
            for number in range(9):
                await with_table(store, f"t{number}")
            await set_most_pages(store, 40)
            results = await asyncio.gather(
                *(
                    store.append(
                        f"t{n}",
                        7 if n == 2 else 1,
                        [entry(8 if n == 2 else 2, text=LONG if n in {4, 8} else "")],
                    )
                    for n in range(9)
                ),
                return_exceptions=True,
            )
            assert [type(result) for result in results] == [
                Conflict if n == 2 else StoreUnavailable if n in {4, 8} else int for n in range(9)
            ]
            versions = [len((await store.load(f"t{n}"))[1]) for n in range(9)]
            assert versions == [1 if n in {2, 4, 8} else 2 for n in range(9)]

    asyncio.run(play())


def test_a_failure_in_the_middle_undoes_the_whole_append_and_no_other(sqlite_url):
    poison = """
        CREATE TRIGGER poison BEFORE INSERT ON entries WHEN new.kind = 'poison'
        BEGIN SELECT raise(ABORT, 'poison'); END
    """

    async def play():
        async with opened(sqlite_url) as store:
            await asyncio.gather(*(with_table(store, f"t{n}") for n in range(9)))
            await store._writer.do(lambda connection: connection.execute(poison))
            results = await asyncio.gather(
                *(
                    store.append(
                        f"t{n}", 1, [entry(2), entry(3, kind="poison" if n == 4 else "move")]
                    )
                    for n in range(9)
                ),
                return_exceptions=True,
            )
            assert isinstance(results.pop(4), StoreUnavailable)
            assert results == [3] * 8
            assert len((await store.load("t4"))[1]) == 1
            assert await store.append("t4", 1, [entry(2)]) == 2

    asyncio.run(play())


def test_appends_that_wait_together_share_a_commit(sqlite_url):
    async def play():
        async with opened(sqlite_url) as store:
            for number in range(50):
                await with_table(store, f"t{number}")
            commits = []
            store._writer._connection.set_trace_callback(
                lambda statement: commits.append(statement) if statement == "COMMIT" else None
            )
            await asyncio.gather(*(store.append(f"t{n}", 1, [entry(2)]) for n in range(50)))
            return len(commits)

    assert asyncio.run(play()) <= 5


def test_writes_that_the_system_refuses(sqlite_url):
    """The system itself stops the file from growing, and later allows it again."""

    async def prepare():
        async with opened(sqlite_url) as store:
            for number in range(6):
                await with_table(store, f"t{number}")

    async def stored():
        async with opened(sqlite_url) as store:
            return [len((await store.load(f"t{number}"))[1]) for number in range(6)]

    asyncio.run(prepare())
    assert resource.getrlimit(resource.RLIMIT_FSIZE)[1] == resource.RLIM_INFINITY
    done = subprocess.run(
        **own_process("full", sqlite_url, 6),
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert done.returncode == 0, done.stderr
    *messages, versions = done.stdout.splitlines()
    assert len(messages) == 6
    for message in messages:
        assert re.search("the disk reports an error or is full|the disk is full", message)
    assert asyncio.run(stored()) == [int(version) + 1 for version in versions.split()]


def test_a_file_that_is_taken_away_while_in_use(sqlite_url, tmp_path):
    async def play():
        async with opened(sqlite_url) as store:
            await with_table(store)
            (tmp_path / "tables.db").rename(tmp_path / "elsewhere.db")
            with pytest.raises(StoreUnavailable, match="was moved or replaced"):
                await store.append("table-1", 1, [entry(2)])
            (tmp_path / "elsewhere.db").rename(tmp_path / "tables.db")
            assert await store.append("table-1", 1, [entry(2)]) == 2

    asyncio.run(play())


def test_another_process_that_keeps_the_file_locked(sqlite_url, tmp_path, monkeypatch):
    monkeypatch.setattr("elbowroom.server.store.sqlite_file.PATIENCE", 0.1)

    async def play():
        async with opened(sqlite_url) as store:
            await with_table(store)
            other = sqlite3.connect(tmp_path / "tables.db", isolation_level=None)
            other.execute("BEGIN IMMEDIATE")
            with pytest.raises(StoreUnavailable, match="is locked by another process"):
                await store.append("table-1", 1, [entry(2)])
            assert len((await store.load("table-1"))[1]) == 1
            other.execute("ROLLBACK")
            other.close()
            assert await store.append("table-1", 1, [entry(2)]) == 2

    asyncio.run(play())


def left_open(path):
    """Make the file look like that of a process that was killed, with its log."""
    copies = {}
    connection = sqlite3.connect(path, isolation_level=None)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("UPDATE tables SET live = 1")
    for part in path.parent.glob(path.name + "*"):
        copies[part] = part.read_bytes()
    connection.close()
    for part, data in copies.items():
        part.write_bytes(data)
    assert path.with_name(path.name + "-wal").stat().st_size > 0


def test_a_damaged_file_is_noticed_after_an_unclean_stop(sqlite_url, tmp_path):
    path = tmp_path / "tables.db"
    asyncio.run(fill(sqlite_url, entries=2000))
    left_open(path)
    asyncio.run(fill_again(sqlite_url))
    left_open(path)
    data = bytearray(path.read_bytes())
    middle = len(data) // 2 // 4096 * 4096
    data[middle : middle + 4096] = bytes(4096)
    path.write_bytes(data)
    refused(sqlite_url, "is damaged; restore a backup")


async def fill_again(url):
    async with opened(url) as store:
        assert len((await store.load("table-1"))[1]) == 2000


def test_a_newer_elbowroom_brings_an_older_file_up_to_date(tmp_path):
    path = tmp_path / "tables.db"
    asyncio.run(fill(f"sqlite:///{path}"))
    later = (
        *SQLITE,
        ("ALTER TABLE tables ADD COLUMN mood TEXT", "UPDATE tables SET mood = 'fine'"),
    )
    for _ in range(2):  # the second time there is nothing to do
        connection = SqliteFile(path, later).open()
        assert connection.execute("SELECT id, mood FROM tables").fetchall() == [("table-1", "fine")]
        assert connection.execute("PRAGMA user_version").fetchone() == (len(SQLITE) + 1,)
        connection.close()
    refused(f"sqlite:///{path}", "newer Elbowroom")


def test_a_step_that_fails_leaves_the_file_as_it_was(tmp_path):
    path = tmp_path / "tables.db"
    asyncio.run(fill(f"sqlite:///{path}"))
    broken = (*SQLITE, ("ALTER TABLE tables ADD COLUMN mood TEXT",), ("UPDATE nothing SET a = 1",))
    with pytest.raises(StoreUnavailable, match="cannot be used"):
        SqliteFile(path, broken).open()
    asyncio.run(with_nothing_lost(f"sqlite:///{path}"))


@pytest.mark.parametrize("version", range(1, len(SQLITE) + 1))
def test_files_of_every_released_schema_open(tmp_path, version):
    path = tmp_path / "tables.db"
    SqliteFile(path, SQLITE[:version]).open().close()
    asyncio.run(fill(f"sqlite:///{path}"))


def test_many_may_open_a_new_file_at_once(sqlite_url):
    async def play():
        stores = await asyncio.gather(*(open_store(sqlite_url) for _ in range(6)))
        await with_table(stores[0])
        for version, store in enumerate(stores, 1):
            await store.append("table-1", version, [entry(version + 1)])
        await asyncio.gather(*(store.close() for store in stores))

    asyncio.run(play())
