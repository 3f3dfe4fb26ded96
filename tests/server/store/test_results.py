"""Results of challenges, on both databases."""

import asyncio
from dataclasses import replace

import pytest

from elbowroom.server.store import Conflict, InvalidEntry, Result, Summary, backup, restore
from tests.server.store.making import NOON, entry, opened, row, with_table

DAY = "2026-11-16"


def result(table_id, **more):
    plain = Result(
        table_id, "kingdoms", DAY, "anna", "Anna", won=True, points=14, rival=11, at=NOON
    )
    return replace(plain, **more)


async def ended(store, table_id, **more):
    await with_table(store, table_id)
    await store.append(table_id, 1, [entry(2, kind="over")], result=result(table_id, **more))


def test_the_first_result_of_a_player_and_day_counts_and_survives(url):
    async def play():
        async with opened(url) as store:
            await ended(store, "t1", points=9, won=False)
            await ended(store, "t2", points=20)
            await ended(store, "t3", player="bela", name="Béla \U0001f40e", rival=None)
            await ended(store, "t4", day="2026-11-15", points=3)
            await ended(store, "t5", game="other", points=99)
        async with opened(url) as store:
            best = await store.results_of_day("kingdoms", DAY, 10)
            assert [(each.table_id, each.name) for each in best] == [
                ("t3", "Béla \U0001f40e"),
                ("t1", "Anna"),
            ]
            assert best[0] == result("t3", player="bela", name="Béla \U0001f40e", rival=None)
            own = await store.results_of_player("kingdoms", "anna", 10)
            assert [each.table_id for each in own] == ["t1", "t4"]
            assert [each.table_id for each in await store.best_by_day("kingdoms", DAY, 9)] == ["t4"]

    asyncio.run(play())


def test_the_best_come_first(url):
    better = [
        {"won": True, "points": 9, "rival": 8},
        {"won": False, "points": 12, "rival": 13},
        {"won": False, "points": 12, "rival": 15},
        {"won": False, "points": 12, "rival": 15, "at": "2026-11-16T23:00:00Z"},
        {"won": False, "points": 5, "rival": 15},
    ]

    async def play():
        async with opened(url) as store:
            for place in (3, 0, 4, 2, 1):
                await ended(store, f"t{place}", player=f"p{place}", **better[place])
            found = await store.results_of_day("kingdoms", DAY, 4)
            assert [each.table_id for each in found] == ["t0", "t1", "t2", "t3"]
            (best,) = await store.best_by_day("kingdoms", "2026-11-17", 5)
            assert best.table_id == "t0"

    asyncio.run(play())


def test_a_result_is_there_with_its_entries_or_not_at_all(url):
    async def play():
        async with opened(url) as store:
            await with_table(store, "t1")
            with pytest.raises(Conflict):
                await store.append("t1", 5, [entry(6)], result=result("t1"))
            with pytest.raises(InvalidEntry):
                await store.append("t1", 1, [entry(2)], result=result("another"))
            assert await store.results_of_day("kingdoms", DAY, 9) == ()
            await store.create(row("t2"), [entry(1)], {"seed": "x"}, Summary(), result("t2"))
            assert await store.results_of_day("kingdoms", DAY, 9) == (result("t2"),)

    asyncio.run(play())


def test_a_backup_brings_results_back(url, tmp_path):
    async def play():
        async with opened(url) as store:
            await ended(store, "t1", rival=None)
            await ended(store, "t2")

    async def look():
        async with opened(f"sqlite:///{tmp_path}/restored.db") as store:
            assert await store.results_of_day("kingdoms", DAY, 9) == (result("t1", rival=None),)

    asyncio.run(play())
    backup(url, tmp_path / "copy.db")
    restore(tmp_path / "copy.db", f"sqlite:///{tmp_path}/restored.db")
    asyncio.run(look())
