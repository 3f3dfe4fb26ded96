"""What an operator does about tables, names, chat and reports; each deed is written down."""

from __future__ import annotations

import asyncio
import getpass
import json
from collections.abc import Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any, TypeVar

from rich.markup import escape

from elbowroom.cli.failing import fail
from elbowroom.cli.keeping import address_of
from elbowroom.cli.output import console, table
from elbowroom.cli.serve import tell
from elbowroom.server.store import NoSuchTable, StoreError, open_store
from elbowroom.server.store.moderating import (
    Deed,
    Moderation,
    Statement,
    allowing,
    forbidding,
    new_id,
    settling,
)
from elbowroom.table import commands
from elbowroom.table.clocks import now
from elbowroom.table.deciding import decide
from elbowroom.table.fairness import Chance
from elbowroom.table.personal import without_line, without_name
from elbowroom.table.table import Table
from elbowroom.table.views import summary_of

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from elbowroom.server.store.interface import JournalStore
    from elbowroom.table.entries import Entry

T = TypeVar("T")
_LISTED_BY = {"name": "elbowroom names list", "word": "elbowroom chat words"}
"""The command that lists what is forbidden, by its kind."""


class Desk:
    """An operator at a database."""

    def __init__(self, store: JournalStore) -> None:
        self.store = store
        self.kept = Moderation(store)

    async def do(self, what: str, table_id: str | None, detail: str, *more: Statement) -> None:
        """Write a deed down, with what it changes."""
        who = getpass.getuser()
        await self.kept.do(Deed(new_id(), now(), who, what, table_id, detail), *more)

    async def entries(self, table_id: str) -> Sequence[Entry]:
        """Give all entries of a table, which has to exist."""
        return await self.store.entries_since(table_id, 0)

    async def append(self, table_id: str, command: commands.Command) -> None:
        """Let something happen at a table, as a server would."""
        table = Table.of(table_id, await self.entries(table_id))
        chance = Chance((await self.store.secrets(table_id))["seed"], table.drawn_as)
        trial = decide(table, command, chance, now())
        if trial.entries:
            summary = summary_of(trial.table)
            await self.store.append(table_id, table.version, trial.entries, summary=summary)


@asynccontextmanager
async def _desk(database: str | None) -> AsyncIterator[Desk]:
    store = await open_store(address_of(database))
    try:
        yield Desk(store)
    finally:
        await store.close()


def at_desk(database: str | None, work: Callable[[Desk], Awaitable[T]]) -> T:
    """Do something at a database, or say why it cannot be done."""

    async def run() -> T:
        async with _desk(database) as desk:
            return await work(desk)

    try:
        return asyncio.run(run())
    except NoSuchTable:
        fail("There is no such table; `elbowroom tables list` lists them.")
    except StoreError as fault:
        fail(f"Nothing was done: {fault}.")


def show(lines: list[dict[str, Any]], as_json: bool) -> None:
    """Print what was found: a line for each, or one JSON object."""
    if as_json:
        tell(json.dumps(lines, ensure_ascii=False))
        return
    if not lines:
        tell("Nothing is there.")
        return
    rows = table(*lines[0])
    for line in lines:
        rows.add_row(*[escape(str(value)) for value in line.values()])
    console().print(rows)


# Tables.


def list_tables(database: str | None, text: str, as_json: bool) -> None:
    """List tables, with whoever plays there."""

    async def find(desk: Desk) -> list[dict[str, Any]]:
        return [
            {
                "table": found.id,
                "game": found.game,
                "status": json.loads(found.summary or "{}").get("status", ""),
                "listed": "private" if found.private else "public",
                "created": found.created,
                "names": ", ".join(
                    filter(None, json.loads(found.summary or "{}").get("names", []))
                ),
            }
            for found in await desk.kept.tables()
        ]

    lines = at_desk(database, find)
    wanted = text.casefold()
    show(
        [line for line in lines if wanted in json.dumps(line, ensure_ascii=False).casefold()],
        as_json,
    )


def close_table(database: str | None, table: str, why: str) -> None:
    """Close a table; its players see that the operator did."""

    async def close(desk: Desk) -> None:
        await desk.append(table, commands.Shut(None))
        await desk.do("tables close", table, why)

    at_desk(database, close)
    tell(f"{table} is closed.")


def remove_table(database: str | None, table: str, why: str) -> None:
    """Remove a table for good."""

    async def remove(desk: Desk) -> None:
        await desk.entries(table)
        await desk.store.remove(table)
        await desk.do("tables remove", table, why)

    at_desk(database, remove)
    tell(f"{table} is removed.")


