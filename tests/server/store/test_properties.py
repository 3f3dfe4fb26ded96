"""Any order of creating, appending, resending and reopening keeps the journals whole."""

import asyncio
import tempfile
from dataclasses import replace
from itertools import count
from pathlib import Path

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    Bundle,
    RuleBasedStateMachine,
    consumes,
    invariant,
    rule,
    run_state_machine_as_test,
)

from elbowroom.server.store import (
    Conflict,
    Entry,
    Repeated,
    Summary,
    TableExists,
    TableRow,
    open_store,
)
from tests.server.store.making import NOON
from tests.thorough import times

TEXT = st.text(max_size=12)
VALUE = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False, allow_infinity=False)
    | TEXT,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(TEXT, inner, max_size=3),
    max_leaves=6,
)
BODY = st.dictionaries(TEXT, VALUE, max_size=3)
KEY = st.none() | st.sampled_from([f"key-{number:04}" for number in range(12)])
NEW = st.builds(
    Entry,
    version=st.just(0),
    kind=st.sampled_from(["action", "chance", "chat"]),
    seat=st.none() | st.integers(0, 4),
    key=KEY,
    at=st.just(NOON),
    body=BODY,
)
SUMMARY = st.builds(Summary, body=BODY, live=st.booleans())
SECRETS = st.dictionaries(st.sampled_from(["seed", "seat 0", "seat 1"]), st.text("abc"), max_size=2)
WHO = st.integers(0, 1)  # which of two processes does it

examples = count()


def numbered(entries, version):
    """The entries with their numbers, and no key used twice by a seat."""
    seen = set()
    for number, each in enumerate(entries, version + 1):
        key = None if (each.seat, each.key) in seen else each.key
        seen.add((each.seat, key))
        yield replace(each, version=number, key=key)


