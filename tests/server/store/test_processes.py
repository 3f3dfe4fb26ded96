"""Several processes on one database, and processes that are killed."""

import asyncio
import os
import random
import subprocess
import time

import pytest

from elbowroom.server.store import Repeated
from tests.server.store.making import entry, opened, own_process, with_table


def start(*arguments):
    pipe = subprocess.PIPE
    return subprocess.Popen(**own_process(*arguments), stdin=pipe, stdout=pipe)


@pytest.mark.slow
def test_processes_that_race_get_each_version_once(url):
    wins = 150

    async def prepare():
        async with opened(url) as store:
            await with_table(store)

    async def stored():
        async with opened(url) as store:
            return (await store.load("table-1"))[1]

    asyncio.run(prepare())
    racers = [start("race", url, "table-1", wins, name) for name in "ab"]
    for racer in racers:
        assert racer.stdout.readline() == b"ready\n"
    for racer in racers:
        racer.stdin.write(b"go\n")
        racer.stdin.flush()
    won, lost = {}, 0
    for name, racer in zip("ab", racers, strict=True):
        lines = racer.communicate(timeout=60)[0].decode().split()
        assert racer.returncode == 0
        lost += lines.count("lost")
        versions = [int(line) for line in lines if line != "lost"]
        assert not won.keys() & set(versions)
        won |= dict.fromkeys(versions, name)
    entries = asyncio.run(stored())
    assert [each.version for each in entries] == list(range(1, 2 * wins + 2))
    assert {each.version: each.body["by"] for each in entries[1:]} == won
    assert lost, "they did not meet"


def killed_after(seconds, *arguments):
    """What a process had acknowledged when it was killed, after its first words."""
    process = start(*arguments)
    try:
        first = process.stdout.readline()
        time.sleep(seconds)
        process.kill()
        rest = process.stdout.read()
    finally:
        process.kill()
        process.wait()
        process.stdin.close()
        process.stdout.close()
    time.sleep(0.05)  # PostgreSQL may be busy with the last words of the process
    assert first, "killed before it said anything"
    lines = (first + rest).decode().splitlines()
    return [(table, int(version), key) for table, version, key in map(str.split, lines)]


KILLS = int(os.environ.get("ELBOWROOM_STORE_KILLS", "8"))
"""Times a process that writes is killed; `make soak` asks for many."""


@pytest.mark.slow
def test_what_was_acknowledged_survives_kill_9(url):
    tables = 12
    chance = random.Random(7)
    seen = {f"t{number}": 1 for number in range(tables)}

    async def prepare():
        async with opened(url) as store:
            for table in seen:
                await with_table(store, table)

    async def compare(acknowledged):
        async with opened(url) as store:
            for table, before in seen.items():
                _, entries = await store.load(table)
                assert [each.version for each in entries] == list(range(1, len(entries) + 1))
                mine = [each.key for each in entries[before:] if each.key]
                told = [key for which, _, key in acknowledged if which == table]
                assert mine[: len(told)] == told
                # At most the one on its way was stored without being acknowledged, and whole.
                assert len(mine) - len(told) in {0, 1}
                assert len(entries) - before == 2 * len(mine)
                seen[table] = len(entries)
            if acknowledged:
                table, version, key = acknowledged[-1]
                with pytest.raises(Repeated) as repeated:
                    await store.append(table, version - 2, [entry(version - 1, key=key)])
                assert [each.version for each in repeated.value.entries] == [version - 1, version]

    asyncio.run(prepare())
    total = 0
    for number in range(KILLS):
        name = f"run-{number}"
        acknowledged = killed_after(chance.uniform(0, 0.3), "load", url, "t", tables, name)
        asyncio.run(compare(acknowledged))
        total += len(acknowledged)
    assert total > 20 * KILLS
