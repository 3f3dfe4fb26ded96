"""Backups: complete, checked, and never over something else."""

import asyncio
import sqlite3
import stat
import subprocess
from contextlib import closing
from pathlib import Path

import psycopg
import pytest

from elbowroom.server.store import Repeated, StoreUnavailable, Summary, backup, restore
from elbowroom.server.store.transfer import KINDS
from tests.server.store.making import entry, opened, row, with_table


async def fill(url, entries=3):
    async with opened(url) as store:
        return tuple(await with_table(store, entries=entries))


async def table(url):
    async with opened(url) as store:
        return await store.load("table-1"), await store.secrets("table-1")


def test_a_backup_comes_back_whole(sqlite_url, tmp_path):
    entries = asyncio.run(fill(sqlite_url))
    backup(sqlite_url, tmp_path / "copy.db")
    restore(tmp_path / "copy.db", f"sqlite:///{tmp_path}/again.db")
    assert asyncio.run(table(f"sqlite:///{tmp_path}/again.db")) == (
        (row(), entries),
        {"seed": "s3cret"},
    )
    assert stat.S_IMODE((tmp_path / "copy.db").stat().st_mode) == 0o600
    assert sorted(path.name for path in tmp_path.iterdir()) == ["again.db", "copy.db", "tables.db"]


def test_a_backup_while_the_server_plays_has_all_that_was_acknowledged_before(sqlite_url, tmp_path):
    async def play():
        async with opened(sqlite_url) as store:
            await with_table(store)
            version, going = 1, True

            async def moves():
                nonlocal version
                while going:
                    version = await store.append("table-1", version, [entry(version + 1)])

            player = asyncio.create_task(moves())
            found = []
            for number in range(5):
                await asyncio.sleep(0.03)
                acknowledged = version
                await asyncio.to_thread(backup, sqlite_url, tmp_path / f"{number}.db")
                found.append((acknowledged, version + 1))
            going = False
            await player
            return found

    for number, (least, most) in enumerate(asyncio.run(play())):
        (_, entries), _ = asyncio.run(table(f"sqlite:///{tmp_path}/{number}.db"))
        assert [each.version for each in entries] == list(range(1, len(entries) + 1))
        assert least <= len(entries) <= most


def test_nothing_is_overwritten(sqlite_url, tmp_path):
    asyncio.run(fill(sqlite_url))
    (tmp_path / "copy.db").write_text("precious")
    for call in (
        lambda: backup(sqlite_url, tmp_path / "copy.db"),
        lambda: backup(sqlite_url, tmp_path / "tables.db"),
        lambda: restore(tmp_path / "tables.db", f"sqlite:///{tmp_path}/copy.db"),
    ):
        with pytest.raises(StoreUnavailable, match="exists already"):
            call()
    assert (tmp_path / "copy.db").read_text() == "precious"
    (tmp_path / "new.db-wal").write_text("left of another database")
    with pytest.raises(StoreUnavailable, match=r"new\.db-wal exists already"):
        restore(tmp_path / "tables.db", f"sqlite:///{tmp_path}/new.db")


def damage(path: Path):
    data = bytearray(path.read_bytes())
    middle = len(data) // 2 // 4096 * 4096
    data[middle : middle + 4096] = bytes(4096)
    path.write_bytes(data)


def test_a_damaged_backup_is_not_restored(sqlite_url, tmp_path):
    asyncio.run(fill(sqlite_url, entries=2000))
    backup(sqlite_url, tmp_path / "copy.db")
    damage(tmp_path / "copy.db")
    with pytest.raises(StoreUnavailable, match="damaged"):
        restore(tmp_path / "copy.db", f"sqlite:///{tmp_path}/again.db")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["copy.db", "tables.db"]


def test_what_is_no_backup_is_not_restored(tmp_path):
    url = f"sqlite:///{tmp_path}/tables.db"
    (tmp_path / "text").write_text("no database " * 1000)
    (tmp_path / "empty").touch()
    sqlite3.connect(tmp_path / "other").execute("CREATE TABLE recipes (name)").connection.close()
    for name, words in (
        ("text", "is not a database"),
        ("empty", "is empty"),
        ("other", "belongs to another program"),
        ("missing", "there is no file"),
    ):
        with pytest.raises(StoreUnavailable, match=words):
            restore(tmp_path / name, url)
    assert not (tmp_path / "tables.db").exists()


def test_a_place_that_cannot_be_written(sqlite_url, tmp_path):
    asyncio.run(fill(sqlite_url))
    with pytest.raises(StoreUnavailable, match="cannot be written: No such file"):
        backup(sqlite_url, tmp_path / "missing" / "copy.db")
    with pytest.raises(StoreUnavailable, match="in memory"):
        backup("sqlite://", tmp_path / "copy.db")


