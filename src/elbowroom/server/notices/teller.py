"""The teller: looks which turns wait for somebody who is not there, and tells them, once."""

from __future__ import annotations

import asyncio
import hashlib
import time
from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Any

import structlog

from elbowroom.server.notices.desk import Desk
from elbowroom.server.notices.letters import telling
from elbowroom.server.notices.outcome import Outcome
from elbowroom.server.notices.quiet import Quiet, next_time, zone_of
from elbowroom.server.notices.webpush import Message, Subscription
from elbowroom.server.notices.wording import (
    TURN,
    Notice,
    notice_for,
    seconds_left,
    worded,
)
from elbowroom.server.ops import metrics
from elbowroom.server.store.interface import StoreError
from elbowroom.server.store.listening import MOST_DUE, MOST_TABLES_ASKED, PUSH, Wish
from elbowroom.table.clocks import moment, written
from elbowroom.table.refused import Refused

if TYPE_CHECKING:
    from elbowroom.server.rooms.room import Room
    from elbowroom.server.rooms.rooms import Rooms

log = structlog.get_logger("elbowroom.notices")
SECONDS_BETWEEN_LOOKS = 30.0
"""Between two looks at which tables somebody wants to be told of; other processes add some."""
SECONDS_BETWEEN_TIDYINGS = 3600.0
MOST_TRIES = 6
"""How often one notice is tried; then only the next one is."""
FIRST_WAIT, LONGEST_WAIT = 60.0, 6 * 3600.0
"""Seconds until something is tried again, doubled each time, whatever the other side asks for."""
AT_ONCE = 8
"""Notices on their way at the same time."""
DAYS_UNSEEN, DAYS_UNCONFIRMED = 180, 2
_DAY = 86400
_NEWEST = 80
"""Entries in which whoever played last is looked for."""
_TTL = {"turn": 2 * _DAY, "invited": 7 * _DAY, "over": 7 * _DAY, "closed": _DAY}
_QUICK = 3600
"""Seconds on a clock below which a turn is urgent."""


