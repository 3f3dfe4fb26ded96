"""All tables of one page: found, opened, and asked in the words of the protocol."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any

from elbowroom.browser import calls  # noqa: F401 - its functions answer the calls
from elbowroom.browser.api import Call, Described
from elbowroom.browser.journal import Journal, JournalFailed, Kept
from elbowroom.browser.lines import Line, Tell
from elbowroom.browser.room import Room
from elbowroom.browser.thinking import Ask, PageStudies, Thinking
from elbowroom.hosting.access import no_such_table
from elbowroom.hosting.answers import STATUS
from elbowroom.kernel.errors import ElbowroomError
from elbowroom.table.clocks import written
from elbowroom.table.new_table import NewTable
from elbowroom.table.refused import Refused
from elbowroom.table.table import Table

BOT_DELAY = 0.4
"""Seconds a bot waits before each decision, so that people can follow."""
BETWEEN = 0.5
"""Seconds between two looks at the clocks."""
UNREADABLE = "This table cannot be read: another version made it, or what was kept is damaged."
FAILED = "Something went wrong here; nothing was lost. Try again."


Held = Callable[[str, bool], None]
"""Hears whether a table is played in this tab, or only watched."""


def unreadable(entry: int) -> Refused:
    """Refuse a table with the first entry that does not fit; 0 where not even the entries can be read."""
    return Refused("malformed", UNREADABLE, key="table_unreadable", values={"entry": entry})


def first_misfit(kept: Kept) -> int:
    """Find the first entry that cannot follow those before it."""
    table = Table(kept.row.id)
    for number, entry in enumerate(kept.entries, start=1):
        try:
            table.evolve(entry)
        except Exception:  # noqa: BLE001 - whatever is wrong with it, it is this one
            return number
    return 0


def _untold(table: str, here: bool) -> None:
    """Nobody minds."""


class Page:
    """The tables of one page, and everybody who thinks for them."""

    def __init__(
        self,
        described: Described,
        journal: Journal,
        ask: Ask,
        *,
        bot_delay: float = BOT_DELAY,
        held: Held | None = None,
    ) -> None:
        self.described = described
        self.journal = journal
        self.thinking = Thinking(ask)
        self.studies = PageStudies(self.thinking)
        self.bot_delay = bot_delay
        self.tell_held = held or _untold
        self._rooms: dict[str, Room] = {}
        self._loading = asyncio.Lock()

    def time(self) -> datetime:
        """Tell the time."""
        return datetime.now(UTC)

    def now(self) -> str:
        """Tell the time as entries do."""
        return written(self.time())

    async def answer(
        self, method: str, address: str, body: Any, secrets: list[str]
    ) -> tuple[int, Any]:
        """Answer a call as a server would: a status, and plain data."""
        try:
            handler, wish, given = self.described.find(method, address, body)
            return await handler(Call(self, wish, given, secrets))
        except Refused as refused:
            return STATUS[refused.code], refused.body()
        except ElbowroomError as fault:
            return self._refusal("malformed", str(fault))
        except JournalFailed as fault:
            return self._refusal("unavailable", str(fault), fault.key)

    def _refusal(self, code: str, message: str, key: str | None = None) -> tuple[int, Any]:
        return STATUS[code], Refused(code, message, key=key).body()

    def line(self, table_id: str, tell: Tell) -> Line:
        """Open a line to a table."""
        return Line(self, table_id, tell)

    async def room(self, table_id: str) -> Room:
        """Find a table, reading it if need be."""
        found = self._rooms.get(table_id)
        if found is None:
            async with self._loading:
                found = self._rooms.get(table_id) or await self._load(table_id)
        return found

    async def _load(self, table_id: str) -> Room:
        try:
            kept = await self.journal.load(table_id)
        except (ValueError, TypeError, KeyError) as fault:
            raise unreadable(0) from fault
        if kept is None:
            raise no_such_table()
        try:
            room = Room(self, kept)
        except Exception as fault:
            raise unreadable(first_misfit(kept)) from fault
        self._rooms[table_id] = room
        return room

    async def open(self, new: NewTable, brought: dict[int, str] | None = None) -> Room:
        """Keep a new table and open its room; `brought` are secrets that open seats there too."""
        given = new.given | (brought or {})
        held = {str(seat): secret for seat, secret in given.items()}
        if new.host is not None:
            held["-1"] = new.host
        kept = Kept(new.row, new.secrets, (tuple(new.entries),), held)
        await self.journal.create(kept)
        room = self._rooms[new.row.id] = Room(self, kept)
        return room

    async def remove(self, table_id: str) -> None:
        """Forget a table for good."""
        await self.journal.remove(table_id)
        self._rooms.pop(table_id, None)

    # What other tabs do.

    async def follow(self, table_id: str) -> None:
        """Take in what another tab has kept of a table."""
        room = self._rooms.get(table_id)
        if room is not None:
            await room.follow()

    async def take_over(self, table_id: str) -> None:
        """Play at a table where another tab played before."""
        room = self._rooms.get(table_id)
        if room is not None:
            await room.take_over()

    async def look_at_the_clocks(self) -> None:
        """Let clocks run out at the tables somebody looks at."""
        for room in [each for each in self._rooms.values() if each.lines]:
            try:
                await room.look_at_the_clock()
            except Refused:
                continue  # another tab plays there, and looks itself
