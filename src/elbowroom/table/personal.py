"""A person's data at a table: what there is, and the table's entries without it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from elbowroom.table.entries import Entry, TableRow, public_entry
from elbowroom.table.table import Table


def name_of_nobody(seat: int) -> str:
    """Give the name of a seat whose person wanted to be forgotten."""
    return f"Player {seat + 1}"


def data_of(
    row: TableRow,
    table: Table,
    entries: Sequence[Entry],
    seat: int,
    heard: Sequence[dict[str, Any]] = (),
) -> dict[str, Any]:
    """Give all that is kept of a person at a table: what they are called, said and did.

    `heard` is how they are told of their turns.
    """
    place = table.seats[seat]
    return {
        "table": row.id,
        "game": row.game,
        "created": row.created,
        "seat": seat,
        "name": place.name,
        "words": place.words,
        "host": row.host == seat,
        "notices": list(heard),
        "entries": [public_entry(entry) for entry in entries if entry.seat == seat],
    }


def without_person(entries: Sequence[Entry], seat: int) -> dict[int, dict[str, Any]]:
    """Give the bodies of the entries that have to change when a person is forgotten.

    What was played stays, for it is the others' game too; so do the words that were added to the
    seed, without which nobody could check the dice.
    """
    changed = {}
    for entry in entries:
        body = _without(entry, seat)
        if body != entry.body:
            changed[entry.version] = body
    return changed


def _without(entry: Entry, seat: int) -> dict[str, Any]:
    body = entry.body
    if entry.kind == "opened":
        setup = _unnamed(body["setup"], seat)
        return {**body, "setup": setup}
    if entry.seat != seat:
        return body
    if entry.kind == "chat":
        return {**body, "name": name_of_nobody(seat), "text": "", "gone": True}
    if "name" in body and body.get("bot") is None:
        return {**body, "name": name_of_nobody(seat)}
    return {**body, "name": name_of_nobody(seat)} if entry.kind == "left" else body


def _unnamed(setup: dict[str, Any], seat: int) -> dict[str, Any]:
    """Take a name out of the set-up of a rematch, which brings those of the game before."""
    names = setup.get("names")
    if not names or seat >= len(names):
        return setup
    return {**setup, "names": [*names[:seat], name_of_nobody(seat), *names[seat + 1 :]]}


def without_name(entries: Sequence[Entry], seat: int) -> dict[int, dict[str, Any]]:
    """Give the bodies that change when a name is taken away; what was said stays."""
    changed = without_person([entry for entry in entries if entry.kind != "chat"], seat)
    for entry in entries:
        if entry.kind == "chat" and entry.seat == seat:
            changed[entry.version] = {**entry.body, "name": name_of_nobody(seat)}
    return changed


def without_line(entries: Sequence[Entry], version: int) -> dict[int, dict[str, Any]]:
    """Give the body of a line of chat that is taken away; nothing if there is none."""
    return {
        entry.version: {**entry.body, "text": "", "gone": True}
        for entry in entries
        if entry.version == version and entry.kind == "chat"
    }


def all_forgotten(table: Table) -> bool:
    """Whether nobody is left at a table who might want it kept."""
    return all(seat.gone for seat in table.seats if seat.kind == "person")
