"""All tables: loaded when somebody comes, dropped when nobody is there."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine, Sequence
from datetime import datetime
from typing import Any

import structlog

from elbowroom import bots
from elbowroom.hosting.access import no_such_table
from elbowroom.server.http.limits import Limits, Rates
from elbowroom.server.ops import metrics
from elbowroom.server.ops.heartbeat import AWAY_AFTER, Heartbeat
from elbowroom.server.ops.time_at_work import LARGEST_DRIFT, Gap, TimeAtWork
from elbowroom.server.ops.trouble import unavailable
from elbowroom.server.rooms.bots import Bots
from elbowroom.server.rooms.caretaker import FOR_EVER, Caretaker, Keeping
from elbowroom.server.rooms.counting import count
from elbowroom.server.rooms.moderator import Moderator
from elbowroom.server.rooms.presence import Presence
from elbowroom.server.rooms.room import Room
from elbowroom.server.store.interface import JournalStore, StoreError, StoreUnavailable
from elbowroom.server.store.listening import Listening
from elbowroom.server.store.moderating import Deed
from elbowroom.server.store.rows import LAST_VERSION
from elbowroom.table import commands
from elbowroom.table.clocks import moment, written
from elbowroom.table.deciding import decide
from elbowroom.table.entries import Entry, TableRow
from elbowroom.table.fairness import Chance
from elbowroom.table.identity import hashed
from elbowroom.table.new_table import NewTable
from elbowroom.table.personal import all_forgotten, without_person
from elbowroom.table.refused import Refused
from elbowroom.table.table import WAITING, Table
from elbowroom.table.views import summary_of

log = structlog.get_logger("elbowroom.rooms")
LONG_GAP = 30.0
"""Seconds without a server that count in favour of whoever is waited for."""


UNREADABLE = (
    "This table cannot be read: it was made by another version, or the database is damaged. "
    "Whoever runs the server can tell by `elbowroom doctor`."
)


class Rooms:
    """The tables in memory, and what wakes them: requests, clocks, other processes."""

    def __init__(
        self,
        store: JournalStore,
        thinking: Bots,
        *,
        bot_delay: float = 0.0,
        alone: bool = True,
        idle_seconds: float = 300.0,
        time_at_work: TimeAtWork | None = None,
        limits: Limits | None = None,
        keeping: Keeping = FOR_EVER,
    ) -> None:
        self.store = store
        self.bots = thinking
        self.limits = limits or Limits(Rates.of(0))
        self.bot_delay = bot_delay
        self.alone = alone
        """No other process serves these tables: a gap in the log was a gap in service."""
        self.hear: Callable[[Room], None] = lambda _: None
        """Told of every table where something has happened; it must not take long."""
        self.played: Callable[[dict[str, Any]], Coroutine[None, None, None]] | None = None
        """Told of the set-up of every game that ended here."""
        self.closing = False
        self.taken_up = False
        """Whether the tables that were going on go on here."""
        self._idle_seconds = idle_seconds
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Future[Room]] = {}
        self._deadlines: dict[str, datetime] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self.time = time_at_work or TimeAtWork()
        self._began = self.time.now()
        self.at_work_since = self._began
        """Nobody has been waited for or away for longer, as far as this process saw."""
        self._gaps = self.time.gaps
        """How many gaps in our time the clocks of all tables know of."""
        self.presence = Presence(store)
        self.keeping = keeping
        self.moderator = Moderator(store, written(self._began))
        self._seen_before: datetime | None = None
        """When a server was last known to be at work before this one began."""
        self._heartbeat = Heartbeat(store, self.time)

    async def start(self) -> None:
        """Listen to other processes, let clocks run, and take up what was going on."""
        await self.store.watch(self._heard)
        self.alone = self.alone and not await self.store.others_at_work()
        await self.store.watch_presence(self._heard_presence)
        beat = await self.store.last_beat()
        self._seen_before = None if beat is None else moment(beat)
        self._spawn(self._take_up())
        self._spawn(self._look_at_the_time())
        self._spawn(self._tick())
        self._spawn(Caretaker(self, self.keeping).work())

    async def close(self) -> None:
        """Stop bots and clocks; everything acknowledged is stored already."""
        self.closing = True
        for task in list(self._tasks):
            task.cancel()
        await self._pause_all()
        for room in self._rooms.values():
            for connection in list(room.connections):
                connection.end()
        self.bots.close()
        await self.presence.close()
        await self.store.close()

    async def _pause_all(self) -> None:
        """Let the clocks stand still, unless another server goes on with the tables."""
        try:
            others = await self.store.others_at_work(or_coming=True)
        except StoreError:
            others = False
        for table_id in [] if others else list(self._deadlines):
            try:
                room = await self.get(table_id)
                await room.carry_out(commands.Pause(None))
            except (Refused, StoreError):
                log.error("clock not paused", table=table_id)

    def now(self) -> str:
        """Tell the time as entries do."""
        return written(self.time.now())

    def miss(self, fault: StoreError) -> None:
        """Note that the database took nothing, so that clocks are not charged for it."""
        if self._deadlines:
            self._heartbeat.miss(str(fault))

    def go_on(self, room: Room) -> None:
        """Let the clocks of a table run again that a server which went away has paused."""
        if not self.closing:
            self._spawn(self._resume(room))

    async def _resume(self, room: Room) -> None:
        try:
            await room.carry_out(commands.Resume(None))
        except Refused as refused:
            log.error("clock not resumed", table=room.row.id, code=refused.code)

    def count(self, entry: Entry, table: Table, game: str) -> None:
        """Count what has happened at a table, a game that has ended also for what it was played with."""
        count(entry, table, game)
        if entry.kind == "over" and self.played is not None and not self.closing:
            self._spawn(self.played(table.setup))

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
            raise no_such_table()
        row, entries = loaded
        try:
            table = await asyncio.to_thread(Table.of, row.id, entries)
        except Exception as fault:
            log.error("table cannot be read", table=row.id, exc_info=fault)
            raise Refused("unavailable", UNREADABLE) from fault
        table = await self._mend_clocks(table, Chance(kept["seed"], table.drawn_as), entries[-1])
        return self._add(row, table, kept)

    def _add(self, row: TableRow, table: Table, kept: dict[str, str], network: str = "") -> Room:
        room = Room(self, row, table, kept)
        room.account = network
        self._rooms[row.id] = room
        metrics.ROOMS.set(len(self._rooms))
        self.set_deadline(row.id, table)
        room.wake_bot()
        return room

    async def _mend_clocks(self, table: Table, chance: Chance, last: Entry) -> Table:
        """Do not charge anybody for the time no server was at work."""
        at = self.time.now()
        mend = self._mend_of(table, moment(last.at), at)
        if self.closing or mend is None:
            return table
        trial = decide(table, mend, chance, written(at))
        if not trial.entries:
            return table
        try:
            await self.store.append(table.id, table.version, trial.entries)
        except StoreError:
            log.error("clock not mended", table=table.id)
            return table
        return trial.table

    def _mend_of(self, table: Table, last: datetime, at: datetime) -> commands.Mend | None:
        """Say since when the running clock of a table that is loaded must not be charged."""
        if table.paused or self._was_away(last):
            return commands.Mend(None, self._seen_before)
        since = None if table.clocks is None else table.clocks.since
        gap = self.time.gap
        if since is None:
            return None
        if (since - at).total_seconds() > LARGEST_DRIFT:
            return commands.Mend(None, None)  # the clock was set back since
        if gap is not None and gap.forward and since <= gap.since:
            return commands.Mend(None, gap.since)
        return None

    def _was_away(self, last: datetime) -> bool:
        """Whether no server was at work for a while between a table's last entry and our start."""
        if last >= self._began:
            return False
        if self.alone:
            return True
        known = self._seen_before
        return known is not None and (self._began - known).total_seconds() > AWAY_AFTER

    async def open(self, new: NewTable, network: str = "") -> Room:
        """Store a new table and open its room, on the account of whoever asked for it."""
        opener = self._mark_of(network)
        self.moderator.check_network(opener)
        if opener is not None:
            new.secrets["opener"] = opener
        self.moderator.check_made(new.table.setup)
        for seat in new.table.seats:
            if seat.kind == "person":
                self.moderator.check_name(seat.name)
        try:
            await self.store.create(new.row, new.entries, new.secrets, summary_of(new.table))
        except StoreUnavailable as fault:
            raise unavailable(fault) from fault
        metrics.TABLES_OPENED.labels(new.row.game).inc()
        room = self._add(new.row, new.table, new.secrets, network)
        room.look()
        return room

    def _mark_of(self, network: str) -> str | None:
        """Mark the network a table is opened from, where limits count."""
        counts = self.limits.rates.openings and network
        return hashed(f"network|{network}") if counts else None

    # Taking them away.

    async def forget(self, room: Room, seat: int) -> bool:
        """Forget whoever sits there; whether the whole table is gone with them."""
        waits = room.table.status == WAITING and room.row.host == seat
        try:
            redacted = without_person(await room.all_entries(), seat)
            await self.store.redact(room.row.id, redacted, [f"seat:{seat}", f"recovery:{seat}"])
            await Listening(self.store).forget_seat(room.row.id, seat)
            await room.carry_out(commands.Erase(seat, bots.DEFAULT_LEVEL))
            if waits or all_forgotten(room.table):
                await self.remove(room.row.id)
                return True
            await room.reload()
        except StoreUnavailable as fault:
            raise unavailable(fault) from fault
        return False

    async def remove(self, table_id: str) -> None:
        """Remove a table for good."""
        await self.store.remove(table_id)
        self.drop(table_id)

    def drop(self, table_id: str) -> None:
        """Let go of a table that is not there any more."""
        room = self._rooms.pop(table_id, None)
        self._deadlines.pop(table_id, None)
        if room is not None:
            for connection in list(room.connections):
                connection.end()
            room.connections.clear()
            self.presence.here(table_id, set())

    # What wakes them.

    def _heard(self, table_id: str, version: int) -> None:
        room = self._rooms.get(table_id)
        if room is not None and version > room.table.version:
            self._spawn(room.follow(version))

    def _heard_presence(self, table_id: str) -> None:
        room = self._rooms.get(table_id)
        if room is not None and room.connections:
            self._spawn(self._look_around([room]))

    async def _look_around(self, rooms: Sequence[Room]) -> None:
        """Learn who is connected elsewhere, and tell those who are here."""
        elsewhere = await self.presence.elsewhere([room.row.id for room in rooms])
        for room in rooms:
            room.notice(elsewhere.get(room.row.id, {}))

    async def _take_up(self) -> None:
        """Load the tables that were going on, so that their bots and clocks go on."""
        for table_id in await self._live_tables():
            try:
                await self.get(table_id)
            except Refused as fault:
                log.error("table not taken up", table=table_id, code=fault.code)
            await asyncio.sleep(0)
        self.taken_up = True
        self._heartbeat.begin()
        await self.store.go_to_work()

    async def _live_tables(self) -> tuple[str, ...]:
        """List the tables that were going on, as soon as the database tells."""
        while True:
            try:
                return await self.store.live_tables(self.keeping.asleep_seconds)
            except StoreError as fault:
                log.error("tables not taken up", error=str(fault))
                await asyncio.sleep(1)

    def set_deadline(self, table_id: str, table: Table) -> None:
        """Note when a clock of this table runs out next."""
        clock = table.clocks.runs_out() if table.clocks is not None else None
        found = [due for due in (clock, table.closes) if due is not None]
        if found:
            self._deadlines[table_id] = min(found)
        else:
            self._deadlines.pop(table_id, None)

    async def _look_at_the_time(self) -> None:
        """Look at nothing but the time: a database that answers late is no gap in ours."""
        while True:
            self.time.now()
            await asyncio.sleep(0.5)

    async def _tick(self) -> None:
        """Look every half second for clocks that ran out, and now and then for idle rooms."""
        swept = time.monotonic()
        while True:
            await asyncio.sleep(0.5)
            present = self.time.now()
            await self._mend_gap()
            if not self._deadlines or await self._heartbeat.beat():
                await self._mend_outage()
                for table_id in [each for each, due in self._deadlines.items() if due <= present]:
                    await self._run_out(table_id)
            for deed in await self.moderator.look():
                await self._follow_operator(deed)
            if self.presence.to_be_noted():
                await self.presence.note()
                await self._look_around([each for each in self._rooms.values() if each.elsewhere])
            if time.monotonic() - swept > self._idle_seconds / 10:
                swept = time.monotonic()
                self._sweep()

    async def _follow_operator(self, deed: Deed) -> None:
        """Take in what the operator did to a table that is in memory."""
        room = self._rooms.get(deed.table_id or "")
        if room is not None:
            await room.follow(LAST_VERSION)

    async def _mend_gap(self) -> None:
        """Do not charge anybody for a gap in our time: a room looks for one at every command."""
        if self._gaps != self.time.gaps:
            self._gaps = self.time.gaps
            log.warning("gap in time", gap=str(self.time.gap))
            self._wait_anew(self.time.gap)
            await self._mend_all(commands.Resume(None))

    def _wait_anew(self, gap: Gap | None) -> None:
        """Let nobody be called idle or away for a time in which nobody could have answered."""
        if gap is not None and not 0 <= (gap.until - gap.since).total_seconds() < LONG_GAP:
            self.at_work_since = gap.until

    async def _mend_outage(self) -> None:
        """Do not charge anybody for the time in which the database took nothing."""
        since = self._heartbeat.stopped()
        if since is not None:
            await self._mend_all(commands.Mend(None, since))

    async def _mend_all(self, mend: commands.Command) -> None:
        for table_id in list(self._deadlines):
            try:
                room = await self.get(table_id)
                await room.carry_out(mend)
            except Refused as refused:
                log.error("clock not mended", table=table_id, code=refused.code)

    async def _run_out(self, table_id: str) -> None:
        try:
            room = await self.get(table_id)
            clocks = room.table.clocks
            if clocks is not None and clocks.running is not None:
                await room.carry_out(commands.RunOut(clocks.running, bots.DEFAULT_LEVEL))
            if room.table.closes is not None:
                await room.carry_out(commands.CloseDue(None))
        except Refused as refused:
            log.error("clock ran out, but", table=table_id, code=refused.code)

    def _sweep(self) -> None:
        """Drop the rooms nobody has been in for a while; the store has all there is to know."""
        before = time.monotonic() - self._idle_seconds
        for table_id, room in list(self._rooms.items()):
            if room.connections or room.busy or room.used > before:
                continue
            if room.table.of_bots and room.idles and room.changed < before:
                self._spawn(self._desert(room))
            else:
                del self._rooms[table_id]
        metrics.ROOMS.set(len(self._rooms))

    async def _desert(self, room: Room) -> None:
        """End a game of bots that nobody watches any more."""
        try:
            await room.carry_out(commands.Desert(None))
        except Refused as refused:
            log.error("table not ended", table=room.row.id, code=refused.code)
