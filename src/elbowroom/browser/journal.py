"""Where a page keeps its tables: what a journal promises, and one that lasts as long as the page."""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any

from elbowroom.table.entries import Entry, Result, TableRow


class Conflict(Exception):
    """Another tab has written here meanwhile."""


class JournalFailed(Exception):
    """Nothing could be kept, and why; the key names the kind of trouble to the page."""

    def __init__(self, message: str, key: str) -> None:
        super().__init__(message)
        self.key = key


Batch = tuple[Entry, ...]
"""Entries that were appended together."""


@dataclass(frozen=True)
class Kept:
    """A table as it is kept: its row, the hashes of its secrets, and all that happened."""

    row: TableRow
    secrets: dict[str, str]
    batches: tuple[Batch, ...]
    held: dict[str, str]
    """The plain secrets of the seats that were given out here: this browser is its own keeper."""

    @property
    def entries(self) -> tuple[Entry, ...]:
        """All that happened, oldest first."""
        return tuple(entry for batch in self.batches for entry in batch)


class Journal(ABC):
    """The journals of all tables of one browser.

    A method that writes returns after what it wrote is on the disk, never before, and all of it is there
    together or not at all.
    """

    @abstractmethod
    async def create(self, kept: Kept) -> None:
        """Keep a new table."""

    @abstractmethod
    async def append(
        self,
        table_id: str,
        batch: Batch,
        secrets: dict[str, str] | None = None,
        result: Result | None = None,
    ) -> None:
        """Keep entries; Conflict if there is one of the first one's version."""

    @abstractmethod
    async def load(self, table_id: str) -> Kept | None:
        """Give a table; None if there is none."""

    @abstractmethod
    async def since(self, table_id: str, version: int) -> tuple[Batch, ...]:
        """Give what was appended after a version."""

    @abstractmethod
    async def tables(self) -> tuple[Kept, ...]:
        """Give all tables without their entries."""

    @abstractmethod
    async def replace(
        self, table_id: str, batches: Sequence[Batch], secrets: dict[str, str]
    ) -> None:
        """Keep other words for what happened, where a person wants to be forgotten."""

    @abstractmethod
    async def remove(self, table_id: str) -> None:
        """Forget a table."""

    @abstractmethod
    async def results(self, game: str) -> tuple[Result, ...]:
        """Give the results of a game's challenges."""

    @abstractmethod
    async def hold(self, table_id: str) -> bool:
        """Play at a table in this tab; False where another one does."""

    @abstractmethod
    def let_go(self, table_id: str) -> None:
        """Play there no longer."""


class MemoryJournal(Journal):
    """A journal that ends with the page: for browsers that keep nothing, and for tests."""

    def __init__(self) -> None:
        self._tables: dict[str, Kept] = {}
        self._results: list[Result] = []

    async def create(self, kept: Kept) -> None:
        """Keep a new table."""
        self._tables[kept.row.id] = kept

    async def append(
        self,
        table_id: str,
        batch: Batch,
        secrets: dict[str, str] | None = None,
        result: Result | None = None,
    ) -> None:
        """Keep entries."""
        kept = self._tables[table_id]
        if kept.entries[-1].version + 1 != batch[0].version:
            raise Conflict
        merged = kept.secrets | (secrets or {})
        self._tables[table_id] = replace(kept, batches=(*kept.batches, batch), secrets=merged)
        if result is not None:
            self._results.append(result)

    async def load(self, table_id: str) -> Kept | None:
        """Give a table."""
        return self._tables.get(table_id)

    async def since(self, table_id: str, version: int) -> tuple[Batch, ...]:
        """Give what was appended after a version."""
        kept = self._tables.get(table_id)
        found = () if kept is None else kept.batches
        return tuple(batch for batch in found if batch[0].version > version)

    async def tables(self) -> tuple[Kept, ...]:
        """Give all tables."""
        return tuple(self._tables.values())

    async def replace(
        self, table_id: str, batches: Sequence[Batch], secrets: dict[str, str]
    ) -> None:
        """Keep other words."""
        kept = self._tables[table_id]
        self._tables[table_id] = replace(kept, batches=tuple(batches), secrets=secrets)

    async def remove(self, table_id: str) -> None:
        """Forget a table."""
        self._tables.pop(table_id, None)

    async def results(self, game: str) -> tuple[Result, ...]:
        """Give the results of a game's challenges."""
        return tuple(each for each in self._results if each.game == game)

    async def hold(self, table_id: str) -> bool:
        """Nobody else is here."""
        return True

    def let_go(self, table_id: str) -> None:
        """Nobody else waits."""


# As text, for what the browser keeps.


def written_batch(batch: Batch) -> str:
    """Write entries down."""
    return json.dumps(
        [[e.version, e.kind, e.seat, e.key, e.at, e.body] for e in batch], separators=(",", ":")
    )


def read_batch(text: str) -> Batch:
    """Read entries."""
    return tuple(Entry(*each) for each in json.loads(text))


def written_head(kept: Kept) -> str:
    """Write down what is kept of a table beside its entries."""
    return json.dumps({"row": asdict(kept.row), "secrets": kept.secrets, "held": kept.held})


def read_kept(head: str, batches: Sequence[str]) -> Kept:
    """Read a table."""
    told: dict[str, Any] = json.loads(head)
    row = TableRow(**told["row"])
    return Kept(row, told["secrets"], tuple(map(read_batch, batches)), told["held"])
