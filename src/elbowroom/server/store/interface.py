"""What durable storage of tables promises, whichever database keeps it."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from elbowroom.table.entries import Entry, Result, Summary, TableRow

#: Called in the event loop with a table's id and its new version.
Watcher = Callable[[str, int], None]


@dataclass(frozen=True, slots=True)
class ListedTable:
    """A line of the lobby."""

    row: TableRow
    version: int
    summary: dict[str, Any]


class StoreError(Exception):
    """Storage did not do what was asked, and nothing was changed."""


class StoreUnavailable(StoreError):
    """The database cannot be used now; the message tells a person why.

    When an append ends like this it was not acknowledged: as a rule none of it is there, but
    if the connection broke during the commit it may be there, whole. Load the table again
    before going on; a resend with the same key is safe either way.
    """


class Conflict(StoreError):
    """Somebody else appended first; `newest` is the version the table has now."""

    def __init__(self, newest: int) -> None:
        super().__init__(f"the table has moved on to version {newest}")
        self.newest = newest


class Repeated(StoreError):
    """The seat has used this key before; `entries` are what was appended then, together."""

    def __init__(self, entries: Sequence[Entry]) -> None:
        super().__init__(f"already stored as version {entries[0].version}")
        self.entries = tuple(entries)


class NoSuchTable(StoreError):
    """No table has this id."""

    def __init__(self) -> None:
        super().__init__("no such table")


class TableExists(StoreError):
    """The id of a new table is taken."""

    def __init__(self) -> None:
        super().__init__("a table with this id exists")


class InvalidEntry(StoreError):
    """What was to be stored cannot be: the message says what is wrong with it."""


class JournalStore(ABC):
    """The journals of all tables.

    A method that writes returns after the commit reached the disk, never before. Everything
    one call writes is there together or not at all, and a call that was cancelled may still
    be carried out.
    """

    @abstractmethod
    async def create(
        self,
        row: TableRow,
        entries: Sequence[Entry],
        secrets: Mapping[str, str],
        summary: Summary,
        result: Result | None = None,
    ) -> None:
        """Store a new table with its first entries, numbered from 1; TableExists if taken."""

    @abstractmethod
    async def append(
        self,
        table_id: str,
        expected_version: int,
        entries: Sequence[Entry],
        *,
        summary: Summary | None = None,
        secrets: Mapping[str, str] | None = None,
        result: Result | None = None,
    ) -> int:
        """Store entries numbered from expected_version + 1 and return the newest version.

        Repeated when one of the keys was used by its seat before, else Conflict when
        expected_version is not the newest; then nothing is stored, summary, secrets and result
        included.
        """

    @abstractmethod
    async def load(self, table_id: str) -> tuple[TableRow, tuple[Entry, ...]] | None:
        """The table with all its entries; None if there is no such table."""

    @abstractmethod
    async def entries_since(self, table_id: str, version: int) -> tuple[Entry, ...]:
        """The entries after this version, oldest first; NoSuchTable if there is none."""

    async def entry_with_key(self, table_id: str, seat: int | None, key: str) -> Entry | None:
        """The entry for which this seat used this key; None if the key is new."""
        for entry in await self.batch_with_key(table_id, seat, key):
            if (entry.seat, entry.key) == (seat, key):
                return entry
        return None

    @abstractmethod
    async def batch_with_key(self, table_id: str, seat: int | None, key: str) -> tuple[Entry, ...]:
        """All entries appended together with that entry; empty if the key is new."""

    @abstractmethod
    async def public_tables(self, limit: int, game: str | None = None) -> tuple[ListedTable, ...]:
        """Live tables that are not private, the most recently changed first."""

    @abstractmethod
    async def live_tables(self) -> tuple[str, ...]:
        """The ids of all live tables: where clocks and bots go on after a restart."""

    @abstractmethod
    async def secrets(self, table_id: str) -> dict[str, str]:
        """What never leaves the server, by name; NoSuchTable if there is no such table."""

    @abstractmethod
    async def put_secret(self, table_id: str, name: str, value: str) -> None:
        """Store a secret or replace it; NoSuchTable if there is no such table."""

    @abstractmethod
    async def results_of_day(self, game: str, day: str, limit: int) -> tuple[Result, ...]:
        """The results that count of a day's challenge, the best first.

        A victory is better than a defeat, then more points, a weaker rival, an earlier end.
        """

    @abstractmethod
    async def best_by_day(self, game: str, before: str, limit: int) -> tuple[Result, ...]:
        """The best result of each day before this one, the latest day first."""

    @abstractmethod
    async def results_of_player(self, game: str, player: str, limit: int) -> tuple[Result, ...]:
        """A player's results that count, the latest day first."""

    @abstractmethod
    async def watch(self, watcher: Watcher) -> None:
        """Tell the watcher of changes by other processes.

        It may hear of a version more than once, and after a lost connection only of the newest.
        A database that serves one process has nothing to tell.
        """

    @abstractmethod
    async def beat(self, at: str) -> None:
        """Note that a server was at work at this time (ISO 8601)."""

    @abstractmethod
    async def last_beat(self) -> str | None:
        """When a server was last known to be at work; None if that was never noted."""

    @abstractmethod
    async def check(self) -> None:
        """Raise StoreUnavailable if the database cannot be used now."""

    @abstractmethod
    async def close(self) -> None:
        """Finish what was asked before, then let go of the database; harmless if repeated."""
