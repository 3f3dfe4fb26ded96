"""All tables: loaded when somebody comes, dropped when nobody is there."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine
from datetime import UTC, datetime

import structlog

from elbowroom.server.ops import metrics
from elbowroom.server.ops.heartbeat import AWAY_AFTER, Heartbeat
from elbowroom.server.rooms.bots import Bots
from elbowroom.server.rooms.room import Room, unavailable
from elbowroom.server.store.interface import JournalStore, StoreError, StoreUnavailable
from elbowroom.table import commands
from elbowroom.table.clocks import moment, now
from elbowroom.table.deciding import decide
from elbowroom.table.entries import Entry, TableRow
from elbowroom.table.fairness import Chance
from elbowroom.table.new_table import NewTable
from elbowroom.table.refused import Refused
from elbowroom.table.table import Table
from elbowroom.table.views import summary_of

log = structlog.get_logger("elbowroom.rooms")
STAND_IN = "greedy"
"""The bot that stands in when nobody named one."""


class Rooms:
    """The tables in memory, and what wakes them: requests, clocks, other processes."""

    def __init__(
        self,
        store: JournalStore,
        bots: Bots,
        *,
        bot_delay: float = 0.0,
        alone: bool = True,
        idle_seconds: float = 300.0,
    ) -> None:
        self.store = store
        self.bots = bots
        self.bot_delay = bot_delay
        self.alone = alone
        """No other process serves these tables: a gap in the log was a gap in service."""
        self.closing = False
        self._idle_seconds = idle_seconds
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Future[Room]] = {}
        self._deadlines: dict[str, datetime] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._began = datetime.now(UTC)
        self._seen_before: datetime | None = None
        """When a server was last known to be at work before this one began."""
        self._heartbeat = Heartbeat(store)

    async def start(self) -> None:
        """Listen to other processes, let clocks run, and take up what was going on."""
        await self.store.watch(self._heard)
        beat = await self.store.last_beat()
        self._seen_before = None if beat is None else moment(beat)
        self._spawn(self._take_up())
        self._spawn(self._tick())

    async def close(self) -> None:
        """Stop bots and clocks; everything acknowledged is stored already."""
        self.closing = True
        for task in list(self._tasks):
            task.cancel()
        for table_id in list(self._deadlines):
            try:
                room = await self.get(table_id)
                await room.carry_out(commands.Pause(None))
            except (Refused, StoreError):
                log.error("clock not paused", table=table_id)
        for room in self._rooms.values():
            for connection in list(room.connections):
                connection.end()
        self.bots.close()
        await self.store.close()

    def _spawn(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # Finding tables.

    async def get(self, table_id: str) -> Room:
        """Find a table, loading it if need be."""
        room = self._rooms.get(table_id)
        if room is None:
            room = await self._load_once(table_id)
        room.used = time.monotonic()
        return room

    async def _load_once(self, table_id: str) -> Room:
        loading = self._loading.get(table_id)
        if loading is None:
            loading = asyncio.ensure_future(self._load(table_id))
            self._loading[table_id] = loading
            loading.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(loading)

    async def _load(self, table_id: str) -> Room:
        try:
            loaded = await self.store.load(table_id)
            kept = await self.store.secrets(table_id) if loaded else {}
        except StoreUnavailable as fault:
            raise unavailable(fault) from fault
        if loaded is None:
            raise Refused("no_such_table", "There is no such table.")
        row, entries = loaded
        try:
            table = await asyncio.to_thread(Table.of, row.id, entries)
        except Exception as fault:
            log.error(
                "table cannot be read", table=row.id, error=f"{type(fault).__name__}: {fault}"
            )
            raise Refused(
                "unavailable", "This table cannot be read: it was made by another version."
            ) from fault
        table = await self._mend_clocks(table, Chance(kept["seed"], table.drawn_as), entries[-1])
        return self._add(row, table, kept)

    def _add(self, row: TableRow, table: Table, kept: dict[str, str]) -> Room:
        room = Room(self, row, table, kept)
        self._rooms[row.id] = room
        metrics.ROOMS.set(len(self._rooms))
        self.set_deadline(row.id, table)
        room.wake_bot()
        return room

    async def _mend_clocks(self, table: Table, chance: Chance, last: Entry) -> Table:
        """Do not charge anybody for the time no server was at work."""
        if self.closing or not (table.paused or self._was_away(moment(last.at))):
            return table
        trial = decide(table, commands.Mend(None, self._seen_before), chance, now())
        if not trial.entries:
            return table
        try:
            await self.store.append(table.id, table.version, trial.entries)
        except StoreError:
            log.error("clock not mended", table=table.id)
            return table
        return trial.table

    def _was_away(self, last: datetime) -> bool:
        """Whether no server was at work for a while between a table's last entry and our start."""
        if last >= self._began:
            return False
        if self.alone:
            return True
        known = self._seen_before
        return known is not None and (self._began - known).total_seconds() > AWAY_AFTER

    async def open(self, new: NewTable) -> Room:
        """Store a new table and open its room."""
        try:
            await self.store.create(new.row, new.entries, new.secrets, summary_of(new.table))
        except StoreUnavailable as fault:
            raise unavailable(fault) from fault
        metrics.TABLES_OPENED.labels(new.row.game).inc()
        return self._add(new.row, new.table, new.secrets)

    # What wakes them.

    def _heard(self, table_id: str, version: int) -> None:
        room = self._rooms.get(table_id)
        if room is not None and version > room.table.version:
            self._spawn(room.follow(version))

    async def _take_up(self) -> None:
        """Load the tables that were going on, so that their bots and clocks go on."""
        try:
            live = await self.store.live_tables()
        except StoreError as fault:
            log.error("tables not taken up", error=str(fault))
            return
        for table_id in live:
            try:
                await self.get(table_id)
            except Refused as fault:
                log.error("table not taken up", table=table_id, error=str(fault))
            await asyncio.sleep(0)
        self._heartbeat.begin()

    def set_deadline(self, table_id: str, table: Table) -> None:
        """Note when a clock of this table runs out next."""
        due = table.clocks.runs_out() if table.clocks is not None else None
        if due is None:
            self._deadlines.pop(table_id, None)
        else:
            self._deadlines[table_id] = due

    async def _tick(self) -> None:
        """Look every half second for clocks that ran out, and now and then for idle rooms."""
        swept = time.monotonic()
        while True:
            await asyncio.sleep(0.5)
            if not self._deadlines or await self._heartbeat.beat():
                await self._mend_all()
                present = datetime.now(UTC)
                for table_id in [each for each, due in self._deadlines.items() if due <= present]:
                    await self._run_out(table_id)
            if time.monotonic() - swept > self._idle_seconds / 10:
                swept = time.monotonic()
                self._sweep()

    async def _mend_all(self) -> None:
        """Do not charge anybody for the time in which the database took nothing."""
        since = self._heartbeat.stopped()
        if since is None:
            return
        for table_id in list(self._deadlines):
            try:
                room = await self.get(table_id)
                await room.carry_out(commands.Mend(None, since))
            except Refused as refused:
                log.error("clock not mended", table=table_id, error=str(refused))

    async def _run_out(self, table_id: str) -> None:
        try:
            room = await self.get(table_id)
            clocks = room.table.clocks
            if clocks is not None and clocks.running is not None:
                await room.carry_out(commands.RunOut(clocks.running, STAND_IN))
        except Refused as refused:
            log.error("clock ran out, but", table=table_id, error=str(refused))

    def _sweep(self) -> None:
        """Drop the rooms nobody has been in for a while; the store has all there is to know."""
        before = time.monotonic() - self._idle_seconds
        for table_id, room in list(self._rooms.items()):
            if not room.connections and not room.busy and room.used < before:
                del self._rooms[table_id]
        metrics.ROOMS.set(len(self._rooms))
