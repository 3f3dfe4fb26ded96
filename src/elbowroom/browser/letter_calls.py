"""Games by letters in the page: begun, opened when a letter comes, and written to whoever is next."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from elbowroom.browser.api import CREATED, Answer, Call, answers
from elbowroom.browser.room import Room
from elbowroom.hosting.answers import opened_told
from elbowroom.hosting.plans import plan_of
from elbowroom.table import commands
from elbowroom.table.chains import link_of
from elbowroom.table.entries import TableRow
from elbowroom.table.fairness import new_seed
from elbowroom.table.identity import hashed, new_secret, tidy
from elbowroom.table.letters import Letter, checked_setup, letter_of, read_letter
from elbowroom.table.new_table import NewTable, new_table_id
from elbowroom.table.opening_letters import Compared, Played, opened
from elbowroom.table.refused import Refused
from elbowroom.table.table import Table

OTHERS = "This letter is of a game between others: all its chairs are taken, none of them here."


@answers("POST", "/letters")
async def begin(call: Call) -> Answer:
    """Open a table for a game by letters: one sits here, the others where its letters are opened."""
    wish = call.wish
    setup = _checked(wish)
    played = Played(Table(new_table_id()), call.page.now())
    played.open(wish.game, setup, wish.players)
    return CREATED, opened_told(await _sit(call, played, 0, tidy(wish.name)))


def _checked(wish: Any) -> dict[str, Any]:
    """Check what is to be played as for any table, and that it can be played by letters."""
    seats = [SimpleNamespace(kind="link", name="", bot=None)] * wish.players
    usual = {"private": True, "spectators": False, "hints": False, "seal": None}
    none = {"clock": None, "patience": None}
    plain = {"game": wish.game, "players": wish.players, "options": wish.options}
    setup = plan_of(SimpleNamespace(**plain, **usual, **none, seats=seats)).setup
    options = {name: value for name, value in setup.items() if name != "players"}
    return checked_setup(wish.game, wish.players, options)


async def _sit(call: Call, played: Played, seat: int, name: str) -> NewTable:
    """Take a chair at a table of letters, with a chain of links for its dice, and keep the table."""
    seed, secret = new_seed(), new_secret()
    played.carry_out(commands.Sit(seat, name, None, link_of(seed, 0)))
    played.release(seat, link_of(seed, 1))
    table = played.table
    row = TableRow(table.id, table.facts["game"], private=True, created=call.page.now(), host=seat)
    kept = {"seed": seed, f"seat:{seat}": hashed(secret)}
    new = NewTable(row, played.entries, table, kept, {seat: secret}, None)
    await call.page.open(new)
    return new


@answers("POST", "/letters/open")
async def open_letter(call: Call) -> Answer:
    """Open a letter: play what is new in it, or tell what it invites to; nothing of it is believed unseen."""
    letter = read_letter(call.wish.letter)
    try:
        room = await call.page.room(letter.table)
    except Refused as refused:
        if refused.code != "no_such_table":
            raise
        return await _join(call, letter)
    seat = _own_seat(room)
    compared = Compared(letter, room.table, seat, room.seed)
    if compared.new:
        await room.take_letter(compared, seat)
    return 200, {"table": room.row.id, "new": compared.new, "invitation": None, "opened": None}


async def _join(call: Call, letter: Letter) -> Answer:
    """Sit down on the first chair that is free; who gives no name is told what it is about."""
    free = [seat for seat, name in enumerate(letter.names) if name is None]
    if not free:
        raise Refused("not_your_seat", OTHERS, key="letter_others")
    played = opened(letter, call.page.now())
    if call.wish.name is None:
        names = [name for name in letter.names if name is not None]
        about = {"game": letter.game, "players": len(letter.names), "names": names}
        invitation = {**about, "setup": letter.setup}
        told = {"table": letter.table, "new": True, "invitation": invitation, "opened": None}
        return 200, told
    new = await _sit(call, played, free[0], tidy(call.wish.name) or f"Player {free[0] + 1}")
    told = {"table": letter.table, "new": True, "invitation": None, "opened": opened_told(new)}
    return 200, told


def _own_seat(room: Room) -> int:
    """Give the seat of this browser; refuse where nobody plays by letters."""
    if not room.table.by_letters:
        raise Refused("not_now", "At this table nobody plays by letters.")
    return min(int(seat) for seat in room.held)


@answers("GET", "/tables/{table}/letter")
async def about_letter(call: Call) -> Answer:
    """Say whether a table is played by letters, and to whom the next one goes."""
    room, _ = await call.seen()
    if not room.table.by_letters:
        return 200, {"by_letters": False, "to": None, "due": False}
    seat = _own_seat(room)
    return 200, {"by_letters": True, "to": _next(room.table, seat), "due": _due(room.table, seat)}


@answers("POST", "/tables/{table}/letter")
async def write(call: Call) -> Answer:
    """Write the letter to whoever is next; what is in it cannot be taken back any more."""
    seat = call.wish.seat
    room = await call.mine(seat)
    if _own_seat(room) != seat or not _due(room.table, seat):
        raise Refused("not_now", "It is your turn: write when it is over.", key="letter_not_due")
    await room.carry_out(commands.Post(seat))
    letter = letter_of(room.table, seat, room.seed)
    return 200, {"letter": letter, "to": _next(room.table, seat)}


def _due(table: Table, seat: int) -> bool:
    """Whether somebody waits for a letter from here."""
    return table.asked() != seat


def _next(table: Table, seat: int) -> int | None:
    """Give the seat that a letter goes to; None: to whoever comes, or to all."""
    if table.play is not None:
        return table.asked()
    if not table.full:
        return None
    return next((place for place, each in enumerate(table.seats) if not each.words), None)