class Journals(RuleBasedStateMachine):
    """Two stores on one database, beside a model in plain dictionaries."""

    tables = Bundle("tables")
    where = ""  # the address of the database

    def __init__(self):
        super().__init__()
        self.loop = asyncio.new_event_loop()
        self.mark = f"{next(examples)}-"
        self.stores = [self.run(open_store(self.where)) for _ in range(2)]
        self.rows = {}
        self.batches = {}
        self.summaries = {}
        self.kept = {}

    def run(self, coroutine):
        return self.loop.run_until_complete(coroutine)

    def teardown(self):
        for store in self.stores:
            self.run(store.close())
        self.loop.close()

    def entries(self, table):
        return tuple(entry for batch in self.batches[table] for entry in batch)

    def known(self, table, entries):
        """The batch in which one of these keys was used first, in the order of the entries."""
        for new in entries:
            for batch in self.batches[table]:
                if new.key and any((old.seat, old.key) == (new.seat, new.key) for old in batch):
                    return batch
        return None

    def stored(self, table, batch, summary, secrets):
        self.batches[table].append(batch)
        self.summaries[table] = summary or self.summaries[table]
        self.kept[table] |= secrets

    @rule(
        target=tables,
        who=WHO,
        private=st.booleans(),
        host=st.none() | st.integers(0, 4),
        entries=st.lists(NEW, max_size=3),
        secrets=SECRETS,
        summary=SUMMARY,
    )
    def create(self, who, private, host, entries, secrets, summary):
        table = f"{self.mark}{len(self.rows)}"
        row = TableRow(table, "classic", private, NOON, host)
        batch = tuple(numbered(entries, 0))
        self.run(self.stores[who].create(row, batch, secrets, summary))
        self.rows[table], self.batches[table], self.kept[table] = row, [], {}
        self.summaries[table] = summary
        self.stored(table, batch, summary, secrets)
        return table

    @rule(who=WHO, table=tables, secrets=SECRETS)
    def create_again(self, who, table, secrets):
        row = replace(self.rows[table], game="other")
        with pytest.raises(TableExists):
            self.run(self.stores[who].create(row, [], secrets, Summary()))

    @rule(
        who=WHO,
        table=tables,
        off=st.sampled_from([0, 0, 0, 0, -1, 1, -5]),
        entries=st.lists(NEW, min_size=1, max_size=4),
        summary=st.none() | SUMMARY,
        secrets=SECRETS,
    )
    def append(self, who, table, off, entries, summary, secrets):
        newest = len(self.entries(table))
        expected = max(0, newest + off)
        batch = tuple(numbered(entries, expected))
        known = self.known(table, batch)
        call = self.stores[who].append(table, expected, batch, summary=summary, secrets=secrets)
        if known:
            with pytest.raises(Repeated) as repeated:
                self.run(call)
            assert repeated.value.entries == known
        elif expected != newest:
            with pytest.raises(Conflict) as conflict:
                self.run(call)
            assert conflict.value.newest == newest
        else:
            assert self.run(call) == newest + len(batch)
            self.stored(table, batch, summary, secrets)

    @rule(
        who=WHO, table=tables, entries=st.lists(st.lists(NEW, min_size=1, max_size=2), max_size=4)
    )
    def append_together(self, who, table, entries):
        """Several at once against one version: the first that can be stored is."""
        newest = len(self.entries(table))
        batches = [tuple(numbered(each, newest)) for each in entries]
        if any(self.known(table, batch) for batch in batches):
            return

        async def together():
            calls = (self.stores[who].append(table, newest, batch) for batch in batches)
            return await asyncio.gather(*calls, return_exceptions=True)

        results = self.run(together())
        won = [
            batch for batch, result in zip(batches, results, strict=True) if isinstance(result, int)
        ]
        assert len(won) == min(1, len(batches))
        assert all(isinstance(each, int | Conflict | Repeated) for each in results)
        for batch in won:
            self.stored(table, batch, None, {})

    @rule(who=WHO, table=tables, choice=st.randoms(use_true_random=False))
    def resend(self, who, table, choice):
        """A client that got no answer sends the same again."""
        with_key = [batch for batch in self.batches[table] if any(entry.key for entry in batch)]
        if with_key:
            batch = choice.choice(with_key)
            with pytest.raises(Repeated) as repeated:
                self.run(self.stores[who].append(table, batch[0].version - 1, batch))
            assert repeated.value.entries == self.known(table, batch)

    @rule(who=WHO, table=tables, name=st.sampled_from(["seed", "seat 0"]), value=st.text("abc"))
    def put_secret(self, who, table, name, value):
        self.run(self.stores[who].put_secret(table, name, value))
        self.kept[table][name] = value

    @rule(who=WHO)
    def reopen(self, who):
        self.run(self.stores[who].close())
        self.stores[who] = self.run(open_store(self.where))

    @rule(
        who=WHO,
        table=tables,
        version=st.integers(0, 12),
        seat=st.none() | st.integers(0, 4),
        key=KEY,
    )
    def look(self, who, table, version, seat, key):
        store = self.stores[who]
        assert self.run(store.entries_since(table, version)) == self.entries(table)[version:]
        assert self.run(store.secrets(table)) == self.kept[table]
        if key:
            same = [each for each in self.entries(table) if (each.seat, each.key) == (seat, key)]
            assert self.run(store.entry_with_key(table, seat, key)) == (same[0] if same else None)

    @rule(table=consumes(tables))
    def forget(self, table):
        """Leave a table alone from now on, but go on checking it."""

    @invariant()
    def every_table_is_as_the_model_says(self):
        for table, row in self.rows.items():
            for store in self.stores:
                assert self.run(store.load(table)) == (row, self.entries(table))

    @invariant()
    def the_lobby_is_as_the_model_says(self):
        # All were opened at one moment and none of them waits: the lobby lists them by their ids.
        live = [table for table in sorted(self.rows) if self.summaries[table].live]
        shown = [
            (table, len(self.entries(table)), self.summaries[table].body)
            for table in live
            if not self.rows[table].private
        ]
        mine = [
            (each.row.id, each.version, each.summary)
            for each in self.run(self.stores[0].public_tables(100_000))
            if each.row.id.startswith(self.mark)
        ]
        assert mine == shown
        ids = [id for id in self.run(self.stores[1].live_tables()) if id.startswith(self.mark)]
        assert sorted(ids) == sorted(live)


STEPS = settings(
    max_examples=times(10, 200), stateful_step_count=30, deadline=None, derandomize=True
)


@pytest.mark.slow
def test_journals_in_sqlite():
    class InSqlite(Journals):
        def __init__(self):
            self.folder = tempfile.TemporaryDirectory()
            self.where = f"sqlite:///{Path(self.folder.name)}/tables.db"
            super().__init__()

        def teardown(self):
            super().teardown()
            self.folder.cleanup()

    run_state_machine_as_test(InSqlite, settings=STEPS)


@pytest.mark.slow
def test_journals_in_postgres(postgres_url):
    class InPostgres(Journals):
        where = postgres_url

    run_state_machine_as_test(InPostgres, settings=STEPS)
