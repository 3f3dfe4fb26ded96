"""The page's Python in its worker: texts in from JavaScript, texts out, and the browser's own journal."""

from __future__ import annotations

import base64
import json
import pickle
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import asdict, replace
from typing import Any, Protocol

from elbowroom.browser.api import shipped
from elbowroom.browser.journal import (
    Batch,
    Conflict,
    Journal,
    JournalFailed,
    Kept,
    MemoryJournal,
    read_batch,
    read_kept,
    written_batch,
    written_head,
)
from elbowroom.browser.lines import Line
from elbowroom.browser.page import BOT_DELAY, Held, Page
from elbowroom.hosting.bench import Question
from elbowroom.hosting.questions import StudyQuestion
from elbowroom.table.entries import Result
from elbowroom.table.refused import Refused

UNFORESEEN = "Something went wrong in the page; nothing was lost. Try again, or load the page anew."
CONFLICT = "conflict"
DESCRIBED = shipped()


class Database(Protocol):
    """The browser's database, as JavaScript offers it: texts in, `{ok}` or `{fault, message}` out."""

    def create(self, table: str, head: str, batch: str) -> Awaitable[str]:
        """Keep a new table."""

    def append(
        self, table: str, version: int, batch: str, head: str, result: str
    ) -> Awaitable[str]:
        """Keep a batch, and a head and a result where they are given."""

    def load(self, table: str) -> Awaitable[str]:
        """Give a table."""

    def since(self, table: str, version: int) -> Awaitable[str]:
        """Give the batches after a version."""

    def tables(self) -> Awaitable[str]:
        """Give the heads of all tables."""

    def replace(self, table: str, head: str, batches: str) -> Awaitable[str]:
        """Write a table anew."""

    def remove(self, table: str) -> Awaitable[str]:
        """Forget a table."""

    def results(self, game: str) -> Awaitable[str]:
        """Give the results of a game's challenges."""

    def hold(self, table: str) -> Awaitable[str]:
        """Play at a table in this tab, if no other does."""

    def letGo(self, table: str) -> None:  # noqa: N802 - JavaScript names it
        """Play there no longer."""


async def given(answer: Awaitable[str]) -> Any:
    """Wait for the database; raise what went wrong there."""
    told = json.loads(await answer)
    if "fault" not in told:
        return told["ok"]
    if told["fault"] == CONFLICT:
        raise Conflict
    raise JournalFailed(f"The browser keeps nothing more: {told['message']}", told["fault"])


class BrowserJournal(Journal):
    """The journals of all tables in the browser's own database."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._heads: dict[str, Kept] = {}

    async def create(self, kept: Kept) -> None:
        """Keep a new table."""
        table, batch = kept.row.id, written_batch(kept.batches[0])
        await given(self._database.create(table, written_head(kept), batch))
        self._heads[table] = replace(kept, batches=())

    async def append(
        self,
        table_id: str,
        batch: Batch,
        secrets: dict[str, str] | None = None,
        result: Result | None = None,
    ) -> None:
        """Keep entries."""
        head = self._heads[table_id]
        merged = replace(head, secrets=head.secrets | (secrets or {}))
        await given(
            self._database.append(
                table_id,
                batch[0].version,
                written_batch(batch),
                written_head(merged) if secrets else "",
                "" if result is None else json.dumps(asdict(result)),
            )
        )
        self._heads[table_id] = merged

    async def load(self, table_id: str) -> Kept | None:
        """Give a table."""
        found = await given(self._database.load(table_id))
        if found is None:
            return None
        kept = read_kept(found["head"], found["batches"])
        self._heads[table_id] = replace(kept, batches=())
        return kept

    async def since(self, table_id: str, version: int) -> tuple[Batch, ...]:
        """Give what was appended after a version."""
        return tuple(map(read_batch, await given(self._database.since(table_id, version))))

    async def tables(self) -> tuple[Kept, ...]:
        """Give all tables without their entries."""
        return tuple(read_kept(head, ()) for head in await given(self._database.tables()))

    async def replace(
        self, table_id: str, batches: Sequence[Batch], secrets: dict[str, str]
    ) -> None:
        """Keep other words for what happened."""
        head = replace(self._heads[table_id], secrets=secrets)
        told = json.dumps([[batch[0].version, written_batch(batch)] for batch in batches])
        await given(self._database.replace(table_id, written_head(head), told))
        self._heads[table_id] = head

    async def remove(self, table_id: str) -> None:
        """Forget a table."""
        await given(self._database.remove(table_id))

    async def results(self, game: str) -> tuple[Result, ...]:
        """Give the results of a game's challenges."""
        found = await given(self._database.results(game))
        return tuple(Result(**json.loads(each)) for each in found)

    async def hold(self, table_id: str) -> bool:
        """Play at a table in this tab; False where another one does."""
        return bool(await given(self._database.hold(table_id)))

    def let_go(self, table_id: str) -> None:
        """Play there no longer."""
        self._database.letGo(table_id)


Think = Callable[[str], Awaitable[str]]
"""Has a packed question thought through by the worker that thinks."""


def asking(think: Think) -> Callable[[Question | StudyQuestion], Awaitable[tuple[str, Any]]]:
    """Ask another worker: questions and answers travel as they do between processes."""

    async def ask(question: Question | StudyQuestion) -> tuple[str, Any]:
        answer = await think(packed(question))
        kind, told = unpacked(answer)
        return str(kind), told

    return ask


def packed(thing: Any) -> str:
    """Write something down for the other worker."""
    return base64.b64encode(pickle.dumps(thing)).decode()


def unpacked(text: str) -> Any:
    """Read what the other worker of this page has written."""
    return pickle.loads(base64.b64decode(text))  # noqa: S301 - of the same page, never from outside


class Desk:
    """What JavaScript asks, in texts."""

    def __init__(
        self,
        database: Database | None,
        think: Think,
        told: Callable[[int, str], None],
        bot_delay: float = BOT_DELAY,
        held: Held | None = None,
    ) -> None:
        # JavaScript's null is no None.
        journal = BrowserJournal(database) if database else MemoryJournal()
        self._page = Page(DESCRIBED, journal, asking(think), bot_delay=bot_delay, held=held)
        self._told = told
        self._lines: dict[int, Line] = {}

    async def call(self, method: str, path: str, body: str, secrets: str) -> str:
        """Answer a call: its status and what is told."""
        try:
            status, told = await self._page.answer(
                method, path, json.loads(body), json.loads(secrets)
            )
        except Exception as fault:  # noqa: BLE001 - whatever it is, the page is told
            status, told = 500, Refused("unavailable", f"{UNFORESEEN} ({fault!r})").body()
        return json.dumps([status, told], separators=(",", ":"))

    def open(self, number: int, table: str) -> None:
        """Open a line to a table."""

        def tell(message: dict[str, Any]) -> None:
            self._told(number, json.dumps(message, separators=(",", ":")))

        self._lines[number] = self._page.line(table, tell)

    async def say(self, number: int, text: str) -> None:
        """Hear what is said on a line."""
        line = self._lines.get(number)
        if line is not None:
            await line.hear(json.loads(text))

    def close(self, number: int) -> None:
        """Close a line."""
        line = self._lines.pop(number, None)
        if line is not None:
            line.close()

    async def follow(self, table: str) -> None:
        """Take in what another tab has kept of a table."""
        await self._page.follow(table)

    async def take_over(self, table: str) -> None:
        """Play at a table where another tab played before."""
        await self._page.take_over(table)

    async def look_at_the_clocks(self) -> None:
        """Let clocks run out."""
        await self._page.look_at_the_clocks()
