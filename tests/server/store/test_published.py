"""Packs, versions, authors and verdicts, on both databases."""

import asyncio

from elbowroom.server.store import backup, restore
from elbowroom.server.store.published import (
    REMOVED,
    WITHDRAWN,
    Author,
    Pack,
    Published,
    Release,
    becoming,
    emptying,
)
from tests.server.store.making import NOON, opened

MIRA = Author("mira", "Mira", "hash", NOON)
LATER = "2026-11-16T12:00:00Z"


def pack(address="tidewalkers", **more):
    values = {"game": "classic", "kind": "pack", "looks": address, "author": "mira"}
    values |= {"created": NOON, "changed": NOON, "state": "", "network": ""} | more
    return Pack(address, **values)


def release(hash="a" * 32, address="tidewalkers", number=1, **more):
    values = {"at": NOON, "name": "Tidewalkers", "author": "Mira", "version": "1.0"}
    values |= {"licence": "CC0-1.0", "rules": 3, "changes": "", "played": "p", "origin": ""}
    values |= {"about": "{}", "credits": "[]", "document": '{"text": "„%s“ {x}"}'} | more
    return Release(hash, address, number, **values)


def test_a_pack_is_published_with_its_author_and_versions_follow(url):
    async def play():
        async with opened(url) as store:
            kept = Published(store)
            assert await kept.author("mira") is None
            before = await kept.state()
            await kept.publish(release(), pack(), MIRA)
            assert await kept.author("mira") == MIRA
            assert await kept.pack("tidewalkers") == pack()
            assert await kept.release("a" * 32) == release()
            assert await kept.named("classic", "tidewalkers") == [pack()]
            assert await kept.packs_of("mira") == 1
            assert await kept.state() != before
            second = release("b" * 32, number=2, name="Tide Folk", at=LATER)
            await kept.publish(second, None, None)
            assert [each.number for each in await kept.releases("tidewalkers")] == [1, 2]
            renamed = await kept.pack("tidewalkers")
            assert (renamed.looks, renamed.changed) == ("tidefolk", LATER)
            assert [each.hash[0] for each in await kept.playing_alike("p")] == ["a", "b"]
            light = await kept.all()
            assert [one.document for _, one in light] == ["", ""]

    asyncio.run(play())


def test_games_are_counted_and_verdicts_replaced(url):
    async def play():
        async with opened(url) as store:
            kept = Published(store)
            await kept.publish(release(), pack(), MIRA)
            await kept.played(["a" * 32, "c" * 32])
            await kept.played(["a" * 32])
            assert (await kept.release("a" * 32)).games == 2
            await kept.weighed("k", NOON, "1")
            await kept.weighed("k", LATER, "2")
            assert await kept.verdicts() == {"k": "2"}

    asyncio.run(play())


def test_what_is_withdrawn_or_removed_stays_known(url):
    async def play():
        async with opened(url) as store:
            kept = Published(store)
            await kept.publish(release(), pack(), MIRA)
            await kept.become("tidewalkers", WITHDRAWN, LATER)
            assert (await kept.pack("tidewalkers")).state == WITHDRAWN
            await store.tell([becoming("tidewalkers", REMOVED, LATER), emptying("tidewalkers")])
            assert (await kept.release("a" * 32)).document == "{}"

    asyncio.run(play())


def test_a_backup_holds_the_shelf(url, tmp_path):
    async def fill():
        async with opened(url) as store:
            kept = Published(store)
            await kept.publish(release(), pack(), MIRA)
            await kept.weighed("k", NOON, "{}")

    async def look(again):
        async with opened(again) as store:
            kept = Published(store)
            return await kept.author("mira"), await kept.all(), await kept.verdicts()

    asyncio.run(fill())
    backup(url, tmp_path / "copy.db")
    again = f"sqlite:///{tmp_path}/again.db"
    restore(tmp_path / "copy.db", again)
    assert asyncio.run(look(again)) == asyncio.run(look(url))
