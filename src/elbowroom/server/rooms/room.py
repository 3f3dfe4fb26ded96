"""A room: one table in memory, its lock, its listeners, its bots."""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import structlog
from pydantic_core import to_json

from elbowroom.hosting.access import Identity, admit, explain, identify, no_such_table
from elbowroom.hosting.answers import PAGE, first_missed, page_told
from elbowroom.protocol.views import TableView
from elbowroom.server.ops import metrics
from elbowroom.server.ops.trouble import unavailable
from elbowroom.server.rooms.bot_turns import play_bots
from elbowroom.server.rooms.chat_limits import check_words
from elbowroom.server.socket.connections import Connection
from elbowroom.server.socket.frames import Reply, UpdateFrames, framed
from elbowroom.server.store.interface import (
    Conflict,
    NoSuchTable,
    Repeated,
    Seen,
    StoreUnavailable,
)
from elbowroom.table import commands
from elbowroom.table.challenges import result_after
from elbowroom.table.commands import Command
from elbowroom.table.deciding import decide
from elbowroom.table.entries import Entry, TableRow, entry_text, public_entry
from elbowroom.table.fairness import Chance
from elbowroom.table.refused import Refused
from elbowroom.table.table import Table
from elbowroom.table.trial import Trial
from elbowroom.table.views import (
    Update,
    face_of,
    looking_of,
    new_summary,
    shown_seats,
    snapshot,
)

if TYPE_CHECKING:
    from elbowroom.server.rooms.rooms import Rooms

log = structlog.get_logger("elbowroom.room")
WATCHED_FOR = 60.0
"""Seconds after somebody has looked in which a game goes on that only bots play."""
_TRIES = 5
ABSENT_AFTER = 60.0
"""Seconds after which somebody who was not heard of is not at the table."""
_NEW_SECRETS = ("seated", "recovered", "erased")
"""Kinds of entry with which the secret of a seat changes."""
_TAKEN_AWAY = ("erased", "moderated")
"""Kinds of entry with which older ones lose their words."""


