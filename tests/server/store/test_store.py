"""What storage promises, on both databases."""

import asyncio

import pytest

from elbowroom.server.store import (
    Conflict,
    InvalidEntry,
    NoSuchTable,
    Repeated,
    StoreUnavailable,
    Summary,
    TableExists,
    open_store,
)
from tests.server.store.making import entry, opened, row, with_table


def test_a_table_comes_back_as_it_was_stored(url):
    bodies = {"text": "Žluťoučký „kůň“ \U0001f40e \0 \ud800", "list": [1, 2.5, None, True, {}]}

    async def play():
        async with opened(url) as store:
            first = [entry(1, kind="opened", seat=None, **bodies), entry(2, key="a key of 1")]
            await store.create(row(host=None, private=True), first, {"seed": "x"}, Summary())
            await store.append("table-1", 2, [entry(3, seat=4)])
        async with opened(url) as store:
            assert await store.load("table-1") == (
                row(host=None, private=True),
                (*first, entry(3, seat=4)),
            )
            assert await store.secrets("table-1") == {"seed": "x"}

    asyncio.run(play())


def test_an_id_is_used_once(url):
    async def play():
        async with opened(url) as store:
            first = await with_table(store)
            with pytest.raises(TableExists):
                await store.create(row(game="other"), [entry(1)], {"seed": "new"}, Summary())
            assert await store.load("table-1") == (row(), tuple(first))
            assert await store.secrets("table-1") == {"seed": "s3cret"}

    asyncio.run(play())


@pytest.mark.parametrize("expected", [0, 2, 4, 7])
def test_an_append_against_another_version_changes_nothing(url, expected):
    async def play():
        async with opened(url) as store:
            first = await with_table(store, entries=3, shown="before")
            with pytest.raises(Conflict) as caught:
                await store.append(
                    "table-1",
                    expected,
                    [entry(expected + 1), entry(expected + 2)],
                    summary=Summary({"shown": "after"}),
                    secrets={"seed": "after"},
                )
            assert caught.value.newest == 3
            assert await store.load("table-1") == (row(), tuple(first))
            assert await store.secrets("table-1") == {"seed": "s3cret"}
            (listed,) = await store.public_tables(9)
            assert (listed.version, listed.summary) == (3, {"shown": "before"})

    asyncio.run(play())


def test_a_resend_gets_the_entries_of_the_first_time(url):
    async def play():
        async with opened(url) as store:
            await with_table(store)
            batch = (entry(2, key="key-0001"), entry(3, kind="chance", seat=None), entry(4))
            assert await store.append("table-1", 1, batch) == 4
            await store.append("table-1", 4, [entry(5, key="key-0002")])
            for expected in (1, 4, 5):
                with pytest.raises(Repeated) as caught:
                    await store.append(
                        "table-1", expected, [entry(expected + 1, key="key-0001", other=True)]
                    )
                assert caught.value.entries == batch
            assert await store.batch_with_key("table-1", 0, "key-0001") == batch
            assert await store.entry_with_key("table-1", 0, "key-0001") == batch[0]
            assert len((await store.load("table-1"))[1]) == 5

    asyncio.run(play())


def test_a_key_belongs_to_its_seat_and_table(url):
    async def play():
        async with opened(url) as store:
            await with_table(store)
            await with_table(store, "table-2")
            await store.append("table-1", 1, [entry(2, seat=0, key="key-0001")])
            await store.append("table-1", 2, [entry(3, seat=1, key="key-0001")])
            await store.append("table-1", 3, [entry(4, seat=None, key="key-0001")])
            await store.append("table-2", 1, [entry(2, seat=0, key="key-0001")])
            for seat, version in ((0, 2), (1, 3), (None, 4)):
                found = await store.entry_with_key("table-1", seat, "key-0001")
                assert found == entry(version, seat=seat, key="key-0001")
            assert await store.entry_with_key("table-1", 2, "key-0001") is None
            assert await store.entry_with_key("table-3", 0, "key-0001") is None
            with pytest.raises(Repeated):
                await store.append("table-1", 4, [entry(5, seat=None, key="key-0001")])

    asyncio.run(play())


