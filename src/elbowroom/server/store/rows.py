"""Entries as rows: what both databases check, write and read in the same way."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from elbowroom.server.store.interface import InvalidEntry, StoreDamaged
from elbowroom.table.entries import Entry, Summary, TableRow

#: The longest table id, in characters: it has to fit a notification.
LONGEST_ID = 200
LAST_VERSION = 2**62
LAST_SEAT = 2**31 - 1

#: The columns of an entry, in the order `entry` expects them.
ENTRY_COLUMNS = "version, kind, seat, key, at, body"
ROW_COLUMNS = "id, game, private, created, host"


class Line(NamedTuple):
    """An entry ready to be written; its body is text and can no longer change."""

    version: int
    kind: str
    seat: int | None
    key: str | None
    at: str
    body: str


@dataclass(frozen=True, slots=True)
class Append:
    """Everything one append writes, checked."""

    table_id: str
    expected: int
    lines: tuple[Line, ...]
    summary: str | None
    live: bool | None
    secrets: Mapping[str, str]

    @property
    def newest(self) -> int:
        """The table's version once this is stored."""
        return self.expected + len(self.lines)


def prepare(
    table_id: str,
    expected: int,
    entries: Sequence[Entry],
    summary: Summary | None,
    secrets: Mapping[str, str] | None,
) -> Append:
    """Check what is to be appended; InvalidEntry says what cannot be stored."""
    if not is_id(table_id):
        raise InvalidEntry("the id of a table is a text of 1 to 200 characters")
    if not 0 <= expected < LAST_VERSION:
        raise InvalidEntry("a version is a whole number from 0 upward")
    for name, value in (secrets or {}).items():
        if not (is_text(name) and is_text(value)):
            raise InvalidEntry("the name and the value of a secret are plain texts")
    lines = tuple(line(entry, number) for number, entry in enumerate(entries, expected + 1))
    used = [(each.seat, each.key) for each in lines if each.key is not None]
    if len(set(used)) < len(used):
        raise InvalidEntry("a seat uses a key for one entry only")
    return Append(
        table_id,
        expected,
        lines,
        None if summary is None else as_json(summary.body, "a summary"),
        None if summary is None else summary.live,
        dict(secrets or {}),
    )


def line(entry: Entry, number: int) -> Line:
    """The entry as it is written, once it is known to be storable."""
    if entry.version != number:
        raise InvalidEntry(f"the next entry is number {number}, not {entry.version}")
    if not is_text(f"{entry.kind}{entry.at}{entry.key or ''}"):
        raise InvalidEntry("the kind, the time and the key of an entry are plain texts")
    if not (entry.seat is None or 0 <= entry.seat <= LAST_SEAT):
        raise InvalidEntry("a seat is a whole number from 0 upward")
    body = entry.text
    if body is None:
        body = as_json(entry.body, f"the body of entry {number}")
    return Line(entry.version, entry.kind, entry.seat, entry.key, entry.at, body)


def check_row(row: TableRow) -> None:
    """InvalidEntry when the row of a new table cannot be stored."""
    if not (is_id(row.id) and is_text(row.game) and is_text(row.created)):
        raise InvalidEntry("the id, the game and the time of a table are plain texts")
    if not (row.host is None or 0 <= row.host <= LAST_SEAT):
        raise InvalidEntry("the host is a seat, from 0 upward, or nobody")


def is_text(value: str) -> bool:
    """Whether every database can keep this text as it is."""
    try:
        return "\0" not in value and bool(value.encode() or True)
    except UnicodeEncodeError:
        return False


def is_id(value: str) -> bool:
    """Whether a table may be called this."""
    return 0 < len(value) <= LONGEST_ID and is_text(value)


def may_be_key(table_id: str, seat: int | None, key: str) -> bool:
    """Whether an entry can have this key at all."""
    return is_id(table_id) and is_text(key) and (seat is None or 0 <= seat <= LAST_SEAT)


def as_json(value: dict[str, Any], what: str) -> str:
    """The value as JSON; InvalidEntry when JSON cannot say it."""
    try:
        return json.dumps(value, separators=(",", ":"), allow_nan=False)
    except (TypeError, ValueError, RecursionError):
        raise InvalidEntry(f"{what} cannot be written as JSON") from None


def entry(columns: Sequence[Any]) -> Entry:
    """The entry of a row with ENTRY_COLUMNS."""
    version, kind, seat, key, at, body = columns
    try:
        return Entry(version, kind, seat, key, at, json.loads(body), body)
    except ValueError:
        raise StoreDamaged(f"entry {version} cannot be read; restore a backup") from None


def table_row(columns: Sequence[Any]) -> TableRow:
    """The table of a row with ROW_COLUMNS."""
    id, game, private, created, host = columns
    return TableRow(id, game, bool(private), created, host)
