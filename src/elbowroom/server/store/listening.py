"""Who wants to be told of what happens at a table, and what they were told last."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from secrets import token_hex
from typing import Any

from elbowroom.server.store.moderating import Asked, Statement

PUSH, MAIL = "push", "mail"
"""The ways to reach somebody."""
MOST_TABLES_ASKED = 200
"""Tables that are asked about at once."""
MOST_DUE = 100
"""Notices that are taken up at once."""

_LISTENER = "id, kind, mark, body, confirmed, at, seen"
_WISH = (
    "notices.listener, notices.table_id, notices.seat, notices.told, notices.shown, "
    "notices.tries, notices.due, listeners.kind, listeners.body, listeners.confirmed"
)
_JOINED = (
    "FROM {prefix}notices AS notices JOIN {prefix}listeners AS listeners "
    "ON listeners.id = notices.listener"
)
_ONE = "listener = {mark} AND table_id = {mark} AND seat = {mark}"


@dataclass(frozen=True)
class Listener:
    """One way to reach somebody; what it is lies in `body`, sealed."""

    id: str
    """The hash of a secret that whoever listens keeps."""
    kind: str
    mark: str
    """What two listeners at one address have in common; it says nothing about the address."""
    body: str
    confirmed: bool
    at: str
    """Since when there is one; ISO 8601."""
    seen: str
    """When its owner was last here."""


@dataclass(frozen=True)
class Wish:
    """Somebody who wants to be told about a seat, and what they know."""

    listener: str
    table_id: str
    seat: int
    told: str
    """What they were told about last, or saw for themselves."""
    shown: bool
    """Whether that was told and has not been withdrawn."""
    tries: int
    due: str | None
    """When there is something to be told; ISO 8601."""
    kind: str
    body: str
    confirmed: bool

    @property
    def key(self) -> tuple[str, str, int]:
        """Which wish it is."""
        return self.listener, self.table_id, self.seat


class Listening:
    """Listeners and wishes in a database."""

    def __init__(self, store: Asked) -> None:
        self._store = store

    # Listeners.

    async def keep(self, listener: Listener) -> None:
        """Keep a listener, in place of what was kept of it."""
        values = (
            listener.id,
            listener.kind,
            listener.mark,
            listener.body,
            int(listener.confirmed),
            listener.at,
            listener.seen,
        )
        marks = ", ".join("{mark}" for _ in values)
        await self._store.tell(
            [
                ("DELETE FROM {prefix}listeners WHERE id = {mark}", (listener.id,)),
                (f"INSERT INTO {{prefix}}listeners VALUES ({marks})", values),  # noqa: S608 - names of our own
            ]
        )

    async def find(self, ids: Sequence[str]) -> list[Listener]:
        """Give those of these listeners that there are."""
        if not ids:
            return []
        query = f"SELECT {_LISTENER} FROM {{prefix}}listeners WHERE id IN ({_marks(ids)})"  # noqa: S608 - names of our own
        return [_listener(row) for row in await self._store.ask(query, *ids)]

    async def with_mark(self, mark: str, since: str) -> int:
        """Count the listeners at one address that were made since a time."""
        query = "SELECT count(*) FROM {prefix}listeners WHERE mark = {mark} AND at >= {mark}"
        ((count,),) = await self._store.ask(query, mark, since)
        return int(count)

    async def at_seat(self, table_id: str, seat: int) -> list[Listener]:
        """List who is told about a seat."""
        query = (
            f"SELECT {', '.join(f'listeners.{each.strip()}' for each in _LISTENER.split(','))} "
            f"{_JOINED} WHERE notices.table_id = {{mark}} AND notices.seat = {{mark}}"
        )
        return [_listener(row) for row in await self._store.ask(query, table_id, seat)]

    async def confirm(self, listener: str) -> None:
        """Note that whoever has an address wants to be told there."""
        change = "UPDATE {prefix}listeners SET confirmed = 1 WHERE id = {mark}"
        await self._store.tell([(change, (listener,))])

    async def see(self, listener: str, at: str) -> None:
        """Note that the owner of a listener was here."""
        change = "UPDATE {prefix}listeners SET seen = {mark} WHERE id = {mark}"
        await self._store.tell([(change, (at, listener))])

    async def forget(self, ids: Sequence[str]) -> None:
        """Forget listeners with all they wanted to be told."""
        await self._store.tell(
            [
                (statement, (each,))
                for each in ids
                for statement in (
                    "DELETE FROM {prefix}notices WHERE listener = {mark}",
                    "DELETE FROM {prefix}listeners WHERE id = {mark}",
                )
            ]
        )

    async def forget_seat(self, table_id: str, seat: int) -> None:
        """Forget who was told about a seat, and those who were told about nothing else."""
        ids = [each.id for each in await self.at_seat(table_id, seat)]
        gone = "DELETE FROM {prefix}notices WHERE table_id = {mark} AND seat = {mark}"
        idle = (
            "DELETE FROM {prefix}listeners WHERE id = {mark} AND NOT EXISTS "
            "(SELECT 1 FROM {prefix}notices WHERE listener = {mark})"
        )
        await self._store.tell([(gone, (table_id, seat)), *[(idle, (each, each)) for each in ids]])

    async def tidy(self, unseen_since: str, unconfirmed_since: str) -> None:
        """Forget who has not been here for long, and addresses that nobody confirmed."""
        old = "seen < {mark} OR (confirmed = 0 AND at < {mark})"
        values = (unseen_since, unconfirmed_since)
        theirs = f"listener IN (SELECT id FROM {{prefix}}listeners WHERE {old})"  # noqa: S608 - names of our own
        await self._store.tell(
            [
                (f"DELETE FROM {{prefix}}notices WHERE {theirs}", values),  # noqa: S608 - same
                (f"DELETE FROM {{prefix}}listeners WHERE {old}", values),  # noqa: S608 - same
            ]
        )

    async def counts(self) -> dict[str, int]:
        """Count the listeners of each kind that may be told something."""
        query = "SELECT kind, count(*) FROM {prefix}listeners WHERE confirmed = 1 GROUP BY kind"
        return {str(kind): int(count) for kind, count in await self._store.ask(query)}

    # Wishes.

    async def want(self, listener: str, table_id: str, seats: Sequence[int], told: str) -> None:
        """Let somebody be told about seats from now on; again is harmless."""
        new = (
            "INSERT INTO {prefix}notices VALUES "
            "({mark}, {mark}, {mark}, {mark}, 0, '', NULL, 0) ON CONFLICT DO NOTHING"
        )
        await self._store.tell([(new, (listener, table_id, seat, told)) for seat in seats])

    async def want_no_more(self, listener: str, table_id: str) -> None:
        """Tell somebody nothing more about a table."""
        gone = "DELETE FROM {prefix}notices WHERE listener = {mark} AND table_id = {mark}"
        await self._store.tell([(gone, (listener, table_id))])

    async def follow(self, table_id: str, new_table: str) -> None:
        """Let everybody who is told about a table be told about its rematch too."""
        copied = (
            "INSERT INTO {prefix}notices SELECT listener, {mark}, seat, '', 0, '', NULL, 0 "
            "FROM {prefix}notices WHERE table_id = {mark} ON CONFLICT DO NOTHING"
        )
        await self._store.tell([(copied, (new_table, table_id))])

    async def tables(self) -> set[str]:
        """Give the tables of which somebody wants to be told."""
        return {
            id for (id,) in await self._store.ask("SELECT DISTINCT table_id FROM {prefix}notices")
        }

    async def tables_of(self, listener: str) -> list[str]:
        """List the tables of which somebody is told."""
        query = "SELECT DISTINCT table_id FROM {prefix}notices WHERE listener = {mark} ORDER BY 1"
        return [id for (id,) in await self._store.ask(query, listener)]

    async def wishes(self, table_ids: Sequence[str]) -> list[Wish]:
        """List who wants to be told about these tables."""
        if not table_ids:
            return []
        query = f"SELECT {_WISH} {_JOINED} WHERE notices.table_id IN ({_marks(table_ids)})"
        return [_wish(row) for row in await self._store.ask(query, *table_ids)]

    async def due(self, now: str) -> list[Wish]:
        """List those to whom something is to be told by now, the longest due first."""
        query = (
            f"SELECT {_WISH} {_JOINED} WHERE notices.due <= {{mark}} "
            "ORDER BY notices.due LIMIT {mark}"
        )
        return [_wish(row) for row in await self._store.ask(query, now, MOST_DUE)]

    async def set_due(self, wish: Wish, due: str | None) -> None:
        """Note when there is something to tell."""
        await self._change(wish, "due = {mark}", due)

    async def try_later(self, wish: Wish, due: str) -> None:
        """Tell later what could not be told now."""
        await self._change(wish, "told = '', shown = 0, due = {mark}, tries = tries + 1", due)

    async def know(self, wish: Wish, told: str) -> None:
        """Note that somebody knows something without having been told."""
        await self._change(wish, "told = {mark}, shown = 0, due = NULL, tries = 0", told)

    async def succeed(self, wish: Wish) -> None:
        """Note that something was told."""
        await self._change(wish, "tries = 0")

    async def claim(self, wish: Wish, told: str, *, shown: bool) -> bool:
        """Take it upon oneself to tell something; False if another process has."""
        mine = token_hex(8)
        change = (
            "UPDATE {prefix}notices SET told = {mark}, shown = {mark}, taken_by = {mark}, "  # noqa: S608 - names of our own
            f"due = NULL WHERE {_ONE} AND told = {{mark}} AND shown = {{mark}}"
        )
        before = (wish.told, int(wish.shown))
        await self._store.tell([(change, (told, int(shown), mine, *wish.key, *before))])
        query = f"SELECT taken_by FROM {{prefix}}notices WHERE {_ONE} AND told = {{mark}}"  # noqa: S608 - same
        return [(mine,)] == [tuple(row) for row in await self._store.ask(query, *wish.key, told)]

    async def _change(self, wish: Wish, change: str, *values: object) -> None:
        statement: Statement = (
            f"UPDATE {{prefix}}notices SET {change} WHERE {_ONE}",  # noqa: S608 - names of our own
            (*values, *wish.key),
        )
        await self._store.tell([statement])


def _marks(values: Sequence[object]) -> str:
    return ", ".join("{mark}" for _ in values)


def _listener(row: tuple[Any, ...]) -> Listener:
    id, kind, mark, body, confirmed, at, seen = row
    return Listener(id, kind, mark, body, bool(confirmed), at, seen)


def _wish(row: tuple[Any, ...]) -> Wish:
    listener, table_id, seat, told, shown, tries, due, kind, body, confirmed = row
    return Wish(
        listener, table_id, seat, told, bool(shown), tries, due, kind, body, bool(confirmed)
    )
