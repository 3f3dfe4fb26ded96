"""What durable storage of tables promises, whichever database keeps it."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from elbowroom.table.entries import Entry, Result, Summary, TableRow

#: Called in the event loop with a table's id and its new version.
Watcher = Callable[[str, int], None]

#: Called in the event loop with the id of a table where somebody came or went.
PresenceWatcher = Callable[[str], None]


@dataclass(frozen=True, slots=True)
class ListedTable:
    """A line of the lobby."""

    row: TableRow
    version: int
    summary: dict[str, Any]


@dataclass(frozen=True, slots=True)
class Seen:
    """Whether somebody is connected for a seat at another process, and when they last were."""

    connected: bool
    seconds_ago: float


class StoreError(Exception):
    """Storage did not do what was asked, and nothing was changed."""


class StoreUnavailable(StoreError):
    """The database cannot be used now; the message tells a person why.

    When an append ends like this it was not acknowledged: as a rule none of it is there, but
    if the connection broke during the commit it may be there, whole. Load the table again
    before going on; a resend with the same key is safe either way.
    """


class StoreDamaged(StoreUnavailable):
    """The database is damaged: waiting does not help, a backup does."""


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
    async def entries_since(
        self, table_id: str, version: int, limit: int | None = None
    ) -> tuple[Entry, ...]:
        """The entries after this version, oldest first, so many at most; NoSuchTable if none is."""

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
        """Live tables that are not private, those that wait first, then the newest first.

        Of each network that opened tables only the newest is listed.
        """

    @abstractmethod
    async def live_tables(self, asleep_after: float | None = None) -> tuple[str, ...]:
        """The ids of live tables: where clocks and bots go on after a restart.

        Those that have not changed for so many seconds are asleep and left out.
        """

    @abstractmethod
    async def stale_tables(self, live: bool, seconds: float, limit: int) -> tuple[str, ...]:
        """The ids of tables, live or finished, that have not changed for so long; oldest first."""

    @abstractmethod
    async def remove(self, table_id: str) -> None:
        """Remove a table with all that belongs to it; harmless if there is none."""

    @abstractmethod
    async def redact(
        self, table_id: str, bodies: Mapping[int, dict[str, Any]], secrets: Sequence[str]
    ) -> None:
        """Replace the bodies of entries, by version, and forget secrets, by name.

        For what a person wants to be forgotten: nothing else ever changes an entry.
        """

    @abstractmethod
    async def seats_with_secret(self, value: str, limit: int) -> tuple[tuple[str, int], ...]:
        """The tables and seats that have this as their way of recovery."""

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
    async def others_at_work(self, *, or_coming: bool = False) -> bool:
        """Whether another server serves these tables now, or, if asked, is just about to.

        A SQLite file that nobody serves is ours to serve from here on, until it is closed.
        """

    @abstractmethod
    async def go_to_work(self) -> None:
        """Let other servers know, from now on, that this one serves the tables."""

    @abstractmethod
    async def ask(self, statement: str, *values: object) -> list[tuple[Any, ...]]:
        """All rows of the answer to a question in the words both databases share.

        `{prefix}` stands before our tables, `{mark}` for a value.
        """

    @abstractmethod
    async def tell(self, statements: Sequence[tuple[str, tuple[object, ...]]]) -> None:
        """Carry out statements in the words both databases share, all of them or none."""

    @abstractmethod
    async def note_presence(self, changed: Mapping[tuple[str, int], bool]) -> None:
        """Tell other processes which seats somebody is connected for here, or no longer.

        To be called every few seconds, also without changes: a process that is not heard of for
        fifteen seconds is gone, and everybody with it. A database that serves one process has
        nobody to tell.
        """

    @abstractmethod
    async def presence(self, table_ids: Sequence[str]) -> dict[str, dict[int, Seen]]:
        """By table and seat: who was seen at other processes."""

    @abstractmethod
    async def watch_presence(self, watcher: PresenceWatcher) -> None:
        """Tell the watcher where somebody came or went at other processes."""

    @abstractmethod
    async def check(self) -> None:
        """Raise StoreUnavailable if nothing can be stored now: something is stored to try.

        Once damage was met, in whatever call, it is told here too.
        """

    @abstractmethod
    async def look_for_damage(self, seconds: float) -> bool:
        """Raise StoreDamaged if the database is damaged; False if there was no time to see it all."""

    @abstractmethod
    async def close(self) -> None:
        """Finish what was asked before, then let go of the database; harmless if repeated."""