def test_the_summary_and_secrets_travel_with_an_append(url):
    async def play():
        async with opened(url) as store:
            await with_table(store, shown=1)
            await store.append(
                "table-1",
                1,
                [entry(2, kind="seated")],
                summary=Summary({"shown": 2}),
                secrets={"seat 1": "hash", "seed": "other"},
            )
            await store.put_secret("table-1", "seat 1", "new hash")
            await store.put_secret("table-1", "seat 2", "")
            assert await store.secrets("table-1") == {
                "seed": "other",
                "seat 1": "new hash",
                "seat 2": "",
            }
            (listed,) = await store.public_tables(9)
            assert (listed.version, listed.summary) == (2, {"shown": 2})
            await store.append("table-1", 2, [entry(3)])
            (listed,) = await store.public_tables(9)
            assert (listed.row, listed.version, listed.summary) == (row(), 3, {"shown": 2})

    asyncio.run(play())


def test_the_lobby_lists_live_public_tables_those_that_wait_first(url):
    async def play():
        async with opened(url) as store:
            for id in ("a", "b", "c", "d"):
                await with_table(store, id, private=id == "c")
            await store.create(row("e", game="warcraft"), [], {}, Summary({"status": "waiting"}))
            await store.append("d", 1, [entry(2)])
            await store.append("b", 1, [entry(2, kind="over")], summary=Summary(live=False))
            assert [listed.row.id for listed in await store.public_tables(9)] == ["e", "a", "d"]
            assert [listed.row.id for listed in await store.public_tables(2)] == ["e", "a"]
            assert [x.row.id for x in await store.public_tables(9, "classic")] == ["a", "d"]
            assert await store.public_tables(0) == await store.public_tables(-1) == ()
            assert await store.public_tables(9, "no\0game") == ()
            assert await store.live_tables() == ("a", "c", "d", "e")

    asyncio.run(play())


def test_the_lobby_lists_one_table_of_each_network(url):
    async def play():
        async with opened(url) as store:
            for id in ("a", "b", "c", "d"):
                await with_table(store, id)
            for id, network in (("a", "one"), ("b", "one"), ("c", "other")):
                await store.put_secret(id, "opener", network)
            assert [listed.row.id for listed in await store.public_tables(9)] == ["a", "c", "d"]

    asyncio.run(play())


def test_entries_since_a_version(url):
    async def play():
        async with opened(url) as store:
            first = await with_table(store, entries=5)
            assert await store.entries_since("table-1", 0) == tuple(first)
            assert await store.entries_since("table-1", 3) == tuple(first[3:])
            assert await store.entries_since("table-1", 1, 2) == tuple(first[1:3])
            for nothing in (5, 6, 10**30):
                assert await store.entries_since("table-1", nothing) == ()
            assert await store.entries_since("table-1", -(10**30)) == tuple(first)

    asyncio.run(play())


@pytest.mark.parametrize("id", ["nobody", "", "a\0b", "\ud800", "x" * 300, "' OR 1=1 --"])
def test_a_table_that_is_not_there(url, id):
    async def play():
        async with opened(url) as store:
            await with_table(store)
            assert await store.load(id) is None
            assert await store.entry_with_key(id, 0, "key-0001") is None
            for ask in (store.entries_since(id, 0), store.secrets(id)):
                with pytest.raises(NoSuchTable):
                    await ask
            for tell in (store.append(id, 1, [entry(2)]), store.put_secret(id, "a", "b")):
                with pytest.raises((NoSuchTable, InvalidEntry)):
                    await tell

    asyncio.run(play())