@pytest.mark.parametrize("way", [("sqlite", "postgres"), ("postgres", "sqlite"), ("postgres",) * 2])
def test_a_backup_moves_to_another_kind_of_database(way, cluster, tmp_path):
    """A whole set of tables: order, keys, secrets, what the lobby shows, and playing on."""
    old, new = (
        cluster.new_database() if kind == "postgres" else f"sqlite:///{tmp_path}/{place}.db"
        for place, kind in enumerate(way)
    )
    kept = asyncio.run(fill_well(old))
    assert backup(old, tmp_path / "copy.db") == (4, 4 * 5)
    assert restore(tmp_path / "copy.db", new) == (4, 4 * 5)
    assert asyncio.run(everything(new)) == kept
    assert asyncio.run(everything(old)) == kept
    assert stat.S_IMODE((tmp_path / "copy.db").stat().st_mode) == 0o600
    asyncio.run(play_on(new))


async def fill_well(url):
    async with opened(url) as store:
        for number in range(4):
            row_of_it = row(f"table-{number}", private=number == 3)
            entries = [
                entry(1),
                entry(2, seat=None, key="opening-key", body={"text": "\u2603 \\N \t"}),
            ]
            live = number != 2
            await store.create(row_of_it, entries, {"seed": f"s{number}"}, Summary({"n": number}))
            await store.append(f"table-{number}", 2, [entry(3, key="a-key"), entry(4), entry(5)])
            await store.append(f"table-{number}", 5, [], summary=Summary({"n": number}, live=live))
    return await everything(url)


async def everything(url):
    async with opened(url) as store:
        names = [f"table-{number}" for number in range(4)]
        return (
            [await store.load(name) for name in names],
            [await store.secrets(name) for name in names],
            await store.public_tables(9),
            await store.live_tables(),
            [await store.batch_with_key(name, 0, "a-key") for name in names],
        )


async def play_on(url):
    async with opened(url) as store:
        with pytest.raises(Repeated):
            await store.append("table-1", 5, [entry(6, key="a-key")])
        assert await store.append("table-1", 5, [entry(6)]) == 6


def test_every_table_and_column_of_the_schema_is_moved(sqlite_url, tmp_path):
    asyncio.run(fill(sqlite_url))
    columns = """
        SELECT parts.name, group_concat(columns.name) FROM sqlite_master AS parts,
        pragma_table_info(parts.name) AS columns WHERE parts.type = 'table' GROUP BY parts.name
    """
    with closing(sqlite3.connect(tmp_path / "tables.db")) as file:
        found = dict(file.execute(columns).fetchall())
    del found["trial"]  # what a server writes only to try whether it can
    assert {kind.name: ",".join(kind.columns) for kind in KINDS} == found


def test_a_backup_is_not_restored_over_tables_in_postgres(cluster, sqlite_url, tmp_path):
    asyncio.run(fill(sqlite_url))
    full = cluster.new_database()
    asyncio.run(fill(full, entries=2))
    backup(sqlite_url, tmp_path / "copy.db")
    with pytest.raises(StoreUnavailable, match="holds 1 tables already"):
        restore(tmp_path / "copy.db", full)
    (_, entries), _ = asyncio.run(table(full))
    assert len(entries) == 2


def test_a_damaged_backup_leaves_postgres_empty(cluster, sqlite_url, tmp_path):
    asyncio.run(fill(sqlite_url, entries=2000))
    backup(sqlite_url, tmp_path / "copy.db")
    damage(tmp_path / "copy.db")
    url = cluster.new_database()
    with pytest.raises(StoreUnavailable, match=r"copy\.db is damaged"):
        restore(tmp_path / "copy.db", url)
    with pytest.raises(StoreUnavailable, match="no tables of Elbowroom"):
        backup(url, tmp_path / "again.db")
    assert not (tmp_path / "again.db").exists()


def test_a_newer_or_missing_postgres_is_told_in_words(cluster, tmp_path):
    url = cluster.new_database()
    asyncio.run(fill(url))
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute("UPDATE elbowroom_schema SET version = 99")
    with pytest.raises(StoreUnavailable, match="newer Elbowroom"):
        backup(url, tmp_path / "copy.db")
    with pytest.raises(StoreUnavailable, match="PostgreSQL cannot be used now"):
        backup("postgresql://nobody@127.0.0.1:9/none", tmp_path / "copy.db")
    assert list(tmp_path.iterdir()) == []


def test_the_documented_way_for_postgres(cluster, tmp_path):
    """The commands of docs/storage.md, on a real server."""
    url, new = cluster.new_database(), cluster.new_database()
    entries = asyncio.run(fill(url))
    dump = str(tmp_path / "tables.dump")
    for command in (
        ["pg_dump", "--format=custom", f"--file={dump}", url],
        [
            "pg_restore",
            "--no-owner",
            "--exit-on-error",
            "--single-transaction",
            f"--dbname={new}",
            dump,
        ],
    ):
        subprocess.run([cluster.programs / command[0], *command[1:]], check=True)

    async def play():
        assert await table(new) == ((row(), entries), {"seed": "s3cret"})
        async with opened(new) as store:
            await store.append("table-1", 3, [entry(4)])

    asyncio.run(play())