class Room:
    """One table in memory; everything that changes it goes through its lock."""

    def __init__(self, rooms: Rooms, row: TableRow, table: Table, kept: dict[str, str]) -> None:
        self.rooms = rooms
        self.row = row
        self.table = table
        """What is known now; another one once something has happened."""
        self.kept = {name: value for name, value in kept.items() if name != "seed"}
        """Hashes of the seats' secrets."""
        self.chance = Chance(kept["seed"], table.drawn_as)
        self.connections: set[Connection] = set()
        self.elsewhere: dict[int, Seen] = {}
        """Who was last seen at other processes, as far as it was heard."""
        self.used = time.monotonic()
        self.rematching = asyncio.Lock()
        """Held by whoever opens the table of a rematch."""
        self.changed = self.used
        """When something happened here, in whichever process."""
        self._looked = -math.inf
        """When somebody last wanted to know something of this table."""
        self._lock = asyncio.Lock()
        self._behind = False
        self._gaps = rooms.time.gaps
        """How many gaps in the server's time the clocks of this table know of."""
        self._face: TableView | None = None
        self._seats_told: list[dict[str, Any]] | None = None
        self._bot: asyncio.Task[None] | None = None
        self.opened: dict[int, str] = {}
        """When the link of a seat that waits was last opened, as far as this process knows."""
        self.account = ""
        """The network that opened the table, where that is known."""
        self._heard = -ABSENT_AFTER

    # Who is who.

    def identify(self, secrets: Sequence[str]) -> Identity:
        """Find the seats that these secrets open; unknown ones open nothing."""
        return identify(self.row, self.table, self.kept, secrets)

    def admit(self, identity: Identity) -> None:
        """Refuse a spectator where the table wants none."""
        admit(self.table, identity)

    def explain(self, identity: Identity, seat: int | None, action: str) -> dict[str, Any]:
        """Say whether an action is allowed, and why not, to somebody who may know."""
        return explain(self.table, identity, seat, action)

    @property
    def connected(self) -> set[int]:
        """The seats somebody is connected for, here or elsewhere."""
        if not self.elsewhere:
            return self.connected_here
        elsewhere = {seat for seat, seen in self.elsewhere.items() if seen.connected}
        return self.connected_here | elsewhere

    @property
    def connected_here(self) -> set[int]:
        """The seats somebody is connected for at this process."""
        return {seat for connection in self.connections for seat in connection.seats}

    def notice(self, elsewhere: dict[int, Seen]) -> None:
        """Learn who is connected at other processes."""
        self.elsewhere = elsewhere
        self.tell_presence()

    # Changing the table.

    async def carry_out(
        self,
        command: Command,
        secrets: dict[str, str] | None = None,
        reply: Reply | None = None,
    ) -> Sequence[Entry]:
        """Carry a command out; returns after its entries are stored, and once they are, for good.

        The work goes on even if whoever asked goes away. A reply is sent then and there.
        """
        self.used = time.monotonic()
        check_words(self.rooms.limits, self.row.id, command)
        if not getattr(command, "by_bot", False) and command.seat is not None:
            self._heard = self.used
        self.rooms.moderator.check(command)
        work = asyncio.ensure_future(self._carry_out(command, secrets, reply))
        return await asyncio.shield(work)

    async def _carry_out(
        self, command: Command, secrets: dict[str, str] | None, reply: Reply | None
    ) -> Sequence[Entry]:
        entries = await self._stored(command, secrets, reply)
        if reply is not None and reply.due:
            version = entries[-1].version if entries else self.table.version
            self._send(reply.connection, reply.frame(version, [entry_text(e) for e in entries]))
        return entries

    async def _stored(
        self, command: Command, secrets: dict[str, str] | None, reply: Reply | None
    ) -> Sequence[Entry]:
        async with self._lock:
            try:
                return await self._tried(command, secrets, reply)
            except NoSuchTable:
                self.rooms.drop(self.row.id)
                raise no_such_table() from None
            except StoreUnavailable as fault:
                self._behind = True
                self.rooms.miss(fault)
                raise unavailable(fault) from fault

    async def _tried(
        self, command: Command, secrets: dict[str, str] | None, reply: Reply | None
    ) -> Sequence[Entry]:
        for _ in range(_TRIES):
            try:
                return await self._try(command, secrets, reply)
            except Conflict:
                await self._catch_up()
            except Repeated as repeated:
                await self._catch_up()
                return repeated.entries
        raise Refused("unavailable", "The table is too busy; try again.")

    async def _try(
        self, command: Command, secrets: dict[str, str] | None, reply: Reply | None
    ) -> Sequence[Entry]:
        if self._behind or getattr(command, "version", 0) > self.table.version:
            await self._catch_up()  # another process has stored what the client saw
        at = self.rooms.now()
        if self._gaps != self.rooms.time.gaps:
            await self._mend(at)
        try:
            trial = decide(self.table, command, self.chance, at)
        except Refused:
            first = await self._first_answer(command)
            if first:
                return first
            raise
        if trial.entries:
            await self._store(trial, secrets)
            self._happen(trial.table, trial.entries, reply)
        return trial.entries

    async def _mend(self, at: str) -> None:
        """Charge nobody for a gap in the server's time."""
        gap = self.rooms.time.gap
        since = None if gap is None else gap.since
        trial = decide(self.table, commands.Mend(None, since), self.chance, at)
        if trial.entries:
            await self._store(trial, None)
            self._happen(trial.table, trial.entries)
        self._gaps = self.rooms.time.gaps

    async def _first_answer(self, command: Command) -> Sequence[Entry]:
        if command.key is None:
            return ()
        return await self.rooms.store.batch_with_key(self.row.id, command.seat, command.key)

    async def _store(self, trial: Trial, secrets: dict[str, str] | None) -> None:
        began = time.perf_counter()
        await self.rooms.store.append(
            self.row.id,
            self.table.version,
            trial.entries,
            summary=new_summary(trial.table, trial.entries),
            secrets=secrets,
            result=result_after(trial.table, trial.entries),
        )
        metrics.STORE_SECONDS.observe(time.perf_counter() - began)
        metrics.ENTRIES.inc(len(trial.entries))
        if secrets:
            self.kept |= secrets

    async def all_entries(self) -> tuple[Entry, ...]:
        """Give all that happened at the table."""
        try:
            return await self.rooms.store.entries_since(self.row.id, 0)
        except StoreUnavailable as fault:
            raise unavailable(fault) from fault

    async def reload(self) -> None:
        """Read the table anew, once a person was forgotten, and show everybody what is left."""
        async with self._lock:
            await self._read_anew()

    async def _read_anew(self) -> None:
        self.table = Table.of(self.row.id, await self.rooms.store.entries_since(self.row.id, 0))
        await self._learn_secrets()
        self._face = None if not self.connections else face_of(self.table)
        for connection in list(self.connections):
            told = await self._snapshot(connection.seats, connection.looking, connection.host, None)
            self._send(connection, framed(to_json(told)))

    async def _learn_secrets(self) -> None:
        kept = await self.rooms.store.secrets(self.row.id)
        self.kept = {name: value for name, value in kept.items() if name != "seed"}

    async def _catch_up(self) -> None:
        """Take in what others have stored."""
        entries = await self.rooms.store.entries_since(self.row.id, self.table.version)
        if entries:
            if any(entry.kind in _NEW_SECRETS for entry in entries):
                await self._learn_secrets()
            table = self.table.copy()
            for entry in entries:
                table.evolve(entry)
            self._happen(table, entries)
            if any(entry.kind in _TAKEN_AWAY for entry in entries):
                await self._read_anew()
        self._behind = False

    async def follow(self, version: int) -> None:
        """Take in what another process stored, up to a version."""
        async with self._lock:
            if version > self.table.version:
                try:
                    await self._catch_up()
                except StoreUnavailable:
                    self._behind = True
                except NoSuchTable:
                    self.rooms.drop(self.row.id)

    async def give_up(self) -> None:
        """Close a table that nobody will find: another process has opened the same rematch."""
        for number, seat in enumerate(self.table.seats):
            if seat.kind == "person" and not self.table.finished:
                await self.carry_out(commands.Agree(number, agree=True))

    # Telling everybody.

    def _happen(self, table: Table, entries: Sequence[Entry], reply: Reply | None = None) -> None:
        """Go on with the table after stored entries, and tell everybody."""
        self.table = table
        self.changed = time.monotonic()
        for entry in entries:
            self.rooms.count(entry, table, self.row.game)
            if entry.kind == "resumed":
                self.rooms.time.now()
                self._gaps = self.rooms.time.gaps  # whoever lets clocks run again has mended them
        self.rooms.set_deadline(self.row.id, table)
        self._broadcast(entries, reply)
        self.rooms.hear(self)
        self.wake_bot()
        if table.paused:
            self.rooms.go_on(self)

    def _broadcast(self, entries: Sequence[Entry], reply: Reply | None) -> None:
        if not self.connections:
            self._face = None
            return
        seats = self._shown_seats(self.connected)
        same = seats == self._seats_told
        before, self._face = self._face, face_of(self.table)
        texts = [entry_text(entry) for entry in entries]
        sharing = {seat for each in self.connections if len(each.seats) > 1 for seat in each.seats}
        update = Update(self.table, before, self._face, None if same else seats, sharing)
        self._seats_told = seats
        frames = UpdateFrames(update, texts)
        for connection in list(self.connections):
            frame = frames.frame(connection.looking)
            if reply is not None and connection is reply.connection:
                frame += reply.frame(self.table.version, texts)
            self._send(connection, frame)
        self._part_with_losers(entries)

    def _part_with_losers(self, entries: Sequence[Entry]) -> None:
        """Let go of connections whose secret opens nothing any more."""
        lost = {entry.seat for entry in entries if entry.kind in _NEW_SECRETS[1:]}
        if not lost:
            return
        for connection in [each for each in self.connections if lost & set(each.seats)]:
            connection.end()
            self.connections.discard(connection)

    def _send(self, connection: Connection, frame: bytes) -> None:
        if not connection.send(frame):
            metrics.SLOW_SOCKETS.inc()
            self.connections.discard(connection)

    def tell_presence(self) -> None:
        """Tell everybody when somebody came, went, or looked at a link."""
        self.rooms.presence.here(self.row.id, self.connected_here)
        seats = self._shown_seats(self.connected)
        if seats == self._seats_told:
            return
        self._seats_told = seats
        frame = framed(to_json({"type": "seats", "seats": seats}))
        for connection in list(self.connections):
            self._send(connection, frame)

    def _shown_seats(self, connected: set[int]) -> list[dict[str, Any]]:
        return shown_seats(self.table, connected, self.rooms.time.now(), self.opened)

    async def join(self, connection: Connection, since: int | None) -> int:
        """Add a listener: it gets a snapshot first, then every update, without a gap.

        Tells how many bytes the snapshot has.
        """
        if not self.connections:
            found = await self.rooms.presence.elsewhere([self.row.id])
            self.elsewhere = found.get(self.row.id, {})
        told = await self._snapshot(connection.seats, connection.looking, connection.host, since)
        if self._face is None or not self.connections:
            self._face = face_of(self.table)
        frame = framed(to_json(told))
        self._send(connection, frame)
        self.connections.add(connection)
        self.tell_presence()
        self._hear()
        self.look()
        return len(frame)

    async def hand_over(self, connection: Connection, seat: int | None) -> None:
        """Let another of a device's seats look: it gets a snapshot of its own, then its updates."""
        looking = looking_of(connection.seats, seat)
        told = await self._snapshot(connection.seats, looking, connection.host, self.table.version)
        connection.looking = looking
        self._send(connection, framed(to_json(told)))

    def part(self, connection: Connection) -> None:
        """Let a listener go."""
        self.connections.discard(connection)
        self.used = self._looked = time.monotonic()
        self.tell_presence()

    async def snapshot(
        self, identity: Identity, since: int | None, seat: int | None = None
    ) -> dict[str, Any]:
        """Give all that somebody may know now, seen by the seat that looks, and what they missed."""
        self.used = time.monotonic()
        looking = looking_of(identity.seats, seat)
        self.rooms.presence.call(self.row.id, identity.seats)
        self._hear()
        return await self._snapshot(identity.seats, looking, identity.host, since)

    async def _snapshot(
        self, seats: tuple[int, ...], looking: tuple[int, ...], host: bool, since: int | None
    ) -> dict[str, Any]:
        if self._behind or (since is not None and since > self.table.version):
            async with self._lock:
                await self._catch_up()
        told = [public_entry(entry) for entry in await self._missed(since)]
        return snapshot(
            self.table,
            face_of(self.table),
            seats,
            looking,
            host,
            self._shown_seats(self.connected | set(seats)),
            told,
        )

    async def _missed(self, since: int | None) -> Sequence[Entry]:
        """Read the newest entries, up to the present moment when this returns.

        Whoever watches does not hold the lock, or players would wait for all who come and read.
        """
        for _ in range(_TRIES):
            version = self.table.version
            entries = await self._newest(since)
            if version == self.table.version:
                return entries
        async with self._lock:
            return await self._newest(since)

    async def _newest(self, since: int | None) -> Sequence[Entry]:
        version = self.table.version
        first = first_missed(since, version)
        entries = await self.rooms.store.entries_since(self.row.id, first)
        return [entry for entry in entries if entry.version <= version]

    async def entries(self, since: int) -> dict[str, Any]:
        """Give a page of what happened here after a version."""
        entries = await self.rooms.store.entries_since(self.row.id, since, PAGE)
        return page_told(entries, self.table.version)

    # Bots.

    def look(self) -> None:
        """Note that somebody wants to know how the game goes: a reason for bots to go on."""
        self._looked = time.monotonic()
        self.wake_bot()

    @property
    def idles(self) -> bool:
        """Whether only bots play and nobody watches them."""
        watched = self.connections or time.monotonic() - self._looked < WATCHED_FOR
        return self.table.unattended and not watched

    def wake_bot(self) -> None:
        """Let the bot that is asked think, if one is."""
        if self.table.asked_bot() is None or self.rooms.closing or self.idles:
            return
        if self._bot is None or self._bot.done():
            self._bot = asyncio.ensure_future(play_bots(self))

    @property
    def busy(self) -> bool:
        """Whether a bot is thinking here."""
        return self._bot is not None and not self._bot.done()

    def attended(self) -> bool:
        """Whether people are here: connected, or heard of a moment ago."""
        return bool(self.connections) or time.monotonic() - self._heard < ABSENT_AFTER

    def _hear(self) -> None:
        """Note that somebody is here: a bot they wait for goes before those nobody waits for."""
        self._heard = time.monotonic()
        self.rooms.bots.thinking.look_again()