BAD = {
    "a gap": [entry(3)],
    "a second time": [entry(2), entry(2)],
    "not a number": [entry(2, value=float("nan"))],
    "no JSON": [entry(2, value={1, 2})],
    "a seat below 0": [entry(2, seat=-1)],
    "a huge seat": [entry(2, seat=2**40)],
    "a NUL in the key": [entry(2, key="a\0b")],
    "half a character": [entry(2, kind="\ud800")],
    "a key twice": [entry(2, key="key-0001"), entry(3, key="key-0001")],
}


@pytest.mark.parametrize("entries", BAD.values(), ids=BAD.keys())
def test_what_cannot_be_stored_is_refused_whole(url, entries):
    async def play():
        async with opened(url) as store:
            first = await with_table(store)
            with pytest.raises(InvalidEntry):
                await store.append("table-1", 1, [*entries])
            with pytest.raises(InvalidEntry):
                await store.append("table-1", 1, [entry(2)], secrets={"a": "\0"})
            with pytest.raises(InvalidEntry):
                await store.append("table-1", -1, [entry(0)])
            assert await store.load("table-1") == (row(), tuple(first))
            await store.append("table-1", 1, [entry(2)])

    asyncio.run(play())


def test_of_appends_at_the_same_moment_one_wins(url):
    async def play():
        async with opened(url) as store, opened(url) as other:
            await with_table(store)
            for version in range(1, 6):
                results = await asyncio.gather(
                    *(
                        each.append("table-1", version, [entry(version + 1, by=number)])
                        for number, each in enumerate([store, other] * 5)
                    ),
                    return_exceptions=True,
                )
                assert results.count(version + 1) == 1
                losers = [result for result in results if result != version + 1]
                assert all(isinstance(loser, Conflict) for loser in losers)
                winner = results.index(version + 1)
                (stored,) = await store.entries_since("table-1", version)
                assert stored.body == {"by": winner}

    asyncio.run(play())


def test_a_cancelled_caller_does_not_disturb_the_others(url):
    async def play():
        async with opened(url) as store:
            await asyncio.gather(*(with_table(store, f"t{n}") for n in range(20)))
            tasks = [asyncio.create_task(store.append(f"t{n}", 1, [entry(2)])) for n in range(20)]
            await asyncio.sleep(0)
            for task in tasks[::2]:
                task.cancel()
            results = await asyncio.gather(*tasks, return_exceptions=True)
            assert results[1::2] == [2] * 10
            assert all(isinstance(result, asyncio.CancelledError) for result in results[::2])
            await with_table(store, "after")

    asyncio.run(play())


def test_the_newest_heartbeat_outlives_the_server(url):
    async def play():
        async with opened(url) as store:
            assert await store.last_beat() is None
            await store.beat("2026-11-15T12:00:00.000Z")
            await store.beat("2026-11-15T12:00:02.000Z")
        async with opened(url) as store:
            assert await store.last_beat() == "2026-11-15T12:00:02.000Z"

    asyncio.run(play())


def test_a_closed_store_says_so(url):
    async def play():
        store = await open_store(url)
        await with_table(store)
        await store.check()
        await store.close()
        await store.close()
        for call in (store.load("table-1"), store.append("table-1", 1, [entry(2)]), store.check()):
            with pytest.raises(StoreUnavailable, match="closed"):
                await call

    asyncio.run(play())


@pytest.mark.parametrize("address", ["", "tables.db", "mysql://me:hunter2@host/db", "sqlite:/x"])
def test_an_address_of_something_else_is_refused_without_repeating_it(address):
    with pytest.raises(StoreUnavailable, match="sqlite:///path/to/file") as caught:
        asyncio.run(open_store(address))
    assert "hunter2" not in str(caught.value)


def test_a_database_in_memory_is_gone_when_closed():
    async def play():
        async with opened("sqlite://") as store:
            first = await with_table(store)
            assert await store.load("table-1") == (row(), tuple(first))
        async with opened("sqlite://") as store:
            assert await store.load("table-1") is None

    asyncio.run(play())
