"""A process of its own that appends; what it prints was acknowledged.

race URL TABLE WINS NAME     append to one table, against others, until it has won so often
load URL FIRST TABLES NAME   append to several tables at once until killed
full URL TABLES              append to several tables at once until files may not grow further
"""

import asyncio
import os
import resource
import sys

from elbowroom.server.store import Conflict, StoreUnavailable, open_store
from tests.server.store.making import entry


def acknowledge(*words):
    """Say it at once, in one piece: the process may be killed at any moment."""
    os.write(1, (" ".join(map(str, words)) + "\n").encode())


async def race(url, table, wins, name):
    store = await open_store(url)
    version = len((await store.load(table))[1])
    acknowledge("ready")
    sys.stdin.readline()
    won = 0
    while won < int(wins):
        try:
            version = await store.append(table, version, [entry(version + 1, by=name)])
        except Conflict as conflict:
            acknowledge("lost")
            version = conflict.newest
        else:
            acknowledge(version)
            won += 1
        await asyncio.sleep(0.0005)  # so that the others have their turn
    await store.close()


async def load(url, first, tables, name):
    store = await open_store(url)

    async def play(table):
        version = len((await store.load(table))[1])
        while True:
            key = f"{name}-{version:06}"
            batch = [entry(version + 1, key=key), entry(version + 2, kind="chance", seat=None)]
            version = await store.append(table, version, batch)
            acknowledge(table, version, key)

    await asyncio.gather(*(play(f"{first}{number}") for number in range(int(tables))))


async def full(url, tables):
    store = await open_store(url)
    tables = [f"t{number}" for number in range(int(tables))]

    async def play(table):
        version = 1
        try:
            while True:
                new = entry(version + 1, text="x" * 9000)
                version = await store.append(table, version, [new])
        except StoreUnavailable as problem:
            acknowledge(problem)
        return version

    resource.setrlimit(resource.RLIMIT_FSIZE, (600_000, resource.RLIM_INFINITY))
    versions = await asyncio.gather(*map(play, tables))
    assert [len((await store.load(table))[1]) for table in tables] == versions
    resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY,) * 2)
    for table, version in zip(tables, versions, strict=True):
        assert await store.append(table, version, [entry(version + 1)]) == version + 1
    acknowledge(*versions)
    await store.close()


if __name__ == "__main__":
    what, *rest = sys.argv[1:]
    asyncio.run({"race": race, "load": load, "full": full}[what](*rest))
