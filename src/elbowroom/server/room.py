"""A room: one table in memory, its lock, its listeners, its bots."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, NamedTuple

import structlog
from pydantic_core import to_json

from elbowroom.protocol.views import Face
from elbowroom.server import commands, metrics
from elbowroom.server.challenges import result_after
from elbowroom.server.clocks import written
from elbowroom.server.commands import Command
from elbowroom.server.connections import Connection, framed
from elbowroom.server.deciding import decide
from elbowroom.server.fairness import Chance
from elbowroom.server.identity import matches
from elbowroom.server.refusing import Refused
from elbowroom.server.replying import Reply
from elbowroom.server.showing import Step, face_of, shown_seats, snapshot
from elbowroom.server.store.interface import (
    Conflict,
    Entry,
    Repeated,
    StoreUnavailable,
    TableRow,
)
from elbowroom.server.table import Table, entry_text, public_entry, summary_after

if TYPE_CHECKING:
    from elbowroom.server.rooms import Rooms

log = structlog.get_logger("elbowroom.room")
NEWEST = 100
"""Entries of a snapshot when the client does not say what it has."""
_TRIES = 5


class Identity(NamedTuple):
    """The seats somebody holds at a table, and whether the table is theirs."""

    seats: tuple[int, ...]
    host: bool


def now() -> str:
    """Tell the time as entries do."""
    return written(datetime.now(UTC))


class Room:
    """One table in memory; everything that changes it goes through its lock."""

    def __init__(self, rooms: Rooms, row: TableRow, table: Table, kept: dict[str, str]) -> None:
        self.rooms = rooms
        self.row = row
        self.table = table
        self.kept = {name: value for name, value in kept.items() if name != "seed"}
        """Hashes of the seats' secrets."""
        self.chance = Chance(kept["seed"], table.drawn_as)
        self.connections: set[Connection] = set()
        self.used = time.monotonic()
        self._lock = asyncio.Lock()
        self._behind = False
        self._face: Face | None = None
        self._seats_told: list[dict[str, Any]] | None = None
        self._bot: asyncio.Task[None] | None = None

    # Who is who.

    def identify(self, secrets: Sequence[str]) -> Identity:
        """Find the seats that these secrets open; unknown ones open nothing."""
        seats = tuple(
            number
            for number, seat in enumerate(self.table.seats)
            if seat.kind == "person"
            and any(matches(secret, self.kept.get(f"seat:{number}")) for secret in secrets)
        )
        host = self.row.host in seats or any(
            matches(secret, self.kept.get("host")) for secret in secrets
        )
        return Identity(seats, host)

    def admit(self, identity: Identity) -> None:
        """Refuse a spectator where the table wants none."""
        if not identity.seats and not identity.host and not self.table.facts["spectators"]:
            raise Refused("not_your_seat", "This table is for its players only.")

    @property
    def connected(self) -> set[int]:
        """The seats somebody is connected for."""
        return {seat for connection in self.connections for seat in connection.seats}

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
            for _ in range(_TRIES):
                try:
                    return await self._try(command, secrets, reply)
                except Conflict:
                    await self._catch_up()
                except Repeated as repeated:
                    await self._catch_up()
                    return repeated.entries
                except StoreUnavailable as fault:
                    self._behind = True
                    raise unavailable(fault) from fault
            raise Refused("unavailable", "The table is too busy; try again.")

    async def _try(
        self, command: Command, secrets: dict[str, str] | None, reply: Reply | None
    ) -> Sequence[Entry]:
        if self._behind or getattr(command, "version", 0) > self.table.version:
            await self._catch_up()  # another process has stored what the client saw
        try:
            entries = decide(self.table, command, self.chance, now())
        except Refused:
            first = await self._first_answer(command)
            if first:
                return first
            raise
        if entries:
            await self._store(entries, secrets)
            self._happen(entries, reply)
        return entries

    async def _first_answer(self, command: Command) -> Sequence[Entry]:
        if command.key is None:
            return ()
        return await self.rooms.store.batch_with_key(self.row.id, command.seat, command.key)

    async def _store(self, entries: list[Entry], secrets: dict[str, str] | None) -> None:
        began = time.perf_counter()
        await self.rooms.store.append(
            self.row.id,
            self.table.version,
            entries,
            summary=summary_after(self.table, entries),
            secrets=secrets,
            result=result_after(self.table, entries),
        )
        metrics.STORE_SECONDS.observe(time.perf_counter() - began)
        metrics.ENTRIES.inc(len(entries))
        if secrets:
            self.kept |= secrets

    async def _catch_up(self) -> None:
        """Take in what others have stored."""
        entries = await self.rooms.store.entries_since(self.row.id, self.table.version)
        if entries:
            if any(entry.kind == "seated" for entry in entries):
                kept = await self.rooms.store.secrets(self.row.id)
                self.kept = {name: value for name, value in kept.items() if name != "seed"}
            self._happen(entries)
        self._behind = False

    async def follow(self, version: int) -> None:
        """Take in what another process stored, up to a version."""
        async with self._lock:
            if version > self.table.version:
                try:
                    await self._catch_up()
                except StoreUnavailable:
                    self._behind = True

    # Telling everybody.

    def _happen(self, entries: Sequence[Entry], reply: Reply | None = None) -> None:
        """Let stored entries happen here, and tell everybody."""
        for entry in entries:
            self.table.evolve(entry)
            self._count(entry)
        self.rooms.set_deadline(self.row.id, self.table)
        self._broadcast(entries, reply)
        self.wake_bot()

    def _count(self, entry: Entry) -> None:
        if entry.kind == "action" and entry.seat is not None:
            by = "bot" if self.table.seats[entry.seat].player else "person"
            metrics.MOVES.labels(by).inc()
        elif entry.kind == "over":
            metrics.GAMES_OVER.labels(self.row.game).inc()

    def _broadcast(self, entries: Sequence[Entry], reply: Reply | None) -> None:
        if not self.connections:
            self._face = None
            return
        seats = shown_seats(self.table, self.connected)
        same = seats == self._seats_told
        before, self._face = self._face, face_of(self.table)
        texts = [entry_text(entry) for entry in entries]
        step = Step(self.table, before, self._face, texts, None if same else seats)
        self._seats_told = seats
        groups: dict[tuple[int, ...], bytes] = {}
        for connection in list(self.connections):
            if connection.seats not in groups:
                groups[connection.seats] = framed(step.message(connection.seats))
            frame = groups[connection.seats]
            if reply is not None and connection is reply.connection:
                frame += reply.frame(self.table.version, texts)
            self._send(connection, frame)

    def _send(self, connection: Connection, frame: bytes) -> None:
        if not connection.send(frame):
            metrics.SLOW_SOCKETS.inc()
            self.connections.discard(connection)

    def _tell_presence(self) -> None:
        seats = shown_seats(self.table, self.connected)
        if seats == self._seats_told:
            return
        self._seats_told = seats
        frame = framed(to_json({"type": "seats", "seats": seats}))
        for connection in list(self.connections):
            self._send(connection, frame)

    async def join(self, connection: Connection, since: int | None) -> None:
        """Add a listener: it gets a snapshot first, then every update, without a gap."""
        async with self._lock:
            if self._behind:
                await self._catch_up()
            told = await self._snapshot(connection.seats, connection.host, since)
            if self._face is None or not self.connections:
                self._face = face_of(self.table)
            if self._face is not None:
                self._face.keep(connection.seats)
            self._send(connection, framed(to_json(told)))
            self.connections.add(connection)
            self._tell_presence()

    def part(self, connection: Connection) -> None:
        """Let a listener go."""
        self.connections.discard(connection)
        self.used = time.monotonic()
        self._tell_presence()

    async def snapshot(self, identity: Identity, since: int | None) -> dict[str, Any]:
        """Give all that somebody may know now, with the entries they missed."""
        self.used = time.monotonic()
        async with self._lock:
            if self._behind:
                await self._catch_up()
            return await self._snapshot(identity.seats, identity.host, since)

    async def _snapshot(
        self, seats: tuple[int, ...], host: bool, since: int | None
    ) -> dict[str, Any]:
        if since is not None and since > self.table.version:
            await self._catch_up()
        version = self.table.version
        first = max(0, version - NEWEST) if since is None or since > version else since
        entries = await self.rooms.store.entries_since(self.row.id, first)
        told = [public_entry(entry) for entry in entries if entry.version <= version]
        return snapshot(
            self.table,
            face_of(self.table),
            seats,
            host,
            shown_seats(self.table, self.connected | set(seats)),
            told,
        )

    # Bots.

    def wake_bot(self) -> None:
        """Let the bot that is asked think, if one is."""
        if self.table.asked_bot() is None or self.rooms.closing:
            return
        if self._bot is None or self._bot.done():
            self._bot = asyncio.ensure_future(self._play_bots())

    @property
    def busy(self) -> bool:
        """Whether a bot is thinking here."""
        return self._bot is not None and not self._bot.done()

    async def _play_bots(self) -> None:
        """Let bots answer as long as bots are asked."""
        while not self.rooms.closing:
            if self.rooms.bot_delay:
                await asyncio.sleep(self.rooms.bot_delay)
            table, version = self.table, self.table.version
            bot, seat = table.asked_bot(), table.asked()
            if bot is None or seat is None or table.play is None:
                return
            try:
                action = await self.rooms.bots.choose(
                    self.row.game, table.play.state, seat, bot, self.row.id
                )
                if self.rooms.closing:
                    return  # the bot was interrupted: what it answers is not its choice
                await self.carry_out(commands.Act(seat, version, action, by_bot=True))
            except Refused as refused:
                if refused.code == "unavailable":
                    await asyncio.sleep(1)
                elif refused.code not in ("stale", "not_your_turn", "not_now"):
                    log.error("bot refused", table=self.row.id, error=str(refused))
                    return


def unavailable(fault: StoreUnavailable) -> Refused:
    """Refuse because the database cannot be used now; nothing was acknowledged."""
    log.error("database unavailable", error=str(fault))
    return Refused(
        "unavailable",
        "The server cannot store anything now. Nothing was acknowledged: send it again with its key.",
    )