class Teller:
    """Tells people what happens at their tables while they are not there."""

    def __init__(self, rooms: Rooms, desk: Desk) -> None:
        self._rooms = rooms
        self.desk = desk
        self._listening = desk.listening
        self._watched: set[str] = set()
        """Tables of which somebody wants to be told."""
        self._pending: set[str] = set()
        self._held: dict[str, tuple[float, int]] = {}
        """By push service or mail server: until when it is left alone, and how often it failed."""
        self._looked = self._tidied = -SECONDS_BETWEEN_TIDYINGS
        self._work: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to look."""
        self._work = asyncio.create_task(self._go_on())

    async def close(self) -> None:
        """Stop; what is due stays due."""
        if self._work is not None:
            self._work.cancel()
            await asyncio.gather(self._work, return_exceptions=True)
        await self.desk.close()

    def heard(self, room: Room) -> None:
        """Note that something happened at a table: as little as can be, for a move waits."""
        if room.row.id in self._watched:
            self._pending.add(room.row.id)

    def watch(self, table_id: str) -> None:
        """Look at a table from now on, and at once."""
        self._watched.add(table_id)
        self._pending.add(table_id)

    async def _go_on(self) -> None:
        while True:
            try:
                await self.look()
            except StoreError as fault:
                log.error("notices wait", error=str(fault))
            except Exception as fault:
                log.error("notice failed", exc_info=fault)
            await asyncio.sleep(self.desk.settings.tick)

    async def look(self) -> None:
        """Look once at what has changed and at what is due."""
        now = time.monotonic()
        if now - self._looked >= SECONDS_BETWEEN_LOOKS:
            self._looked = now
            tables = await self._listening.tables()
            self._pending |= tables - self._watched
            self._watched = tables
        if now - self._tidied >= SECONDS_BETWEEN_TIDYINGS:
            self._tidied = now
            await self._tidy()
        changed = list(self._pending)[:MOST_TABLES_ASKED]
        self._pending.difference_update(changed)
        await self._tell(await self._listening.wishes(changed))
        await self._tell(await self._due())

    async def _due(self) -> Sequence[Wish]:
        due = await self._listening.due(written(self._now()))
        if len(due) == MOST_DUE:
            log.warning("many notices are due", count=len(due))
        return due

    def _now(self) -> datetime:
        return self._rooms.time.now()

    async def _tidy(self) -> None:
        now = self._now()
        unseen = written(now - timedelta(days=DAYS_UNSEEN))
        await self._listening.tidy(unseen, written(now - timedelta(days=DAYS_UNCONFIRMED)))

    async def _tell(self, wishes: Sequence[Wish]) -> None:
        free = asyncio.Semaphore(AT_ONCE)

        async def one(wish: Wish) -> None:
            async with free:
                await self._consider(wish)

        await asyncio.gather(*(one(wish) for wish in wishes))

    async def _consider(self, wish: Wish) -> None:
        """Decide what somebody has to know, and when."""
        try:
            room = await self._rooms.get(wish.table_id)
        except Refused as refused:
            if refused.code == "no_such_table":
                await self._listening.want_no_more(wish.listener, wish.table_id)
            return
        notice = notice_for(room.table, wish.seat)
        if room.table.rematch is not None and wish.told != (notice.about if notice else ""):
            await self._listening.follow(wish.table_id, room.table.rematch)
            self.watch(room.table.rematch)
        if notice is None:
            await self._withdraw(wish)
        elif notice.about == wish.told:
            return
        elif await self._looks(room, wish.seat):
            await self._listening.know(wish, notice.about)
        elif wish.confirmed:
            await self._in_time(wish, notice, room)

    async def _looks(self, room: Room, seat: int) -> bool:
        """Whether whoever holds a seat looks at the table; behind another process, is connected."""
        if any(seat in each.seats and each.attending for each in room.connections):
            return True
        elsewhere = await self._rooms.presence.elsewhere([room.row.id])
        seen = elsewhere.get(room.row.id, {}).get(seat)
        return seen is not None and seen.connected

    async def _in_time(self, wish: Wish, notice: Notice, room: Room) -> None:
        """Tell somebody now, or note when."""
        body = self.desk.keys.open(wish.body)
        if body is None or not self.desk.reaches(wish.kind):
            return  # sealed by another key, or a way that is not offered any more
        now = self._now()
        due = self._time_for(wish, notice, body, now)
        if due > now:
            if wish.due != written(due):
                await self._listening.set_due(wish, written(due))
            return
        if not await self._listening.claim(wish, notice.about, shown=True):
            return
        await self._settle(wish, await self._send(wish, notice, room, body), body)

    def _time_for(
        self, wish: Wish, notice: Notice, body: dict[str, Any], now: datetime
    ) -> datetime:
        settings = self.desk.settings
        after = settings.push_after if wish.kind == PUSH else settings.mail_after
        due = moment(notice.since) + timedelta(seconds=after) if notice.since else now
        if wish.tries and wish.due is not None:
            due = max(due, moment(wish.due))
        due = next_time(max(due, now), Quiet(*body["quiet"]), zone_of(body["zone"], body["offset"]))
        held = self._held.get(self.desk.way(wish.kind, body), (0.0, 0))[0] - time.monotonic()
        return due if held <= 0 else max(due, now + timedelta(seconds=held))

    async def _send(self, wish: Wish, notice: Notice, room: Room, body: dict[str, Any]) -> Outcome:
        table, now = room.table, self._now()
        since = max(0, table.version - _NEWEST)
        entries = await self._rooms.store.entries_since(wish.table_id, since)
        told = worded(notice, table, wish.seat, entries, now, body["language"])
        if wish.kind == PUSH:
            left = seconds_left(table, wish.seat, now) if notice.kind == TURN else None
            known = {
                "kind": notice.kind,
                "table": wish.table_id,
                "url": url_of(wish, notice, table),
            }
            message = Message(
                {**known, "title": told.title, "body": told.body, "lang": body["language"]},
                topic_of(wish),
                min(_TTL[notice.kind], _DAY * 2 if left is None else max(60, left)),
                "high" if left is not None and left < _QUICK else "normal",
            )
            return await self.desk.push(_subscription(body), message)
        path = url_of(wish, notice, table)
        return await self.desk.write(
            telling(self.desk, wish.listener, body, told.title, told.body, path)
        )

    async def _settle(self, wish: Wish, outcome: Outcome, body: dict[str, Any]) -> None:
        """Go on as the way to somebody answers: done, gone, given up, or later."""
        metrics.NOTICES.labels(wish.kind, outcome.word).inc()
        way = self.desk.way(wish.kind, body)
        if outcome.word == "gone":
            await self._listening.forget([wish.listener])
        elif outcome.word == "later":
            wait = self._hold(way, outcome.seconds)
            if wish.tries + 1 >= MOST_TRIES:
                log.warning("notice given up", table=wish.table_id, way=wish.kind)
                await self._listening.succeed(wish)
                return
            due = self._now() + timedelta(seconds=wait)
            await self._listening.try_later(wish, written(due))
        else:
            self._held.pop(way, None)
            await self._listening.succeed(wish)

    def _hold(self, way: str, asked: float | None) -> float:
        """Leave a push service or the mail server alone for a while; for how long."""
        failures = self._held.get(way, (0.0, 0))[1]
        wait = min(LONGEST_WAIT, max(FIRST_WAIT * float(2**failures), asked or 0.0))
        self._held[way] = (time.monotonic() + wait, min(failures + 1, 10))
        return wait

    async def _withdraw(self, wish: Wish) -> None:
        """Take back what was told and is not so any more; a letter cannot be taken back."""
        if wish.due is not None:
            await self._listening.set_due(wish, None)
        if not wish.shown or not wish.told.startswith(TURN):
            return
        if not await self._listening.claim(wish, "", shown=False):
            return
        body = self.desk.keys.open(wish.body)
        if wish.kind != PUSH or body is None or not self.desk.reaches(PUSH):
            return
        way = self.desk.way(PUSH, body)
        if self._held.get(way, (0.0, 0))[0] > time.monotonic():
            return
        gone: dict[str, object] = {"kind": "withdrawn", "table": wish.table_id}
        outcome = await self.desk.push(
            _subscription(body), Message(gone, topic_of(wish), _DAY, "low")
        )
        metrics.NOTICES.labels(PUSH, "withdrawn" if outcome.word == "sent" else outcome.word).inc()
        if outcome.word == "gone":
            await self._listening.forget([wish.listener])
        elif outcome.word == "later":
            self._hold(way, outcome.seconds)


def topic_of(wish: Wish) -> str:
    """Name what a notice is about, so that a newer one takes its place; push services learn nothing."""
    return hashlib.sha256(f"{wish.listener}|{wish.table_id}".encode()).hexdigest()[:24]


def url_of(wish: Wish, notice: Notice, table: Any) -> str:
    """Give the way to what a notice is about: the table, at what happened meanwhile."""
    if notice.kind == "invited":
        return f"/t/{table.rematch}"
    return f"/t/{wish.table_id}?news" if notice.kind == TURN else f"/t/{wish.table_id}"


def _subscription(body: dict[str, Any]) -> Subscription:
    return Subscription(body["endpoint"], body["p256dh"], body["auth"])
