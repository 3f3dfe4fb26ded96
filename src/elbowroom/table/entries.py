"""What is kept of a table: its row, its entries, its line in the lobby, its result."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any

_write = json.JSONEncoder(separators=(",", ":")).encode


@dataclass(frozen=True, slots=True)
class TableRow:
    """What is known of a table from its first moment and never changes."""

    id: str
    game: str
    private: bool
    created: str
    """ISO 8601."""
    host: int | None
    """The seat of whoever opened the table; None when they only watch."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One thing that happened at a table; entries are never changed."""

    version: int
    """1 for a table's first entry, then without gaps."""
    kind: str
    seat: int | None
    key: str | None
    """What makes resending safe: a seat uses a key once at a table."""
    at: str
    """ISO 8601."""
    body: dict[str, Any]
    """All other fields; anything JSON can say."""
    text: str | None = field(default=None, repr=False, compare=False)
    """The body as JSON, where it was written already."""


@dataclass(frozen=True, slots=True)
class Summary:
    """What the lobby shows of a table; replaced whenever an append brings a new one."""

    body: dict[str, Any] = field(default_factory=dict)
    live: bool = True
    """False once the game is over or closed: nothing waits for anybody any more."""


@dataclass(frozen=True, slots=True)
class Result:
    """How a challenge ended; it never changes."""

    table_id: str
    game: str
    day: str
    """The day of the challenge: YYYY-MM-DD."""
    player: str
    """Whose it is: equal for one person, and says nothing about them."""
    name: str
    won: bool
    points: int
    rival: int | None
    """The points of the best of the others; None without others."""
    at: str
    """When the game ended; ISO 8601."""
    counts: bool = True
    """Whether it was the player's first result of that day; the store decides."""


def new_entry(
    version: int, kind: str, seat: int | None, key: str | None, at: str, body: dict[str, Any]
) -> Entry:
    """Make an entry; its body is written once, in ASCII, for store and sockets alike."""
    return Entry(version, kind, seat, key, at, body, _write(body))


def answer_of(entry: Entry) -> str:
    """Give what was answered, concealed or not."""
    body = entry.body
    return str(body["_action"] if "_action" in body else body["action"])


def public_entry(entry: Entry) -> dict[str, Any]:
    """Give an entry as everybody may see it: fields with a leading underscore stay here."""
    told = {name: value for name, value in entry.body.items() if not name.startswith("_")}
    return {
        "version": entry.version,
        "kind": entry.kind,
        "seat": entry.seat,
        "at": entry.at,
        **told,
    }


def entry_text(entry: Entry) -> bytes:
    """Write an entry as everybody may see it."""
    text = entry.text
    if text is None or len(text) <= len("{}") or '"_' in text:
        return _write(public_entry(entry)).encode()
    seat = "null" if entry.seat is None else entry.seat
    head = f'{{"version":{entry.version},"kind":"{entry.kind}","seat":{seat},"at":"{entry.at}",'
    return (head + text[1:]).encode()