def block_opener(database: str | None, table: str, why: str) -> None:
    """Allow the network that opened a table no new ones."""

    async def block(desk: Desk) -> bool:
        opener = (await desk.store.secrets(table)).get("opener")
        if opener is None:
            return False
        await desk.do("tables block", table, why, *forbidding("network", opener, now()))
        return True

    if not at_desk(database, block):
        fail("It is not known from where this table was opened: limits were off.")
    tell(f"Whoever opened {table} opens no more tables.")


# Names and words.


def remove_name(database: str | None, table: str, seat: int, why: str) -> None:
    """Take the name of a seat away; its player goes on as "Player N"."""

    async def remove(desk: Desk) -> None:
        await desk.store.redact(table, without_name(await desk.entries(table), seat), [])
        await desk.append(table, commands.Moderate(seat, "name"))
        await desk.do("names remove", table, f"seat {seat} {why}".strip())

    at_desk(database, remove)
    tell(f"Seat {seat} of {table} is called Player {seat + 1}.")


def forbid(database: str | None, kind: str, texts: list[str]) -> None:
    """Forbid names or words from now on."""

    async def change(desk: Desk) -> None:
        for text in texts:
            await desk.do(f"block {kind}", None, text, *forbidding(kind, text, now()))

    at_desk(database, change)
    tell(f"{', '.join(texts)}: not allowed from now on.")


def allow(database: str | None, kind: str, texts: list[str]) -> None:
    """Allow names or words again; all of them, or none if one was not forbidden."""

    async def change(desk: Desk) -> list[str]:
        forbidden = {rule.text for rule in await desk.kept.rules() if rule.kind == kind}
        unknown = [text for text in texts if text not in forbidden]
        for text in [] if unknown else texts:
            await desk.do(f"allow {kind}", None, text, allowing(kind, text))
        return unknown

    unknown = at_desk(database, change)
    if unknown:
        listed = _LISTED_BY[kind]
        fail(
            f"Nothing was changed: {', '.join(unknown)} was not forbidden; `{listed}` lists what is."
        )
    tell(f"{', '.join(texts)}: allowed from now on.")


def list_rules(database: str | None, kind: str, as_json: bool) -> None:
    """List what is not allowed."""

    async def find(desk: Desk) -> list[dict[str, Any]]:
        rules = await desk.kept.rules()
        return [{"text": rule.text, "since": rule.at} for rule in rules if rule.kind == kind]

    show(at_desk(database, find), as_json)


# Chat, reports, the trail.


def list_chat(database: str | None, table: str, as_json: bool) -> None:
    """List what was said at a table."""

    async def find(desk: Desk) -> list[dict[str, Any]]:
        return [
            {
                "line": entry.version,
                "at": entry.at,
                "seat": entry.seat,
                "name": entry.body["name"],
                "text": entry.body["text"],
            }
            for entry in await desk.entries(table)
            if entry.kind == "chat"
        ]

    show(at_desk(database, find), as_json)


def remove_line(database: str | None, table: str, line: int, why: str) -> None:
    """Take a line of chat away."""

    async def remove(desk: Desk) -> bool:
        entries = await desk.entries(table)
        changed = without_line(entries, line)
        if not changed:
            return False
        seat = next(entry.seat for entry in entries if entry.version == line)
        await desk.store.redact(table, changed, [])
        await desk.append(table, commands.Moderate(seat, "chat"))
        await desk.do("chat remove", table, f"line {line} {why}".strip())
        return True

    if not at_desk(database, remove):
        fail(f"There is no line {line} at {table}; `elbowroom chat list {table}` lists them.")
    tell(f"Line {line} of {table} is removed.")


def list_reports(database: str | None, everything: bool, as_json: bool) -> None:
    """List what players have reported."""

    async def find(desk: Desk) -> list[dict[str, Any]]:
        return [
            {
                "report": found.id,
                "at": found.at,
                "table": found.table_id,
                "about": f"seat {found.seat}",
                "by": f"seat {found.by_seat}",
                "reason": found.reason,
                "text": found.text,
            }
            for found in await desk.kept.reports(everything)
        ]

    show(at_desk(database, find), as_json)


def close_report(database: str | None, report: str, why: str) -> None:
    """Put a report away."""

    async def close(desk: Desk) -> bool:
        if not await desk.kept.has_report(report):
            return False
        await desk.do("reports close", None, f"{report} {why}".strip(), settling(report))
        return True

    if not at_desk(database, close):
        fail(f"There is no report {report}; `elbowroom reports list --all` lists them.")
    tell(f"Report {report} is put away.")


def list_deeds(database: str | None, as_json: bool) -> None:
    """List what operators did."""

    async def find(desk: Desk) -> list[dict[str, Any]]:
        return [
            {
                "at": deed.at,
                "who": deed.who,
                "what": deed.what,
                "table": deed.table_id or "",
                "detail": deed.detail,
            }
            for deed in await desk.kept.deeds()
        ]

    show(at_desk(database, find), as_json)
