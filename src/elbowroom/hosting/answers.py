"""What is told to whoever opened a table, did something there or was refused."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from elbowroom.table.entries import Entry, public_entry
from elbowroom.table.new_table import NewTable

NEWEST = 100
"""Entries of a snapshot when the client does not say what it has."""
PAGE = 200
"""Entries of one answer at most."""
STATUS = {
    "malformed": 400,
    "illegal": 422,
    "stale": 409,
    "not_your_turn": 409,
    "not_your_seat": 403,
    "no_such_table": 404,
    "no_such_call": 404,
    "seat_taken": 409,
    "too_large": 413,
    "too_many": 429,
    "not_now": 409,
    "unavailable": 503,
}
"""The codes of the protocol and their HTTP statuses."""


def opened_told(new: NewTable, yours: dict[int, str] | None = None) -> dict[str, Any]:
    """Tell whoever opened a table what they need to know."""
    given = new.given | (yours or {})
    return {
        "table": new.row.id,
        "version": new.entries[-1].version,
        "seats": [seat_key(new.row.id, seat, given[seat]) for seat in sorted(given)],
        "watch": f"/t/{new.row.id}",
        "host": new.host,
    }


def seat_key(table_id: str, seat: int, secret: str) -> dict[str, Any]:
    """Give a seat with its secret and its link."""
    return {"seat": seat, "secret": secret, "link": f"/t/{table_id}#s={secret}"}


def done_told(entries: Sequence[Entry], version: int) -> dict[str, Any]:
    """Tell the entries that followed at a table of this version."""
    newest = entries[-1].version if entries else version
    return {"version": newest, "entries": [public_entry(entry) for entry in entries]}


def first_missed(since: int | None, version: int) -> int:
    """Say after which entry a snapshot goes on for somebody who knows those up to `since`."""
    first = version - NEWEST if since is None or since > version else since
    return max(0, version - PAGE, first)


def page_told(entries: Sequence[Entry], version: int) -> dict[str, Any]:
    """Give a page of what happened at a table of this version."""
    newest = max(version, entries[-1].version if entries else 0)
    more = bool(entries) and entries[-1].version < newest
    return {"version": newest, "entries": [public_entry(each) for each in entries], "more": more}
