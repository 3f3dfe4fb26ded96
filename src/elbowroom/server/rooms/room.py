"""A room: one table in memory, its lock, its listeners, its bots."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

import structlog
from pydantic_core import to_json

from elbowroom.protocol.views import TableView
from elbowroom.server.ops import metrics
from elbowroom.server.socket.connections import Connection
from elbowroom.server.socket.frames import Reply, UpdateFrames, framed
from elbowroom.server.store.interface import Conflict, Repeated, StoreUnavailable
from elbowroom.table import commands
from elbowroom.table.challenges import result_after
from elbowroom.table.clocks import now
from elbowroom.table.commands import Command
from elbowroom.table.deciding import Trial, decide
from elbowroom.table.entries import Entry, TableRow, entry_text, public_entry
from elbowroom.table.fairness import Chance
from elbowroom.table.identity import matches
from elbowroom.table.refused import Refused
from elbowroom.table.table import Table
from elbowroom.table.views import (
    Update,
    explained_action,
    face_of,
    new_summary,
    shown_seats,
    snapshot,
)

if TYPE_CHECKING:
    from elbowroom.server.rooms.rooms import Rooms

log = structlog.get_logger("elbowroom.room")
NEWEST = 100
"""Entries of a snapshot when the client does not say what it has."""
_TRIES = 5


class Identity(NamedTuple):
    """The seats somebody holds at a table, and whether the table is theirs."""

    seats: tuple[int, ...]
    host: bool


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
        self.used = time.monotonic()
        self._lock = asyncio.Lock()
        self._behind = False
        self._face: TableView | None = None
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

    def explain(self, identity: Identity, seat: int | None, action: str) -> dict[str, Any]:
        """Say whether an action is allowed, and why not, to somebody who may know."""
        self.admit(identity)
        if seat is not None and seat not in identity.seats:
            raise Refused("not_your_seat", f"Seat {seat} is not yours: the seat link does not fit.")
        return explained_action(self.table, seat, action)

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
            trial = decide(self.table, command, self.chance, now())
        except Refused:
            first = await self._first_answer(command)
            if first:
                return first
            raise
        if trial.entries:
            await self._store(trial, secrets)
            self._happen(trial.table, trial.entries, reply)
        return trial.entries

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

    async def _catch_up(self) -> None:
        """Take in what others have stored."""
        entries = await self.rooms.store.entries_since(self.row.id, self.table.version)
        if entries:
            if any(entry.kind == "seated" for entry in entries):
                kept = await self.rooms.store.secrets(self.row.id)
                self.kept = {name: value for name, value in kept.items() if name != "seed"}
            table = self.table.copy()
            for entry in entries:
                table.evolve(entry)
            self._happen(table, entries)
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

    def _happen(self, table: Table, entries: Sequence[Entry], reply: Reply | None = None) -> None:
        """Go on with the table after stored entries, and tell everybody."""
        self.table = table
        for entry in entries:
            self._count(entry)
        self.rooms.set_deadline(self.row.id, table)
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
        update = Update(self.table, before, self._face, None if same else seats)
        self._seats_told = seats
        frames = UpdateFrames(update, texts)
        for connection in list(self.connections):
            frame = frames.frame(connection.seats)
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
