"""What is taken away for good, on both databases."""

import asyncio

import pytest

from elbowroom.server.store import NoSuchTable, Summary
from tests.server.store.making import entry, opened, row, with_table

LONG = 3600.0


def test_tables_untouched_for_long_are_asleep_and_told_oldest_first(url):
    async def play():
        async with opened(url) as store:
            for id in ("b", "a", "c"):
                await with_table(store, id)
            await store.append("c", 1, [entry(2)], summary=Summary(live=False))
            assert await store.live_tables(LONG) == ("a", "b")
            assert await store.live_tables(0.0) == ()
            assert await store.stale_tables(live=True, seconds=LONG, limit=9) == ()
            assert await store.stale_tables(live=True, seconds=0.0, limit=9) == ("b", "a")
            assert await store.stale_tables(live=True, seconds=0.0, limit=1) == ("b",)
            assert await store.stale_tables(live=False, seconds=0.0, limit=9) == ("c",)

    asyncio.run(play())


def test_a_removed_table_leaves_nothing_and_others_stay(url):
    async def play():
        async with opened(url) as store:
            for id in ("a", "b"):
                await with_table(store, id, entries=3)
            await store.remove("a")
            await store.remove("a")
            assert await store.load("a") is None
            with pytest.raises(NoSuchTable):
                await store.secrets("a")
            with pytest.raises(NoSuchTable):
                await store.append("a", 3, [entry(4)])
            assert await store.load("b") is not None
            await with_table(store, "a")

    asyncio.run(play())


def test_bodies_are_replaced_and_secrets_forgotten_and_nothing_else(url):
    async def play():
        async with opened(url) as store:
            first = [entry(1, name="Ann"), entry(2, text="hello"), entry(3, name="Bob")]
            kept = {"seed": "x", "seat:0": "one", "seat:1": "two"}
            await store.create(row(), first, kept, Summary())
            await store.redact("table-1", {1: {"name": "Player 1"}, 2: {"text": ""}}, ["seat:0"])
            _, entries = await store.load("table-1")
            assert [each.body for each in entries] == [
                {"name": "Player 1"},
                {"text": ""},
                {"name": "Bob"},
            ]
            assert await store.secrets("table-1") == {"seed": "x", "seat:1": "two"}
            with pytest.raises(NoSuchTable):
                await store.redact("none", {1: {}}, [])

    asyncio.run(play())


def test_seats_are_found_by_their_way_of_recovery(url):
    async def play():
        async with opened(url) as store:
            for id in ("a", "b", "c"):
                await with_table(store, id)
                await store.put_secret(id, "seat:1", "a hash")
            await store.put_secret("a", "recovery:1", "a hash")
            await store.put_secret("b", "recovery:0", "a hash")
            await store.put_secret("c", "recovery:0", "another")
            assert await store.seats_with_secret("a hash", 9) == (("a", 1), ("b", 0))
            assert await store.seats_with_secret("a hash", 1) == (("a", 1),)
            assert await store.seats_with_secret("unknown", 9) == ()

    asyncio.run(play())
