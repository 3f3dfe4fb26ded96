"""What operators and players keep order with: reports, rules on words, and the trail of deeds."""

from collections.abc import Sequence
from dataclasses import astuple, dataclass
from secrets import token_hex
from typing import Any, Protocol

Statement = tuple[str, tuple[object, ...]]
"""In the words both databases share: {prefix} before our tables, {mark} for a value."""

MOST = 1000
"""Rows that are read at once."""
NAMES, WORDS, NETWORKS = "name", "word", "network"
"""What a rule forbids: a name, a word in names and chat, tables of a network."""

NEW_REPORT = """
INSERT INTO {prefix}reports
VALUES ({mark}, {mark}, {mark}, {mark}, {mark}, {mark}, {mark}, {mark})
"""
NEW_DEED = "INSERT INTO {prefix}deeds VALUES ({mark}, {mark}, {mark}, {mark}, {mark}, {mark})"
REPORTS = """
SELECT id, at, table_id, seat, by_seat, reason, text, done FROM {prefix}reports
WHERE done <= {mark} ORDER BY at DESC LIMIT {mark}
"""


@dataclass(frozen=True)
class Report:
    """What a player tells the operator about another."""

    id: str
    at: str
    table_id: str
    seat: int
    """Whom it is about."""
    by_seat: int
    reason: str
    text: str
    open: bool = True


@dataclass(frozen=True)
class Deed:
    """What an operator did."""

    id: str
    at: str
    who: str
    what: str
    table_id: str | None
    detail: str


@dataclass(frozen=True)
class Rule:
    """What is not allowed at this server."""

    kind: str
    text: str
    at: str


@dataclass(frozen=True)
class Overview:
    """A table as an operator sees it."""

    id: str
    game: str
    private: bool
    created: str
    live: bool
    summary: str


def new_id() -> str:
    """Name a report or a deed."""
    return token_hex(6)


class Asked(Protocol):
    """A database that can be asked and told in the words both share."""

    async def ask(self, statement: str, *values: object) -> list[tuple[Any, ...]]:
        """Give all rows of the answer."""

    async def tell(self, statements: Sequence[Statement]) -> None:
        """Carry out all statements together, or none."""


class Moderation:
    """Reports, rules and deeds in a database."""

    def __init__(self, store: Asked) -> None:
        self._store = store

    async def report(self, report: Report) -> None:
        """Keep a report."""
        *values, is_open = astuple(report)
        await self._store.tell([(NEW_REPORT, (*values, int(not is_open)))])

    async def reports(self, all_of_them: bool = False) -> list[Report]:
        """List reports, the newest first."""
        found = await self._store.ask(REPORTS, int(all_of_them), MOST)
        return [_report(row) for row in found]

    async def has_report(self, report_id: str) -> bool:
        """Whether there is such a report, also one put away."""
        query = "SELECT count(*) FROM {prefix}reports WHERE id = {mark}"
        ((count,),) = await self._store.ask(query, report_id)
        return bool(count)

    async def reports_by(self, table_id: str, seat: int) -> int:
        """Count what a seat has reported at its table."""
        query = "SELECT count(*) FROM {prefix}reports WHERE table_id = {mark} AND by_seat = {mark}"
        ((count,),) = await self._store.ask(query, table_id, seat)
        return int(count)

    async def rules(self) -> list[Rule]:
        """List what is not allowed."""
        found = await self._store.ask(
            "SELECT kind, text, at FROM {prefix}rules ORDER BY kind, text"
        )
        return [Rule(*row) for row in found]

    async def deeds(self, since: str = "") -> list[Deed]:
        """List what operators did, the oldest first."""
        found = await self._store.ask(
            "SELECT id, at, who, what, table_id, detail FROM {prefix}deeds WHERE at >= {mark} "
            "ORDER BY at, id LIMIT {mark}",
            since,
            MOST,
        )
        return [Deed(*row) for row in found]

    async def tables(self) -> list[Overview]:
        """List tables, the most recently changed first."""
        found = await self._store.ask(
            "SELECT id, game, private, created, live, summary FROM {prefix}tables "
            "ORDER BY changed DESC LIMIT {mark}",
            MOST,
        )
        return [
            Overview(id, game, bool(private), created, bool(live), summary)
            for id, game, private, created, live, summary in found
        ]

    async def do(self, deed: Deed, *more: Statement) -> None:
        """Write down what an operator does, together with what that changes."""
        await self._store.tell([(NEW_DEED, astuple(deed)), *more])


def forbidding(kind: str, text: str, at: str) -> list[Statement]:
    """Forbid something; again is harmless."""
    return [
        allowing(kind, text),
        ("INSERT INTO {prefix}rules VALUES ({mark}, {mark}, {mark})", (kind, text, at)),
    ]


def allowing(kind: str, text: str) -> Statement:
    """Allow something again."""
    return "DELETE FROM {prefix}rules WHERE kind = {mark} AND text = {mark}", (kind, text)


def settling(report_id: str) -> Statement:
    """Put a report away."""
    return "UPDATE {prefix}reports SET done = 1 WHERE id = {mark}", (report_id,)


def _report(row: tuple[Any, ...]) -> Report:
    id, at, table_id, seat, by_seat, reason, text, done = row
    return Report(id, at, table_id, seat, by_seat, reason, text, not done)
