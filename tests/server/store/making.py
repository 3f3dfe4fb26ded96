"""Short ways to say tables and entries."""

import os
import sys
from contextlib import asynccontextmanager
from pathlib import Path

from elbowroom.server.store import Entry, Summary, TableRow, open_store

ROOT = Path(__file__).parents[3]
NOON = "2026-11-15T12:00:00Z"


def own_process(*arguments):
    """How to start tests/server/store/process.py: a command and its surroundings."""
    path = [str(ROOT), *filter(None, [os.environ.get("PYTHONPATH")])]
    return {
        "args": [sys.executable, "-m", "tests.server.store.process", *map(str, arguments)],
        "cwd": ROOT,
        "env": {**os.environ, "PYTHONPATH": os.pathsep.join(path)},
    }


def row(id="table-1", *, game="classic", private=False, host=0):
    return TableRow(id, game, private, NOON, host)


def entry(version, *, kind="action", seat=0, key=None, **body):
    return Entry(version, kind, seat, key, NOON, body)


@asynccontextmanager
async def opened(url):
    store = await open_store(url)
    try:
        yield store
    finally:
        await store.close()


async def with_table(store, id="table-1", entries=1, *, private=False, **summary):
    """A new table with some entries."""
    first = [entry(number) for number in range(1, entries + 1)]
    await store.create(row(id, private=private), first, {"seed": "s3cret"}, Summary(summary))
    return first
